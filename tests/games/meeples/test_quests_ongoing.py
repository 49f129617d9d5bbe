"""The 14 quests whose reward lasts, one by one: when they are completed, what they add, what they cost otherwise."""

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from igroteka.games.meeples.components import BOX
from tests.games.meeples.monsters import LADDERS
from tests.games.meeples.quests import ONGOING, scored
from tests.games.meeples.table import Table


def strongest(table: Table) -> int:
    """The strength of the strongest monster that can be beaten now; 0 if none can be."""
    return max([BOX.monsters[place].strength for place in table.places() if place in BOX.monsters], default=0)


def reach(*fighters: str, completed: Sequence[str] = (), foe: str = "humanoid") -> int:
    """The strength of the strongest monster of a type that the fighters can beat together; 0 if there is none."""
    return strongest(Table(*fighters, completed=completed, monsters=LADDERS[foe]))


def fight(quest: str, fighters: str, monster: str, district: str = "castle") -> Table:
    """With the quest in hand, all of these fighters have beaten the monster, which stood alone in a district."""
    city = {district: [monster]} if BOX.monsters[monster].district else {}
    table = Table(*fighters.split(), quests=[quest], monsters=city, final=1)
    while table.me.tavern:
        table.do(f"send {table.me.tavern[0]} {monster}")
    table.do("commit")
    return table


# Figures


def test_every_quest_of_this_kind_is_tested_here() -> None:
    assert list(ONGOING) == [quest.id for quest in BOX.quests.values() if quest.kind == "ongoing"]


# What completes them


@pytest.mark.parametrize(
    ("quest", "fighters", "monster", "done"),
    [
        ("battle_scribes", "warrior mage", "sawdust_bandit", True),
        ("battle_scribes", "warrior mage knight knight", "incinerator", True),
        ("battle_scribes", "warrior cleric", "skeleton", False),
        ("battle_scribes", "knight mage", "skeleton", False),
        ("village_militia", "warrior peasant", "forest_wolf", True),
        ("village_militia", "warrior mage", "crate_thief", False),
        ("village_militia", "knight peasant", "crate_thief", False),
        ("village_militia", "warrior peasant", "skeleton", False),
        ("blessed_lances", "knight cleric", "crypt_page", True),
        ("blessed_lances", "knight knight cleric", "incinerator", True),
        ("blessed_lances", "knight mage", "termite_swarm", False),
        ("blessed_lances", "warrior cleric", "termite_swarm", False),
        ("grave_salt", "cleric warrior", "moth_eaten_ghost", True),
        ("grave_salt", "cleric knight", "skeleton", False),
        ("grave_salt", "mage warrior", "skeleton", False),
        ("grave_salt", "cleric warrior", "termite_swarm", False),
        ("grave_salt", "cleric warrior knight knight knight", "baron_splinter", True),
        ("trappers_notes", "mage peasant", "termite_swarm", True),
        ("trappers_notes", "cleric peasant", "termite_swarm", False),
        ("trappers_notes", "mage peasant", "skeleton", False),
        ("trappers_notes", "mage knight knight", "incinerator", True),
        ("bounty_ledger", "warrior", "crate_thief", True),
        ("bounty_ledger", "knight", "crate_thief", False),
        ("bounty_ledger", "warrior", "termite_swarm", False),
        ("bounty_ledger", "warrior knight knight knight knight", "saw_ron", True),
        ("famous_names", "ranger", "moth_eaten_ghost", True),
        ("famous_names", "ranger knight peasant", "incinerator", True),
        ("famous_names", "paladin", "skeleton", True),
        ("famous_names", "shaman", "skeleton", True),
        ("famous_names", "knight", "skeleton", False),
        ("scholars_stipend", "mage knight", "giant_bookworm", True),
        ("scholars_stipend", "cleric knight", "moth_eaten_ghost", False),
        ("scholars_stipend", "mage knight", "skeleton", False),
    ],
)
def test_the_victory_that_completes_a_quest(quest: str, fighters: str, monster: str, done: bool) -> None:
    assert scored(fight(quest, fighters, monster), quest) == done


@pytest.mark.parametrize(
    ("quest", "fighters", "stranger", "district"),
    [
        ("village_militia", "warrior peasant", "skeleton", "village"),
        ("scholars_stipend", "mage knight", "sawdust_bandit", "university"),
    ],
)
def test_the_symbol_of_the_monster_counts_not_where_it_stands(
    quest: str, fighters: str, stranger: str, district: str
) -> None:
    assert not scored(fight(quest, fighters, stranger, district), quest)


@pytest.mark.parametrize(
    ("quest", "bag", "done"),
    [
        ("round_table", "knight knight peasant peasant", True),
        ("round_table", "knight shaman peasant peasant", False),
        ("theory_of_combat", "mage mage peasant peasant", True),
        ("theory_of_combat", "mage cleric cleric shaman", False),
        ("war_chaplains", "cleric cleric corruption corruption", True),
        ("war_chaplains", "cleric mage mage shaman", False),
        ("levy_charter", "peasant peasant peasant peasant", True),
        ("levy_charter", "peasant peasant peasant shaman", False),
    ],
)
def test_the_tavern_that_completes_a_quest(quest: str, bag: str, done: bool) -> None:
    table = Table(quests=[quest], bag=bag.split())
    table.do("commit")
    assert scored(table, quest) == done


@pytest.mark.parametrize(
    ("quest", "tavern"),
    [
        ("round_table", "knight knight"),
        ("theory_of_combat", "mage mage"),
        ("war_chaplains", "cleric cleric"),
        ("levy_charter", "peasant peasant peasant peasant"),
    ],
)
def test_the_tavern_counts_in_the_draw_phase_only(quest: str, tavern: str) -> None:
    table = Table("ranger", *tavern.split(), quests=[quest], bag=["warrior"] * 4, monsters={"castle": ["skeleton"]})
    table.do("send ranger skeleton; commit")
    assert not scored(table, quest)


@pytest.mark.parametrize(
    ("city", "done"),
    [
        ({"castle": ["skeleton", "hoard_dragon"]}, True),
        ({"castle": ["skeleton", "hoard_dragon", "mill_giant"]}, True),
        ({"castle": ["skeleton"], "village": ["hoard_dragon", "mill_giant"]}, False),
    ],
)
def test_vigil_bells_asks_for_a_victory_in_an_overrun_district(city: Mapping[str, list[str]], done: bool) -> None:
    table = Table("warrior", quests=["vigil_bells"], monsters=city)
    table.do("send warrior skeleton; commit")
    assert scored(table, "vigil_bells") == done


def test_vigil_bells_are_not_rung_by_a_victory_over_the_dark_council() -> None:
    table = Table(*["knight"] * 3, quests=["vigil_bells"], final=1, monsters={"castle": ["ghoul", "hoard_dragon"]})
    table.do("send knight incinerator; commit")
    assert not scored(table, "vigil_bells")


@pytest.mark.parametrize(
    ("location", "lot", "sent", "done"),
    [
        ("novices_chapel", "", "peasant cleric", True),
        ("novices_chapel", "", "peasant mage", False),
        ("branch_and_root", "cathedral_1", "cleric", True),
        ("branch_and_root", "castle_1", "cleric", False),
        ("bell_gate", "cathedral_2", "mage cleric", True),
        ("circle_of_whispers", "cathedral_1", "mage cleric", True),
    ],
)
def test_almoners_round_asks_for_a_cleric_at_a_location_of_the_cathedral(
    location: str, lot: str, sent: str, done: bool
) -> None:
    table = Table(*sent.split(), quests=["almoners_round"], built={lot: location} if lot else {})
    while table.me.tavern:
        table.do(f"send {table.me.tavern[0]} {location}")
    table.do("commit")
    assert scored(table, "almoners_round") == done


def test_almoners_round_counts_the_cleric_who_then_becomes_a_paladin() -> None:
    built = {"cathedral_1": "chapel_of_the_violet_oath"}
    table = Table("knight", "cleric", quests=["almoners_round"], built=built)
    table.do("send knight chapel_of_the_violet_oath; commit")
    assert scored(table, "almoners_round")


def test_almoners_round_is_not_made_by_a_cleric_elsewhere() -> None:
    table = Table("peasant", "mage", "cleric", quests=["almoners_round"], built={"castle_1": "branch_and_root"})
    table.do("send peasant novices_chapel; send mage novices_chapel; send cleric branch_and_root; commit")
    assert not scored(table, "almoners_round")


# What they add


@pytest.mark.parametrize(
    ("quest", "fighters", "power"),
    [
        ("battle_scribes", "warrior mage mage", 2 + 2 + 2),
        ("battle_scribes", "warrior warrior mage", 2 + 2 + 2),
        ("battle_scribes", "mage mage mage", 3),
        ("battle_scribes", "knight mage", 3 + 1),
        ("battle_scribes", "warrior cleric", 2 + 1),
        ("village_militia", "warrior peasant peasant", 2 + 2 + 2),
        ("village_militia", "warrior warrior peasant", 2 + 2 + 2),
        ("village_militia", "peasant peasant peasant", 3),
        ("village_militia", "knight peasant", 3 + 1),
        ("village_militia", "warrior mage", 2 + 1),
        ("blessed_lances", "cleric knight knight", 1 + 4 + 4),
        ("blessed_lances", "cleric cleric knight", 1 + 1 + 4),
        ("blessed_lances", "knight knight", 6),
        ("blessed_lances", "mage knight", 1 + 3),
        ("blessed_lances", "cleric warrior", 1 + 2),
        ("levy_charter", "cleric peasant peasant", 1 + 2 + 2),
        ("levy_charter", "cleric cleric peasant", 1 + 1 + 2),
        ("levy_charter", "peasant peasant peasant", 3),
        ("levy_charter", "mage peasant", 1 + 1),
        ("levy_charter", "cleric mage", 1 + 1),
    ],
)
def test_a_class_gets_power_beside_another(quest: str, fighters: str, power: int) -> None:
    assert reach(*fighters.split(), completed=[quest], foe="undead") == power


@pytest.mark.parametrize(
    ("quest", "foe"), [("grave_salt", "undead"), ("trappers_notes", "beast"), ("bounty_ledger", "humanoid")]
)
def test_every_fight_against_a_type_gets_power_once(quest: str, foe: str) -> None:
    for against in LADDERS:
        assert reach(*["peasant"] * 4, completed=[quest], foe=against) == 4 + (against == foe)
    weak, other = LADDERS[foe]["castle"][:2]
    table = Table("peasant", "warrior", completed=[quest], monsters=LADDERS[foe])
    table.do(f"send warrior {other}")
    assert weak in table.places()


@pytest.mark.parametrize(
    ("quest", "fighters", "before", "after"),
    [
        ("round_table", "knight", 3, 4),
        ("round_table", "knight knight", 6, 8),
        ("theory_of_combat", "mage mage", 2, 4),
        ("war_chaplains", "cleric cleric", 2, 4),
        ("famous_names", "ranger ranger", 6, 8),
        ("famous_names", "shaman shaman", 4, 6),
        ("famous_names", "ranger shaman", 5, 7),
    ],
)
def test_every_fighter_of_a_class_gets_power(quest: str, fighters: str, before: int, after: int) -> None:
    assert [reach(*fighters.split(), completed=done) for done in ((), (quest,))] == [before, after]


def test_famous_names_strengthens_paladins() -> None:
    city = {"castle": ["banner_vulture"], "village": ["monstrous_tree"], "cathedral": ["waking_gargoyle"]}
    assert [strongest(Table("paladin", completed=done, monsters=city)) for done in ((), ("famous_names",))] == [4, 5]


@pytest.mark.parametrize(
    ("quest", "others", "power"),
    [
        ("round_table", "peasant mage cleric warrior", 5),
        ("theory_of_combat", "peasant cleric warrior knight", 7),
        ("war_chaplains", "peasant mage warrior knight", 7),
        ("famous_names", "peasant mage cleric knight", 6),
    ],
)
def test_no_other_class_gets_it(quest: str, others: str, power: int) -> None:
    assert reach(*others.split(), completed=[quest]) == power


def test_the_power_of_a_victory_counts_from_the_next_turn_on() -> None:
    fighters, city = ["knight", "warrior"], {"castle": ["crate_thief"]}
    table = Table(*fighters, quests=["bounty_ledger", "show_of_force"], monsters=city, bag=["warrior"] * 4)
    table.do("send warrior crate_thief; send knight crate_thief; commit")
    assert table.me.completed == ["bounty_ledger"]
    table.pass_turn()
    table.g.monsters.update(castle=["sawdust_bandit", "", ""], village=["", "", ""])
    table.do("proceed; send warrior sawdust_bandit; commit")
    assert table.told("sent")[-1] == (0, "warrior", "sawdust_bandit")
    assert len(table.told("sent")) == 3


def test_the_power_of_a_full_tavern_counts_in_the_next_turn() -> None:
    table = Table(quests=["round_table"], bag=["knight"] * 2, monsters={"village": ["hedge_witch", "troll_king"]})
    table.do("commit")
    assert table.me.completed == ["round_table"]
    table.pass_turn()
    table.do("proceed")
    assert strongest(table) == 8


# What they allow in the Draw phase


def test_vigil_bells_draws_a_meeple_when_two_corruptions_have_come() -> None:
    bag = ["corruption", "corruption", "peasant", "peasant"]
    table = Table(completed=["vigil_bells"], bag=bag, lodgings=["knight", "knight"])
    table.do("commit")
    assert table.options() == ["enough", "use vigil_bells"]
    table.do("use vigil_bells")
    assert (table.asked, Counter(table.me.tavern)) == ((1, "develop"), Counter([*bag, "knight"]))


@pytest.mark.parametrize(
    ("bag", "lodgings"),
    [
        (["corruption", "peasant", "peasant", "peasant"], ["corruption"]),
        (["corruption", "corruption", "peasant", "peasant"], []),
    ],
)
def test_vigil_bells_are_silent_without_two_corruptions_or_without_anybody_to_draw(
    bag: list[str], lodgings: list[str]
) -> None:
    table = Table(completed=["vigil_bells"], bag=bag, lodgings=lodgings)
    table.do("commit")
    assert (table.asked, len(table.me.tavern)) == ((1, "develop"), 4)


def test_scholars_stipend_draws_a_meeple_for_a_quest() -> None:
    hand = ["grave_keeper", "first_stone"]
    table = Table(completed=["scholars_stipend"], quests=hand, lodgings=["knight", "knight"])
    table.do("commit")
    assert table.options() == ["enough", "use scholars_stipend"]
    table.do("use scholars_stipend")
    table.do("discard first_stone")
    assert (table.me.quests, table.g.quest_discard) == (["grave_keeper"], ["first_stone"])
    assert (table.asked, Counter(table.me.tavern)) == ((1, "develop"), Counter(peasant=4, knight=1))


def test_scholars_stipend_needs_a_quest_in_hand() -> None:
    table = Table(completed=["scholars_stipend", "big_game"], lodgings=["knight"])
    table.do("commit")
    assert (table.asked, table.me.lodgings) == ((1, "develop"), ["knight"])


def test_almoners_round_changes_a_corruption_for_another_meeple() -> None:
    table = Table(completed=["almoners_round"], bag=["corruption"] * 5)
    table.do("commit")
    assert table.options() == ["enough", "use almoners_round"]
    table.do("use almoners_round")
    assert (table.asked, table.me.tavern, table.me.lodgings) == ((1, "develop"), ["corruption"] * 4, ["corruption"])


def test_almoners_round_needs_a_corruption_in_the_tavern() -> None:
    table = Table(completed=["almoners_round"], lodgings=["corruption"])
    table.do("commit")
    assert (table.asked, table.me.lodgings) == ((1, "develop"), ["corruption"])


@pytest.mark.parametrize(
    ("quest", "use"),
    [
        ("vigil_bells", "use vigil_bells"),
        ("scholars_stipend", "use scholars_stipend; discard big_game"),
        ("almoners_round", "use almoners_round"),
    ],
)
def test_an_ability_may_be_left_and_is_used_once_a_turn(quest: str, use: str) -> None:
    hand, lodgings = ["grave_keeper", "first_stone", "big_game"], ["corruption"] * 4
    table = Table(completed=[quest], quests=hand, bag=["corruption"] * 4, lodgings=lodgings)
    table.do("commit; enough")
    assert (table.asked, len(table.me.tavern)) == ((1, "develop"), 4)
    table = Table(completed=[quest], quests=hand, bag=["corruption"] * 4, lodgings=lodgings)
    table.do(f"commit; {use}")
    assert table.asked == (1, "develop")


@pytest.mark.parametrize(
    ("quest", "tavern", "orders"),
    [
        ("vigil_bells", "knight", "send knight skeleton"),
        ("scholars_stipend", "knight mage", "send mage beaver_raider"),
        ("almoners_round", "peasant cleric", "send peasant novices_chapel; send cleric novices_chapel"),
    ],
)
def test_an_ability_waits_for_the_next_turn(quest: str, tavern: str, orders: str) -> None:
    hand, bag = [quest, "grave_keeper"], ["corruption"] * 4
    city = {"castle": ["skeleton", "hoard_dragon"], "university": ["beaver_raider"]}
    table = Table(*tavern.split(), quests=hand, bag=bag, lodgings=["knight"], monsters=city)
    table.do(f"{orders}; commit")
    assert (table.asked, table.me.completed) == ((1, "develop"), [quest])
    table.me.bag = ["corruption"] * 5
    table.pass_turn()
    table.do("commit")
    assert table.options() == ["enough", f"use {quest}"]
