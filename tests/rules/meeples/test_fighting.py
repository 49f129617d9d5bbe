"""Fighting monsters (MM-FIGHT)."""

import pytest

from igroteka.games.meeples.components import BOX
from igroteka.games.meeples.view import view
from igroteka.kernel import IllegalChoice
from tests.games.meeples.table import Table
from tests.ledger import rule

LADDER = {
    "castle": ["crate_thief", "sawdust_bandit", "hedge_witch"],
    "village": ["monstrous_tree", "mill_giant", "pitchfork_rebel"],
    "university": ["troll_king", "stump_colossus", "hoard_dragon"],
}
"""Monsters of the strengths 2 to 10, none of them Undead."""


def targets(table: Table) -> list[str]:
    """The monsters to which somebody may be sent now."""
    return sorted({option.split()[-1] for option in table.options()} & set(BOX.monsters))


def reach(table: Table) -> int:
    """The strength of the strongest monster that can be fought; 0 if none."""
    return max((BOX.monsters[monster].strength for monster in targets(table)), default=0)


def powers(table: Table) -> dict[str, int]:
    """The powers of the parties at monsters, as everybody sees them."""
    return view(table.g).powers


@rule("MM-FIGHT-02", "MM-FIGHT-03", "MM-SYM-09")
def test_equal_power_is_enough_and_one_less_is_not() -> None:
    table = Table("knight", "peasant", monsters=LADDER)
    assert targets(table) == ["crate_thief", "hedge_witch", "sawdust_bandit"]
    table.do("send knight hedge_witch")
    assert powers(table) == {"hedge_witch": 4}
    assert table.options() == ["commit"]


@rule("MM-FIGHT-02")
def test_each_monster_needs_its_own_power() -> None:
    table = Table("warrior", "warrior", monsters={"castle": ["skeleton", "sawdust_bandit"]})
    table.do("send warrior skeleton")
    assert table.options() == ["commit", "send warrior skeleton"]


@rule("MM-FIGHT-03")
def test_fighters_who_are_too_weak_are_not_sent_at_all() -> None:
    table = Table("peasant", "mage", monsters={"castle": ["sawdust_bandit"]})
    assert targets(table) == []
    with pytest.raises(IllegalChoice):
        table.do("send mage sawdust_bandit")


@rule("MM-FIGHT-03")
def test_who_has_begun_to_send_too_few_must_send_more() -> None:
    table = Table("peasant", "warrior", "mage", monsters={"castle": ["sawdust_bandit"]})
    table.do("send peasant sawdust_bandit")
    assert table.options() == ["send mage sawdust_bandit", "send warrior sawdust_bandit"]


@rule("MM-FIGHT-04", "MM-SYM-08")
def test_the_power_of_a_fighter_is_that_of_its_hero_card() -> None:
    strengths = view(Table().g).players[0].strengths
    assert strengths == {
        "peasant": 1,
        "warrior": 2,
        "mage": 1,
        "cleric": 1,
        "knight": 3,
        "ranger": 3,
        "paladin": 2,
        "shaman": 2,
    }
    assert reach(Table("knight", monsters=LADDER, levels={"knight": 2})) == 3
    assert reach(Table("knight", monsters=LADDER, levels={"knight": 3})) == 4


@rule("MM-FIGHT-04")
def test_bonuses_gained_are_added_to_the_power_of_the_hero_card() -> None:
    assert reach(Table("warrior", monsters=LADDER, pile=["ghoul"])) == 3
    assert reach(Table("warrior", "warrior", monsters=LADDER, pile=["ghoul"])) == 6
    assert reach(Table("knight", monsters=LADDER, levels={"knight": 3}, pile=["iron_nail_ogre"])) == 5
    assert reach(Table("knight", monsters=LADDER, completed=["round_table"], pile=["iron_nail_ogre"])) == 5


@rule("MM-FIGHT-05")
def test_more_fighters_than_necessary_may_be_sent_for_a_quest() -> None:
    table = Table("knight", "peasant", "peasant", monsters={"castle": ["termite_swarm"]}, quests=["clear_the_cellars"])
    table.do("send knight termite_swarm; send peasant termite_swarm; send peasant termite_swarm; commit")
    assert table.me.completed == ["clear_the_cellars"]
    assert table.me.vp == 1 + 2


@rule("MM-FIGHT-06")
def test_dark_overlords_cannot_be_fought_before_the_final_rounds() -> None:
    army = ["knight"] * 6
    council = ["baron_splinter", "incinerator", "queen_borer", "saw_ron"]
    assert targets(Table(*army, arrivals=0)) == []
    assert targets(Table(*army, arrivals=2)) == []
    assert targets(Table(*army, arrivals=3)) == []
    assert targets(Table(*army, arrivals=3, final=1)) == council


@rule("MM-FIGHT-07")
def test_each_monster_has_one_of_three_types() -> None:
    assert {monster.type for monster in BOX.monsters.values()} == {"humanoid", "beast", "undead"}


@rule("MM-FIGHT-07")
def test_the_type_of_a_monster_matters_for_bonuses_and_quests() -> None:
    three = {"castle": ["moth_eaten_ghost", "sawdust_bandit", "forest_wolf"]}
    assert targets(Table("warrior", monsters=three, pile=["bottled_phantom"])) == ["moth_eaten_ghost"]
    assert targets(Table("warrior", monsters=three, pile=["plague_bearer"])) == ["sawdust_bandit"]
    assert targets(Table("warrior", monsters=three, pile=["belfry_bat"])) == ["forest_wolf"]
    table = Table("mage", "knight", "knight", monsters=three, quests=["trappers_notes"])
    table.do("send mage sawdust_bandit; send knight sawdust_bandit; commit")
    assert table.me.completed == []


@rule("MM-FIGHT-08", "MM-UNIT-08")
def test_a_single_knight_cannot_fight_the_monstrous_tree() -> None:
    table = Table("knight", monsters={"village": ["monstrous_tree"], "castle": ["sawdust_bandit", "hedge_witch"]})
    assert BOX.monsters["monstrous_tree"].strength == 5
    assert targets(table) == ["sawdust_bandit"]


@rule("MM-FIGHT-09")
def test_two_knights_fight_the_monstrous_tree_together() -> None:
    table = Table("knight", "knight", monsters={"village": ["monstrous_tree"]})
    table.do("send knight monstrous_tree")
    assert table.g.parties["monstrous_tree"].units == ["knight", "knight"]
    assert powers(table) == {"monstrous_tree": 6}
    table.do("commit")
    assert table.me.pile == ["monstrous_tree"]


@rule("MM-FIGHT-10")
def test_a_bonus_for_company_counts_for_the_requirement() -> None:
    assert reach(Table("knight", "peasant", monsters=LADDER)) == 4
    table = Table("knight", "peasant", monsters=LADDER, pile=["banner_vulture"])
    assert reach(table) == 5
    table.do("send peasant monstrous_tree")
    assert powers(table) == {"monstrous_tree": 5}
    assert reach(Table("peasant", "peasant", "warrior", monsters=LADDER, pile=["banner_vulture"])) == 4


@rule("MM-FIGHT-10")
def test_company_at_another_monster_is_no_company() -> None:
    monsters = {"castle": ["sawdust_bandit", "skeleton"]}
    table = Table("knight", "peasant", monsters=monsters, pile=["banner_vulture"])
    assert targets(table) == ["sawdust_bandit", "skeleton"]
    table.do("send knight sawdust_bandit")
    assert targets(table) == ["sawdust_bandit"]


@rule("MM-FIGHT-11")
def test_a_peasant_with_a_bonus_beside_warriors_counts_two_beside_a_warrior() -> None:
    table = Table("peasant", "warrior", monsters=LADDER, completed=["village_militia"])
    assert reach(table) == 4
    table.do("send peasant hedge_witch")
    assert powers(table) == {"hedge_witch": 2 + 2}
    assert reach(Table("peasant", "peasant", monsters=LADDER, completed=["village_militia"])) == 2


@rule("MM-FIGHT-12")
def test_a_warrior_of_level_3_brings_a_peasant_from_the_lodgings() -> None:
    table = Table(
        "warrior", lodgings=["peasant", "knight"], monsters={"castle": ["crate_thief"]}, levels={"warrior": 3}
    )
    table.do("send warrior crate_thief")
    assert table.options() == ["call_up peasant crate_thief", "commit"]
    table.do("call_up peasant crate_thief")
    assert table.g.parties["crate_thief"].units == ["warrior", "peasant"]
    assert table.me.lodgings == ["knight"]


@rule("MM-FIGHT-12")
def test_the_power_of_the_called_peasant_counts_with_its_bonuses() -> None:
    lodgings, levels = ["peasant"], {"warrior": 3}
    assert reach(Table("warrior", lodgings=lodgings, monsters=LADDER)) == 2
    assert reach(Table("warrior", lodgings=lodgings, monsters=LADDER, levels={"warrior": 2})) == 2
    assert reach(Table("warrior", lodgings=lodgings, monsters=LADDER, levels=levels)) == 4
    table = Table("warrior", lodgings=lodgings, monsters=LADDER, levels=levels, completed=["village_militia"])
    assert reach(table) == 5
    table.do("send warrior monstrous_tree")
    assert table.told("called_up") == [(0, "peasant", "monstrous_tree")]
    table.do("commit")
    assert table.me.pile == ["monstrous_tree"]
    assert sorted(table.me.lodgings) == ["peasant", "warrior"]


@rule("MM-FIGHT-12")
def test_nobody_is_called_where_no_peasant_is_tired() -> None:
    table = Table("warrior", lodgings=["knight", "corruption"], monsters=LADDER, levels={"warrior": 3})
    assert reach(table) == 2


@rule("MM-FIGHT-13")
def test_the_bonus_of_a_location_counts_as_soon_as_it_is_activated() -> None:
    table = Table("mage", "knight", monsters=LADDER, built={"castle_1": "lantern_archive"})
    assert reach(table) == 4
    table.do("send mage lantern_archive")
    assert reach(table) == 4
    table.do("send knight hedge_witch; commit")
    assert table.me.pile == ["hedge_witch"]


@rule("MM-FIGHT-13")
def test_the_bonus_of_a_location_lasts_for_the_turn_and_serves_its_user_only() -> None:
    table = Table("mage", "knight", monsters=LADDER, built={"castle_1": "lantern_archive"}, bag=["knight"] * 4)
    table.rival.tavern = ["knight"]
    table.restart()
    table.do("send mage lantern_archive; commit")
    assert table.asked == (1, "assign")
    assert reach(table) == 3
    table.pass_turn()
    assert table.asked == (0, "assign")
    assert table.me.tavern == ["knight"] * 4
    table.do("send knight sawdust_bandit")
    assert powers(table) == {"sawdust_bandit": 3}


@rule("MM-FIGHT-14")
def test_a_cleric_in_branch_and_root_gives_all_mages_power() -> None:
    table = Table("cleric", "mage", "mage", "peasant", monsters=LADDER, built={"castle_1": "branch_and_root"})
    assert reach(table) == 4
    table.do("send cleric branch_and_root")
    assert reach(table) == 5
    table.do("send mage crate_thief")
    assert powers(table) == {"crate_thief": 2}
    table.do("send mage sawdust_bandit")
    assert powers(table) == {"crate_thief": 2, "sawdust_bandit": 3}


@rule("MM-FIGHT-15")
def test_fights_with_just_enough_power_succeed() -> None:
    table = Table("warrior", "knight", monsters={"castle": ["skeleton", "sawdust_bandit"]})
    table.do("send warrior skeleton; send knight sawdust_bandit; commit")
    assert table.told("defeated") == [(0, "skeleton"), (0, "sawdust_bandit")]
    assert table.me.vp == 3
