"""The classes of fighters, basic and prestige (MM-UNIT, MM-PREST)."""

from igroteka.games.meeples.components import BOX
from igroteka.games.meeples.view import view
from tests.games.meeples.table import Table
from tests.ledger import rule
from tests.rules.meeples.test_fighting import LADDER, powers, reach, targets


def strengths(table: Table) -> dict[str, int]:
    """The power of each class of the acting player."""
    return view(table.g).players[0].strengths


# Basic classes


@rule("MM-UNIT-01")
def test_there_are_five_basic_classes() -> None:
    assert {meeple.id for meeple in BOX.meeples.values() if meeple.kind == "basic"} == {
        "mage",
        "cleric",
        "knight",
        "warrior",
        "peasant",
    }


@rule("MM-UNIT-02")
def test_mages_are_weak_but_bring_quests() -> None:
    assert reach(Table("mage", monsters=LADDER, levels={"mage": 3})) == 0
    table = Table("mage", "mage", "knight", levels={"mage": 2}, quests=["big_game"])
    table.do("use mage")
    assert len(table.me.quests) == 2
    assert (table.me.tavern, table.me.lodgings) == (["knight"], ["mage", "mage"])
    table = Table("mage", levels={"mage": 3}, quests=["big_game"])
    table.do("use mage; discard big_game")
    assert len(table.me.quests) == 2


@rule("MM-UNIT-03")
def test_clerics_deal_with_corruption() -> None:
    table = Table("cleric", "corruption", "corruption", phase="development", levels={"cleric": 3})
    table.do("use cleric; accept")
    assert sorted(table.me.tavern) == ["cleric", "corruption", "peasant"]
    assert table.told("returned") == [(0, "corruption", "cleric")]
    assert table.g.supply["corruption"] == 19


@rule("MM-UNIT-04")
def test_knights_are_the_strongest_basic_class_and_rally_others() -> None:
    basic = {unit: strengths(Table())[unit] for unit in ("mage", "cleric", "warrior", "peasant")}
    assert strengths(Table())["knight"] > max(basic.values())
    table = Table("knight", "cleric", phase="development", levels={"knight": 2})
    table.do("use knight")
    assert table.me.tavern == ["knight", "cleric", "peasant"]


@rule("MM-UNIT-05")
def test_warriors_have_good_power_and_lead_peasants() -> None:
    power = strengths(Table())
    assert power["knight"] > power["warrior"] > power["mage"] == power["cleric"]
    assert reach(Table("warrior", "peasant", monsters=LADDER)) == 3
    assert reach(Table("warrior", "peasant", monsters=LADDER, levels={"warrior": 2})) == 4


@rule("MM-UNIT-06")
def test_peasants_are_the_weakest_and_the_only_builders() -> None:
    assert strengths(Table())["peasant"] == min(strengths(Table()).values()) == 1
    others = Table("mage", "cleric", "knight", "warrior", phase="development", vp=5)
    assert not [option for option in others.options() if option.endswith("builders")]
    assert "send peasant builders" in Table("peasant", "peasant", phase="development").options()


@rule("MM-UNIT-07")
def test_an_ability_is_used_once_a_turn_however_many_of_the_class_are_there() -> None:
    table = Table("knight", "knight", "cleric", phase="development", vp=1, levels={"knight": 2}, bag=["knight"] * 5)
    table.do("use knight")
    assert table.me.tavern == ["knight", "knight", "cleric", "knight"]
    assert table.options("use") == []
    assert table.told("used") == [(0, "knight")]


@rule("MM-UNIT-07")
def test_an_ability_of_two_phases_is_still_used_once_a_turn_and_again_in_the_next() -> None:
    levels = {"mage": 2, "knight": 2, "cleric": 3}
    table = Table("mage", "knight", "cleric", phase="development", levels=levels, bag=["mage"] * 5)
    table.do("use mage; use knight")
    assert (table.g.turn.phase, table.me.tavern) == ("main", ["knight", "cleric", "mage"])
    assert table.options("use") == []
    table.pass_turn()
    table.pass_turn()
    assert table.asked == (0, "develop")
    assert table.options("use") == ["use mage"]


@rule("MM-UNIT-07")
def test_a_bonus_on_a_hero_card_helps_one_fighter_a_turn() -> None:
    assert reach(Table("warrior", "warrior", "peasant", "peasant", monsters=LADDER, levels={"warrior": 2})) == 7
    monsters = {"castle": ["hedge_witch", "crypt_page"]}
    table = Table("warrior", "warrior", "peasant", "peasant", monsters=monsters, levels={"warrior": 2})
    table.do("send warrior hedge_witch; send peasant hedge_witch")
    assert targets(table) == ["hedge_witch"]


@rule("MM-UNIT-07")
def test_one_peasant_a_turn_is_called_up_however_many_warriors_are_sent() -> None:
    monsters = {"castle": ["skeleton", "crate_thief"]}
    table = Table("warrior", "warrior", lodgings=["peasant"] * 3, monsters=monsters, levels={"warrior": 3})
    table.do("send warrior skeleton; send warrior crate_thief")
    assert table.options() == ["call_up peasant crate_thief", "call_up peasant skeleton", "commit"]
    table.do("call_up peasant skeleton")
    assert table.options() == ["commit"]


# Prestige classes


@rule("MM-PREST-01")
def test_prestige_fighters_come_from_quests() -> None:
    table = Table("warrior", "warrior", monsters={"village": ["forest_wolf"]}, quests=["green_vigil"])
    table.do("send warrior forest_wolf; commit")
    assert table.me.completed == ["green_vigil"]
    assert sorted(table.me.lodgings) == ["ranger", "warrior"]


@rule("MM-PREST-01")
def test_prestige_fighters_come_from_locations() -> None:
    table = Table("mage", "cleric", built={"castle_1": "circle_of_whispers"})
    table.do("send mage circle_of_whispers; commit")
    assert sorted(table.me.lodgings) == ["cleric", "shaman"]


@rule("MM-PREST-02")
def test_a_prestige_location_comes_into_play_with_three_meeples() -> None:
    table = Table("peasant", "peasant", phase="development", offer=["greenwood_post"])
    assert table.g.supply["ranger"] == 5
    assert table.g.stock == {}
    table.do("send peasant builders; send peasant builders; proceed; build greenwood_post; at castle_2")
    assert table.g.stock == {"greenwood_post": 3}
    assert table.g.supply["ranger"] == 2


@rule("MM-PREST-02")
def test_the_prestige_meeples_come_off_the_location() -> None:
    table = Table("mage", "cleric", built={"castle_1": "circle_of_whispers"})
    table.do("send mage circle_of_whispers; commit")
    assert table.g.stock == {"circle_of_whispers": 2}
    assert table.g.supply["shaman"] == 2


@rule("MM-PREST-03")
def test_an_empty_prestige_location_gives_none_even_if_the_supply_has_some() -> None:
    table = Table("mage", "cleric", built={"castle_1": "circle_of_whispers"})
    table.g.stock["circle_of_whispers"] = 0
    table.restart()
    assert table.g.supply["shaman"] == 5
    table.do("send mage circle_of_whispers; commit")
    assert table.told("gained") == []
    assert table.me.lodgings == ["cleric"]
    assert table.g.supply["shaman"] == 5


@rule("MM-PREST-04")
def test_a_ranger_has_power_3() -> None:
    table = Table("ranger", monsters=LADDER)
    assert reach(table) == 3
    table.do("send ranger crate_thief")
    assert powers(table) == {"crate_thief": 3}


@rule("MM-PREST-05")
def test_a_monster_beaten_with_a_ranger_gives_one_vp_more() -> None:
    monsters = {"castle": ["sawdust_bandit", "skeleton"]}
    table = Table("ranger", "warrior", monsters=monsters)
    table.do("send ranger sawdust_bandit; send warrior skeleton; commit")
    assert table.told("vp") == [(0, 2, "sawdust_bandit"), (0, 1, "ranger"), (0, 1, "skeleton")]
    assert table.me.vp == 4


@rule("MM-PREST-06", "MM-PREST-15")
def test_two_rangers_at_two_monsters_give_two_vp_and_at_one_monster_only_one() -> None:
    monsters = {"castle": ["sawdust_bandit", "skeleton"]}
    apart = Table("ranger", "ranger", monsters=monsters)
    apart.do("send ranger sawdust_bandit; send ranger skeleton; commit")
    assert apart.me.vp == 2 + 1 + 1 + 1
    together = Table("ranger", "ranger", monsters=monsters)
    together.do("send ranger sawdust_bandit; send ranger sawdust_bandit; commit")
    assert together.me.vp == 2 + 1


@rule("MM-PREST-07", "MM-PREST-08")
def test_a_paladin_has_power_2_and_1_for_each_level_of_its_monster() -> None:
    monsters = {
        "castle": ["skeleton", "hollow_scarecrow", "sawdust_bandit"],
        "village": ["belfry_bat", "ghoul"],
        "cathedral": ["abbot_of_ash"],
    }
    assert targets(Table("paladin", monsters=monsters)) == ["belfry_bat", "sawdust_bandit", "skeleton"]
    table = Table(*["paladin"] * 4, monsters=monsters)
    table.do("send paladin skeleton; send paladin belfry_bat; send paladin abbot_of_ash")
    assert table.g.parties["abbot_of_ash"].units == ["paladin", "paladin"]
    assert powers(table) == {"skeleton": 3, "belfry_bat": 4, "abbot_of_ash": 10}


@rule("MM-PREST-08")
def test_only_paladins_get_power_for_the_level_of_the_monster() -> None:
    table = Table("paladin", "ranger", "shaman", "knight", monsters={"castle": ["troll_king"]})
    table.do("send paladin troll_king; send ranger troll_king; send knight troll_king")
    assert powers(table) == {"troll_king": 5 + 3 + 3}


@rule("MM-PREST-09")
def test_a_shaman_has_power_2() -> None:
    table = Table("shaman", monsters=LADDER)
    assert reach(table) == 2
    table.do("send shaman crate_thief")
    assert powers(table) == {"crate_thief": 2}


@rule("MM-PREST-09")
def test_a_shaman_is_any_basic_fighter_at_a_location() -> None:
    table = Table(
        "shaman", built={"castle_1": "branch_and_root", "castle_2": "lantern_archive", "village_1": "colosseum"}
    )
    assert table.options() == [
        "commit",
        "send_as shaman cleric branch_and_root",
        "send_as shaman knight colosseum",
        "send_as shaman mage lantern_archive",
        "send_as shaman peasant colosseum",
        "send_as shaman peasant novices_chapel",
        "send_as shaman peasant open_lecture_hall",
        "send_as shaman warrior colosseum",
    ]
    table.do("send_as shaman peasant open_lecture_hall; commit")
    assert sorted(table.me.lodgings) == ["mage", "shaman"]


@rule("MM-PREST-09")
def test_a_shaman_is_any_basic_fighter_at_a_monster() -> None:
    table = Table("shaman", monsters={"castle": ["skeleton"]}, quests=["candle_for_the_crypt"])
    assert table.options() == [
        "commit",
        "send shaman skeleton",
        "send_as shaman cleric skeleton",
        "send_as shaman knight skeleton",
        "send_as shaman mage skeleton",
        "send_as shaman peasant novices_chapel",
        "send_as shaman peasant open_lecture_hall",
        "send_as shaman peasant skeleton",
        "send_as shaman warrior skeleton",
    ]
    table.do("send_as shaman cleric skeleton; commit")
    assert table.me.completed == ["candle_for_the_crypt"]


@rule("MM-PREST-10")
def test_a_shaman_receives_the_bonuses_of_its_part_and_of_shamans_together() -> None:
    table = Table("shaman", monsters={"castle": ["hedge_witch"]}, pile=["ghoul"], completed=["famous_names"])
    assert table.options() == [
        "commit",
        "send_as shaman peasant novices_chapel",
        "send_as shaman peasant open_lecture_hall",
        "send_as shaman warrior hedge_witch",
    ]
    table.do("send_as shaman warrior hedge_witch")
    assert powers(table) == {"hedge_witch": 2 + 1 + 1}


@rule("MM-PREST-10")
def test_a_shaman_gives_and_gets_pair_bonuses_in_its_part() -> None:
    monsters = {"castle": ["sawdust_bandit"]}
    gives = Table("shaman", "mage", monsters=monsters, pile=["failed_experiment"])
    gives.do("send mage sawdust_bandit; send_as shaman warrior sawdust_bandit")
    assert powers(gives) == {"sawdust_bandit": 2 + 1 + 1}
    gets = Table("shaman", "warrior", monsters=monsters, pile=["failed_experiment"])
    gets.do("send warrior sawdust_bandit; send_as shaman mage sawdust_bandit")
    assert powers(gets) == {"sawdust_bandit": 2 + 2 + 1}


@rule("MM-PREST-11")
def test_prestige_fighters_have_a_level_but_cannot_be_trained() -> None:
    assert [[card.level for card in BOX.heroes[unit].levels] for unit in ("ranger", "paladin", "shaman")] == [
        [3],
        [3],
        [2],
    ]
    table = Table("ranger", "paladin", "shaman", "knight", phase="development", vp=20)
    sent = {option.split()[1:-1].pop() for option in table.options() if option.endswith("drill_square")}
    assert sent == {"knight", "warrior", "mage", "cleric"}
    assert "send shaman drill_square" not in table.options()


@rule("MM-PREST-12")
def test_the_level_of_prestige_fighters_counts_for_dark_council_rewards() -> None:
    table = Table("ranger", "paladin", "shaman", arrivals=3, final=1)
    table.g.council["baron_splinter"] = "two_masters"
    table.restart()
    table.do("send ranger baron_splinter; send paladin baron_splinter; send shaman baron_splinter; commit")
    assert table.told("vp") == [(0, 9, "baron_splinter"), (0, 1, "ranger"), (0, 3, "two_masters")]
    table = Table("ranger", "shaman", *["warrior"] * 3, arrivals=3, final=1)
    table.g.council["baron_splinter"] = "two_masters"
    table.restart()
    table.do("send ranger baron_splinter; send shaman baron_splinter; commit")
    assert table.told("fought") == [(0, "baron_splinter", 3 + 2 + 3 * 2)]
    assert table.told("vp") == [(0, 9, "baron_splinter"), (0, 1, "ranger")]


@rule("MM-PREST-13")
def test_a_shaman_does_not_get_the_power_of_the_hero_card_of_its_part() -> None:
    table = Table("shaman", monsters={"castle": ["sawdust_bandit", "skeleton"]}, levels={"knight": 3})
    assert targets(table) == ["skeleton"]
    table.do("send_as shaman knight skeleton")
    assert powers(table) == {"skeleton": 2}


@rule("MM-PREST-13")
def test_a_shaman_does_not_use_the_ability_of_its_part() -> None:
    table = Table("shaman", "peasant", phase="development", levels={"knight": 2, "mage": 2})
    assert table.options("use") == []
    assert reach(Table("shaman", "peasant", monsters=LADDER, levels={"warrior": 2})) == 3


@rule("MM-PREST-14")
def test_a_shaman_as_a_warrior_gets_the_ghouls_bonus_but_calls_no_peasant() -> None:
    table = Table("shaman", lodgings=["peasant"], monsters=LADDER, levels={"warrior": 3}, pile=["ghoul"])
    assert reach(table) == 3
    table.do("send_as shaman warrior sawdust_bandit")
    assert powers(table) == {"sawdust_bandit": 3}
    assert table.options() == ["commit"]


@rule("MM-PREST-15", "MM-PREST-16")
def test_each_shaman_plays_a_different_part_in_the_same_turn() -> None:
    table = Table("shaman", "shaman", built={"castle_1": "recruiting_post"})
    table.do("send_as shaman mage recruiting_post")
    assert table.g.parties["recruiting_post"].units == ["shaman:mage", "shaman:warrior"]
    table.do("commit")
    assert sorted(table.me.lodgings) == ["shaman", "shaman", "warrior"]


@rule("MM-PREST-15")
def test_every_paladin_and_every_shaman_uses_its_ability() -> None:
    table = Table("paladin", "paladin", monsters={"castle": ["mill_giant"]})
    table.do("send paladin mill_giant")
    assert powers(table) == {"mill_giant": 4 + 4}
    table = Table("shaman", "shaman", monsters={"castle": ["sawdust_bandit", "moth_eaten_ghost"]}, pile=["ghoul"])
    table.do("send_as shaman warrior sawdust_bandit; send_as shaman warrior moth_eaten_ghost")
    assert powers(table) == {"sawdust_bandit": 3, "moth_eaten_ghost": 3}
