"""Several quests at one moment, and quests that come too late for theirs (MM-QUEST-18, MM-QUEST-19)."""

import pytest

from tests.games.meeples.table import Table
from tests.ledger import rule
from tests.rules.meeples.positions import BANDIT, three_at_once


@rule("MM-QUEST-18")
def test_one_victory_may_complete_several_quests_in_any_order() -> None:
    table = three_at_once()
    assert table.options() == ["complete battle_scribes", "complete bounty_ledger", "complete show_of_force"]
    table.do("complete bounty_ledger; complete show_of_force")
    assert table.me.completed == ["bounty_ledger", "show_of_force", "battle_scribes"]
    assert table.me.vp == 2 + 3 + 3 + 3


@rule("MM-QUEST-18")
def test_a_meeple_given_up_for_one_quest_still_counts_for_the_others() -> None:
    table = Table("warrior", "peasant", monsters=BANDIT, quests=["accolade", "bounty_ledger"])
    table.do("send warrior sawdust_bandit; commit; complete accolade")
    assert table.me.completed == ["accolade", "bounty_ledger"]
    assert (sorted(table.me.lodgings), table.me.vp) == (["knight", "peasant"], 2 + 3 + 3)


@rule("MM-QUEST-18")
@pytest.mark.parametrize("first", ["exam_day", "spirit_walk"])
def test_what_one_quest_costs_does_not_spoil_another_that_was_met_as_well(first: str) -> None:
    table = Table(phase="draw", bag=["mage", "mage", "cleric", "corruption"], quests=["exam_day", "spirit_walk"])
    table.do(f"complete {first}")
    assert sorted(table.me.completed) == ["exam_day", "spirit_walk"]
    assert table.told("returned") == [(0, "mage", "spirit_walk")]


@rule("MM-QUEST-18")
def test_two_victories_of_one_turn_complete_quests_about_both_and_each() -> None:
    castle = {"castle": ["sawdust_bandit", "skeleton"]}
    quests = ["two_at_a_blow", "clear_the_quarter", "candle_for_the_crypt"]
    table = Table("knight", "cleric", "cleric", monsters=castle, quests=quests)
    table.do("send cleric skeleton; send cleric skeleton; send knight sawdust_bandit; commit")
    table.do("complete two_at_a_blow; complete candle_for_the_crypt")
    assert table.me.completed == ["two_at_a_blow", "candle_for_the_crypt", "clear_the_quarter"]
    assert table.me.vp == 1 + 2 + 3 + 4 + 6


@rule("MM-QUEST-19")
def test_a_quest_just_received_from_a_beaten_monster_is_not_completed_by_that_victory() -> None:
    table = Table("mage", "warrior", monsters={"university": ["beaver_raider"]})
    table.stack_quests("trappers_notes")
    table.do("send mage beaver_raider; commit")
    assert (table.me.quests, table.me.completed, table.me.vp) == (["trappers_notes"], [], 1)


@rule("MM-QUEST-19")
@pytest.mark.parametrize("quest", ["trappers_notes", "two_at_a_blow"])
def test_nor_is_it_completed_by_all_victories_of_that_turn_together(quest: str) -> None:
    beasts = {"university": ["beaver_raider"], "cathedral": ["termite_swarm"]}
    table = Table("mage", "mage", "warrior", "knight", monsters=beasts)
    table.stack_quests(quest)
    table.do("send mage beaver_raider; send warrior beaver_raider; send mage termite_swarm; commit")
    assert (table.me.quests, table.me.completed, len(table.me.pile)) == ([quest], [], 2)


@rule("MM-QUEST-19")
def test_a_quest_received_from_a_monster_earlier_may_be_completed_by_a_later_victory() -> None:
    table = Table("mage", "warrior", monsters={"university": ["beaver_raider"]}, quests=["trappers_notes"])
    table.do("send mage beaver_raider; commit")
    assert table.me.completed == ["trappers_notes"]


@rule("MM-QUEST-06")
def test_a_quest_drawn_for_another_is_not_completed_by_the_victories_that_completed_that_one() -> None:
    castle = {"castle": ["sawdust_bandit", "skeleton"]}
    table = Table("warrior", "warrior", "knight", monsters=castle, quests=["two_at_a_blow"])
    table.stack_quests("bounty_ledger")
    table.do("send warrior sawdust_bandit; send warrior sawdust_bandit; send knight skeleton; commit")
    assert (table.me.completed, table.me.quests) == (["two_at_a_blow"], ["bounty_ledger"])
