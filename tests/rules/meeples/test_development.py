"""The Development phase (MM-DEV)."""

import pytest

from tests.games.meeples.table import Table
from tests.ledger import rule
from tests.rules.meeples.positions import TOKENS, at_capitol, sends

LOTS = {
    "castle_1": "mage_academy",
    "castle_2": "healers_temple",
    "village_1": "recruiting_post",
    "village_2": "branch_and_root",
    "university_1": "greenwood_post",
    "university_2": "lantern_archive",
    "cathedral_1": "tilting_yard",
    "cathedral_2": "night_watch_house",
}
"""Every lot with a location that is not among the tokens."""

BUILD = "send peasant builders; send peasant builders; proceed"


# The Assign step


@rule("MM-DEV-01")
def test_nothing_is_resolved_while_sending_and_nobody_rests_before_all_is_resolved() -> None:
    table = at_capitol("peasant", "peasant", "mage", vp=1)
    table.do("send mage drill_square; send peasant builders; send peasant builders")
    assert (table.me.vp, table.me.levels["mage"], table.me.lodgings) == (1, 1, [])
    table.do("proceed; resolve drill_square")
    assert (table.asked, table.me.vp, table.me.levels["mage"]) == ((0, "build"), 0, 2)
    assert table.g.parties["drill_square"].units == ["mage"]
    table.do("build colosseum")
    assert (table.asked, table.me.lodgings) == ((0, "lot"), [])
    table.do("at castle_1")
    assert sorted(table.me.lodgings) == ["knight", "mage", "peasant", "peasant"]


@rule("MM-DEV-01")
def test_nobody_is_sent_to_the_capitol_after_the_assign_step() -> None:
    table = at_capitol("peasant", "peasant", "peasant", "cleric")
    table.do(BUILD)
    assert table.options() == sorted(f"build {token}" for token in TOKENS)
    table.do("build colosseum; at castle_2")
    assert table.asked == (0, "assign")
    assert not [option for option in sends(table) if option.endswith(("builders", "drill_square"))]


@rule("MM-DEV-02")
def test_fighters_may_be_sent_to_one_capitol_location_or_to_both() -> None:
    table = at_capitol("peasant", "cleric")
    assert table.options() == ["proceed", "send cleric drill_square", "send peasant builders"]
    table.do("send cleric drill_square")
    assert table.options() == ["proceed", "send peasant builders"]
    table.do("send peasant builders")
    assert {place: party.units for place, party in table.g.parties.items()} == {
        "drill_square": ["cleric"],
        "builders": ["peasant"],
    }
    assert table.me.tavern == []


@rule("MM-DEV-02")
def test_only_fighters_in_the_tavern_can_be_sent() -> None:
    table = Table("peasant", phase="development", lodgings=["cleric"], bag=["warrior"] * 4)
    assert table.options() == ["proceed", "send peasant builders"]


@rule("MM-DEV-03")
def test_corruption_is_not_sent_to_the_capitol() -> None:
    table = at_capitol("corruption", "corruption", "peasant", vp=9)
    assert table.options() == ["proceed", "send peasant builders"]
    table.do("send peasant builders")
    assert table.options() == ["proceed"]


@rule("MM-DEV-04")
def test_each_capitol_location_is_activated_once_a_turn() -> None:
    table = at_capitol("peasant", "peasant", "peasant", "cleric", "warrior")
    table.do("send cleric drill_square; send peasant builders; send peasant builders")
    assert table.options() == ["proceed"]
    table.do("proceed; resolve drill_square; build colosseum; at castle_2")
    assert table.asked == (0, "assign")


@rule("MM-DEV-04")
def test_the_capitol_can_be_used_again_by_the_next_player() -> None:
    table = at_capitol("peasant")
    table.do("send peasant builders; proceed; commit")
    assert table.asked == (1, "develop")
    assert table.options() == ["proceed", "send peasant builders"]


@rule("MM-DEV-05")
def test_who_sends_nobody_goes_on_to_the_main_phase() -> None:
    table = at_capitol("peasant", "cleric", vp=4)
    before = dict(table.g.supply)
    table.do("proceed")
    assert (table.asked, table.g.turn.phase) == ((0, "assign"), "main")
    assert (table.me.tavern, table.me.lodgings, table.me.vp) == (["peasant", "cleric"], [], 4)
    assert (table.g.supply, table.me.levels["cleric"], table.g.parties) == (before, 1, {})


# Building


@rule("MM-DEV-06")
def test_one_peasant_at_the_builders_is_joined_by_another_of_the_supply() -> None:
    table = at_capitol("peasant")
    supply = table.g.supply["peasant"]
    table.do("send peasant builders")
    assert table.g.supply["peasant"] == supply
    table.do("proceed")
    assert table.told("gained") == [(0, "peasant", "builders")]
    assert table.g.supply["peasant"] == supply - 1
    assert table.me.lodgings == ["peasant", "peasant"]
    assert len(table.g.offer) == 4


@rule("MM-DEV-06", "MM-DEV-07")
@pytest.mark.parametrize("unit", ["warrior", "mage", "cleric", "knight", "ranger", "paladin"])
def test_only_peasants_are_sent_to_the_builders(unit: str) -> None:
    table = at_capitol(unit, unit, "peasant")
    assert f"send {unit} builders" not in table.options()
    table.do("send peasant builders")
    assert f"send {unit} builders" not in table.options()


@rule("MM-DEV-07")
def test_two_peasants_at_the_builders_build_a_location() -> None:
    table = at_capitol("peasant", "peasant")
    table.do(f"{BUILD}; build bell_gate; at castle_2")
    assert table.g.slots["castle_2"] == "bell_gate"
    assert table.g.built["bell_gate"] == "castle"
    assert "bell_gate" not in table.g.offer


@rule("MM-DEV-08")
def test_who_builds_gets_no_peasant_besides() -> None:
    table = at_capitol("peasant", "peasant")
    table.do(f"{BUILD}; build bell_gate; at castle_2")
    assert table.told("gained") == []
    assert table.me.lodgings == ["peasant", "peasant"]


@rule("MM-DEV-08", "MM-DEV-09")
def test_four_peasants_build_no_more_than_one_location() -> None:
    table = at_capitol("peasant", "peasant", "peasant", "peasant")
    table.do("send peasant builders; send peasant builders")
    assert table.options() == ["proceed"]
    table.do("proceed; build bell_gate; at castle_2")
    assert (table.asked, table.me.tavern) == ((0, "assign"), ["peasant", "peasant"])
    assert [location for location in table.g.slots.values() if location] == ["bell_gate"]
    assert sorted(table.g.offer) == ["colosseum", "harvest_hall", "house_of_lords"]


@rule("MM-DEV-14")
def test_any_open_token_can_be_built_on_any_empty_lot() -> None:
    table = at_capitol("peasant", "peasant", built={"village_1": "mage_academy"})
    table.do(BUILD)
    assert table.options() == ["build bell_gate", "build colosseum", "build harvest_hall", "build house_of_lords"]
    table.do("build harvest_hall")
    assert table.options() == [f"at {lot}" for lot in sorted(LOTS) if lot != "village_1"]
    table.do("at university_2")
    assert {lot: token for lot, token in table.g.slots.items() if token} == {
        "village_1": "mage_academy",
        "university_2": "harvest_hall",
    }


@rule("MM-DEV-15")
def test_nothing_can_be_built_when_no_lot_is_empty() -> None:
    table = at_capitol("peasant", "peasant", built=LOTS)
    table.do("send peasant builders")
    assert table.options() == ["proceed"]
    table.do("proceed")
    assert (table.g.slots, table.told("gained")) == (LOTS, [(0, "peasant", "builders")])


@rule("MM-DEV-15")
def test_the_last_empty_lot_can_still_be_built_on() -> None:
    table = at_capitol("peasant", "peasant", built={lot: LOTS[lot] for lot in LOTS if lot != "cathedral_2"})
    table.do(f"{BUILD}; build colosseum")
    assert table.g.slots == LOTS | {"cathedral_2": "colosseum"}


@rule("MM-DEV-16")
@pytest.mark.parametrize(
    ("lot", "gained", "vp"),
    [
        ("castle_1", ["knight"], 2),
        ("castle_2", [], 2),
        ("village_1", ["warrior"], 0),
        ("village_2", ["peasant"], 1),
        ("cathedral_2", ["cleric"], 0),
    ],
)
def test_building_on_a_lot_brings_its_meeple_or_vp(lot: str, gained: list[str], vp: int) -> None:
    table = at_capitol("peasant", "peasant")
    table.do(f"{BUILD}; build colosseum; at {lot}")
    assert sorted(table.me.lodgings) == sorted(["peasant", "peasant", *gained])
    assert (table.me.vp, table.told("gained")) == (vp, [(0, unit, lot) for unit in gained])


@rule("MM-DEV-16")
def test_meeples_drawn_for_building_are_active_at_once() -> None:
    table = Table("peasant", "peasant", phase="development", bag=["mage", "mage"], offer=TOKENS)
    table.do(f"{BUILD}; build colosseum; at university_1")
    assert (table.asked, table.me.tavern, table.me.bag) == ((0, "assign"), ["mage", "mage"], [])


@rule("MM-DEV-16")
def test_quests_drawn_for_building_are_dealt_with_at_once() -> None:
    table = Table("peasant", "peasant", phase="development", offer=TOKENS, quests=["big_game"])
    table.do(f"{BUILD}; build colosseum; at university_2")
    assert (table.asked, len(table.me.quests)) == ((0, "discard"), 3)
    table.do("discard big_game")
    assert (len(table.me.quests), table.g.quest_discard) == (2, ["big_game"])


@rule("MM-DEV-16")
def test_corruption_leaves_when_a_lot_of_the_cathedral_is_built_on() -> None:
    table = Table("peasant", "peasant", "corruption", phase="development", offer=TOKENS)
    table.do(f"{BUILD}; build colosseum; at cathedral_1")
    assert (table.me.tavern, table.told("returned")) == ([], [(0, "corruption", "cathedral_1")])


@rule("MM-DEV-16")
def test_the_reward_of_a_lot_comes_before_the_next_action() -> None:
    table = at_capitol("peasant", "peasant", "knight")
    table.do("send peasant builders; send peasant builders; send knight drill_square; proceed; build colosseum")
    table.do("at castle_2")
    assert (table.me.vp, table.me.levels["knight"]) == (0, 2)
    assert table.told("vp") == [(0, 2, "castle_2")]
    assert table.told("vp_lost") == [(0, 2, "drill_square")]


# The Resolve and the Clean-up step


@rule("MM-DEV-12")
def test_everything_that_somebody_was_sent_to_is_carried_out() -> None:
    table = at_capitol("peasant", "warrior")
    table.do("send peasant builders; send warrior drill_square; proceed; resolve builders")
    assert (table.told("gained"), table.told("trained")) == ([(0, "peasant", "builders")], [(0, "warrior", 2)])


@rule("MM-DEV-12")
def test_building_cannot_be_declined_once_two_peasants_were_sent() -> None:
    table = at_capitol("peasant", "peasant")
    table.do(BUILD)
    assert {option.split()[0] for option in table.options()} == {"build"}
    table.do("build colosseum")
    assert {option.split()[0] for option in table.options()} == {"at"}


@rule("MM-DEV-13")
@pytest.mark.parametrize(("first", "second"), [("builders", "drill_square"), ("drill_square", "builders")])
def test_the_player_chooses_which_action_comes_first(first: str, second: str) -> None:
    table = at_capitol("peasant", "warrior")
    table.do("send peasant builders; send warrior drill_square; proceed")
    assert (table.asked, table.options()) == ((0, "resolve"), ["resolve builders", "resolve drill_square"])
    table.do(f"resolve {first}")
    deeds = {"gained": "builders", "trained": "drill_square"}
    assert [deeds[event.name] for event in table.match.log if event.name in deeds] == [first, second]


@rule("MM-DEV-01", "MM-UNIT-07")
def test_an_ability_may_be_used_with_meeples_drawn_in_the_resolve_step() -> None:
    levels = {"knight": 2}
    table = Table("peasant", "peasant", phase="development", levels=levels, bag=["knight", "cleric"], offer=TOKENS)
    table.me.lodgings.append("mage")
    table.do(f"{BUILD}; build colosseum; at university_1")
    assert (table.asked, table.options()) == ((0, "ability"), ["proceed", "use knight"])
    table.do("use knight")
    assert (table.asked, sorted(table.me.tavern)) == ((0, "assign"), ["cleric", "knight", "mage"])
    assert table.me.lodgings == ["peasant", "peasant"]


@rule("MM-DEV-01", "MM-DEV-19")
def test_the_ability_of_a_hero_card_may_be_used_in_the_phase_in_which_it_was_gained() -> None:
    table = at_capitol("cleric", "cleric", "corruption")
    table.do("send cleric drill_square; proceed")
    assert (table.asked, table.options()) == ((0, "ability"), ["proceed", "use cleric"])
    table.do("proceed")
    assert (table.asked, table.options("use")) == ((0, "assign"), [])


@rule("MM-DEV-01", "MM-UNIT-07")
def test_an_ability_may_be_used_between_two_actions_of_the_capitol() -> None:
    table = Table("peasant", "mage", "mage", phase="development", vp=1, levels={"mage": 2}, offer=TOKENS)
    table.do("send peasant builders; send mage drill_square; proceed")
    assert table.options() == ["resolve builders", "resolve drill_square"]
    table.do("resolve builders")
    assert table.options() == ["resolve drill_square", "use mage"]
    table.do("use mage")
    assert (len(table.me.quests), table.me.levels["mage"], table.asked) == (1, 3, (0, "assign"))


@rule("MM-DEV-01", "MM-UNIT-07")
def test_an_ability_used_in_the_assign_step_is_not_offered_again() -> None:
    table = Table("peasant", "knight", "cleric", phase="development", levels={"knight": 2})
    table.do("use knight; send peasant builders; proceed")
    assert (table.asked, table.told("used")) == ((0, "assign"), [(0, "knight")])


@rule("MM-DEV-25")
def test_all_at_the_capitol_and_those_gained_go_to_the_lodgings() -> None:
    table = Table("peasant", "peasant", "cleric", "knight", phase="development", lodgings=["mage"], offer=TOKENS)
    table.do("send peasant builders; send peasant builders; send cleric drill_square; proceed")
    table.do("resolve builders; build colosseum; at village_1")
    assert sorted(table.me.lodgings) == ["cleric", "mage", "peasant", "peasant", "warrior"]
    assert (table.me.tavern, table.g.parties, len(table.me.bag)) == (["knight"], {}, 4)


@rule("MM-DEV-25")
def test_who_is_still_at_the_capitol_is_not_drawn() -> None:
    table = Table("peasant", "peasant", phase="development", bag=["mage"], offer=TOKENS)
    table.do(f"{BUILD}; build colosseum; at university_1")
    assert (table.me.tavern, table.me.lodgings) == (["mage"], ["peasant", "peasant"])


@rule("MM-DEV-26")
def test_the_tired_are_not_sent_again_in_the_same_turn() -> None:
    table = at_capitol("peasant", "mage", vp=1)
    table.do("send peasant builders; send mage drill_square; proceed; resolve builders")
    assert sorted(table.me.lodgings) == ["mage", "peasant", "peasant"]
    assert (table.asked, table.options()) == ((0, "assign"), ["commit"])
