"""Visions and the Conspiracy (OA-2.7, OA-5.1.4.III, OA-5.1.4.IV)."""

from typing import Any

import pytest

from igroteka.games.oath.actions.goals import won_visions
from igroteka.games.oath.components import BOX
from tests.games.oath.searching import goes, search_for
from tests.games.oath.table import Table
from tests.ledger import rule

TRUE_VISIONS = ("vision_of_conquest", "vision_of_rebellion", "vision_of_sanctuary", "vision_of_faith")


def plotting(**position: Any) -> Table:
    """Seat 1 has the Conspiracy in hand; two of the advisers match one of seat 2, who stands at the same site."""
    given: dict[str, Any] = {
        "secrets": {1: 1},
        "advisers": {1: "tents elders", 2: "lancers"},
        "relics": {2: "whistle"},
        "banners": {2: "peoples_favor darkest_secret"},
        "banner_tokens": {"peoples_favor": 5, "darkest_secret": 2},
    }
    return search_for("conspiracy", **(given | position))


@rule("OA-2.7.2-02", "OA-2.7.2-03")
def test_four_visions_with_a_goal_and_the_conspiracy() -> None:
    assert {name for name, vision in BOX.visions.items() if vision.goal} == set(TRUE_VISIONS)
    assert set(BOX.visions) == {*TRUE_VISIONS, "conspiracy"}
    assert BOX.visions["conspiracy"].powers


@rule("OA-5.1.4.III-01", "OA-5.1.4.III-03", "OA-5.1.4.III-04", "OA-2.2.2-03")
def test_an_exile_reveals_a_vision_or_hides_it() -> None:
    table = search_for("vision_of_faith")
    assert goes(table) == ["to_facedown vision_of_faith", "to_vision vision_of_faith"]
    table.do("to_vision vision_of_faith")
    assert (table.player(1).vision, table.player(1).advisers) == ("vision_of_faith", [])


@rule("OA-5.1.4.III-02", "OA-5.1.4.III-03")
@pytest.mark.parametrize("citizens", [(), (1,)])
def test_chancellor_and_citizens_only_hide_visions(citizens: tuple[int, ...]) -> None:
    table = search_for("vision_of_faith", turn=1 if citizens else 0, citizens=citizens)
    assert goes(table) == ["to_facedown vision_of_faith"]


@rule("OA-5.1.4.III-05", "OA-2.2.1-02")
def test_a_vision_takes_the_place_of_another_which_is_discarded() -> None:
    table = search_for("vision_of_faith", visions={1: "vision_of_conquest"})
    table.do("to_vision vision_of_faith")
    assert table.player(1).vision == "vision_of_faith"
    assert table.g.piles["provinces"] == ["vision_of_conquest"]


@rule("OA-2.7.2-01")
def test_a_revealed_vision_gives_its_holder_a_goal() -> None:
    table = Table(visions={1: "vision_of_faith"}, hidden={2: "vision_of_rebellion"}, visions_drawn=3)
    for seat, banner in ((1, "darkest_secret"), (2, "peoples_favor")):
        table.player(seat).banners.append(banner)
    assert won_visions(table.g, table.player(1)) == ["vision_of_faith"]
    assert won_visions(table.g, table.player(2)) == []


@rule("OA-5.1.4.IV-01", "OA-5.1.4.IV-02")
@pytest.mark.parametrize("citizens", [(), (1,)])
def test_anybody_plays_the_conspiracy_faceup(citizens: tuple[int, ...]) -> None:
    table = search_for("conspiracy", turn=1 if citizens else 0, citizens=citizens)
    assert goes(table) == ["to_facedown conspiracy", "to_vision conspiracy"]
    table = search_for("conspiracy", visions={1: "vision_of_faith"})
    table.do("to_vision conspiracy")
    assert table.player(1).vision == "vision_of_faith"
    assert table.g.out == ["conspiracy"]


@rule("OA-5.1.4.IV-03", "OA-5.1.4.IV-05", "OA-7.1.2-02")
def test_for_a_burnt_secret_it_takes_a_relic_of_a_player_here_and_leaves_the_game() -> None:
    table = plotting()
    secrets = table.g.secrets
    table.do("to_vision conspiracy")
    assert table.asked == (1, "may")
    table.do("accept")
    assert table.options() == ["card darkest_secret", "card peoples_favor", "card whistle"]
    table.do("card whistle")
    assert (table.player(1).relics, table.player(2).relics) == (["whistle"], [])
    assert (table.player(1).secrets, table.g.secrets) == (0, secrets + 1)
    assert table.g.out == ["conspiracy"]
    assert table.player(1).drawn == []


@rule("OA-5.1.4.IV-06")
def test_a_banner_taken_so_is_seized() -> None:
    table = plotting()
    table.do("to_vision conspiracy; accept; card peoples_favor")
    assert (table.g.banner_tokens["peoples_favor"], table.g.mob) == (3, True)
    table = plotting()
    table.do("to_vision conspiracy; accept; card darkest_secret")
    assert table.g.banner_tokens["darkest_secret"] == 1


@rule("OA-5.1.4.IV-03", "OA-5.1.4.IV-05")
def test_nobody_has_to_burn_the_secret() -> None:
    table = plotting()
    table.do("to_vision conspiracy; decline")
    assert (table.player(1).secrets, table.g.out) == (1, ["conspiracy"])
    assert table.asked == (1, "act")


@rule("OA-5.1.4.IV-03", "OA-5.1.4.IV-04")
@pytest.mark.parametrize(
    "lacking",
    [
        {"secrets": {}},
        {"at": {2: "mountain"}},
        {"advisers": {1: "tents", 2: "lancers"}},
        {"advisers": {1: "tents augury", 2: "lancers"}},
        {"advisers": {1: "tents elders"}, "hidden": {2: "lancers"}},
        {"advisers": {1: "tents", 2: "lancers"}, "hidden": {1: "elders"}},
        {"relics": {}, "banners": {}},
    ],
)
def test_without_secret_company_advisers_or_spoils_nothing_is_taken(lacking: dict[str, object]) -> None:
    table = plotting(**lacking)
    table.do("to_vision conspiracy")
    assert table.asked == (1, "act")
    assert table.g.out == ["conspiracy"]


@rule("OA-5.1.4.IV-04")
def test_the_two_advisers_may_match_two_different_ones() -> None:
    table = plotting(advisers={1: "tents augury", 2: "lancers dazzle"})
    table.do("to_vision conspiracy; accept; card whistle")
    assert table.player(1).relics == ["whistle"]


@rule("OA-5.1.2-06", "OA-2.7.1-01")
def test_a_vision_drawn_by_a_power_advances_the_marker_too() -> None:
    table = Table(world="tents conspiracy", sites={"plains": "oracle"}, secrets={1: 2})
    table.do("power oracle")
    assert table.g.visions_drawn == 1
    assert table.asked == (1, "play")
    table.do("discard conspiracy")
    assert table.g.piles["provinces"] == ["conspiracy"]
    assert table.g.world[-1] == "tents"
