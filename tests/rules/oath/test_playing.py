"""Playing a card to a site or among the advisers (OA-5.1.4, OA-7.6.4)."""

from igroteka.games.oath.state import Adviser
from tests.games.oath.searching import goes, search_for
from tests.games.oath.table import Table
from tests.ledger import rule


@rule("OA-5.1.4-02", "OA-10-24")
def test_a_denizen_goes_to_the_own_site_or_among_the_advisers() -> None:
    table = search_for("elders")
    assert goes(table) == ["to_adviser elders", "to_facedown elders", "to_site elders plains"]


@rule("OA-5.1.4.I-02", "OA-5.1.4.I-05")
def test_a_card_at_a_site_lies_faceup_and_gains_a_favor_of_its_suit() -> None:
    table = search_for("elders")
    table.do("to_site elders plains")
    assert table.place("plains").cards == ["elders"]
    assert (table.player(1).favor, table.g.banks["nomad"]) == (1, 2)
    assert table.told("played_to_site") == [(1, "elders", "plains")]


@rule("OA-5.1.4.I-05", "OA-5.1.4.II-07")
def test_no_favor_from_an_empty_bank_nor_for_an_adviser() -> None:
    table = search_for("elders", banks={"nomad": 0})
    table.do("to_site elders plains")
    assert table.player(1).favor == 0
    table = search_for("elders")
    table.do("to_adviser elders")
    assert (table.player(1).favor, table.g.banks["nomad"]) == (0, 3)


@rule("OA-5.1.4.I-01", "OA-2.8.1-01")
def test_a_full_site_takes_no_card() -> None:
    table = search_for("elders", at={1: "wastes"}, sites={"wastes": "tents"})
    assert goes(table) == ["to_adviser elders", "to_facedown elders"]


@rule("OA-5.1.4.I-03", "OA-5.1.4.I-04")
def test_the_holder_of_the_peoples_favor_may_clear_and_play_anywhere_in_the_region() -> None:
    sites = {"mountain": "tents scouts", "buried_giant": "wolves", "plains": "augury"}
    table = search_for("elders", at={1: "mountain"}, sites=sites, banners={1: "peoples_favor"})
    assert goes(table)[2:] == ["to_site elders buried_giant", "to_site elders mountain", "to_site elders salt_flats"]
    table.do("to_site elders salt_flats")
    assert table.asked == (1, "clear")
    assert table.options() == ["clear scouts", "clear tents", "clear wolves", "decline"]
    table.do("clear wolves")
    assert table.place("buried_giant").cards == []
    assert table.place("salt_flats").cards == ["elders"]
    assert table.g.piles["hinterland"] == ["longbows", "wrestlers", "wolves"]


@rule("OA-5.1.4.I-03")
def test_at_a_full_site_the_peoples_favor_must_make_room_there() -> None:
    sites = {"mountain": "tents scouts", "buried_giant": "wolves"}
    table = search_for("elders", at={1: "mountain"}, sites=sites, banners={1: "peoples_favor"})
    table.do("to_site elders mountain")
    assert table.options() == ["clear scouts", "clear tents"]
    table.do("clear tents")
    assert table.place("mountain").cards == ["scouts", "elders"]
    assert table.asked == (1, "act")


@rule("OA-5.1.4.I-03", "OA-5.1.4.I-04")
def test_without_the_peoples_favor_only_the_own_site_and_nothing_is_cleared() -> None:
    table = search_for("elders", at={1: "mountain"}, sites={"mountain": "tents"}, banners={0: "peoples_favor"})
    assert goes(table)[2:] == ["to_site elders mountain"]
    table.do("to_site elders mountain")
    assert table.asked == (1, "act")


@rule("OA-5.1.4.I-06", "OA-2.8.1-02")
def test_no_card_goes_to_a_facedown_site() -> None:
    table = search_for("elders", at={1: "mountain"}, facedown=["buried_giant"], banners={1: "peoples_favor"})
    assert goes(table)[2:] == ["to_site elders mountain", "to_site elders salt_flats"]


@rule("OA-5.1.4.II-02", "OA-2.2.2-02")
def test_an_adviser_lies_faceup_or_facedown() -> None:
    table = search_for("elders")
    table.do("to_adviser elders")
    assert table.player(1).advisers == [Adviser("elders", faceup=True)]
    table = search_for("elders")
    table.do("to_facedown elders")
    assert table.player(1).advisers == [Adviser("elders", faceup=False)]


@rule("OA-5.1.4.II-01", "OA-5.1.4.II-05", "OA-2.2.2-01", "OA-9.2-01")
def test_with_three_advisers_one_is_discarded_before_another_comes() -> None:
    table = search_for("elders", advisers={1: "tents scouts"}, hidden={1: "wolves"})
    table.do("to_adviser elders")
    assert table.asked == (1, "dismiss")
    assert table.options() == ["dismiss scouts", "dismiss tents", "dismiss wolves"]
    table.do("dismiss tents")
    assert [one.card for one in table.player(1).advisers] == ["scouts", "wolves", "elders"]
    assert table.g.piles["provinces"][-1] == "tents"


@rule("OA-5.1.4.II-01")
def test_facedown_ones_count_as_well() -> None:
    table = search_for("elders", hidden={1: "wolves tents scouts"})
    table.do("to_facedown elders; dismiss wolves")
    assert len(table.player(1).advisers) == 3


@rule("OA-5.1.4.II-06")
def test_with_room_for_another_no_faceup_adviser_can_be_discarded() -> None:
    table = search_for("elders", advisers={1: "tents scouts"})
    table.do("to_adviser elders")
    assert table.asked == (1, "act")
    assert not [option for option in table.options() if "tents" in option]


@rule("OA-5.1.4.II-08", "OA-7.2.2-01", "OA-9.2-02")
def test_locked_advisers_make_no_room() -> None:
    table = search_for("elders", advisers={1: "a_small_favor tents vow_of_peace"})
    table.do("to_adviser elders")
    assert table.player(1).faces == ["a_small_favor", "vow_of_peace", "elders"]
    locked = search_for("elders", advisers={1: "a_small_favor faithful_friend vow_of_peace"})
    assert goes(locked) == ["to_site elders plains"]


@rule("OA-5.1.4.II-03")
def test_facedown_advisers_have_no_suit_no_restriction_and_no_power() -> None:
    table = search_for("elders", hidden={1: "assassin a_small_favor marriage"})
    table.do("to_adviser elders")
    assert table.options() == ["dismiss a_small_favor", "dismiss assassin", "dismiss marriage"]
    table.do("dismiss marriage")
    assert [one.card for one in table.player(1).advisers] == ["assassin", "a_small_favor", "elders"]


@rule("OA-7.6.4-01", "OA-7.6.4-02")
def test_a_card_that_lowers_the_limit_drives_others_out() -> None:
    table = search_for("assassin", advisers={1: "tents scouts"}, hidden={1: "wolves"})
    table.do("to_adviser assassin; dismiss tents; dismiss wolves")
    assert table.player(1).faces == ["scouts", "assassin"]
    assert [one.card for one in table.player(1).advisers] == ["scouts", "assassin"]


@rule("OA-7.6.4-01")
def test_with_such_a_card_a_third_adviser_takes_the_place_of_another() -> None:
    table = search_for("elders", advisers={1: "assassin tents"})
    table.do("to_adviser elders")
    assert table.player(1).faces == ["assassin", "elders"]


@rule("OA-7.6.4-03")
def test_limits_do_not_add_up() -> None:
    table = search_for("elders", advisers={1: "assassin"})
    table.do("to_adviser elders")
    assert table.player(1).faces == ["assassin", "elders"]
    table = search_for("insomnia", advisers={1: "assassin"})
    table.do("to_adviser insomnia")
    assert table.player(1).faces == ["assassin", "insomnia"]


@rule("OA-9.2-03", "OA-9.2-04")
def test_pied_piper_ignores_the_limit() -> None:
    table = search_for("pied_piper", advisers={1: "tents scouts wolves"})
    table.do("to_adviser pied_piper")
    assert table.player(1).faces == ["tents", "scouts", "wolves", "pied_piper"]


@rule("OA-2.2.1-01", "OA-2.2.3-01")
def test_boards_and_supplies_hold_any_number() -> None:
    table = Table(favor={1: 20}, secrets={1: 15}, warbands={1: 14}, relics={1: "whistle map ivory_eye grand_mask"})
    me = table.player(1)
    assert (me.favor, me.secrets, me.warbands, me.bank, len(me.relics)) == (20, 15, 14, 0, 4)
