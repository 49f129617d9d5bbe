"""The 15 location tokens, the four locations built from the start and the eight lots, one by one."""

from collections import Counter
from collections.abc import Sequence

import pytest

from igroteka.games.meeples.components import BOX
from igroteka.games.meeples.state import Party
from tests.games.meeples.table import Table

PEASANTS = ["peasant"] * 4
AT_FIRST = {"muster_court", "sparring_green", "open_lecture_hall", "novices_chapel"}
NEEDS = [
    ("muster_court", "peasant mage knight", ["peasant mage", "peasant mage corruption"]),
    ("sparring_green", "peasant peasant", ["peasant", "peasant warrior", "peasant corruption"]),
    ("open_lecture_hall", "peasant", ["warrior", "corruption"]),
    ("novices_chapel", "peasant", ["knight", "corruption"]),
    ("healers_temple", "warrior cleric", ["warrior", "cleric", "warrior mage", "knight cleric"]),
    ("recruiting_post", "mage warrior", ["mage", "warrior", "mage knight", "cleric warrior"]),
    ("branch_and_root", "cleric", ["mage", "corruption"]),
    ("greenwood_post", "warrior mage", ["warrior", "mage", "warrior cleric", "knight mage"]),
    ("chapel_of_the_violet_oath", "knight cleric", ["knight", "cleric", "knight mage", "warrior cleric"]),
    ("circle_of_whispers", "mage cleric", ["mage", "cleric", "mage mage", "cleric cleric"]),
    ("lantern_archive", "mage", ["cleric", "corruption"]),
    ("tilting_yard", "knight peasant", ["knight", "peasant", "knight warrior", "warrior peasant"]),
    ("night_watch_house", "warrior", ["knight", "corruption"]),
    ("bell_gate", "mage", ["corruption"]),
    ("ash_reliquary", "cleric", ["mage", "corruption"]),
    ("house_of_lords", "peasant", ["mage", "corruption"]),
    ("harvest_hall", "warrior", ["peasant", "corruption"]),
    ("colosseum", "peasant", ["mage", "cleric", "corruption", "ranger", "paladin"]),
    ("mage_academy", "cleric", ["peasant", "warrior", "knight", "corruption", "ranger"]),
]


def at(location: str) -> dict[str, str]:
    """The location on a lot, unless it is built from the start."""
    return {} if location in AT_FIRST else {"castle_1": location}


def send_all(table: Table, location: str) -> Table:
    """The table after everybody was sent to the location, and this was carried out."""
    while table.me.tavern:
        table.do(f"send {table.me.tavern[0]} {location}")
    table.do("commit")
    return table


def activate(
    location: str, *tavern: str, bag: Sequence[str] = PEASANTS, lodgings: Sequence[str] = (), quests: Sequence[str] = ()
) -> Table:
    """The table after all of these were sent to the location, and this was carried out."""
    return send_all(Table(*tavern, built=at(location), bag=bag, lodgings=lodgings, quests=quests), location)


def build(table: Table, slot: str) -> Table:
    """The table after two Peasants have built the House of Lords on a lot."""
    table.do(f"send peasant builders; send peasant builders; proceed; build house_of_lords; at {slot}")
    return table


def builders(*tavern: str, bag: Sequence[str] = (), lodgings: Sequence[str] = ()) -> Table:
    """A table at which two Peasants can build the House of Lords."""
    tavern = ("peasant", "peasant", *tavern)
    return Table(*tavern, phase="development", offer=["house_of_lords"], bag=bag, lodgings=lodgings)


def test_every_location_is_tested_here() -> None:
    assert {location for location, *_ in NEEDS} == set(BOX.locations)
    assert {place for place, location in BOX.locations.items() if location.district} == AT_FIRST


@pytest.mark.parametrize(("location", "enough", "too_few"), NEEDS, ids=[need[0] for need in NEEDS])
def test_a_location_needs_these_meeples(location: str, enough: str, too_few: list[str]) -> None:
    assert location in Table(*enough.split(), built=at(location)).places()
    assert [units for units in too_few if location in Table(*units.split(), built=at(location)).places()] == []


# The four of the start


@pytest.mark.parametrize(
    ("location", "district", "sent", "unit"),
    [
        ("muster_court", "castle", ["cleric", "mage", "peasant"], "knight"),
        ("sparring_green", "village", ["peasant", "peasant"], "warrior"),
        ("open_lecture_hall", "university", ["peasant"], "mage"),
        ("novices_chapel", "cathedral", ["peasant"], "cleric"),
    ],
)
def test_a_starting_location_gives_a_fighter_as_long_as_there_are_any(
    location: str, district: str, sent: list[str], unit: str
) -> None:
    table = activate(location, *sent)
    assert Counter(table.me.lodgings) == Counter([*sent, unit])
    assert (table.g.built[location], table.me.vp) == (district, 0)
    table = Table(*sent)
    table.g.supply[unit] = 0
    send_all(table, location)
    assert Counter(table.me.lodgings) == Counter(sent)


# King of the Hill


@pytest.mark.parametrize(
    ("sent", "vp"), [("peasant", 1), ("warrior", 2), ("knight", 3), ("peasant warrior", 2), ("knight peasant", 3)]
)
def test_the_colosseum_pays_its_king_by_the_best_fighter(sent: str, vp: int) -> None:
    table = activate("colosseum", *sent.split())
    assert (table.g.parties["colosseum"], table.me.vp) == (Party(0, sent.split()), 0)
    table.pass_turn()
    assert (table.me.vp, Counter(table.me.lodgings)) == (vp, Counter(sent.split()))


def test_the_colosseum_pays_nothing_to_an_ousted_king() -> None:
    table = activate("colosseum", "knight")
    table.do("proceed; send peasant colosseum; commit")
    assert (table.asked[0], table.me.vp, table.me.lodgings) == (0, 0, ["knight"])
    table.pass_turn()
    assert table.rival.vp == 1


@pytest.mark.parametrize(("sent", "drawn"), [("cleric", 1), ("mage", 2), ("mage cleric", 2), ("mage mage", 2)])
def test_the_mage_academy_lets_its_king_draw(sent: str, drawn: int) -> None:
    table = activate("mage_academy", *sent.split(), bag=["peasant"] * 8)
    assert len(table.me.tavern) == 4
    table.pass_turn()
    assert (table.asked[0], len(table.me.tavern), len(table.me.bag)) == (0, 4 + drawn, 4 - drawn)


def test_the_mage_academy_cannot_draw_more_than_there_is() -> None:
    table = activate("mage_academy", "mage")
    table.pass_turn()
    assert (sorted(table.me.tavern), table.me.bag, table.me.lodgings) == (["mage", *["peasant"] * 4], [], [])


def test_the_mage_academy_gives_nothing_to_an_ousted_king() -> None:
    table = Table("mage", bag=["peasant"] * 8, built=at("mage_academy"))
    table.rival.tavern = ["cleric"]
    table.do("send mage mage_academy; commit; proceed; send cleric mage_academy; commit")
    assert (table.asked[0], len(table.me.tavern), table.me.lodgings) == (0, 4, ["mage"])


# Power for this turn


def test_healers_temple_helps_against_undead_only_and_this_turn_only() -> None:
    monsters = {"castle": ["skeleton", "moth_eaten_ghost"], "village": ["crate_thief", "termite_swarm"]}
    table = Table("warrior", "cleric", "peasant", monsters=monsters, built=at("healers_temple"))
    table.do("send warrior healers_temple")
    assert table.g.parties["healers_temple"].units == ["warrior", "cleric"]
    assert table.places() & {"skeleton", "moth_eaten_ghost", "crate_thief", "termite_swarm"} == {"skeleton"}
    table.do("commit; proceed; commit; proceed")
    table.me.tavern = ["peasant"]
    table.restart()
    assert (table.g.monsters["castle"][0], table.places() & {"skeleton"}) == ("skeleton", set())


def test_healers_temple_returns_a_corruption_of_tavern_or_lodgings() -> None:
    table = Table("warrior", "cleric", "corruption", lodgings=["corruption"], built=at("healers_temple"))
    table.do("send warrior healers_temple; commit")
    assert table.options() == ["cleanse lodgings", "cleanse tavern"]
    table.do("cleanse tavern")
    assert Counter(table.me.lodgings) == {"warrior": 1, "cleric": 1, "corruption": 1}
    assert table.g.supply["corruption"] == 19
    table = activate("healers_temple", "warrior", "cleric", lodgings=["corruption"])
    assert (Counter(table.me.lodgings), table.g.supply["corruption"]) == ({"warrior": 1, "cleric": 1}, 20)


def test_healers_temple_without_corruption_at_hand_returns_nothing() -> None:
    table = activate("healers_temple", "warrior", "cleric", bag=["corruption", "peasant", "peasant", "peasant"])
    assert (table.g.supply["corruption"], sorted(table.me.lodgings)) == (19, ["cleric", "warrior"])


@pytest.mark.parametrize(
    ("location", "sent", "fighter", "beats"),
    [
        ("recruiting_post", "mage warrior", "peasant", 1 + 2),
        ("recruiting_post", "mage warrior", "mage", 0),
        ("recruiting_post", "mage warrior", "knight", 3),
        ("branch_and_root", "cleric", "mage", 1 + 1),
        ("branch_and_root", "cleric", "cleric", 0),
        ("branch_and_root", "cleric", "peasant", 0),
        ("lantern_archive", "mage", "cleric", 1 + 1),
        ("lantern_archive", "mage", "knight", 3 + 1),
        ("lantern_archive", "mage", "mage", 0),
        ("lantern_archive", "mage", "warrior", 2),
        ("tilting_yard", "knight peasant", "peasant", 1 + 2),
        ("tilting_yard", "knight peasant", "cleric", 1 + 2),
        ("tilting_yard", "knight peasant", "warrior", 2 + 2),
        ("tilting_yard", "knight peasant", "ranger", 3 + 2),
        ("tilting_yard", "knight peasant", "corruption", 0),
    ],
)
def test_a_location_gives_power_to_these_fighters(location: str, sent: str, fighter: str, beats: int) -> None:
    """The strongest monster within reach is of that strength; 0: none is."""
    ladder = {"castle": ["skeleton", "sawdust_bandit"], "village": ["crypt_page", "monstrous_tree", "mill_giant"]}
    table = Table(fighter, *sent.split(), monsters=ladder, built=at(location))
    table.do(f"send {sent.split()[0]} {location}")
    assert table.me.tavern == [fighter]
    assert max([BOX.monsters[place].strength for place in table.places() if place in BOX.monsters], default=0) == beats


def test_recruiting_post_gives_a_warrior_besides() -> None:
    table = activate("recruiting_post", "mage", "warrior")
    assert (sorted(table.me.lodgings), table.g.supply["warrior"]) == (["mage", "warrior", "warrior"], 16)
    table = Table("mage", "warrior", "peasant", monsters={"castle": ["sawdust_bandit"]}, built=at("recruiting_post"))
    table.g.supply["warrior"] = 0
    table.do("send mage recruiting_post; send peasant sawdust_bandit; commit")
    assert (sorted(table.me.lodgings), table.me.vp) == (["mage", "peasant", "warrior"], 2)
    assert table.told("lacking") == [(0, "warrior", "recruiting_post")]


def test_ash_reliquary_counts_the_corruption_in_the_lodgings() -> None:
    tavern, monsters = ["cleric", "peasant", "corruption"], {"castle": ["sawdust_bandit"], "cathedral": ["crypt_page"]}
    table = Table(*tavern, lodgings=["corruption"] * 2, monsters=monsters, built=at("ash_reliquary"))
    table.do("send cleric ash_reliquary")
    assert table.places() & {"sawdust_bandit", "crypt_page"} == {"sawdust_bandit"}


def test_ash_reliquary_helps_a_single_fighter() -> None:
    tavern, monsters = ["cleric", "peasant", "peasant"], {"castle": ["skeleton"], "university": ["moth_eaten_ghost"]}
    table = Table(*tavern, lodgings=["corruption"] * 2, monsters=monsters, built=at("ash_reliquary"))
    table.do("send cleric ash_reliquary; send peasant moth_eaten_ghost")
    assert table.places() & {"skeleton"} == set()


def test_ash_reliquary_without_corruption_in_the_lodgings_helps_nobody() -> None:
    tavern = ["cleric", "peasant", "corruption"]
    table = Table(*tavern, monsters={"castle": ["skeleton"]}, built=at("ash_reliquary"))
    table.do("send cleric ash_reliquary")
    assert "skeleton" not in table.places()


# Other rewards


@pytest.mark.parametrize(
    ("location", "sent", "goes", "comes"),
    [
        ("greenwood_post", ["warrior", "mage"], "warrior", "ranger"),
        ("chapel_of_the_violet_oath", ["knight", "cleric"], "cleric", "paladin"),
        ("circle_of_whispers", ["mage", "cleric"], "mage", "shaman"),
    ],
)
def test_a_prestige_location_trades_a_fighter_as_long_as_its_own_three_last(
    location: str, sent: list[str], goes: str, comes: str
) -> None:
    (stays,) = [unit for unit in sent if unit != goes]
    table = activate(location, *sent)
    assert sorted(table.me.lodgings) == sorted([stays, comes])
    assert (table.g.stock[location], table.g.supply[comes]) == (2, 2)
    table = Table(*sent, built=at(location))
    table.g.stock[location], before = 0, table.g.supply[goes]
    table.do(f"send {sent[0]} {location}; commit")
    assert (table.me.lodgings, table.g.supply[comes], table.g.supply[goes]) == ([stays], 2, before + 1)


@pytest.mark.parametrize(
    ("location", "unit"),
    [("greenwood_post", "ranger"), ("chapel_of_the_violet_oath", "paladin"), ("circle_of_whispers", "shaman")],
)
@pytest.mark.parametrize(("owned", "stocked"), [(0, 3), (3, 2), (5, 0)])
def test_a_prestige_location_is_built_with_up_to_three_fighters(
    location: str, unit: str, owned: int, stocked: int
) -> None:
    table = Table("peasant", "peasant", phase="development", offer=[location], bag=[unit] * owned)
    table.do(f"send peasant builders; send peasant builders; proceed; build {location}; at castle_2")
    assert (table.g.stock[location], table.g.supply[unit]) == (stocked, 5 - owned - stocked)


def test_night_watch_house_brings_one_warrior_back_after_the_draw_phase() -> None:
    table = activate("night_watch_house", "warrior", "warrior")
    assert (table.me.tavern, table.me.lodgings) == (["peasant"] * 4 + ["warrior"], ["warrior"])


def test_night_watch_house_brings_nobody_into_the_tavern_for_quests() -> None:
    bag = ["mage", "cleric", "peasant", "peasant"]
    table = activate("night_watch_house", "warrior", bag=bag, quests=["mixed_company"])
    assert (sorted(table.me.tavern), table.me.completed) == (sorted([*bag, "warrior"]), [])


def test_night_watch_house_gives_the_choice_between_a_warrior_and_a_shaman_in_its_place() -> None:
    table = Table("shaman", "warrior", built=at("night_watch_house"))
    table.do("send warrior night_watch_house; send_as shaman warrior night_watch_house; commit")
    assert table.options() == ["keep shaman", "keep warrior"]
    table.do("keep shaman")
    assert (table.me.tavern, table.me.lodgings) == (["peasant"] * 4 + ["shaman"], ["warrior"])


def test_bell_gate_returns_three_meeples_of_mine_and_one_of_each_other_player() -> None:
    table = Table("mage", seats=3, lodgings=["corruption", "knight", "knight", "peasant"], built=at("bell_gate"))
    others = table.g.players[1:]
    for other in others:
        other.lodgings = ["cleric", "corruption"]
    table.do("send mage bell_gate; commit")
    assert table.options() == ["enough", "stow corruption", "stow knight", "stow peasant"]
    table.do("stow knight; stow knight; stow peasant")
    assert table.asked == (1, "stow")
    table.do("stow cleric")
    assert table.asked == (2, "stow")
    table.do("enough")
    assert [other.lodgings for other in others] == [["corruption"], ["cleric", "corruption"]]
    assert [other.bag for other in others] == [["peasant"] * 4 + ["cleric"], ["peasant"] * 4]
    assert (sorted(table.me.lodgings), len(table.me.tavern + table.me.bag)) == (["corruption", "mage"], 7)


def test_bell_gate_may_be_left_early_and_passes_over_empty_lodgings() -> None:
    table = Table("mage", lodgings=["corruption", "knight"], built=at("bell_gate"))
    table.do("send mage bell_gate; commit; stow knight; enough")
    assert (table.asked, sorted(table.me.lodgings)) == ((1, "develop"), ["corruption", "mage"])
    assert activate("bell_gate", "mage").asked == (1, "develop")


def test_house_of_lords_draws_two_quests_and_discards_one_of_all_in_hand() -> None:
    table = Table("peasant", quests=["grave_keeper"], built=at("house_of_lords"))
    table.stack_quests("exam_day", "big_game", "first_stone")
    table.do("send peasant house_of_lords; commit")
    assert table.options() == ["discard big_game", "discard exam_day", "discard grave_keeper"]
    table.do("discard grave_keeper")
    assert (table.me.quests, table.g.quest_discard) == (["exam_day", "big_game"], ["grave_keeper"])
    assert table.asked == (1, "develop")


@pytest.mark.parametrize("deck", [[], ["exam_day"]])
def test_house_of_lords_does_what_it_can_with_few_quests(deck: list[str]) -> None:
    table = Table("peasant", built=at("house_of_lords"))
    table.stack_quests(*deck)
    table.do("send peasant house_of_lords; commit")
    assert (table.me.quests, table.g.quest_discard, table.asked) == ([], deck, (1, "develop"))


@pytest.mark.parametrize(("left", "gained"), [(30, 2), (1, 1), (0, 0)])
def test_harvest_hall_gives_two_peasants_and_a_point(left: int, gained: int) -> None:
    table = Table("warrior", built=at("harvest_hall"))
    table.g.supply["peasant"] = left
    table.do("send warrior harvest_hall; commit")
    assert (Counter(table.me.lodgings), table.me.vp) == (Counter({"warrior": 1, "peasant": gained}), 1)


# Lots


def test_two_lots_lie_in_each_district() -> None:
    assert {slot.id: slot.district for slot in BOX.slots.values()} == {
        "castle_1": "castle",
        "castle_2": "castle",
        "village_1": "village",
        "village_2": "village",
        "university_1": "university",
        "university_2": "university",
        "cathedral_1": "cathedral",
        "cathedral_2": "cathedral",
    }


@pytest.mark.parametrize(
    ("slot", "unit", "vp"),
    [
        ("castle_1", "knight", 2),
        ("castle_2", "", 2),
        ("village_1", "warrior", 0),
        ("village_2", "peasant", 1),
        ("cathedral_2", "cleric", 0),
    ],
)
def test_a_lot_gives_its_builder_a_fighter_or_points(slot: str, unit: str, vp: int) -> None:
    table = build(builders(), slot)
    assert (table.g.slots[slot], table.g.built["house_of_lords"]) == ("house_of_lords", slot[:-2])
    assert Counter(table.me.lodgings) == Counter(["peasant", "peasant", *filter(None, [unit])])
    assert table.me.vp == vp


@pytest.mark.parametrize(
    ("slot", "unit", "vp"),
    [
        ("castle_1", "knight", 2),
        ("village_1", "warrior", 0),
        ("village_2", "peasant", 1),
        ("cathedral_2", "cleric", 0),
    ],
)
def test_a_lot_gives_no_fighter_that_the_supply_lacks(slot: str, unit: str, vp: int) -> None:
    table = builders()
    table.g.supply[unit] = 0
    build(table, slot)
    assert (table.me.lodgings, table.me.vp, table.g.slots[slot]) == (["peasant", "peasant"], vp, "house_of_lords")


def test_the_first_lot_of_the_university_draws_two_meeples_at_once() -> None:
    table = build(builders(bag=["warrior"] * 3), "university_1")
    assert (table.asked, table.me.tavern, table.me.bag) == ((0, "assign"), ["warrior"] * 2, ["warrior"])
    table = build(builders(bag=["warrior"]), "university_1")
    assert (table.me.tavern, table.me.lodgings) == (["warrior"], ["peasant", "peasant"])


def test_the_second_lot_of_the_university_draws_two_quests_and_discards_one() -> None:
    table = Table("peasant", "peasant", phase="development", offer=["house_of_lords"], quests=["grave_keeper"])
    table.stack_quests("exam_day", "big_game", "first_stone")
    build(table, "university_2")
    assert table.options() == ["discard big_game", "discard exam_day", "discard grave_keeper"]
    table.do("discard exam_day")
    assert (table.asked, table.me.quests) == ((0, "assign"), ["grave_keeper", "big_game"])


def test_the_second_lot_of_the_university_does_nothing_without_quests() -> None:
    table = builders()
    table.stack_quests()
    build(table, "university_2")
    assert (table.asked, table.me.quests) == ((0, "assign"), [])


def test_the_first_lot_of_the_cathedral_returns_a_corruption() -> None:
    table = build(builders("corruption", lodgings=["corruption"]), "cathedral_1")
    assert table.options() == ["cleanse lodgings", "cleanse tavern"]
    table.do("cleanse lodgings")
    assert (table.me.tavern, table.me.lodgings) == (["corruption"], ["peasant", "peasant"])
    assert table.g.supply["corruption"] == 19


def test_the_first_lot_of_the_cathedral_finds_no_corruption_in_the_bag() -> None:
    table = build(builders(bag=["corruption"]), "cathedral_1")
    assert (table.asked, table.me.bag, table.g.supply["corruption"]) == ((0, "assign"), ["corruption"], 19)
