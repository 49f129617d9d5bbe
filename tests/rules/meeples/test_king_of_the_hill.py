"""King of the Hill locations (MM-KOTH)."""

import pytest

from igroteka.games.meeples.game import MEEPLES
from igroteka.games.meeples.state import Party
from igroteka.games.meeples.view import view
from tests.games.meeples.table import Table
from tests.ledger import rule

COLOSSEUM = {"castle_1": "colosseum"}
ACADEMY = {"university_2": "mage_academy"}


def reign(*units: str, seats: int = 2) -> Table:
    """The fighters stand in the Colosseum; the next player is to act."""
    table = Table(*units, seats=seats, built=COLOSSEUM, bag=["cleric"] * 8)
    table.do("; ".join(f"send {unit} colosseum" for unit in units) + "; commit")
    return table


@rule("MM-KOTH-01")
def test_two_locations_bear_the_crown() -> None:
    crowned = {name for name, location in MEEPLES.box.locations.items() if location.crown}
    assert crowned == {"colosseum", "mage_academy"}


@rule("MM-KOTH-01", "MM-KOTH-03")
def test_without_a_crown_fighters_leave_a_location_in_the_clean_up() -> None:
    table = Table("warrior", built={"castle_1": "harvest_hall"})
    table.do("send warrior harvest_hall; commit")
    assert table.g.parties == {}
    assert "warrior" in table.me.lodgings


@rule("MM-KOTH-02")
def test_whoever_sends_a_fighter_there_marks_the_location() -> None:
    table = Table("knight", built=COLOSSEUM)
    assert view(table.g).parties == {}
    table.do("send knight colosseum")
    assert view(table.g).parties["colosseum"].seat == 0


@rule("MM-KOTH-03")
def test_the_fighter_stays_until_the_players_next_turn() -> None:
    table = reign("knight", seats=3)
    assert (table.asked[0], table.g.parties, table.me.lodgings) == (1, {"colosseum": Party(0, ["knight"])}, [])
    assert table.told("stayed") == [(0, "colosseum")]
    table.pass_turn()
    assert (table.asked[0], table.g.parties) == (2, {"colosseum": Party(0, ["knight"])})
    table.pass_turn()
    assert (table.asked[0], table.g.parties, table.me.lodgings) == (0, {}, ["knight"])


@rule("MM-KOTH-03")
def test_peasants_who_join_in_an_overrun_district_do_not_stay() -> None:
    table = Table("knight", built=COLOSSEUM, monsters={"castle": ["ghoul", "hoard_dragon"]})
    table.do("send knight colosseum; commit")
    assert (table.g.parties["colosseum"], table.me.lodgings) == (Party(0, ["knight"]), ["peasant"])


@rule("MM-KOTH-04", "MM-KOTH-05")
def test_another_players_fighter_sends_mine_to_rest_at_once_and_replaces_my_marker() -> None:
    table = reign("knight")
    table.do("proceed")
    assert (table.asked, table.me.lodgings) == ((1, "assign"), [])
    table.do("send peasant colosseum")
    assert table.asked == (1, "assign")
    assert table.me.lodgings == ["knight"]
    assert table.g.parties == {"colosseum": Party(1, ["peasant"])}


@rule("MM-KOTH-04", "MM-KOTH-06")
def test_whoever_was_ousted_earns_nothing_and_the_new_king_does() -> None:
    table = reign("knight")
    table.do("proceed; send peasant colosseum; commit")
    assert (table.asked[0], table.me.vp, table.rival.vp) == (0, 0, 0)
    table.pass_turn()
    assert (table.asked[0], table.me.vp, table.rival.vp) == (1, 0, 1)


@rule("MM-KOTH-05")
def test_a_hill_passes_from_hand_to_hand() -> None:
    table = reign("knight", seats=3)
    table.do("proceed; send peasant colosseum; commit; proceed; send peasant colosseum")
    assert table.g.parties["colosseum"] == Party(2, ["peasant"])
    assert (table.me.lodgings, table.rival.lodgings) == (["knight"], ["peasant"] * 4)


@rule("MM-KOTH-06")
def test_the_reward_comes_at_the_very_start_of_the_next_turn() -> None:
    table = reign("knight")
    assert table.me.vp == 0
    table.pass_turn()
    assert table.told("turn")[-1][0] == 0
    assert (table.g.turn.phase, table.me.vp) == ("development", 3)


@rule("MM-KOTH-06")
def test_the_reward_can_be_used_in_the_development_phase() -> None:
    table = Table("knight", "knight", built=COLOSSEUM, bag=["knight"] * 4)
    table.do("send knight colosseum; commit")
    table.pass_turn()
    assert table.asked == (0, "develop")
    assert "send knight drill_square" in table.options()


@rule("MM-KOTH-06")
def test_the_reward_comes_only_once() -> None:
    table = reign("knight")
    table.pass_turn()
    table.pass_turn()
    table.pass_turn()
    assert (table.asked[0], table.me.vp) == (0, 3)


@rule("MM-KOTH-07")
def test_the_fighter_then_goes_to_the_lodgings_and_is_tired() -> None:
    table = reign("knight")
    table.pass_turn()
    assert (table.me.lodgings, table.g.parties) == (["knight"], {})
    assert table.me.tavern == ["cleric"] * 4


@rule("MM-KOTH-07")
def test_the_mage_is_back_in_the_lodgings_before_the_bag_is_filled_for_the_reward() -> None:
    table = Table("mage", built=ACADEMY, bag=["cleric"] * 5)
    table.do("send mage mage_academy; commit")
    assert table.me.bag == ["cleric"]
    table.pass_turn()
    assert (sorted(table.me.tavern), table.me.bag, table.me.lodgings) == ([*["cleric"] * 5, "mage"], [], [])


@rule("MM-KOTH-08")
def test_a_fighter_of_another_class_may_oust_if_it_is_suitable() -> None:
    table = reign("knight")
    table.rival.tavern = ["warrior", "mage", "cleric", "peasant", "ranger", "corruption"]
    table.do("proceed")
    assert [option for option in table.options() if "colosseum" in option] == [
        "send peasant colosseum",
        "send warrior colosseum",
    ]
    table.do("send warrior colosseum")
    assert table.g.parties["colosseum"] == Party(1, ["warrior"])


@rule("MM-KOTH-08")
def test_the_academy_suits_mages_and_clerics() -> None:
    table = Table("warrior", "mage", "cleric", "peasant", "knight", built=ACADEMY)
    academy = [option for option in table.options() if "mage_academy" in option]
    assert academy == ["send cleric mage_academy", "send mage mage_academy"]


@rule("MM-KOTH-08")
def test_a_shaman_may_take_a_suitable_part() -> None:
    table = reign("knight")
    table.rival.tavern = ["shaman"]
    table.do("proceed; send_as shaman warrior colosseum")
    assert (table.me.lodgings, table.g.parties["colosseum"].seat) == (["knight"], 1)
    table.do("commit")
    table.pass_turn()
    assert (table.rival.vp, "shaman" in table.rival.lodgings) == (2, True)


@rule("MM-KOTH-09")
def test_several_fighters_may_be_sent_but_one_ousts_them_all() -> None:
    table = reign("knight", "knight", "warrior")
    assert table.g.parties["colosseum"] == Party(0, ["knight", "knight", "warrior"])
    table.do("proceed; send peasant colosseum")
    assert table.me.lodgings == ["knight", "knight", "warrior"]
    assert table.g.parties["colosseum"] == Party(1, ["peasant"])


@rule("MM-KOTH-10")
@pytest.mark.parametrize(("unit", "vp"), [("peasant", 1), ("warrior", 2), ("knight", 3)])
def test_the_colosseum_gives_one_to_three_vp(unit: str, vp: int) -> None:
    table = reign(unit)
    table.pass_turn()
    assert (table.asked[0], table.me.vp) == (0, vp)


@rule("MM-KOTH-10")
@pytest.mark.parametrize("units", [("peasant", "knight", "warrior"), ("knight", "peasant", "peasant")])
def test_the_best_of_several_fighters_decides(units: tuple[str, ...]) -> None:
    """MM-AMB-19."""
    table = reign(*units)
    table.pass_turn()
    assert table.me.vp == 3


@rule("MM-KOTH-11")
@pytest.mark.parametrize(("unit", "drawn"), [("cleric", 1), ("mage", 2)])
def test_the_mage_academy_draws_one_or_two_more_meeples(unit: str, drawn: int) -> None:
    table = Table(unit, built=ACADEMY, bag=["peasant"] * 8)
    table.do(f"send {unit} mage_academy; commit")
    table.pass_turn()
    assert table.asked == (0, "develop")
    assert (table.me.tavern, table.me.bag) == (["peasant"] * (4 + drawn), ["peasant"] * (4 - drawn))
    assert (table.me.lodgings, table.me.vp) == ([unit], 0)


@rule("MM-KOTH-11")
def test_an_ousted_mage_draws_nothing() -> None:
    table = Table("mage", built=ACADEMY, bag=["peasant"] * 8)
    table.rival.tavern = ["cleric"]
    table.do("send mage mage_academy; commit; proceed; send cleric mage_academy; commit")
    assert (table.asked[0], len(table.me.tavern), table.me.lodgings) == (0, 4, ["mage"])
