"""The 18 quests that are completed on the spot, one by one: when, for what, and what they cost if they never are."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest
from msgspec import structs

from igroteka.games.meeples.actions.meeples import owned
from igroteka.games.meeples.components import BOX
from igroteka.games.meeples.game import MEEPLES
from igroteka.games.meeples.state import Tower
from tests.games.meeples.quests import COMPLETION, FIGURES, scored
from tests.games.meeples.table import Table

TOUR = {"castle_1": "harvest_hall", "village_1": "branch_and_root"}


def facing(quest: str, fighters: str, monster: str, lodgings: Sequence[str] = ()) -> Table:
    """All of these fighters have been sent to a monster of the Castle or of the Dark Council; a quest is in hand."""
    city = [monster] if BOX.monsters[monster].district else []
    table = Table(*fighters.split(), quests=[quest], monsters={"castle": city}, lodgings=lodgings, final=1)
    while fit := [unit for unit in table.me.tavern if unit != "corruption"]:
        table.do(f"send {fit[0]} {monster}")
    return table


def fight(quest: str, fighters: str, monster: str) -> Table:
    """All of these fighters have beaten the monster."""
    table = facing(quest, fighters, monster)
    table.do("commit")
    return table


def draw(quest: str, bag: str, lodgings: Sequence[str] = ()) -> Table:
    """A Draw phase that fills the Tavern with these."""
    table = Table(quests=[quest], bag=bag.split(), lodgings=lodgings)
    table.do("commit")
    return table


# Figures


def test_every_quest_of_this_kind_is_tested_here() -> None:
    assert list(COMPLETION) == [quest.id for quest in BOX.quests.values() if quest.kind == "completion"]


@pytest.mark.parametrize(("quest", "penalty"), [(quest, penalty) for quest, (_, penalty) in FIGURES.items()])
def test_a_quest_that_was_never_completed_costs_its_penalty(quest: str, penalty: int) -> None:
    table = Table(quests=[quest], bag=["warrior"] * 6, arrivals=3, final=2)
    table.pass_turn()
    assert table.me.vp == 0
    table.pass_turn()
    assert (table.g.over, table.me.vp, table.me.points["penalties"]) == (True, -penalty, -penalty)


# Victories


@pytest.mark.parametrize(
    ("quest", "fighters", "monster", "done"),
    [
        ("clear_the_cellars", "peasant peasant", "termite_swarm", True),
        ("clear_the_cellars", "peasant peasant peasant mage", "termite_swarm", True),
        ("clear_the_cellars", "peasant mage", "termite_swarm", False),
        ("clear_the_cellars", "peasant peasant", "skeleton", False),
        ("clear_the_cellars", "peasant peasant", "crate_thief", False),
        ("clear_the_cellars", "peasant peasant knight knight", "incinerator", True),
        ("candle_for_the_crypt", "cleric peasant", "skeleton", True),
        ("candle_for_the_crypt", "mage peasant", "skeleton", False),
        ("candle_for_the_crypt", "cleric peasant", "termite_swarm", False),
        ("candle_for_the_crypt", "cleric knight knight knight", "baron_splinter", True),
        ("accolade", "warrior peasant", "sawdust_bandit", True),
        ("accolade", "warrior mage", "sawdust_bandit", False),
        ("accolade", "knight peasant", "sawdust_bandit", False),
        ("accolade", "warrior peasant", "moth_eaten_ghost", False),
        ("accolade", "warrior peasant knight knight knight knight", "saw_ron", True),
        ("violet_cloak", "knight cleric", "crypt_page", True),
        ("violet_cloak", "knight mage", "skeleton", False),
        ("violet_cloak", "warrior cleric", "skeleton", False),
        ("violet_cloak", "knight cleric", "termite_swarm", False),
        ("violet_cloak", "knight knight knight cleric", "baron_splinter", True),
        ("green_vigil", "warrior warrior", "banner_vulture", True),
        ("green_vigil", "warrior knight", "termite_swarm", False),
        ("green_vigil", "warrior warrior", "skeleton", False),
        ("green_vigil", "warrior warrior knight", "incinerator", True),
        ("kings_choice", "knight knight knight", "stump_colossus", True),
        ("kings_choice", "knight knight", "mill_giant", False),
        ("kings_choice", "knight knight knight", "incinerator", True),
        ("show_of_force", "knight knight", "skeleton", True),
        ("show_of_force", "knight warrior", "skeleton", False),
        ("show_of_force", "knight knight knight warrior", "incinerator", True),
        ("forks_and_torches", "peasant peasant peasant peasant", "hollow_scarecrow", True),
        ("forks_and_torches", "peasant peasant peasant knight", "monstrous_tree", True),
        ("forks_and_torches", "peasant peasant peasant knight knight", "incinerator", True),
        ("forks_and_torches", "peasant peasant knight", "hollow_scarecrow", False),
        ("forks_and_torches", "peasant peasant peasant", "sawdust_bandit", False),
    ],
)
def test_the_victory_that_completes_a_quest(quest: str, fighters: str, monster: str, done: bool) -> None:
    assert scored(fight(quest, fighters, monster), quest) == done


@pytest.mark.parametrize(
    ("quest", "fighters", "monster", "unit", "lodgings"),
    [
        ("clear_the_cellars", "peasant peasant", "termite_swarm", "warrior", "peasant peasant"),
        ("accolade", "warrior peasant", "sawdust_bandit", "knight", "peasant"),
        ("violet_cloak", "knight cleric", "skeleton", "paladin", "knight"),
        ("green_vigil", "warrior warrior", "termite_swarm", "ranger", "warrior"),
        ("show_of_force", "knight knight", "skeleton", "warrior", "knight knight"),
        ("forks_and_torches", "peasant peasant peasant knight", "monstrous_tree", "warrior", "peasant peasant knight"),
    ],
)
def test_a_victory_brings_a_fighter_and_perhaps_takes_one_that_took_part(
    quest: str, fighters: str, monster: str, unit: str, lodgings: str
) -> None:
    table = fight(quest, fighters, monster)
    assert Counter(table.me.lodgings) == Counter([*lodgings.split(), unit])
    table = facing(quest, fighters, monster)
    table.g.supply[unit] = 0
    table.do("commit")
    assert scored(table, quest)
    assert Counter(table.me.lodgings) == Counter(lodgings.split())


def test_accolade_returns_the_warrior_or_a_shaman_in_a_warriors_place() -> None:
    table = Table("warrior", "shaman", "peasant", quests=["accolade"], monsters={"castle": ["sawdust_bandit"]})
    table.do("send_as shaman warrior sawdust_bandit; send peasant sawdust_bandit; send warrior sawdust_bandit; commit")
    assert table.options() == ["return shaman", "return warrior"]
    table.do("return shaman")
    assert Counter(table.me.lodgings) == Counter(["warrior", "peasant", "knight"])


def test_a_fighter_who_went_elsewhere_does_not_help() -> None:
    city = {"castle": ["skeleton"], "village": ["crate_thief"]}
    table = Table("warrior", "peasant", "mage", quests=["accolade"], monsters=city)
    table.do("send warrior skeleton; send peasant crate_thief; commit")
    assert not scored(table, "accolade")


def test_candle_for_the_crypt_returns_a_corruption_of_tavern_or_lodgings() -> None:
    table = facing("candle_for_the_crypt", "cleric peasant corruption", "skeleton", lodgings=["corruption"])
    table.do("commit")
    assert table.options() == ["cleanse lodgings", "cleanse tavern"]
    table.do("cleanse lodgings")
    assert Counter(table.me.lodgings) == Counter(["cleric", "peasant", "corruption"])
    assert table.g.supply["corruption"] == 19


def test_candle_for_the_crypt_is_completed_without_corruption() -> None:
    table = fight("candle_for_the_crypt", "cleric peasant", "skeleton")
    assert scored(table, "candle_for_the_crypt")
    assert (table.asked, Counter(table.me.lodgings)) == ((1, "develop"), Counter(["cleric", "peasant"]))


def test_kings_choice_gives_a_prestige_fighter_that_the_supply_has() -> None:
    table = fight("kings_choice", "knight knight knight knight", "hoard_dragon")
    assert table.options() == ["take paladin", "take ranger", "take shaman"]
    table.do("take paladin")
    assert (table.me.lodgings.count("paladin"), table.g.supply["paladin"]) == (1, 4)
    table = facing("kings_choice", "knight knight knight knight", "hoard_dragon")
    table.g.supply.update(ranger=0, paladin=0, shaman=0)
    table.do("commit")
    assert scored(table, "kings_choice")
    assert table.me.lodgings == ["knight"] * 4


@pytest.mark.parametrize(
    ("choices", "done"),
    [
        ("send knight skeleton; send warrior termite_swarm", True),
        ("send knight skeleton; send warrior skeleton", False),
    ],
)
def test_two_at_a_blow_asks_for_two_victories_and_brings_a_quest(choices: str, done: bool) -> None:
    city = {"castle": ["skeleton"], "cathedral": ["termite_swarm"]}
    table = Table("knight", "warrior", quests=["two_at_a_blow"], monsters=city)
    table.stack_quests("exam_day", "big_game")
    table.do(f"{choices}; commit")
    assert scored(table, "two_at_a_blow") == done
    assert table.me.quests == (["exam_day"] if done else ["two_at_a_blow"])


def test_two_at_a_blow_counts_victories_of_one_turn_only() -> None:
    city = {"castle": ["skeleton"], "cathedral": ["termite_swarm"]}
    table = Table("knight", quests=["two_at_a_blow"], bag=["knight"] * 4, monsters=city)
    table.do("send knight skeleton; commit")
    table.pass_turn()
    table.do("send knight termite_swarm; commit")
    assert (table.me.pile, scored(table, "two_at_a_blow")) == (["skeleton", "termite_swarm"], False)


@pytest.mark.parametrize(
    ("city", "done"),
    [
        ({"castle": ["skeleton", "termite_swarm"]}, True),
        ({"cathedral": ["skeleton", "termite_swarm"]}, True),
        ({"castle": ["skeleton"], "cathedral": ["termite_swarm"]}, False),
    ],
)
def test_clear_the_quarter_looks_where_the_monsters_stand(city: dict[str, list[str]], done: bool) -> None:
    table = Table("knight", "warrior", quests=["clear_the_quarter"], monsters=city)
    table.do("send knight skeleton; send warrior termite_swarm; commit")
    assert scored(table, "clear_the_quarter") == done
    assert Counter(table.me.lodgings) == Counter(knight=1, warrior=1, peasant=2 if done else 0)


def test_clear_the_quarter_is_not_met_by_two_of_one_symbol_or_by_the_dark_council() -> None:
    city = {"castle": ["skeleton"], "village": ["sawdust_bandit"]}
    table = Table("knight", "knight", quests=["clear_the_quarter"], monsters=city)
    table.do("send knight skeleton; send knight sawdust_bandit; commit")
    assert not scored(table, "clear_the_quarter")
    table = Table(*["knight"] * 7, quests=["clear_the_quarter"], final=1)
    table.do("send knight incinerator; send knight baron_splinter; commit")
    assert not scored(table, "clear_the_quarter")


@pytest.mark.parametrize(("left", "gained"), [(1, 1), (0, 0)])
def test_clear_the_quarter_brings_as_many_peasants_as_there_are(left: int, gained: int) -> None:
    city = {"castle": ["skeleton", "termite_swarm"]}
    table = Table("knight", "warrior", quests=["clear_the_quarter"], monsters=city)
    table.g.supply["peasant"] = left
    table.do("send knight skeleton; send warrior termite_swarm; commit")
    assert (scored(table, "clear_the_quarter"), table.me.lodgings.count("peasant")) == (True, gained)


# In the city


def test_first_stone_asks_for_a_building_and_brings_a_mage() -> None:
    table = Table("peasant", "peasant", phase="development", quests=["first_stone"], offer=["house_of_lords"])
    table.do("send peasant builders; send peasant builders; proceed; build house_of_lords; at castle_2")
    assert scored(table, "first_stone")
    assert Counter(table.me.lodgings) == Counter(peasant=2, mage=1)


def test_first_stone_is_not_laid_by_calling_a_peasant() -> None:
    table = Table("peasant", phase="development", quests=["first_stone"])
    table.do("send peasant builders; proceed")
    assert (scored(table, "first_stone"), table.me.lodgings) == (False, ["peasant", "peasant"])


def test_grand_tour_asks_for_three_locations_in_one_turn() -> None:
    table = Table("peasant", "warrior", "cleric", quests=["grand_tour"], built=TOUR)
    table.do("send peasant open_lecture_hall; send warrior harvest_hall; send cleric branch_and_root; commit")
    table.do("resolve branch_and_root; resolve open_lecture_hall")
    assert table.options() == ["take cleric", "take mage", "take warrior"]
    table.do("take warrior")
    assert scored(table, "grand_tour")
    assert Counter(table.me.lodgings) == Counter(peasant=3, warrior=2, cleric=1, mage=1)


def test_grand_tour_counts_neither_the_capitol_nor_tower_rooms() -> None:
    tavern = ["peasant", "peasant", "warrior", "warrior", "knight"]
    table = Table(*tavern, quests=["grand_tour"], built=TOUR, towers=True, phase="development")
    table.g.towers = {"cathedral": Tower("war_table", [])}
    table.restart()
    table.do("send peasant builders; proceed; send peasant open_lecture_hall; send warrior harvest_hall")
    table.do("send knight war_table; commit; resolve war_table; resolve harvest_hall")
    assert (table.me.rooms, scored(table, "grand_tour")) == (["war_table"], False)


def test_grand_tour_offers_only_what_the_supply_has() -> None:
    table = Table("peasant", "warrior", "cleric", quests=["grand_tour"], built=TOUR)
    table.g.supply.update(mage=1, warrior=0, cleric=0)
    table.do("send peasant open_lecture_hall; send warrior harvest_hall; send cleric branch_and_root; commit")
    table.do("resolve branch_and_root; resolve open_lecture_hall")
    assert scored(table, "grand_tour")
    assert Counter(table.me.lodgings) == Counter(["peasant"] * 3 + ["warrior", "cleric", "mage"])


@pytest.mark.parametrize(("before", "done"), [({"cleric": 2}, True), ({"mage": 3}, True), ({}, False)])
def test_higher_learning_asks_for_two_classes_of_level_2(before: dict[str, int], done: bool) -> None:
    table = Table("warrior", phase="development", levels=before, quests=["higher_learning"])
    table.do("send warrior drill_square; proceed")
    assert (table.me.levels["warrior"], scored(table, "higher_learning")) == (2, done)
    assert Counter(table.me.lodgings) == Counter(["warrior", *["cleric"] * done])


def test_higher_learning_is_completed_as_soon_as_it_is_drawn() -> None:
    levels = {"mage": 2, "knight": 2}
    table = Table("knight", levels=levels, monsters={"university": ["beaver_raider"]})
    table.stack_quests("higher_learning")
    table.do("send knight beaver_raider; commit")
    assert scored(table, "higher_learning")


@pytest.mark.parametrize(("quest", "unit"), [("first_stone", "mage"), ("higher_learning", "cleric")])
def test_a_fighter_that_the_supply_lacks_is_not_gained(quest: str, unit: str) -> None:
    tavern, levels = ["peasant", "peasant", "warrior"], {"knight": 2}
    table = Table(*tavern, phase="development", quests=[quest], offer=["house_of_lords"], levels=levels)
    table.g.supply[unit] = 0
    table.do("send peasant builders; send peasant builders; send warrior drill_square; proceed")
    table.do("resolve drill_square; build house_of_lords; at castle_2")
    assert (scored(table, quest), unit in owned(table.g, table.me)) == (True, False)


# In the Tavern


@pytest.mark.parametrize(
    ("quest", "bag", "done"),
    [
        ("exam_day", "mage mage peasant peasant", True),
        ("exam_day", "mage mage mage corruption", True),
        ("exam_day", "mage shaman peasant peasant", False),
        ("banner_call", "knight knight corruption corruption", True),
        ("banner_call", "knight warrior warrior shaman", False),
        ("mixed_company", "mage cleric warrior corruption", True),
        ("mixed_company", "mage cleric knight shaman", False),
        ("mixed_company", "mage warrior warrior shaman", False),
        ("mixed_company", "cleric warrior warrior shaman", False),
        ("spirit_walk", "mage cleric corruption peasant", True),
        ("spirit_walk", "mage cleric peasant peasant", False),
        ("spirit_walk", "mage shaman corruption peasant", False),
        ("spirit_walk", "shaman cleric corruption peasant", False),
        ("bitter_draught", "corruption corruption corruption peasant", True),
        ("bitter_draught", "corruption corruption peasant peasant", False),
    ],
)
def test_the_tavern_that_completes_a_quest(quest: str, bag: str, done: bool) -> None:
    assert scored(draw(quest, bag), quest) == done


@pytest.mark.parametrize(
    ("quest", "tavern"),
    [
        ("exam_day", "mage mage"),
        ("banner_call", "knight knight"),
        ("mixed_company", "mage cleric warrior"),
        ("spirit_walk", "mage cleric corruption"),
        ("bitter_draught", "corruption corruption corruption"),
    ],
)
def test_the_tavern_counts_in_the_draw_phase_only(quest: str, tavern: str) -> None:
    table = Table("ranger", *tavern.split(), quests=[quest], monsters={"castle": ["skeleton"]})
    table.do("send ranger skeleton; commit")
    assert not scored(table, quest)


def test_exam_day_brings_two_quests_of_which_one_goes() -> None:
    table = Table(quests=["exam_day", "grave_keeper"], bag=["mage"] * 4)
    table.stack_quests("big_game", "first_stone", "accolade")
    table.do("commit")
    assert table.options() == ["discard big_game", "discard first_stone", "discard grave_keeper"]
    table.do("discard big_game")
    assert (table.asked, table.me.quests) == ((1, "develop"), ["grave_keeper", "first_stone"])


@pytest.mark.parametrize(
    ("quest", "bag", "unit", "tavern"),
    [
        ("banner_call", "knight knight peasant peasant", "warrior", "knight knight peasant peasant"),
        ("spirit_walk", "mage cleric corruption peasant", "shaman", "cleric corruption peasant"),
    ],
)
def test_a_tavern_brings_a_fighter_into_the_lodgings(quest: str, bag: str, unit: str, tavern: str) -> None:
    table = draw(quest, bag)
    assert (Counter(table.me.tavern), table.me.lodgings) == (Counter(tavern.split()), [unit])
    table = Table(quests=[quest], bag=bag.split())
    table.g.supply[unit] = 0
    table.do("commit")
    assert scored(table, quest)
    assert (Counter(table.me.tavern), table.me.lodgings) == (Counter(tavern.split()), [])


@pytest.mark.parametrize(("lodgings", "drawn"), [(["knight", "knight"], 1), ([], 0)])
def test_mixed_company_draws_another_meeple(lodgings: list[str], drawn: int) -> None:
    table = draw("mixed_company", "mage cleric warrior corruption", lodgings)
    assert (len(table.me.tavern), table.me.bag) == (4 + drawn, ["knight"] * drawn)


def test_bitter_draught_returns_a_corruption_of_tavern_or_lodgings() -> None:
    table = draw("bitter_draught", "corruption corruption corruption peasant", ["corruption", "knight"])
    assert table.options() == ["cleanse lodgings", "cleanse tavern"]
    table.do("cleanse lodgings")
    assert (table.me.tavern.count("corruption"), table.me.lodgings) == (3, ["knight"])
    table = draw("bitter_draught", "corruption corruption corruption peasant")
    assert (Counter(table.me.tavern), table.g.supply["corruption"]) == (Counter(corruption=2, peasant=1), 18)


# A box of one's own


def with_quest(table: Table, quest: str, **changes: object) -> None:
    """Play on with a quest as somebody else has written it."""
    quests = BOX.quests | {quest: structs.replace(BOX.quests[quest], **changes)}
    table.match.game = replace(MEEPLES, box=structs.replace(BOX, quests=quests))
    table.restart()


@pytest.mark.parametrize("first", ["accolade", "green_vigil"])
def test_of_two_quests_that_need_the_same_fighter_one_is_completed(first: str) -> None:
    table = Table("warrior", "peasant", quests=["accolade", "green_vigil"], monsters={"castle": ["sawdust_bandit"]})
    with_quest(table, "green_vigil", goal=BOX.quests["accolade"].goal)
    table.do(f"send warrior sawdust_bandit; commit; complete {first}")
    assert (table.me.completed, table.told("returned")) == ([first], [(0, "warrior", first)])


def test_a_building_quest_that_costs_something_pays_for_no_training() -> None:
    built = {"castle_1": "colosseum", "castle_2": "bell_gate", "village_2": "ash_reliquary"}
    table = Table("peasant", "peasant", "mage", phase="development", quests=["first_stone"], built=built)
    with_quest(table, "first_stone", cost=BOX.quests["spirit_walk"].cost)
    table.do("send peasant builders; send peasant builders")
    assert table.options() == ["proceed"]
