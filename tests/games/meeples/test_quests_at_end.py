"""The 12 quests for the end of the game, one by one: met, just not met, and their penalty."""

from collections.abc import Mapping, Sequence

import pytest

from igroteka.games.meeples.components import BOX
from tests.games.meeples.table import Table

FIGURES = {
    "grave_keeper": (6, 3),
    "big_game": (6, 3),
    "thief_taker": (6, 3),
    "castle_warden": (5, 2),
    "village_warden": (5, 2),
    "university_warden": (5, 2),
    "cathedral_warden": (5, 2),
    "house_of_wands": (5, 2),
    "house_of_steel": (5, 2),
    "clean_hands": (6, 3),
    "school_of_masters": (6, 3),
    "full_bestiary": (7, 3),
}
"""The VP for meeting each, and the penalty."""


def at_the_end(
    quest: str,
    pile: str = "",
    bag: str = "peasant peasant peasant peasant",
    rivals: Sequence[str] = ("peasant", "peasant"),
    levels: Mapping[str, int] | None = None,
) -> int:
    """What the quest brings or costs a player with these monsters, meeples and levels; each rival has a bag."""
    table = Table(
        quests=[quest],
        seats=1 + len(rivals),
        pile=pile.split(),
        bag=bag.split(),
        levels=levels,
        arrivals=3,
        final=2,
    )
    for player, units in zip(table.g.players[1:], rivals, strict=True):
        player.tavern, player.bag = [], units.split()
    table.restart()
    for _ in table.g.players:
        assert (table.me.vp, table.me.completed, table.g.over) == (0, [], False)
        table.pass_turn()
    assert table.g.over
    assert (table.me.completed == [quest]) == (table.me.vp > 0)
    assert table.me.points.get("quests", 0) + table.me.points.get("penalties", 0) == table.me.vp
    return table.me.vp


def test_every_quest_of_this_kind_is_tested_here() -> None:
    assert list(FIGURES) == [quest.id for quest in BOX.quests.values() if quest.kind == "end"]


@pytest.mark.parametrize(
    ("quest", "enough", "too_few"),
    [
        (
            "grave_keeper",
            "skeleton hollow_scarecrow ghoul bone_hydra",
            ["skeleton hollow_scarecrow ghoul sawdust_bandit termite_swarm", "skeleton ghoul lich_professor"],
        ),
        (
            "big_game",
            "rat_pack termite_swarm monstrous_tree hoard_dragon",
            ["rat_pack termite_swarm monstrous_tree skeleton crate_thief", "rat_pack termite_swarm hoard_dragon"],
        ),
        (
            "thief_taker",
            "sawdust_bandit crate_thief mill_giant troll_king",
            ["sawdust_bandit crate_thief mill_giant skeleton termite_swarm", "crate_thief mill_giant troll_king"],
        ),
    ],
)
def test_four_monsters_of_a_type(quest: str, enough: str, too_few: list[str]) -> None:
    vp, penalty = FIGURES[quest]
    assert at_the_end(quest, enough) == vp
    assert at_the_end(quest, enough + " giant_bookworm iron_nail_ogre vampire_courtier") == vp
    assert [at_the_end(quest, pile) for pile in too_few] == [-penalty, -penalty]


@pytest.mark.parametrize(
    ("quest", "enough", "too_few"),
    [
        ("castle_warden", "skeleton sawdust_bandit hoard_dragon", "skeleton rat_pack crate_thief hedge_witch"),
        ("village_warden", "forest_wolf mill_giant troll_king", "forest_wolf monstrous_tree skeleton crypt_page"),
        ("university_warden", "hedge_witch ink_homunculus lich_professor", "beaver_raider giant_bookworm skeleton"),
        ("cathedral_warden", "termite_swarm belfry_bat abbot_of_ash", "termite_swarm crypt_page skeleton forest_wolf"),
    ],
)
def test_three_monsters_of_a_district(quest: str, enough: str, too_few: str) -> None:
    assert (at_the_end(quest, enough), at_the_end(quest, too_few)) == (5, -2)


@pytest.mark.parametrize("quest", ["grave_keeper", "big_game", "thief_taker", "castle_warden", "full_bestiary"])
def test_an_empty_pile_costs_the_penalty(quest: str) -> None:
    assert at_the_end(quest) == -FIGURES[quest][1]


def test_the_dark_council_does_not_count_for_a_pile() -> None:
    table = Table(
        *["knight"] * 4, quests=["grave_keeper"], pile=["skeleton", "ghoul", "bone_hydra"], arrivals=3, final=2
    )
    table.g.council["baron_splinter"] = ""
    table.do("send knight baron_splinter; commit")
    table.pass_turn()
    assert (table.g.over, table.me.points) == (True, {"monsters": 0, "council": 9, "penalties": -3})


@pytest.mark.parametrize(
    ("quest", "bag", "rivals", "vp"),
    [
        ("house_of_wands", "mage mage cleric", ["mage mage", "cleric cleric"], 5),
        ("house_of_wands", "mage mage", ["mage cleric", "cleric"], 5),
        ("house_of_wands", "cleric cleric", ["peasant", "mage mage"], 5),
        ("house_of_wands", "mage cleric", ["peasant", "mage mage cleric"], -2),
        ("house_of_wands", "mage cleric knight knight shaman shaman", ["cleric cleric cleric", "peasant"], -2),
        ("house_of_steel", "warrior knight knight", ["warrior warrior", "knight knight"], 5),
        ("house_of_steel", "warrior warrior", ["warrior knight", "knight"], 5),
        ("house_of_steel", "knight knight", ["peasant", "warrior warrior"], 5),
        ("house_of_steel", "warrior knight", ["peasant", "warrior warrior knight"], -2),
        ("house_of_steel", "warrior knight mage mage shaman shaman", ["knight knight knight", "peasant"], -2),
    ],
)
def test_nobody_has_more_of_two_classes(quest: str, bag: str, rivals: list[str], vp: int) -> None:
    assert at_the_end(quest, bag=bag, rivals=rivals) == vp


def test_nobody_having_any_is_a_tie_too() -> None:
    assert at_the_end("house_of_wands") == 5
    assert at_the_end("house_of_steel") == 5


def test_meeples_are_counted_wherever_they_are() -> None:
    table = Table("mage", quests=["house_of_wands"], lodgings=["cleric"] * 9, bag=["mage"] * 6, arrivals=3, final=2)
    table.rival.tavern, table.rival.bag = [], ["mage"] * 10 + ["cleric"] * 6
    table.restart()
    table.pass_turn()
    table.pass_turn()
    assert (table.g.over, table.me.vp) == (True, 5)


@pytest.mark.parametrize(
    ("corruption", "vp"), [("", 6), ("corruption corruption corruption", 6), ("corruption " * 4, -3)]
)
def test_clean_hands_allows_three_corruptions(corruption: str, vp: int) -> None:
    assert at_the_end("clean_hands", bag=f"{corruption} peasant peasant") == vp


def test_clean_hands_finds_corruption_in_the_bag_the_tavern_and_the_lodgings() -> None:
    bag = ["corruption"] * 8
    table = Table("corruption", quests=["clean_hands"], bag=bag, arrivals=3, final=2)
    table.pass_turn()
    assert (len(table.me.tavern), len(table.me.bag), len(table.me.lodgings)) == (6, 2, 1)
    table.pass_turn()
    assert table.me.vp == -3


@pytest.mark.parametrize(
    ("levels", "vp"),
    [
        ({"mage": 3, "knight": 3}, 6),
        ({"mage": 3, "knight": 3, "cleric": 3, "warrior": 2}, 6),
        ({"mage": 3, "knight": 2, "cleric": 2, "warrior": 2}, -3),
        ({}, -3),
    ],
)
def test_school_of_masters_asks_for_two_basic_classes_of_level_3(levels: dict[str, int], vp: int) -> None:
    assert at_the_end("school_of_masters", levels=levels) == vp


def test_school_of_masters_is_not_completed_earlier_nor_by_prestige_classes() -> None:
    table = Table("warrior", phase="development", vp=2, quests=["school_of_masters"], levels={"warrior": 2, "mage": 3})
    table.do("send warrior drill_square; proceed")
    assert (table.me.levels["warrior"], table.me.completed) == (3, [])
    assert at_the_end("school_of_masters", bag="ranger paladin shaman", levels={"mage": 3}) == -3


@pytest.mark.parametrize(
    ("pile", "vp"),
    [
        ("skeleton ghoul termite_swarm rat_pack crate_thief troll_king", 7),
        ("skeleton ghoul termite_swarm rat_pack crate_thief sawdust_bandit", -3),
        ("skeleton termite_swarm rat_pack crate_thief troll_king hoard_dragon", -3),
        ("skeleton ghoul termite_swarm crate_thief troll_king bone_hydra", -3),
        ("skeleton ghoul termite_swarm rat_pack troll_king bone_hydra", -3),
    ],
    ids=["enough", "no level 3", "one undead", "one beast", "one humanoid"],
)
def test_full_bestiary_asks_for_two_of_each_type_and_one_of_level_3(pile: str, vp: int) -> None:
    assert at_the_end("full_bestiary", pile) == vp


def test_an_end_quest_met_earlier_waits_for_the_end() -> None:
    pile = ["skeleton", "hollow_scarecrow", "ghoul"]
    table = Table("knight", quests=["grave_keeper"], pile=pile, monsters={"university": ["moth_eaten_ghost"]})
    table.do("send knight moth_eaten_ghost; commit")
    assert (len(table.me.pile), table.me.completed, table.me.vp) == (4, [], 2)
