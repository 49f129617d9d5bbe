"""More may be sent than is needed: numbers are minimums (MM-QUEST)."""

import pytest

from tests.games.meeples.table import Table
from tests.ledger import rule
from tests.rules.meeples.positions import BANDIT

WOLVES = {"village": ["forest_wolf"]}
"""A Beast of strength 3, worth 3 VP."""


@rule("MM-QUEST-20")
def test_more_meeples_than_needed_may_be_sent_to_a_monster() -> None:
    table = Table("knight", "knight", "mage", monsters=BANDIT)
    table.do("send knight sawdust_bandit")
    assert table.options("send") == ["send knight sawdust_bandit", "send mage sawdust_bandit"]
    table.do("send knight sawdust_bandit; send mage sawdust_bandit")
    assert table.g.parties["sawdust_bandit"].units == ["knight", "knight", "mage"]


@rule("MM-QUEST-20")
def test_more_meeples_than_needed_may_be_sent_to_a_location() -> None:
    table = Table("peasant", "peasant", "mage")
    table.do("send peasant open_lecture_hall")
    assert {"send mage open_lecture_hall", "send peasant open_lecture_hall"} <= set(table.options())
    table.do("send peasant open_lecture_hall; send mage open_lecture_hall; commit")
    assert sorted(table.me.lodgings) == ["mage", "mage", "peasant", "peasant"]


@rule("MM-QUEST-21")
def test_a_location_needs_at_least_its_minimum() -> None:
    table = Table("peasant", "warrior", "mage")
    assert "send peasant sparring_green" not in table.options()
    table.do("send peasant muster_court")
    assert table.asked == (0, "finish")
    assert table.options() == ["send mage muster_court", "send warrior muster_court"]
    table.do("send mage muster_court")
    assert table.g.parties["muster_court"].units == ["peasant", "mage", "warrior"]
    assert table.options() == ["commit"]


@rule("MM-QUEST-21")
def test_a_monster_needs_at_least_equal_power() -> None:
    table = Table("peasant", "peasant", monsters={"castle": ["sawdust_bandit", "skeleton"]})
    assert [option for option in table.options("send") if "bandit" in option] == []
    table.do("send peasant skeleton")
    assert table.g.parties["skeleton"].units == ["peasant", "peasant"]
    table.do("commit")
    assert table.me.pile == ["skeleton"]


@rule("MM-QUEST-22", "MM-QUEST-23")
def test_extra_meeples_do_not_spoil_a_monster_quest() -> None:
    table = Table("peasant", "peasant", "peasant", "mage", monsters=WOLVES, quests=["clear_the_cellars"])
    table.do("send peasant forest_wolf; send peasant forest_wolf; send peasant forest_wolf; send mage forest_wolf")
    table.do("commit")
    assert (table.me.completed, table.me.vp) == (["clear_the_cellars"], 3 + 2)


@rule("MM-QUEST-22", "MM-QUEST-23")
def test_fewer_meeples_than_named_do_not_complete_a_monster_quest() -> None:
    table = Table("peasant", "warrior", monsters=WOLVES, quests=["clear_the_cellars", "green_vigil"])
    table.do("send peasant forest_wolf; commit; discard green_vigil")
    assert (table.me.completed, table.me.quests) == ([], ["clear_the_cellars"])


@rule("MM-QUEST-22", "MM-QUEST-23")
def test_extra_meeples_do_not_spoil_a_tavern_quest() -> None:
    bag = ["mage", "mage", "mage", "peasant", "knight", "corruption"]
    table = Table(phase="draw", bag=bag, arrivals=2, quests=["theory_of_combat", "banner_call"])
    assert (table.me.completed, table.me.quests) == (["theory_of_combat"], ["banner_call"])


@rule("MM-QUEST-22", "MM-QUEST-23")
@pytest.mark.parametrize(("undead", "vp"), [(3, -3), (4, 6), (5, 6)])
def test_the_numbers_of_an_end_of_game_quest_are_minimums(undead: int, vp: int) -> None:
    pile = ["skeleton", "ghoul", "crypt_page", "barrow_wight", "plague_bearer"][:undead]
    table = Table("peasant", pile=[*pile, "mill_giant", "rat_pack"], quests=["grave_keeper"], arrivals=3, final=2)
    table.pass_turn()
    table.pass_turn()
    assert table.me.vp == vp
