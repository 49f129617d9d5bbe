"""The symbols of buildings, quests and monsters (MM-SYM)."""

import pytest

from igroteka.games.meeples.components import BOX
from igroteka.games.meeples.state import Tower
from igroteka.games.meeples.view import view
from igroteka.kernel import IllegalChoice
from tests.games.meeples.table import Table
from tests.ledger import rule
from tests.rules.meeples.test_fighting import LADDER, powers, reach, targets

# Corruption and "any Unit"


@rule("MM-SYM-01")
def test_corruption_goes_neither_to_locations_nor_to_monsters() -> None:
    table = Table("corruption", "corruption", "corruption", "peasant", monsters=LADDER)
    assert table.options() == ["commit", "send peasant novices_chapel", "send peasant open_lecture_hall"]


@rule("MM-SYM-01")
def test_corruption_goes_to_a_tower_room_that_expressly_asks_for_it() -> None:
    table = Table("corruption", "corruption", "peasant", towers=True)
    table.g.towers = {"castle": Tower("dust_store", []), "village": Tower("porters_nook", [])}
    table.restart()
    assert "send corruption dust_store" in table.options()
    table.do("send corruption dust_store; send peasant dust_store; commit")
    assert table.told("sent").count((0, "corruption", "dust_store")) == 2
    assert table.me.vp == 2


@rule("MM-SYM-02")
def test_corruption_has_no_power_and_gets_none() -> None:
    table = Table(*["corruption"] * 3, "knight", "peasant", "mage", monsters=LADDER, built={"castle_1": "tilting_yard"})
    table.do("send knight tilting_yard")
    assert table.g.parties["tilting_yard"].units == ["knight", "peasant"]
    assert reach(table) == 1 + 2
    assert "corruption" not in view(table.g).players[0].strengths
    with pytest.raises(IllegalChoice):
        table.do("send corruption sawdust_bandit")


@rule("MM-SYM-03")
def test_any_unit_is_any_fighter_but_never_corruption() -> None:
    assert "send peasant muster_court" not in Table("peasant", "mage", "corruption").options()
    assert "send corruption bell_gate" not in Table("corruption", built={"castle_1": "bell_gate"}).options()
    for unit in ("peasant", "warrior", "mage", "cleric", "knight", "ranger", "paladin", "shaman"):
        assert f"send {unit} bell_gate" in Table(unit, built={"castle_1": "bell_gate"}).options()


# Plus and minus


@rule("MM-SYM-04")
def test_a_plus_adds_one_such_fighter_from_the_supply_to_the_location() -> None:
    table = Table("mage", "warrior", "peasant", built={"castle_1": "recruiting_post", "castle_2": "house_of_lords"})
    assert table.g.supply["warrior"] == 17
    table.do("send mage recruiting_post; send peasant house_of_lords; commit; resolve recruiting_post")
    assert table.g.supply["warrior"] == 16
    assert table.g.parties["recruiting_post"].added == ["warrior"]
    table.do(table.options()[0])
    assert sorted(table.me.lodgings) == ["mage", "peasant", "warrior", "warrior"]


@rule("MM-SYM-04")
def test_a_plus_on_a_monster_adds_one_such_fighter_from_the_supply() -> None:
    table = Table("knight", "warrior", monsters={"castle": ["barrow_wight"]})
    table.do("send knight barrow_wight; commit")
    assert table.g.supply["warrior"] == 16
    assert sorted(table.me.lodgings) == ["knight", "warrior", "warrior"]


@rule("MM-SYM-05")
def test_a_minus_returns_the_meeple_to_the_supply() -> None:
    table = Table("knight", "cleric", lodgings=["cleric"], built={"castle_1": "chapel_of_the_violet_oath"})
    assert table.g.supply["cleric"] == 16
    table.do("send cleric chapel_of_the_violet_oath; commit")
    assert table.told("returned") == [(0, "cleric", "chapel_of_the_violet_oath")]
    assert table.g.supply["cleric"] == 17
    assert sorted(table.me.lodgings) == ["cleric", "knight", "paladin"]


@rule("MM-SYM-06")
def test_a_minus_beside_a_quest_discards_an_unfinished_quest_from_hand() -> None:
    table = Table(
        "knight",
        monsters={"castle": ["forest_wolf"]},
        quests=["big_game", "clean_hands"],
        completed=["first_stone"],
    )
    table.do("send knight forest_wolf; commit")
    assert table.options() == ["discard big_game", "discard clean_hands"]
    table.do("discard big_game")
    assert (table.me.quests, table.me.completed) == (["clean_hands"], ["first_stone"])
    assert table.g.quest_discard == ["big_game"]
    assert "big_game" not in table.g.quest_deck


@rule("MM-SYM-07")
def test_the_fighters_left_of_the_arrow_give_the_result_right_of_it() -> None:
    built = {"castle_1": "tilting_yard"}
    assert not [o for o in Table("knight", "warrior", built=built).options() if o.endswith("tilting_yard")]
    assert not [o for o in Table("peasant", "peasant", built=built).options() if o.endswith("tilting_yard")]
    table = Table("knight", "peasant", "mage", monsters={"castle": ["sawdust_bandit"]}, built=built)
    table.do("send peasant tilting_yard")
    assert table.g.parties["tilting_yard"].units == ["peasant", "knight"]
    table.do("send mage sawdust_bandit; commit")
    assert table.me.pile == ["sawdust_bandit"]


# Power


@rule("MM-SYM-08", "MM-SYM-09")
def test_base_power_is_measured_against_the_strength_of_the_monster() -> None:
    table = Table("warrior", "knight", monsters=LADDER)
    assert targets(table) == ["crate_thief", "hedge_witch", "monstrous_tree", "sawdust_bandit"]
    table.do("send warrior monstrous_tree")
    assert powers(table) == {"monstrous_tree": 2 + 3}


@rule("MM-SYM-10")
def test_additional_power_is_for_a_class_or_for_all() -> None:
    table = Table("knight", "warrior", "mage", monsters=LADDER, pile=["iron_nail_ogre"])
    table.do("send knight hedge_witch")
    assert powers(table) == {"hedge_witch": 3 + 1}
    table.do("send warrior hedge_witch; send mage hedge_witch")
    assert powers(table) == {"hedge_witch": 4 + 2 + 1}
    table = Table("warrior", "mage", monsters=LADDER, pile=["plague_bearer"])
    table.do("send warrior sawdust_bandit")
    assert powers(table) == {"sawdust_bandit": 2 + 1}


@rule("MM-SYM-11")
def test_a_pair_bonus_is_for_the_right_hand_class_beside_the_left_hand_one() -> None:
    table = Table("warrior", "mage", monsters=LADDER, pile=["failed_experiment"])
    assert reach(table) == 2 + 1 + 1
    assert reach(Table("mage", "mage", "cleric", monsters=LADDER, pile=["failed_experiment"])) == 3
    assert reach(Table("warrior", "warrior", monsters=LADDER, pile=["failed_experiment"])) == 4


@rule("MM-SYM-12", "MM-SYM-13")
def test_every_mage_beside_one_or_more_warriors_gets_one() -> None:
    bonus = ["failed_experiment"]
    assert reach(Table("warrior", "mage", "mage", monsters=LADDER, pile=bonus)) == 2 + 2 + 2
    assert reach(Table("warrior", "mage", "mage", "mage", monsters=LADDER, pile=bonus)) == 2 + 2 + 2 + 2
    assert reach(Table("warrior", "warrior", "mage", monsters=LADDER, pile=bonus)) == 2 + 2 + 2


@rule("MM-SYM-14")
def test_a_mage_in_the_lantern_archive_strengthens_all_clerics_and_knights_this_turn() -> None:
    table = Table("mage", "cleric", "knight", "warrior", monsters=LADDER, built={"castle_1": "lantern_archive"})
    table.do("send mage lantern_archive; send cleric crate_thief; send knight hedge_witch")
    assert powers(table) == {"crate_thief": 1 + 1, "hedge_witch": 3 + 1}
    table.do("send warrior hedge_witch")
    assert powers(table) == {"crate_thief": 2, "hedge_witch": 4 + 2}


@rule("MM-SYM-14")
def test_a_bonus_of_a_location_is_gone_in_the_next_turn() -> None:
    table = Table("mage", built={"castle_1": "lantern_archive"})
    table.do("send mage lantern_archive")
    assert view(table.g).players[0].strengths["cleric"] == 2
    table.do("commit")
    table.pass_turn()
    assert view(table.g).players[0].strengths["cleric"] == 1


@rule("MM-SYM-15", "MM-SYM-16")
def test_a_bonus_without_a_partner_is_for_all_of_the_class_unconditionally() -> None:
    assert reach(Table("knight", monsters=LADDER, pile=["iron_nail_ogre"])) == 4
    assert reach(Table("knight", "knight", monsters=LADDER, pile=["iron_nail_ogre"])) == 8
    monsters = {"castle": ["hedge_witch", "crypt_page"]}
    table = Table("knight", "knight", monsters=monsters, pile=["iron_nail_ogre"])
    table.do("send knight hedge_witch; send knight crypt_page")
    assert powers(table) == {"hedge_witch": 4, "crypt_page": 4}


@rule("MM-SYM-17")
def test_power_against_undead_comes_once_a_fight_whatever_the_fighters() -> None:
    monsters = {"castle": ["moth_eaten_ghost", "hollow_scarecrow"]}
    table = Table("peasant", "mage", monsters=monsters, pile=["bottled_phantom"])
    assert targets(table) == ["moth_eaten_ghost"]
    table.do("send mage moth_eaten_ghost")
    assert powers(table) == {"moth_eaten_ghost": 1 + 1 + 1}


@rule("MM-SYM-17")
def test_power_against_undead_comes_in_every_fight_against_undead_and_in_no_other() -> None:
    monsters = {"castle": ["moth_eaten_ghost", "skeleton", "crate_thief"]}
    table = Table("warrior", "peasant", "peasant", monsters=monsters, pile=["bottled_phantom"])
    table.do("send warrior moth_eaten_ghost; send peasant skeleton")
    assert powers(table) == {"moth_eaten_ghost": 3, "skeleton": 2}
    assert targets(table) == ["moth_eaten_ghost", "skeleton"]


# Drawing


@rule("MM-SYM-18")
def test_an_arrow_up_draws_so_many_meeples_from_the_bag() -> None:
    table = Table("peasant", "peasant", phase="development", offer=["bell_gate"], bag=["knight"] * 3)
    table.do("send peasant builders; send peasant builders; proceed; build bell_gate; at university_1")
    assert table.me.tavern == ["knight", "knight"]
    assert table.me.bag == ["knight"]


@rule("MM-SYM-19")
def test_any_prestige_fighter_is_a_ranger_a_paladin_or_a_shaman() -> None:
    table = Table(*["knight"] * 3, monsters={"castle": ["rogue_conjurer"]})
    table.do("send knight rogue_conjurer; commit")
    assert table.options() == ["take paladin", "take ranger", "take shaman"]
    table.do("take paladin")
    assert sorted(table.me.lodgings) == ["knight", "knight", "knight", "paladin"]


@rule("MM-SYM-19")
@pytest.mark.parametrize(("unit", "completed"), [("ranger", 1), ("paladin", 1), ("shaman", 1), ("knight", 0)])
def test_only_prestige_fighters_meet_a_demand_for_any_prestige_fighter(unit: str, completed: int) -> None:
    table = Table(unit, monsters={"castle": ["skeleton"]}, quests=["famous_names"])
    table.do(f"send {unit} skeleton; commit")
    assert len(table.me.completed) == completed


@rule("MM-SYM-20")
def test_quests_are_drawn_from_the_deck_and_then_discarded_from_hand() -> None:
    table = Table("peasant", built={"castle_1": "house_of_lords"}, quests=["big_game"])
    drawn = list(reversed(table.g.quest_deck[-2:]))
    table.do("send peasant house_of_lords; commit")
    assert table.me.quests == ["big_game", *drawn]
    assert table.options() == sorted(f"discard {quest}" for quest in ["big_game", *drawn])
    table.do("discard big_game")
    assert table.me.quests == drawn
    assert table.g.quest_discard == ["big_game"]


@rule("MM-SYM-21")
def test_a_warrior_of_the_night_watch_returns_to_the_tavern_after_the_draw_phase() -> None:
    table = Table("warrior", built={"castle_1": "night_watch_house"}, bag=["mage", "cleric", "peasant", "peasant"])
    table.me.quests = ["mixed_company"]
    table.restart()
    table.do("send warrior night_watch_house; commit")
    assert sorted(table.me.tavern) == ["cleric", "mage", "peasant", "peasant", "warrior"]
    assert table.me.lodgings == []
    assert table.me.completed == []


@rule("MM-SYM-21")
def test_the_warrior_of_the_night_watch_is_an_extra_meeple_for_the_next_turn_only() -> None:
    table = Table("warrior", built={"castle_1": "night_watch_house"}, bag=["peasant"] * 8)
    table.do("send warrior night_watch_house; commit")
    table.pass_turn()
    assert table.asked == (0, "develop")
    table.do("proceed; commit")
    assert table.me.tavern == ["peasant"] * 4
    assert "warrior" in table.me.lodgings


@rule("MM-SYM-22")
def test_the_active_player_may_stow_three_tired_meeples_and_every_other_player_one() -> None:
    lodgings = ["corruption", "knight", "mage", "mage"]
    table = Table("peasant", seats=3, built={"castle_1": "bell_gate"}, lodgings=lodgings, bag=["peasant"] * 4)
    for other in table.g.players[1:]:
        other.lodgings = ["cleric", "warrior"]
    table.restart()
    table.do("send peasant bell_gate; commit")
    assert table.options() == ["enough", "stow corruption", "stow knight", "stow mage"]
    table.do("stow knight; stow mage; stow mage")
    assert sorted(table.me.bag) == ["knight", "mage", "mage", *["peasant"] * 4]
    assert table.me.lodgings == ["corruption"]
    assert table.asked == (1, "stow")
    assert table.options() == ["enough", "stow cleric", "stow warrior"]
    table.do("stow warrior")
    assert table.asked == (2, "stow")
    table.do("enough")
    assert [sorted(player.lodgings) for player in table.g.players[1:]] == [["cleric"], ["cleric", "warrior"]]
    assert "warrior" in table.rival.bag


@rule("MM-SYM-22")
def test_the_active_player_may_stow_fewer() -> None:
    table = Table("peasant", built={"castle_1": "bell_gate"}, lodgings=["knight", "mage"], bag=["peasant"] * 4)
    table.do("send peasant bell_gate; commit; stow mage; enough")
    assert table.told("stowed") == [(0, "mage")]
    assert sorted(table.me.lodgings) == ["knight", "peasant"]


# Special bonuses


@rule("MM-SYM-23")
def test_one_fighter_gets_power_for_each_corruption_in_the_lodgings() -> None:
    built, resting = {"castle_1": "ash_reliquary"}, ["corruption", "corruption", "knight"]
    table = Table("cleric", "peasant", "peasant", monsters=LADDER, built=built, lodgings=resting)
    table.do("send cleric ash_reliquary")
    assert reach(table) == 1 + 1 + 2
    assert reach(Table("peasant", "peasant", monsters=LADDER, built=built, lodgings=resting)) == 2


@rule("MM-SYM-23")
def test_the_power_for_corruption_goes_to_a_single_fighter_of_the_players_choice() -> None:
    monsters = {"castle": ["sawdust_bandit", "moth_eaten_ghost"]}
    table = Table(
        "cleric", "peasant", "mage", monsters=monsters, built={"castle_1": "ash_reliquary"}, lodgings=["corruption"] * 2
    )
    table.do("send cleric ash_reliquary")
    assert {"send mage sawdust_bandit", "send peasant sawdust_bandit"} < set(table.options())
    table.do("send mage sawdust_bandit")
    assert targets(table) == ["sawdust_bandit"]
    table.do("commit")
    assert table.me.pile == ["sawdust_bandit"]


def reliquary_and_two_fights(monster: str) -> Table:
    """The Ash Reliquary with three Corruption at rest; a Skeleton and another monster can be fought."""
    return Table(
        "cleric",
        "knight",
        "warrior",
        monsters={"castle": ["skeleton"], "village": [monster]},
        built={"castle_1": "ash_reliquary"},
        lodgings=["corruption"] * 3,
    )


@rule("MM-SYM-23")
def test_the_power_for_corruption_is_counted_in_one_fight_only() -> None:
    table = reliquary_and_two_fights("crate_thief")
    table.do("send cleric ash_reliquary; send warrior crate_thief; send knight skeleton")
    assert powers(table) == {"crate_thief": 2, "skeleton": 3 + 3}
    table.do("commit")
    assert table.told("fought") == [(0, "crate_thief", 2), (0, "skeleton", 6)]


@rule("MM-SYM-23")
def test_the_power_for_corruption_goes_where_it_is_needed_first() -> None:
    table = reliquary_and_two_fights("monstrous_tree")
    table.do("send cleric ash_reliquary; send knight skeleton")
    assert powers(table) == {"skeleton": 3 + 3}
    table.do("send warrior monstrous_tree")
    assert powers(table) == {"skeleton": 3, "monstrous_tree": 2 + 3}


@rule("MM-SYM-24")
def test_corruption_in_the_tavern_does_not_count_for_that_power() -> None:
    table = Table(
        "cleric",
        "peasant",
        *["corruption"] * 3,
        monsters=LADDER,
        built={"castle_1": "ash_reliquary"},
        lodgings=["corruption"],
    )
    table.do("send cleric ash_reliquary")
    assert reach(table) == 1 + 1


@rule("MM-SYM-25")
def test_knight_and_peasant_in_the_tilting_yard_give_all_others_two() -> None:
    table = Table("knight", "peasant", "peasant", "mage", "ranger", monsters=LADDER, built={"castle_1": "tilting_yard"})
    table.do("send knight tilting_yard")
    assert table.g.parties["tilting_yard"].units == ["knight", "peasant"]
    table.do("send peasant sawdust_bandit; send mage crate_thief; send ranger monstrous_tree")
    assert powers(table) == {"sawdust_bandit": 3, "crate_thief": 3, "monstrous_tree": 5}
    table.do("commit")
    assert view(table.g).players[0].strengths["peasant"] == 1


@rule("MM-SYM-26")
def test_there_are_three_types_of_monsters_and_four_districts() -> None:
    city = [monster for monster in BOX.monsters.values() if monster.role == "city"]
    assert {monster.type for monster in city} == {"humanoid", "beast", "undead"}
    assert {monster.district for monster in city} == {"castle", "village", "university", "cathedral"}


@rule("MM-SYM-26")
@pytest.mark.parametrize(
    ("quest", "monster", "score"),
    [
        ("bounty_ledger", "sawdust_bandit", 2 + 3),
        ("bounty_ledger", "forest_wolf", 3),
        ("village_militia", "crate_thief", 1 + 2),
        ("village_militia", "sawdust_bandit", 2),
    ],
)
def test_the_symbols_of_types_and_districts_are_told_apart(quest: str, monster: str, score: int) -> None:
    table = Table("peasant", "warrior", monsters={BOX.monsters[monster].district: [monster]}, quests=[quest])
    table.do(f"send peasant {monster}; commit")
    assert table.me.vp == score
