"""Playing, discarding and showing facedown advisers (OA-6.1)."""

from igroteka.games.oath.state import Adviser
from tests.games.oath.searching import goes
from tests.games.oath.table import Table
from tests.ledger import rule


@rule("OA-6.1-01", "OA-6.1-05", "OA-6-01", "OA-5.1.4.II-04")
def test_a_facedown_adviser_is_played_to_the_site_with_the_favor() -> None:
    table = Table(hidden={1: "elders"})
    table.do("reveal elders")
    assert table.asked == (1, "play")
    assert table.options() == ["discard elders", "to_adviser elders", "to_site elders plains"]
    table.do("to_site elders plains")
    assert table.place("plains").cards == ["elders"]
    assert (table.player(1).favor, table.player(1).supply, table.player(1).advisers) == (1, 7, [])


@rule("OA-6.1-05")
def test_turned_faceup_nobody_makes_room_for_it() -> None:
    table = Table(hidden={1: "elders"}, advisers={1: "tents scouts"})
    table.do("reveal elders; to_adviser elders")
    assert sorted(table.player(1).faces) == ["elders", "scouts", "tents"]
    assert table.player(1).favor == 0


@rule("OA-6.1-05")
def test_an_exile_reveals_a_vision_that_was_an_adviser() -> None:
    table = Table(hidden={1: "vision_of_faith"})
    table.do("reveal vision_of_faith")
    assert goes(table) == ["to_vision vision_of_faith"]
    table.do("to_vision vision_of_faith")
    assert (table.player(1).vision, table.player(1).advisers) == ("vision_of_faith", [])


@rule("OA-6.1-01", "OA-7.2-02")
def test_a_facedown_adviser_is_discarded_even_a_locked_one() -> None:
    table = Table(hidden={1: "a_small_favor"})
    table.do("reveal a_small_favor; discard a_small_favor")
    assert table.g.piles["provinces"] == ["a_small_favor"]
    assert table.player(1).advisers == []
    assert not [event for event in table.match.log if event.heard_by(0) and "a_small_favor" in event.args]


@rule("OA-6.1-02")
def test_restrictions_hold_for_it() -> None:
    table = Table(hidden={1: "garrison a_small_favor"})
    table.do("reveal garrison")
    assert goes(table) == ["to_site garrison plains"]
    table = Table(hidden={1: "garrison a_small_favor"})
    table.do("reveal a_small_favor")
    assert goes(table) == ["to_adviser a_small_favor"]


@rule("OA-6.1-02")
def test_modifiers_of_playing_can_be_used_but_not_those_of_drawing() -> None:
    table = Table(hidden={1: "wolves"}, sites={"plains": "new_growth augury land_warden"}, favor={1: 3})
    table.do("reveal wolves")
    assert table.options() == ["done", "use new_growth"]
    table.do("use new_growth; to_site wolves mountain")
    assert table.place("mountain").cards == ["wolves"]


@rule("OA-6.1-03", "OA-6.1-04", "OA-9.4-05")
def test_the_owner_knows_it_and_may_show_it_to_others() -> None:
    table = Table(hidden={1: "elders"})
    assert table.player(1).known == ["elders"]
    assert table.options("show_adviser") == ["show_adviser elders 0", "show_adviser elders 2"]
    table.do("show_adviser elders 2")
    assert (table.player(2).known, table.player(0).known) == (["elders"], [])
    shown = next(event for event in table.match.log if event.name == "showed")
    assert (shown.args, shown.to) == ((1, "elders"), (2,))
    assert table.options("show_adviser") == ["show_adviser elders 0"]


@rule("OA-6.1-01")
def test_only_the_own_facedown_ones() -> None:
    table = Table(hidden={0: "elders"}, advisers={1: "tents"})
    assert table.options("reveal") == []
    assert table.player(0).advisers == [Adviser("elders")]
