"""Training at the Drill Square (MM-DEV)."""

from collections.abc import Sequence

import pytest

from igroteka.games.meeples.view import view
from tests.games.meeples.table import Table
from tests.ledger import rule
from tests.rules.meeples.positions import TOKENS, at_capitol, sends


def on_credit(
    *trainees: str, quests: Sequence[str], levels: dict[str, int] | None = None, built: dict[str, str] | None = None
) -> Table:
    """Two Peasants have been sent to build, there are no VP yet, and these may still be sent."""
    tavern = ["peasant", "peasant", *trainees]
    table = Table(*tavern, phase="development", quests=quests, levels=levels, built=built, offer=TOKENS)
    table.do("send peasant builders; send peasant builders")
    return table


@rule("MM-DEV-10", "MM-DEV-11")
def test_one_fighter_of_the_class_to_be_trained_is_sent() -> None:
    table = at_capitol("mage", "mage", "warrior", "knight", "cleric", vp=9)
    assert sends(table) == [f"send {unit} drill_square" for unit in ("cleric", "knight", "mage", "warrior")]
    table.do("send mage drill_square")
    assert table.options() == ["proceed"]
    table.do("proceed")
    assert table.me.levels == {"warrior": 1, "mage": 2, "cleric": 1, "knight": 1}
    assert table.me.tavern == ["mage", "warrior", "knight", "cleric"]


@rule("MM-DEV-10")
@pytest.mark.parametrize("unit", ["peasant", "ranger", "paladin"])
def test_peasants_and_prestige_fighters_are_not_trained(unit: str) -> None:
    assert f"send {unit} drill_square" not in at_capitol(unit, "cleric", vp=9).options()


@rule("MM-DEV-11")
def test_only_one_class_is_trained_in_a_turn() -> None:
    table = at_capitol("cleric", "warrior")
    table.do("send warrior drill_square; proceed")
    assert (table.asked, table.me.tavern) == ((0, "assign"), ["cleric"])
    assert not [option for option in table.options() if "drill_square" in option]


@rule("MM-DEV-17")
def test_training_is_paid_in_vp() -> None:
    table = at_capitol("knight", vp=7)
    table.do("send knight drill_square")
    assert table.me.vp == 7
    table.do("proceed")
    assert (table.me.vp, view(table.g).players[0].vp) == (5, 5)
    assert table.told("vp_lost") == [(0, 2, "drill_square")]


@rule("MM-DEV-18")
def test_nobody_is_trained_on_credit() -> None:
    assert "send knight drill_square" not in at_capitol("knight", "peasant", vp=1).options()
    assert "send knight drill_square" in at_capitol("knight", "peasant", vp=2).options()


@rule("MM-DEV-18")
def test_the_vp_for_training_may_come_from_building_first_and_then_must() -> None:
    table = at_capitol("peasant", "peasant", "knight", vp=1)
    table.do("send peasant builders; send peasant builders; send knight drill_square; proceed")
    assert table.asked == (0, "build")
    table.do("build colosseum")
    assert table.options() == ["at castle_1", "at castle_2", "at village_2"]
    table.do("at village_2")
    assert (table.me.vp, table.me.levels["knight"]) == (0, 2)


@rule("MM-DEV-18")
def test_building_that_brings_too_few_vp_allows_no_training() -> None:
    built = {"castle_1": "mage_academy", "castle_2": "recruiting_post"}
    table = at_capitol("peasant", "peasant", "knight", built=built)
    table.do("send peasant builders; send peasant builders")
    assert table.options() == ["proceed"]


@rule("MM-DEV-13", "MM-DEV-18", "MM-QUEST-10")
def test_the_vp_for_training_may_come_from_a_quest_that_building_completes() -> None:
    built = {"castle_1": "mage_academy", "castle_2": "recruiting_post", "village_2": "branch_and_root"}
    for quests, offered in (["first_stone"], True), (["big_game", "exam_day"], False):
        table = on_credit("mage", quests=quests, built=built)
        assert ("send mage drill_square" in table.options()) == offered
    table = on_credit("mage", quests=["first_stone"], built=built)
    table.do("send mage drill_square; proceed; build colosseum; at village_1")
    assert (table.me.completed, table.me.vp, table.me.levels["mage"]) == (["first_stone"], 2 - 1, 2)


@rule("MM-DEV-13", "MM-DEV-18")
def test_the_lot_must_bring_what_the_quest_does_not() -> None:
    table = on_credit("cleric", quests=["first_stone"], levels={"cleric": 2})
    table.do("send cleric drill_square; proceed; build colosseum")
    assert table.options() == ["at castle_1", "at castle_2", "at village_2"]
    table.do("at village_2")
    assert (table.me.vp, table.me.levels["cleric"]) == (2 + 1 - 3, 3)


@rule("MM-DEV-18")
def test_a_quest_that_pays_for_the_training_is_not_discarded_before() -> None:
    table = on_credit("cleric", "mage", quests=["first_stone"], levels={"cleric": 2, "mage": 3})
    table.stack_quests("exam_day", "big_game")
    table.do("send cleric drill_square; use mage")
    assert table.options() == ["discard big_game", "discard exam_day"]
    table.do("discard big_game; proceed; build colosseum; at castle_2")
    assert (table.me.vp, table.me.levels["cleric"]) == (2 + 2 - 3, 3)


@rule("MM-DEV-18")
def test_a_quest_without_which_the_training_is_paid_as_well_may_be_discarded() -> None:
    table = on_credit("knight", "mage", quests=["first_stone"], levels={"mage": 3})
    table.stack_quests("exam_day", "big_game")
    table.do("send knight drill_square; use mage")
    assert table.options() == ["discard big_game", "discard exam_day", "discard first_stone"]
    table.do("discard first_stone; proceed; build colosseum")
    assert table.options() == ["at castle_1", "at castle_2"]


@rule("MM-DEV-19")
def test_the_next_hero_card_replaces_what_is_printed_on_the_board() -> None:
    table = at_capitol("mage", "mage", vp=1)
    assert table.options("use") == []
    table.do("send mage drill_square; proceed; use mage")
    assert (len(table.me.quests), table.asked) == (1, (0, "assign"))


@rule("MM-DEV-19")
def test_the_next_hero_card_replaces_the_last_one() -> None:
    table = at_capitol("mage", "mage", vp=1, levels={"mage": 2})
    table.do("send mage drill_square; proceed; use mage")
    assert (len(table.me.quests), table.asked) == (2, (0, "discard"))


@rule("MM-DEV-19")
def test_a_trained_class_fights_with_the_strength_of_its_new_card() -> None:
    table = Table("knight", "knight", phase="development", vp=1, levels={"knight": 2})
    assert [player.strengths["knight"] for player in view(table.g).players] == [3, 3]
    table.do("send knight drill_square; proceed")
    assert [player.strengths["knight"] for player in view(table.g).players] == [4, 3]


@rule("MM-DEV-20")
@pytest.mark.parametrize("unit", ["mage", "cleric", "knight", "warrior"])
def test_levels_are_gained_one_at_a_time(unit: str) -> None:
    table = at_capitol(unit, vp=9)
    assert table.me.levels[unit] == 1
    table.do(f"send {unit} drill_square; proceed")
    assert (table.me.levels[unit], table.told("trained")) == (2, [(0, unit, 2)])
    table = at_capitol(unit, vp=9, levels={unit: 2})
    table.do(f"send {unit} drill_square; proceed")
    assert (table.me.levels[unit], table.told("trained")) == (3, [(0, unit, 3)])


@rule("MM-DEV-20")
@pytest.mark.parametrize("unit", ["mage", "cleric", "knight", "warrior"])
def test_there_is_nothing_above_the_third_level(unit: str) -> None:
    table = at_capitol(unit, "peasant", vp=9, levels={unit: 3})
    assert f"send {unit} drill_square" not in table.options()


@rule("MM-DEV-21", "MM-DEV-22", "MM-DEV-23", "MM-DEV-24")
@pytest.mark.parametrize(
    ("unit", "level", "cost"),
    [
        ("mage", 2, 1),
        ("mage", 3, 1),
        ("cleric", 2, 0),
        ("cleric", 3, 3),
        ("knight", 2, 2),
        ("knight", 3, 1),
        ("warrior", 2, 0),
        ("warrior", 3, 2),
    ],
)
def test_the_cost_of_the_next_level(unit: str, level: int, cost: int) -> None:
    table = at_capitol(unit, "peasant", vp=cost, levels={unit: level - 1})
    table.do(f"send {unit} drill_square; proceed")
    assert (table.me.vp, table.me.levels[unit]) == (0, level)
    if cost:
        short = at_capitol(unit, "peasant", vp=cost - 1, levels={unit: level - 1})
        assert f"send {unit} drill_square" not in short.options()
