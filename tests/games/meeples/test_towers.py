"""The 20 rooms of the Four Towers, one by one."""

from collections import Counter
from collections.abc import Sequence

import pytest

from igroteka.games.meeples.components import BOX
from igroteka.games.meeples.state import Tower
from tests.games.meeples.table import Table

ROOMS = [
    ("porters_nook", "peasant peasant", 2, ["peasant", "peasant warrior", "peasant corruption"]),
    ("pantry", "peasant knight", 1, ["peasant", "knight knight", "peasant corruption"]),
    ("cold_cell", "corruption cleric", 1, ["cleric", "corruption", "corruption mage", "cleric cleric"]),
    ("guard_loft", "warrior peasant", 2, ["warrior", "peasant", "warrior warrior", "knight peasant"]),
    ("reading_desk", "mage cleric", 1, ["mage", "cleric cleric", "mage corruption"]),
    ("dust_store", "corruption corruption mage", 2, ["corruption mage", "corruption corruption corruption"]),
    ("armoury", "warrior warrior", 2, ["warrior", "warrior knight", "warrior corruption"]),
    ("map_room", "mage warrior", 2, ["mage", "warrior", "mage knight", "cleric warrior"]),
    ("oratory", "cleric mage", 2, ["cleric", "mage", "cleric cleric", "mage mage"]),
    ("hall_of_oaths", "knight peasant", 3, ["knight", "peasant", "warrior peasant", "knight warrior"]),
    ("penitents_stair", "corruption peasant peasant", 2, ["peasant peasant peasant", "corruption peasant mage"]),
    ("war_table", "knight warrior", 4, ["knight", "warrior", "knight peasant", "warrior warrior"]),
    ("infirmary", "cleric cleric", 1, ["cleric", "cleric mage", "cleric corruption"]),
    ("workshop", "peasant peasant peasant peasant", 5, ["peasant peasant peasant", "peasant peasant peasant warrior"]),
    ("star_dome", "mage mage peasant", 3, ["mage mage", "mage peasant peasant", "mage mage corruption"]),
    ("trophy_room", "warrior warrior knight", 6, ["warrior warrior", "warrior knight knight", "warrior knight"]),
    ("inner_chapel", "cleric knight peasant", 5, ["cleric knight", "cleric peasant peasant", "knight knight peasant"]),
    (
        "sealed_vault",
        "corruption corruption mage cleric",
        4,
        ["corruption mage cleric", "corruption corruption mage", "corruption corruption cleric cleric"],
    ),
    (
        "council_room",
        "warrior mage cleric knight",
        8,
        [
            "mage mage cleric knight",
            "warrior cleric cleric knight",
            "warrior mage mage knight",
            "warrior mage cleric peasant",
        ],
    ),
    ("crown_room", "ranger peasant mage", 6, ["ranger peasant", "knight peasant mage", "ranger peasant corruption"]),
]
GIVING = {"pantry": "peasant", "armoury": "warrior"}
RETURNING = {"cold_cell", "penitents_stair", "sealed_vault"}


def at_tower(room: str, *tavern: str, lodgings: Sequence[str] = (), quests: Sequence[str] = ()) -> Table:
    """A table at which this room alone is open, in the Village."""
    table = Table(*tavern, towers=True, lodgings=lodgings, quests=quests)
    table.g.towers = {"village": Tower(room, [])}
    table.restart()
    return table


def fill(table: Table, room: str) -> None:
    """Everybody who is left goes to the room, and this is carried out."""
    while table.me.tavern:
        table.do(f"send {table.me.tavern[0]} {room}")
    table.do("commit")


def test_every_room_is_tested_here() -> None:
    assert [room for room, *_ in ROOMS] == list(BOX.rooms)


@pytest.mark.parametrize(("room", "enough", "vp", "too_few"), ROOMS, ids=[room for room, *_ in ROOMS])
def test_a_room_is_filled_by_these_meeples_and_pays_points(room: str, enough: str, vp: int, too_few: list[str]) -> None:
    assert [units for units in too_few if room in at_tower(room, *units.split()).places()] == []
    table = at_tower(room, *enough.split())
    table.stack_quests()
    fill(table, room)
    assert (table.me.points["city"], table.me.rooms, table.g.towers["village"].room) == (vp, [room], "")
    expected = Counter(enough.split()) + Counter([GIVING[room]] if room in GIVING else [])
    assert Counter(table.me.lodgings) == expected - Counter(["corruption"] if room in RETURNING else [])
    assert table.asked == (1, "develop")


@pytest.mark.parametrize(
    ("room", "enough"), [(room, enough) for room, enough, *_ in ROOMS if "corruption" not in enough]
)
def test_corruption_never_joins_those_in_a_room_that_does_not_show_it(room: str, enough: str) -> None:
    table = at_tower(room, *enough.split(), "corruption")
    table.do(f"send {enough.split()[0]} {room}")
    assert "corruption" not in table.g.parties[room].units
    assert not [option for option in table.options() if "corruption" in option]


@pytest.mark.parametrize(("room", "enough"), [(room, enough) for room, enough, *_ in ROOMS if "corruption" in enough])
def test_a_room_takes_no_more_corruption_than_it_shows(room: str, enough: str) -> None:
    table = at_tower(room, *enough.split(), "corruption", "peasant")
    shown = enough.split().count("corruption")
    for _ in range(shown):
        table.do(f"send corruption {room}")
    assert f"send corruption {room}" not in table.options()
    assert table.g.parties[room].units.count("corruption") == shown


@pytest.mark.parametrize("unit", ["ranger", "paladin", "shaman"])
def test_the_crown_room_takes_any_prestige_fighter(unit: str) -> None:
    assert "crown_room" in at_tower("crown_room", unit, "peasant", "peasant").places()
    assert "crown_room" in at_tower("crown_room", unit, unit, unit).places()


@pytest.mark.parametrize(("room", "unit"), GIVING.items())
def test_a_room_gives_no_fighter_that_the_supply_lacks(room: str, unit: str) -> None:
    table = at_tower(room, unit, unit)
    table.g.supply[unit] = 0
    fill(table, room)
    assert (table.me.lodgings, table.me.rooms) == ([unit, unit], [room])


@pytest.mark.parametrize("room", sorted(RETURNING))
def test_a_room_returns_the_corruption_that_was_sent_there_and_no_other(room: str) -> None:
    (enough,) = [enough for name, enough, *_ in ROOMS if name == room]
    table = at_tower(room, *enough.split(), lodgings=["corruption"])
    before = table.g.supply["corruption"]
    fill(table, room)
    sent = enough.split().count("corruption")
    assert (table.me.lodgings.count("corruption"), table.g.supply["corruption"]) == (sent, before + 1)


def test_the_dust_store_returns_no_corruption() -> None:
    table = at_tower("dust_store", "corruption", "corruption", "mage")
    fill(table, "dust_store")
    assert (table.me.lodgings.count("corruption"), table.g.supply["corruption"]) == (2, 18)


def test_the_infirmary_returns_a_corruption_of_tavern_or_lodgings() -> None:
    table = at_tower("infirmary", "cleric", "cleric", "corruption", lodgings=["corruption"])
    table.do("send cleric infirmary; commit")
    assert table.options() == ["cleanse lodgings", "cleanse tavern"]
    table.do("cleanse tavern")
    assert Counter(table.me.lodgings) == {"cleric": 2, "corruption": 1}
    assert (table.g.supply["corruption"], table.me.vp) == (19, 1)


@pytest.mark.parametrize(("room", "units"), [("reading_desk", "mage mage"), ("star_dome", "mage mage mage")])
def test_a_room_draws_a_quest(room: str, units: str) -> None:
    table = at_tower(room, *units.split(), quests=["grave_keeper"])
    table.stack_quests("first_stone", "big_game")
    fill(table, room)
    assert (table.me.quests, table.asked) == (["grave_keeper", "first_stone"], (1, "develop"))


def test_the_map_room_draws_two_quests_and_discards_one() -> None:
    table = at_tower("map_room", "mage", "warrior", quests=["grave_keeper"])
    table.stack_quests("first_stone", "big_game", "accolade")
    fill(table, "map_room")
    assert table.options() == ["discard big_game", "discard first_stone", "discard grave_keeper"]
    table.do("discard grave_keeper")
    assert (table.me.quests, table.g.quest_discard) == (["first_stone", "big_game"], ["grave_keeper"])
    assert table.asked == (1, "develop")


def test_a_filled_room_is_gone_and_the_next_one_waits_for_the_end_of_the_turn() -> None:
    table = at_tower("porters_nook", *["peasant"] * 4)
    table.g.towers["village"].below = ["workshop", "pantry"]
    table.do("send peasant porters_nook")
    assert not {"pantry", "workshop"} & table.places()
    table.do("commit")
    assert (table.g.towers["village"], table.me.rooms) == (Tower("pantry", ["workshop"]), ["porters_nook"])


def test_two_rooms_of_different_towers_can_be_filled_in_one_turn() -> None:
    table = at_tower("porters_nook", "peasant", "peasant", "knight", "warrior")
    table.g.towers["castle"] = Tower("war_table", [])
    table.restart()
    table.do("send peasant porters_nook; send knight war_table; commit; resolve war_table")
    assert (table.me.vp, sorted(table.me.rooms)) == (2 + 4, ["porters_nook", "war_table"])


def test_the_next_room_is_opened_after_the_draw_phase_and_not_at_clean_up() -> None:
    table = Table("peasant", "peasant", "knight", towers=True, monsters={"castle": ["forest_wolf"]})
    table.g.towers = {"village": Tower("porters_nook", ["pantry", "armoury"])}
    table.me.quests = ["grave_keeper", "exam_day"]
    table.restart()
    table.do("send peasant porters_nook; send knight forest_wolf; commit")
    assert (table.asked, table.me.rooms) == ((0, "discard"), ["porters_nook"])
    assert (table.g.towers["village"], table.told("opened")) == (Tower("", ["pantry", "armoury"]), [])
    table.do("discard exam_day")
    assert table.told("opened") == [("armoury", "village")]
    told = [event.name for event in table.match.log]
    last_drawn = max(number for number, name in enumerate(told) if name == "drew")
    assert last_drawn < told.index("opened") < told.index("turn")
