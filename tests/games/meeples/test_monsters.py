"""The 47 monster cards: the 40 of the city, the Dark Council and its three arrivals, one by one."""

from collections import Counter
from collections.abc import Sequence

import pytest

from igroteka.games.meeples.components import BOX
from igroteka.games.meeples.state import State
from igroteka.kernel import Match
from tests.games.meeples.monsters import LADDERS, THREE_PLUS
from tests.games.meeples.table import Table

FIGURES = [
    ("skeleton", 1, "undead", "castle", 2, 1),
    ("sawdust_bandit", 1, "humanoid", "castle", 3, 2),
    ("rat_pack", 1, "beast", "castle", 3, 1),
    ("forest_wolf", 1, "beast", "village", 3, 3),
    ("crate_thief", 1, "humanoid", "village", 2, 1),
    ("hollow_scarecrow", 1, "undead", "village", 4, 3),
    ("beaver_raider", 1, "beast", "university", 3, 1),
    ("hedge_witch", 1, "humanoid", "university", 4, 2),
    ("moth_eaten_ghost", 1, "undead", "university", 3, 2),
    ("termite_swarm", 1, "beast", "cathedral", 2, 1),
    ("kindling_imp", 1, "humanoid", "cathedral", 2, 0),
    ("crypt_page", 1, "undead", "cathedral", 4, 2),
    ("ghoul", 2, "undead", "castle", 5, 3),
    ("iron_nail_ogre", 2, "humanoid", "castle", 6, 4),
    ("banner_vulture", 2, "beast", "castle", 4, 3),
    ("vampire_courtier", 2, "undead", "castle", 6, 7),
    ("turncoat_captain", 2, "humanoid", "castle", 7, 5),
    ("monstrous_tree", 2, "beast", "village", 5, 4),
    ("thicket_boar", 2, "beast", "village", 5, 4),
    ("pitchfork_rebel", 2, "humanoid", "village", 7, 4),
    ("barrow_wight", 2, "undead", "village", 5, 3),
    ("mill_giant", 2, "humanoid", "village", 6, 5),
    ("ink_homunculus", 2, "humanoid", "university", 5, 3),
    ("giant_bookworm", 2, "beast", "university", 4, 2),
    ("failed_experiment", 2, "beast", "university", 6, 4),
    ("bottled_phantom", 2, "undead", "university", 4, 3),
    ("rogue_conjurer", 2, "humanoid", "university", 7, 4),
    ("fallen_deacon", 2, "humanoid", "cathedral", 5, 3),
    ("waking_gargoyle", 2, "beast", "cathedral", 6, 4),
    ("choir_of_shades", 2, "undead", "cathedral", 5, 4),
    ("belfry_bat", 2, "beast", "cathedral", 4, 3),
    ("plague_bearer", 2, "undead", "cathedral", 7, 5),
    ("hoard_dragon", 3, "beast", "castle", 10, 10),
    ("rust_marshal", 3, "undead", "castle", 9, 8),
    ("troll_king", 3, "humanoid", "village", 8, 7),
    ("stump_colossus", 3, "beast", "village", 9, 9),
    ("lich_professor", 3, "undead", "university", 9, 8),
    ("varnish_djinn", 3, "humanoid", "university", 8, 6),
    ("bone_hydra", 3, "undead", "cathedral", 10, 11),
    ("abbot_of_ash", 3, "humanoid", "cathedral", 8, 6),
    ("saw_ron", 3, "humanoid", "", 14, 14),
    ("queen_borer", 3, "beast", "", 12, 11),
    ("baron_splinter", 3, "undead", "", 10, 9),
    ("incinerator", 3, "beast", "", 7, 5),
]
CITY, COUNCIL = FIGURES[:40], FIGURES[40:]


def reach(foe: str, *fighters: str, pile: Sequence[str] = ()) -> int:
    """The strength of the strongest monster of a type that the fighters can beat together; 0 if there is none."""
    within = Table(*fighters, pile=pile, monsters=LADDERS[foe]).places() & set(BOX.monsters)
    return max([BOX.monsters[monster].strength for monster in within], default=0)


def facing(monster: str, fighters: Sequence[str], lodgings: Sequence[str] = (), quests: Sequence[str] = ()) -> Table:
    """A table at which these fighters face a monster, which stands alone."""
    city = {"castle": [monster]} if BOX.monsters[monster].district else {}
    table = Table(*fighters, monsters=city, final=1, lodgings=lodgings, quests=quests)
    table.g.council = dict.fromkeys(table.g.council, "")
    return table


def deal(seats: int) -> set[str]:
    """All monsters of the city that so many players play with."""
    g = Match("meeples", seats=seats, seed=1).state
    assert isinstance(g, State)
    return {*g.monster_deck, *(card for slots in g.monsters.values() for card in slots)} & set(BOX.monsters)


# Figures


def test_every_monster_is_tested_here() -> None:
    assert [name for name, *_ in FIGURES] == list(BOX.monsters)


@pytest.mark.parametrize(
    ("monster", "level", "foe", "district", "strength", "vp"), FIGURES, ids=[figures[0] for figures in FIGURES]
)
def test_a_monster_is_beaten_by_its_strength_and_pays_its_points(
    monster: str, level: int, foe: str, district: str, strength: int, vp: int
) -> None:
    assert monster not in facing(monster, ["peasant"] * (strength - 1)).places()
    table = facing(monster, ["peasant"] * strength)
    table.stack_quests()
    table.do(f"send peasant {monster}; commit")
    assert table.me.vp == vp
    assert table.me.pile == ([monster] if district else [])
    card = BOX.monsters[monster]
    assert (card.level, card.type, card.district) == (level, foe, district)


@pytest.mark.parametrize(("monster", "district"), [(name, district) for name, _, _, district, *_ in CITY])
def test_a_monster_appears_in_its_district(monster: str, district: str) -> None:
    victim = "termite_swarm" if monster == "skeleton" else "skeleton"
    table = Table("knight", monsters={"castle": [victim]}, deck=[monster])
    table.do(f"send knight {victim}; commit")
    assert table.g.monsters == {name: [monster if name == district else "", "", ""] for name in table.g.monsters}


def test_ten_monsters_stay_in_the_box_when_two_play() -> None:
    everybody = {name for name, *_ in CITY}
    assert deal(2) == everybody - THREE_PLUS
    assert deal(3) == deal(4) == everybody


# What a victory brings at once


GIFTS = [
    ("rat_pack", "warrior", 1),
    ("crate_thief", "peasant", 1),
    ("hedge_witch", "mage", 1),
    ("crypt_page", "cleric", 1),
    ("vampire_courtier", "corruption", 1),
    ("turncoat_captain", "knight", 1),
    ("thicket_boar", "peasant", 2),
    ("barrow_wight", "warrior", 1),
    ("rust_marshal", "knight", 1),
    ("troll_king", "peasant", 2),
    ("bone_hydra", "corruption", 1),
]


@pytest.mark.parametrize(("monster", "unit", "number"), GIFTS)
def test_a_monster_leaves_meeples_as_far_as_the_supply_goes(monster: str, unit: str, number: int) -> None:
    table = facing(monster, ["ranger"] * 4)
    while table.me.tavern:
        table.do(f"send ranger {monster}")
    before = table.g.supply[unit]
    table.do("commit")
    assert Counter(table.me.lodgings) == Counter({"ranger": 4, unit: number})
    assert table.g.supply[unit] == before - number
    for left in range(number):
        table = facing(monster, ["ranger"] * 4)
        table.g.supply[unit] = left
        table.do(f"send ranger {monster}; commit")
        assert (table.me.lodgings.count(unit), table.me.pile) == (left, [monster])


@pytest.mark.parametrize("monster", [name for name, *_ in CITY if name not in {gift[0] for gift in GIFTS}])
def test_no_other_monster_leaves_meeples(monster: str) -> None:
    table = facing(monster, ["ranger"] * 4)
    table.stack_quests()
    table.g.supply.update(ranger=0, paladin=0, shaman=0)
    table.do(f"send ranger {monster}; commit")
    assert (table.asked, table.me.lodgings) == ((1, "develop"), ["ranger"] * 4)


def test_beaver_raider_brings_a_quest() -> None:
    table = facing("beaver_raider", ["knight"], quests=["grave_keeper"])
    table.stack_quests("exam_day", "big_game")
    table.do("send knight beaver_raider; commit")
    assert (table.asked, table.me.quests) == ((1, "develop"), ["grave_keeper", "exam_day"])
    table = facing("beaver_raider", ["knight"])
    table.stack_quests()
    table.do("send knight beaver_raider; commit")
    assert (table.me.pile, table.me.quests) == (["beaver_raider"], [])


@pytest.mark.parametrize("monster", ["kindling_imp", "giant_bookworm", "lich_professor"])
def test_a_monster_brings_two_quests_of_which_one_goes(monster: str) -> None:
    table = facing(monster, ["knight"] * 3, quests=["grave_keeper"])
    table.stack_quests("exam_day", "big_game", "first_stone")
    table.do(f"send knight {monster}; commit")
    assert table.options() == ["discard big_game", "discard exam_day", "discard grave_keeper"]
    table.do("discard exam_day")
    assert (table.me.quests, table.g.quest_discard) == (["grave_keeper", "big_game"], ["exam_day"])
    assert table.asked == (1, "develop")


@pytest.mark.parametrize("monster", ["kindling_imp", "giant_bookworm", "lich_professor"])
def test_a_monster_brings_no_quests_when_there_are_none(monster: str) -> None:
    table = facing(monster, ["knight"] * 3)
    table.stack_quests()
    table.do(f"send knight {monster}; commit")
    assert (table.asked, table.me.quests, table.me.pile) == ((1, "develop"), [], [monster])


def test_forest_wolf_takes_a_quest_of_my_choice() -> None:
    table = facing("forest_wolf", ["knight"], quests=["grave_keeper", "exam_day"])
    table.do("send knight forest_wolf; commit")
    assert table.options() == ["discard exam_day", "discard grave_keeper"]
    table.do("discard exam_day")
    assert (table.me.quests, table.g.quest_discard) == (["grave_keeper"], ["exam_day"])


@pytest.mark.parametrize("quests", [["grave_keeper"], []])
def test_forest_wolf_takes_the_last_quest_or_nothing(quests: list[str]) -> None:
    table = facing("forest_wolf", ["knight"], quests=quests)
    table.do("send knight forest_wolf; commit")
    assert (table.me.quests, table.g.quest_discard, table.me.vp) == ([], quests, 3)


def test_rogue_conjurer_leaves_a_prestige_fighter_of_my_choice() -> None:
    table = facing("rogue_conjurer", ["knight"] * 3)
    table.g.supply["paladin"] = 0
    table.do("send knight rogue_conjurer; commit")
    assert table.options() == ["take ranger", "take shaman"]
    table.do("take shaman")
    assert (Counter(table.me.lodgings), table.g.supply["shaman"]) == ({"knight": 3, "shaman": 1}, 4)


def test_rogue_conjurer_leaves_nobody_when_all_are_taken() -> None:
    table = facing("rogue_conjurer", ["knight"] * 3)
    table.g.supply.update(ranger=0, paladin=0, shaman=0)
    table.do("send knight rogue_conjurer; commit")
    assert (table.asked, table.me.lodgings, table.me.vp) == ((1, "develop"), ["knight"] * 3, 4)


def test_waking_gargoyle_returns_a_corruption() -> None:
    table = facing("waking_gargoyle", ["knight", "knight", "corruption"], lodgings=["corruption"])
    table.do("send knight waking_gargoyle; commit")
    assert table.options() == ["cleanse lodgings", "cleanse tavern"]
    table.do("cleanse lodgings")
    assert (Counter(table.me.lodgings), table.g.supply["corruption"]) == ({"knight": 2, "corruption": 1}, 19)


def test_abbot_of_ash_returns_two_corruptions() -> None:
    tavern = ["knight", "knight", "knight", "corruption", "corruption"]
    table = facing("abbot_of_ash", tavern, lodgings=["corruption"])
    table.do("send knight abbot_of_ash; commit; cleanse tavern; cleanse tavern")
    assert (Counter(table.me.lodgings), table.g.supply["corruption"]) == ({"knight": 3, "corruption": 1}, 19)


@pytest.mark.parametrize(("monster", "corruption"), [("waking_gargoyle", 0), ("abbot_of_ash", 0), ("abbot_of_ash", 1)])
def test_corruption_that_is_not_at_hand_cannot_be_returned(monster: str, corruption: int) -> None:
    table = facing(monster, ["knight"] * 3, lodgings=["corruption"] * corruption)
    table.me.bag = ["corruption", *["peasant"] * 3]
    table.do(f"send knight {monster}; commit")
    assert (table.asked, table.me.pile, table.me.lodgings.count("corruption")) == ((1, "develop"), [monster], 0)
    assert table.me.tavern.count("corruption") == 1


# Power for good


@pytest.mark.parametrize(
    ("monster", "unit", "before", "after"),
    [
        ("ghoul", "warrior", 4, 6),
        ("iron_nail_ogre", "knight", 3, 4),
        ("ink_homunculus", "mage", 2, 4),
        ("fallen_deacon", "cleric", 2, 4),
        ("varnish_djinn", "mage", 2, 4),
        ("varnish_djinn", "cleric", 2, 4),
    ],
)
def test_a_beaten_monster_strengthens_every_fighter_of_a_class(
    monster: str, unit: str, before: int, after: int
) -> None:
    fighters = [unit] if unit == "knight" else [unit, unit]
    assert [reach("humanoid", *fighters, pile=pile) for pile in ((), (monster,))] == [before, after]


@pytest.mark.parametrize(
    ("monster", "others", "power"),
    [
        ("ghoul", "peasant mage cleric knight", 6),
        ("iron_nail_ogre", "peasant mage cleric warrior", 5),
        ("ink_homunculus", "peasant cleric warrior ranger", 7),
        ("fallen_deacon", "peasant mage warrior ranger", 7),
        ("varnish_djinn", "peasant warrior knight", 6),
    ],
)
def test_a_beaten_monster_strengthens_no_other_class(monster: str, others: str, power: int) -> None:
    assert reach("humanoid", *others.split(), pile=[monster]) == power


@pytest.mark.parametrize(
    ("monster", "fighters", "power"),
    [
        ("banner_vulture", "knight peasant peasant", 3 + 2 + 2),
        ("banner_vulture", "knight knight peasant", 3 + 3 + 2),
        ("banner_vulture", "warrior peasant peasant", 2 + 1 + 1),
        ("banner_vulture", "knight mage", 3 + 1),
        ("pitchfork_rebel", "mage peasant peasant", 1 + 2 + 2),
        ("pitchfork_rebel", "mage mage peasant", 1 + 1 + 2),
        ("pitchfork_rebel", "knight peasant peasant", 3 + 1 + 1),
        ("pitchfork_rebel", "mage cleric", 1 + 1),
        ("failed_experiment", "warrior mage mage", 2 + 2 + 2),
        ("failed_experiment", "warrior warrior mage", 2 + 2 + 2),
        ("failed_experiment", "knight mage mage", 3 + 1 + 1),
        ("failed_experiment", "warrior peasant", 2 + 1),
        ("choir_of_shades", "mage cleric cleric", 1 + 2 + 2),
        ("choir_of_shades", "mage mage cleric", 1 + 1 + 2),
        ("choir_of_shades", "cleric cleric cleric", 3),
        ("choir_of_shades", "mage peasant", 1 + 1),
    ],
)
def test_a_beaten_monster_strengthens_a_class_beside_another(monster: str, fighters: str, power: int) -> None:
    assert reach("humanoid", *fighters.split(), pile=[monster]) == power


@pytest.mark.parametrize(
    ("monster", "foe"), [("bottled_phantom", "undead"), ("belfry_bat", "beast"), ("plague_bearer", "humanoid")]
)
def test_a_beaten_monster_helps_once_in_every_fight_against_its_type(monster: str, foe: str) -> None:
    for against in LADDERS:
        assert reach(against, *["peasant"] * 4, pile=[monster]) == 4 + (against == foe)
    weak, other = LADDERS[foe]["castle"][:2]
    table = Table("peasant", "warrior", pile=[monster], monsters=LADDERS[foe])
    table.do(f"send warrior {other}")
    assert weak in table.places()
    table.do(f"send peasant {weak}; commit")
    assert sorted(table.me.pile) == sorted([monster, weak, other])


def test_the_power_counts_from_the_next_turn_on() -> None:
    fighters, bag = ["knight", "knight", "warrior"], ["warrior"] * 4
    table = Table(*fighters, monsters={"castle": ["ghoul"]}, quests=["show_of_force"], bag=bag)
    table.do("send warrior ghoul; send knight ghoul; commit")
    assert (table.me.pile, table.me.completed) == (["ghoul"], [])
    table.g.monsters["castle"] = ["sawdust_bandit", "", ""]
    table.pass_turn()
    table.do("proceed; send warrior sawdust_bandit")
    assert table.g.parties["sawdust_bandit"].units == ["warrior"]
    table.do("commit")
    assert table.me.pile == ["ghoul", "sawdust_bandit"]


# The Dark Council


@pytest.mark.parametrize("name", [name for name, *_ in COUNCIL])
def test_the_dark_council_is_fought_in_the_final_rounds_only(name: str) -> None:
    table = Table(*["knight"] * 5, arrivals=3, final=0)
    assert name not in table.places()
    assert name in Table(*["knight"] * 5, arrivals=3, final=1).places()
    assert (table.g.council[name] == "") == (name == "incinerator")


@pytest.mark.parametrize(("name", "again"), [(name, name == "incinerator") for name, *_ in COUNCIL])
def test_an_overlord_is_fought_once_and_the_minion_again(name: str, again: bool) -> None:
    table = facing(name, ["knight"] * 5)
    table.me.bag = ["knight"] * 5
    table.g.arrivals = 3
    table.restart()
    table.do(f"send knight {name}; commit; proceed; commit")
    assert (table.g.final, len(table.me.tavern)) == (2, 6)
    table.do("proceed")
    assert (name in table.places()) == again


@pytest.mark.parametrize(("nth", "drawn", "corruption"), [(1, 5, 1), (2, 6, 1), (3, 6, 0)])
def test_an_arrival_brings_corruption_and_larger_hands_until_the_third(nth: int, drawn: int, corruption: int) -> None:
    bag, deck = ["warrior"] * 9, [f"arrival_{nth}", "crate_thief"]
    table = Table("knight", bag=bag, monsters={"castle": ["skeleton"]}, deck=deck, arrivals=nth - 1)
    table.do("send knight skeleton; commit")
    assert (table.g.arrivals, table.g.monsters["village"][0]) == (nth, "crate_thief")
    everything = Counter(table.me.tavern + table.me.bag)
    assert (len(table.me.tavern), everything) == (drawn, Counter(warrior=9, corruption=corruption))
    rival = Counter(table.rival.tavern + table.rival.bag)
    assert (len(table.rival.tavern), rival) == (4 + corruption, Counter(peasant=8, corruption=corruption))
    table.pass_turn()
    assert table.g.final == (1 if nth == 3 else 0)
