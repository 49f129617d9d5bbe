"""The hero cards: the four classes that can be trained, side by side, the Peasant and the three prestige classes."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest
from msgspec import structs

from igroteka.games.meeples.box import MAIN, Hero
from igroteka.games.meeples.components import BOX
from igroteka.games.meeples.effects import DrawMeeples
from igroteka.games.meeples.game import MEEPLES
from igroteka.games.meeples.view import view
from tests.games.meeples.table import Table

LADDER = {
    "castle": ["skeleton", "sawdust_bandit", "iron_nail_ogre"],
    "village": ["monstrous_tree", "troll_king"],
    "cathedral": ["crypt_page", "plague_bearer"],
    "university": ["rust_marshal", "hoard_dragon"],
}
"""Monsters of the strengths 2 to 10."""
TRAINED = [("mage", 1, 1), ("cleric", 0, 3), ("knight", 2, 1), ("warrior", 0, 2)]
"""The classes with the prices of level 2 and level 3."""


def sends(table: Table, place: str) -> list[str]:
    """Who may be sent to the place, and how."""
    return [option for option in table.options() if option.endswith(place)]


def reach(*fighters: str, levels: Mapping[str, int] | None = None, lodgings: Sequence[str] = ()) -> int:
    """The strength of the strongest monster that the fighters can beat together."""
    table = Table(*fighters, levels=levels, lodgings=lodgings, monsters=LADDER)
    return max(BOX.monsters[place].strength for place in table.places() if place in BOX.monsters)


# Figures


def test_these_are_all_classes() -> None:
    assert set(BOX.heroes) == {unit for unit, *_ in TRAINED} | {"peasant", "ranger", "paladin", "shaman"}


def test_the_levels_of_the_hero_cards() -> None:
    assert {unit: [card.level for card in hero.levels] for unit, hero in BOX.heroes.items()} == {
        "peasant": [1],
        "warrior": [1, 2, 3],
        "mage": [1, 2, 3],
        "cleric": [1, 2, 3],
        "knight": [1, 2, 3],
        "ranger": [3],
        "paladin": [3],
        "shaman": [2],
    }


@pytest.mark.parametrize(
    ("unit", "strengths"), [("mage", [1, 1, 1]), ("cleric", [1, 1, 1]), ("knight", [3, 3, 4]), ("warrior", [2, 2, 2])]
)
def test_the_strength_of_a_class_by_its_level(unit: str, strengths: list[int]) -> None:
    assert [reach(unit, unit, levels={unit: level}) for level in (1, 2, 3)] == [2 * power for power in strengths]


@pytest.mark.parametrize(("unit", "strength"), [("peasant", 1), ("ranger", 3), ("shaman", 2)])
def test_the_strength_of_a_class_without_training(unit: str, strength: int) -> None:
    assert reach(unit, unit) == 2 * strength


@pytest.mark.parametrize(("unit", "second", "third"), TRAINED)
def test_the_price_of_each_level(unit: str, second: int, third: int) -> None:
    for level, price in ((1, second), (2, third)):
        table = Table(unit, phase="development", vp=price, levels={unit: level})
        table.do(f"send {unit} drill_square; proceed")
        assert (table.me.levels[unit], table.me.vp, table.me.lodgings) == (level + 1, 0, [unit])
        poor = Table(unit, phase="development", vp=price - 1, levels={unit: level})
        assert "drill_square" not in poor.places()


@pytest.mark.parametrize("unit", ["mage", "cleric", "knight", "warrior"])
def test_nobody_is_trained_beyond_the_third_level(unit: str) -> None:
    assert "drill_square" not in Table(unit, phase="development", vp=9, levels={unit: 3}).places()


@pytest.mark.parametrize("unit", ["peasant", "ranger", "paladin"])
def test_neither_peasants_nor_prestige_classes_are_trained(unit: str) -> None:
    assert "drill_square" not in Table(unit, phase="development", vp=9).places()


@pytest.mark.parametrize("unit", ["mage", "cleric", "knight", "warrior"])
def test_a_class_has_no_ability_at_its_first_level(unit: str) -> None:
    tavern, lodgings = [unit, unit, "corruption", "knight"], ["peasant"]
    table = Table(*tavern, phase="development", lodgings=lodgings, monsters=LADDER, vp=9)
    assert (table.asked, table.options("use")) == ((0, "develop"), [])
    table.do("proceed")
    assert table.options("use") == []
    table.do(f"send {unit} sawdust_bandit")
    assert table.options("call_up") == []


# Mage


@pytest.mark.parametrize(("phase", "asked"), [("development", "develop"), ("main", "assign")])
def test_a_mage_of_level_2_draws_a_quest_for_all_mages(phase: str, asked: str) -> None:
    table = Table("mage", "mage", "peasant", phase=phase, levels={"mage": 2})
    table.stack_quests("exam_day", "big_game")
    table.do("use mage")
    assert (table.me.tavern, table.me.lodgings) == (["peasant"], ["mage", "mage"])
    assert (table.me.quests, table.asked) == (["exam_day"], (0, asked))


@pytest.mark.parametrize("phase", ["development", "main"])
def test_a_mage_of_level_3_draws_two_quests_and_discards_one(phase: str) -> None:
    table = Table("mage", "mage", "peasant", phase=phase, levels={"mage": 3}, quests=["grave_keeper"])
    table.stack_quests("exam_day", "big_game", "first_stone")
    table.do("use mage")
    assert table.options() == ["discard big_game", "discard exam_day", "discard grave_keeper"]
    table.do("discard big_game")
    assert (table.me.quests, table.g.quest_discard) == (["grave_keeper", "exam_day"], ["big_game"])
    assert table.asked in ((0, "develop"), (0, "assign"))
    assert (table.me.tavern, table.me.lodgings) == (["peasant"], ["mage", "mage"])


@pytest.mark.parametrize("level", [2, 3])
def test_without_a_mage_in_the_tavern_nothing_is_studied(level: int) -> None:
    table = Table("peasant", "shaman", phase="development", lodgings=["mage"], levels={"mage": level})
    assert table.options("use") == []
    table.do("proceed")
    assert table.options("use") == []


@pytest.mark.parametrize("level", [2, 3])
def test_mages_study_once_a_turn(level: int) -> None:
    levels = {"mage": level, "knight": 2}
    table = Table("mage", "cleric", "knight", phase="development", bag=["mage"], levels=levels, vp=1)
    table.stack_quests()
    table.do("use mage; use knight")
    assert (table.asked, sorted(table.me.tavern)) == ((0, "develop"), ["cleric", "knight", "mage"])
    assert table.options("use") == []
    table.do("proceed")
    assert (table.asked, table.options("use")) == ((0, "assign"), [])


# Cleric


def test_a_cleric_of_level_2_draws_a_meeple_in_the_face_of_corruption() -> None:
    table = Table("cleric", "corruption", phase="development", bag=["warrior", "warrior"], levels={"cleric": 2})
    table.do("use cleric")
    assert (table.me.tavern, table.me.bag) == (["cleric", "corruption", "warrior"], ["warrior"])
    assert (table.asked, table.options("use")) == ((0, "develop"), [])


def test_a_cleric_of_level_3_may_return_the_corruption_besides() -> None:
    table = Table("cleric", "corruption", phase="development", bag=["warrior", "warrior"], levels={"cleric": 3})
    table.do("use cleric")
    assert table.options() == ["accept", "decline"]
    table.do("accept")
    assert (table.me.tavern, table.me.bag) == (["cleric", "warrior"], ["warrior"])
    assert (table.asked, table.g.supply["corruption"]) == ((0, "develop"), 20)


def test_a_cleric_of_level_3_may_leave_the_corruption() -> None:
    table = Table("cleric", "corruption", phase="development", bag=["warrior", "warrior"], levels={"cleric": 3})
    table.do("use cleric; decline")
    assert (table.me.tavern, table.g.supply["corruption"]) == (["cleric", "corruption", "warrior"], 19)


def test_a_cleric_of_level_3_reaches_a_single_corruption_of_the_tavern() -> None:
    tavern, lodgings = ["cleric", "corruption", "corruption"], ["corruption"]
    table = Table(*tavern, phase="development", lodgings=lodgings, levels={"cleric": 3})
    table.do("use cleric; accept")
    assert table.options("use") == []
    assert (sorted(table.me.tavern), table.me.lodgings) == (["cleric", "corruption", "peasant"], ["corruption"])


@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize(("unit", "beside"), [("cleric", "corruption"), ("knight", "cleric")])
def test_clerics_and_knights_need_company_in_the_tavern(unit: str, beside: str, level: int) -> None:
    for tavern in ([unit, "peasant"], [beside, "peasant"], [beside, "shaman"]):
        table = Table(*tavern, phase="development", lodgings=[unit, beside], levels={unit: level})
        assert table.options("use") == []


@pytest.mark.parametrize("level", [2, 3])
def test_clerics_act_in_the_development_phase_only(level: int) -> None:
    assert Table("cleric", "corruption", levels={"cleric": level}).options("use") == []


# Knight


@pytest.mark.parametrize("level", [2, 3])
def test_knights_draw_a_meeple_once_in_the_development_phase(level: int) -> None:
    table = Table("knight", "cleric", phase="development", vp=3, bag=["warrior", "knight"], levels={"knight": level})
    table.do("use knight")
    assert (len(table.me.tavern), len(table.me.bag)) == (3, 1)
    assert (table.asked, table.options("use")) == ((0, "develop"), [])
    table.do("proceed")
    assert table.options("use") == []


@pytest.mark.parametrize("level", [2, 3])
def test_knights_need_somebody_to_draw_and_the_development_phase(level: int) -> None:
    levels = {"knight": level}
    assert Table("knight", "cleric", phase="development", bag=[], levels=levels).options("use") == []
    assert Table("knight", "cleric", levels=levels).options("use") == []


def test_a_knight_in_training_is_no_longer_in_the_tavern() -> None:
    table = Table("knight", "cleric", phase="development", vp=1, levels={"knight": 2, "cleric": 3})
    assert table.options() == ["proceed", "send knight drill_square", "use knight"]
    table.do("send knight drill_square")
    assert table.options() == ["proceed"]


# Warrior


@pytest.mark.parametrize("level", [2, 3])
@pytest.mark.parametrize(
    ("fighters", "power"),
    [
        ("warrior peasant", 2 + 1 + 1),
        ("warrior peasant peasant", 2 + 2 + 1),
        ("warrior warrior peasant", 4 + 1 + 1),
        ("warrior mage", 2 + 1),
        ("knight peasant", 3 + 1),
    ],
)
def test_one_peasant_beside_a_warrior_gets_power(level: int, fighters: str, power: int) -> None:
    assert reach(*fighters.split(), levels={"warrior": level}) == power


@pytest.mark.parametrize("level", [2, 3])
def test_one_peasant_of_the_turn_gets_the_power(level: int) -> None:
    monsters = {"cathedral": ["crypt_page"], "village": ["hollow_scarecrow"]}
    table = Table(*["warrior", "peasant"] * 2, levels={"warrior": level}, monsters=monsters)
    table.do("send warrior crypt_page; send peasant crypt_page")
    assert sorted(table.g.parties["crypt_page"].units) == ["peasant", "warrior"]
    assert "hollow_scarecrow" not in table.places()
    assert view(table.g).powers == {"crypt_page": 2 + 1 + 1}


def test_a_party_that_is_still_gathering_takes_no_help_from_others() -> None:
    monsters = {"cathedral": ["crypt_page"], "village": ["mill_giant"]}
    table = Table("peasant", *["warrior"] * 3, "knight", levels={"warrior": 2}, monsters=monsters)
    table.do("send peasant crypt_page; send warrior crypt_page; send warrior mill_giant")
    assert table.asked == (0, "finish")
    assert view(table.g).powers == {"crypt_page": 2 + 1 + 1, "mill_giant": 2}


@pytest.mark.parametrize("level", [2, 3])
def test_a_shaman_in_the_place_of_either_gets_and_brings_no_comrade(level: int) -> None:
    assert reach("warrior", "shaman", levels={"warrior": level}) == 2 + 2
    assert reach("shaman", "peasant", levels={"warrior": level}) == 2 + 1


def test_a_warrior_of_level_3_calls_a_peasant_from_the_lodgings_once_a_turn() -> None:
    monsters = {"castle": ["skeleton"], "cathedral": ["termite_swarm"]}
    table = Table("warrior", "warrior", lodgings=["peasant"] * 2, levels={"warrior": 3}, monsters=monsters)
    assert table.options("call_up") == []
    table.do("send warrior skeleton; send warrior termite_swarm")
    assert table.options("call_up") == ["call_up peasant skeleton", "call_up peasant termite_swarm"]
    table.do("call_up peasant skeleton")
    assert (table.g.parties["skeleton"].units, table.me.lodgings) == (["warrior", "peasant"], ["peasant"])
    assert table.options("call_up") == []


def test_the_peasant_called_up_adds_his_power_and_that_of_a_comrade() -> None:
    assert reach("warrior", levels={"warrior": 3}, lodgings=["peasant", "peasant"]) == 2 + 1 + 1
    assert reach("warrior", levels={"warrior": 2}, lodgings=["peasant", "peasant"]) == 2
    assert reach("warrior", levels={"warrior": 3}, lodgings=["mage", "corruption"]) == 2
    assert reach("knight", levels={"warrior": 3}, lodgings=["peasant", "peasant"]) == 3
    table = Table("warrior", levels={"warrior": 3}, lodgings=["peasant"], monsters={"cathedral": ["crypt_page"]})
    table.do("send warrior crypt_page; commit")
    assert (table.me.pile, Counter(table.me.lodgings)) == (["crypt_page"], {"warrior": 1, "peasant": 1, "cleric": 1})


def test_a_peasant_is_called_only_to_a_warrior_at_a_monster() -> None:
    fighters, built = ["warrior", "knight"], {"castle_1": "harvest_hall"}
    table = Table(*fighters, levels={"warrior": 3}, lodgings=["peasant"], built=built, monsters=LADDER)
    table.do("send warrior harvest_hall; send knight skeleton")
    assert table.options("call_up") == []


def test_a_shaman_as_a_warrior_calls_nobody() -> None:
    table = Table("shaman", levels={"warrior": 3}, lodgings=["peasant"], monsters={"castle": ["skeleton"]})
    table.do("send_as shaman warrior skeleton")
    assert table.options() == ["commit"]


# Prestige classes


@pytest.mark.parametrize(
    ("choices", "vp"),
    [
        ("send ranger skeleton; send ranger termite_swarm", 1 + 1 + 2),
        ("send ranger skeleton; send ranger skeleton", 1 + 1),
        ("send ranger skeleton; send knight termite_swarm", 1 + 1 + 1),
        ("send knight skeleton; send peasant skeleton", 1),
    ],
)
def test_rangers_earn_a_point_for_each_monster_they_help_to_beat(choices: str, vp: int) -> None:
    monsters = {"castle": ["skeleton"], "cathedral": ["termite_swarm"]}
    table = Table("ranger", "ranger", "knight", "peasant", monsters=monsters)
    table.do(f"{choices}; commit")
    assert table.me.vp == vp


def test_a_ranger_earns_a_point_at_an_overlord_too_but_not_at_a_location() -> None:
    table = Table(*["ranger"] * 4, final=1)
    table.g.council["baron_splinter"] = ""
    table.do("send ranger baron_splinter; commit")
    assert table.me.vp == 9 + 1
    table = Table(*["ranger"] * 3)
    table.do("send ranger muster_court; commit")
    assert table.me.vp == 0


@pytest.mark.parametrize(
    ("peasants", "beaten", "too_strong"),
    [
        (0, "sawdust_bandit", "crypt_page"),
        (0, "banner_vulture", "monstrous_tree"),
        (3, "troll_king", "rust_marshal"),
        (2, "incinerator", "baron_splinter"),
    ],
    ids=["level 1: 3", "level 2: 4", "level 3: 5", "Dark Council: 5"],
)
def test_a_paladin_gets_power_for_the_level_of_the_monster(peasants: int, beaten: str, too_strong: str) -> None:
    city = {"village": [name for name in (beaten, too_strong) if BOX.monsters[name].district]}
    assert Table("paladin", *["peasant"] * peasants, monsters=city, final=1).places() & {beaten, too_strong} == {beaten}
    assert beaten not in Table("shaman", *["peasant"] * peasants, monsters=city, final=1).places()


def test_a_paladin_and_a_single_peasant_cannot_beat_the_minion() -> None:
    assert "incinerator" not in Table("paladin", "peasant", final=1).places()


def test_each_paladin_gets_the_power_of_its_own_monster() -> None:
    table = Table("paladin", "paladin", monsters={"castle": ["hoard_dragon"]})
    table.do("send paladin hoard_dragon; commit")
    assert table.me.vp == 10
    table = Table("paladin", "paladin", monsters={"castle": ["banner_vulture"], "cathedral": ["crypt_page"]})
    table.do("send paladin banner_vulture")
    assert "crypt_page" not in table.places()


@pytest.mark.parametrize(
    ("role", "location"),
    [
        ("peasant", "open_lecture_hall"),
        ("warrior", "harvest_hall"),
        ("mage", "lantern_archive"),
        ("cleric", "branch_and_root"),
    ],
)
def test_a_shaman_stands_for_any_basic_class_at_a_location(role: str, location: str) -> None:
    built = {} if location == "open_lecture_hall" else {"castle_1": location}
    assert sends(Table("shaman", built=built), location) == [f"send_as shaman {role} {location}"]
    assert sends(Table("ranger", built=built), location) == []


def test_a_shaman_stands_for_a_knight_at_a_location() -> None:
    built = {"castle_1": "tilting_yard"}
    table = Table("shaman", "peasant", built=built)
    assert "send_as shaman knight tilting_yard" in table.options()
    assert sends(Table("ranger", "peasant", built=built), "tilting_yard") == []


@pytest.mark.parametrize(
    ("beaten", "role"),
    [
        ("ghoul", "warrior"),
        ("iron_nail_ogre", "knight"),
        ("ink_homunculus", "mage"),
        ("fallen_deacon", "cleric"),
    ],
)
def test_a_shaman_gets_the_power_of_the_class_it_stands_for(beaten: str, role: str) -> None:
    monsters = {"castle": ["sawdust_bandit"]}
    table = Table("shaman", pile=[beaten], monsters=monsters)
    assert sends(table, "sawdust_bandit") == [f"send_as shaman {role} sawdust_bandit"]
    assert sends(Table("shaman", monsters=monsters), "sawdust_bandit") == []


def test_each_shaman_may_stand_for_another_class_and_they_strengthen_each_other() -> None:
    table = Table("shaman", "shaman", pile=["failed_experiment"], monsters={"village": ["monstrous_tree"]})
    table.do("send_as shaman warrior monstrous_tree")
    assert table.g.parties["monstrous_tree"].units == ["shaman:warrior", "shaman:mage"]


def test_a_shaman_lacks_the_strength_of_the_hero_card_it_stands_for() -> None:
    assert reach("shaman", "peasant", levels={"knight": 3}) == 2 + 1


def test_a_shaman_may_be_sent_to_train_a_class_but_has_no_further_level_itself() -> None:
    table = Table("shaman", phase="development", vp=0)
    free = ["send_as shaman cleric drill_square", "send_as shaman warrior drill_square"]
    assert sends(table, "drill_square") == free
    table.do("send_as shaman cleric drill_square; proceed")
    assert (table.me.levels["cleric"], table.me.lodgings) == (2, ["shaman"])


# A box of one's own


def test_a_class_that_cannot_be_trained_may_be_given_an_ability() -> None:
    card = structs.replace(BOX.heroes["ranger"].levels[0], ability=DrawMeeples(1), phases=(MAIN,))
    heroes = BOX.heroes | {"ranger": Hero("ranger", (card,))}
    table = Table("ranger", bag=["mage"])
    table.match.game = replace(MEEPLES, box=structs.replace(BOX, heroes=heroes))
    table.restart()
    table.do("use ranger")
    assert table.me.tavern == ["ranger", "mage"]
    assert table.options("use") == []
