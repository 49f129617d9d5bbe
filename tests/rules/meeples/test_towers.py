"""The mini-expansion "Four Towers" (MM-TOWER)."""

import msgspec
import pytest

from igroteka import BadSetup, Match
from igroteka.games.meeples.components import BOX
from igroteka.games.meeples.state import State, Tower
from igroteka.games.meeples.view import view
from tests.games.meeples.table import Table
from tests.ledger import rule

DISTRICTS = ["castle", "village", "university", "cathedral"]


def new(seed: int = 1, **options: str) -> State:
    """The table as it is set up."""
    match = Match("meeples", seats=2, seed=seed, options=options)
    assert isinstance(match.state, State)
    return match.state


def at_tower(
    room: str, *tavern: str, phase: str = "main", monsters: dict[str, list[str]] | None = None, next_room: str = ""
) -> Table:
    """A table at which a room of the Village tower is open, and no other room is."""
    table = Table(*tavern, phase=phase, towers=True, monsters=monsters)
    table.g.towers = {district: Tower("", []) for district in DISTRICTS}
    table.g.towers["village"] = Tower(room, [next_room] if next_room else [])
    table.restart()
    return table


def gained_peasants(table: Table, room: str) -> int:
    """How many Peasants joined those in the room."""
    return table.told("gained").count((0, "peasant", room))


@rule("MM-TOWER-01")
def test_nobody_needs_to_play_with_towers() -> None:
    g = new()
    assert (g.towers, view(g).towers) == ({}, {})
    assert new(towers="without").towers == {}
    assert len(new(towers="with").towers) == 4
    with pytest.raises(BadSetup):
        new(towers="three")


@rule("MM-TOWER-01")
def test_without_towers_no_room_is_offered() -> None:
    fighters = ["peasant", "warrior", "mage", "cleric", "knight", "ranger"]
    rooms = BOX.rooms.keys()
    without, with_towers = Table(*fighters * 4), Table(*fighters * 4, towers=True)
    assert not rooms & {option.split()[-1] for option in without.options("send")}
    assert rooms & {option.split()[-1] for option in with_towers.options("send")}


@rule("MM-TOWER-02")
def test_five_rooms_are_stacked_on_each_of_four_towers() -> None:
    towers = new(towers="with").towers
    assert sorted(towers) == sorted(DISTRICTS)
    assert {district: 1 + len(tower.below) for district, tower in towers.items()} == dict.fromkeys(DISTRICTS, 5)


@rule("MM-TOWER-02")
def test_the_rooms_are_shuffled() -> None:
    tables = [new(seed, towers="with") for seed in range(200)]
    assert {g.towers["castle"].room for g in tables} == set(BOX.rooms)
    assert {g.towers["cathedral"].below[0] for g in tables} == set(BOX.rooms)


@rule("MM-TOWER-02", "MM-TOWER-03")
def test_only_the_top_room_of_each_stack_lies_open() -> None:
    g = new(towers="with")
    shown = view(g)
    assert {district: (tower.room, tower.left) for district, tower in shown.towers.items()} == {
        district: (g.towers[district].room, 4) for district in DISTRICTS
    }
    assert all(tower.room in BOX.rooms for tower in shown.towers.values())
    below = [room for tower in g.towers.values() for room in tower.below]
    assert not any(f'"{room}"' in msgspec.json.encode(shown).decode() for room in below)


@rule("MM-TOWER-03")
def test_the_rooms_below_the_open_one_cannot_be_used_yet() -> None:
    table = at_tower("porters_nook", *["peasant"] * 4, next_room="workshop")
    assert "send peasant porters_nook" in table.options()
    assert "send peasant workshop" not in table.options()
    table.do("send peasant porters_nook; commit")
    assert (table.me.vp, table.me.rooms) == (2, ["porters_nook"])
    table.do("proceed")
    assert "send peasant workshop" in table.options()


@rule("MM-TOWER-04")
def test_a_room_is_filled_in_the_main_phase_only() -> None:
    table = at_tower("porters_nook", "peasant", "peasant", phase="development")
    assert "send peasant porters_nook" not in table.options()
    table.do("proceed")
    assert "send peasant porters_nook" in table.options()


@rule("MM-TOWER-04")
def test_a_room_a_location_and_a_monster_can_be_used_in_one_turn() -> None:
    table = at_tower("guard_loft", "peasant", "peasant", "warrior", "knight", monsters={"cathedral": ["termite_swarm"]})
    table.do("send peasant open_lecture_hall; send warrior guard_loft; send knight termite_swarm; commit")
    assert table.options() == ["resolve guard_loft", "resolve open_lecture_hall"]
    table.do("resolve guard_loft")
    assert table.me.vp == 2 + 1
    assert "mage" in table.me.lodgings
    assert table.me.pile == ["termite_swarm"]


@rule("MM-TOWER-04")
def test_a_room_needs_the_fighters_that_it_shows() -> None:
    table = at_tower("guard_loft", "warrior", "warrior", "knight")
    assert "send warrior guard_loft" not in table.options()
    table = at_tower("guard_loft", "warrior", "peasant", "knight")
    assert [option for option in table.options() if "guard_loft" in option] == [
        "send peasant guard_loft",
        "send warrior guard_loft",
    ]


@rule("MM-TOWER-05")
@pytest.mark.parametrize(
    ("monsters", "peasants"),
    [
        ([], 0),
        (["forest_wolf"], 0),
        (["forest_wolf", "crate_thief"], 1),
        (["forest_wolf", "crate_thief", "mill_giant"], 2),
    ],
)
def test_peasants_flock_to_a_room_in_an_overrun_district(monsters: list[str], peasants: int) -> None:
    table = at_tower("oratory", "cleric", "mage", monsters={"village": monsters})
    table.do("send cleric oratory; commit")
    assert gained_peasants(table, "oratory") == peasants
    assert sorted(table.me.lodgings) == ["cleric", "mage", *["peasant"] * peasants]


@rule("MM-TOWER-05")
def test_monsters_of_another_district_bring_nobody_to_a_room() -> None:
    table = at_tower("oratory", "cleric", "mage", monsters={"castle": ["skeleton", "sawdust_bandit"]})
    table.do("send cleric oratory; commit")
    assert gained_peasants(table, "oratory") == 0


@rule("MM-TOWER-05")
def test_nobody_flocks_to_a_room_when_its_district_is_defended() -> None:
    table = at_tower("oratory", "cleric", "mage", "knight", monsters={"village": ["forest_wolf", "crate_thief"]})
    table.do("send cleric oratory; send knight crate_thief; commit")
    assert table.me.pile == ["crate_thief"]
    assert gained_peasants(table, "oratory") == 0


@rule("MM-TOWER-06")
def test_corruption_can_be_sent_to_a_room_that_shows_it() -> None:
    table = at_tower("dust_store", "corruption", "corruption", "peasant")
    assert [option for option in table.options() if "corruption" in option] == ["send corruption dust_store"]
    table.do("send peasant dust_store")
    assert table.g.parties["dust_store"].units == ["peasant", "corruption", "corruption"]
    table.do("commit")
    assert table.me.vp == 2
    assert table.me.lodgings == ["peasant", "corruption", "corruption"]


@rule("MM-TOWER-06")
def test_corruption_can_be_sent_to_no_room_that_does_not_show_it() -> None:
    table = at_tower("pantry", "corruption", "corruption", "peasant")
    assert [option for option in table.options() if "corruption" in option or "pantry" in option] == []
    table = at_tower("pantry", "corruption", "peasant", "peasant")
    table.do("send peasant pantry")
    assert table.options() == ["commit"]


@rule("MM-TOWER-06")
def test_no_more_corruption_joins_a_room_than_it_shows() -> None:
    table = at_tower("cold_cell", "corruption", "corruption", "cleric")
    table.do("send cleric cold_cell")
    assert table.g.parties["cold_cell"].units == ["cleric", "corruption"]
    assert table.options() == ["commit"]


@rule("MM-TOWER-07")
def test_meeples_gained_in_a_room_go_to_the_lodgings() -> None:
    table = at_tower("armoury", "warrior", "warrior")
    table.do("send warrior armoury; commit")
    assert table.told("gained") == [(0, "warrior", "armoury")]
    assert table.me.lodgings == ["warrior"] * 3
    assert table.me.tavern == ["peasant"] * 4


@rule("MM-TOWER-07")
def test_a_meeple_gained_in_a_room_is_not_drawn_before_everybody_rests() -> None:
    table = at_tower("pantry", "peasant", "warrior")
    table.me.bag = []
    table.restart()
    table.do("send peasant pantry; commit")
    assert sorted(table.me.tavern) == ["peasant", "peasant", "warrior"]
    assert (table.me.bag, table.me.lodgings) == ([], [])


@rule("MM-TOWER-08")
def test_all_20_rooms_are_in_use() -> None:
    towers = new(towers="with").towers.values()
    rooms = [room for tower in towers for room in (tower.room, *tower.below)]
    assert len(rooms) == len(set(rooms)) == len(BOX.rooms) == 20
