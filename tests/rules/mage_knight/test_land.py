"""The map: exploring, costs, rampaging enemies (MK-EXPL, MK-MOVE, MK-RAMP), with the examples of the books."""

import pytest

from igroteka.games.mage_knight.actions.exploring import explore_options, open_positions
from igroteka.games.mage_knight.actions.land import land
from igroteka.games.mage_knight.actions.movement import entry_cost, move_options, provoked
from igroteka.games.mage_knight.state import State
from tests.ledger import rule

from .table import hero_at, table

TILE_1, TILE_2 = (1, -3), (3, -2)
"""Where the centres of the first two tiles are."""
HEXES = {"C": (0, 0), "NE": (1, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1)}


def space(tile: tuple[int, int], name: str) -> str:
    q, r = HEXES[name]
    return f"{tile[0] + q}:{tile[1] + r}"


def explorers(g: State, position: str) -> list[str]:
    """The accessible spaces from which a tile can be revealed at a position."""
    me = hero_at(g, "0:0", move=2)
    found = []
    for one in land(g).spaces:
        me.at = one
        if entry_cost(g, me, one) is not None and ("explore", position) in explore_options(g, me):
            found.append(one)
    return found


@rule("MK-EXPL-21", "MK-EXPL-01", "MK-SETUP-17")
@pytest.mark.parametrize(("position", "count"), [("@2:0", 1), ("@1:1", 3), ("@0:2", 2)])
def test_where_the_first_tiles_can_be_explored_from(position: str, count: int) -> None:
    assert len(explorers(table(), position)) == count


@rule("MK-EXPL-22")
def test_from_the_glade_of_tile_2_two_tiles_can_be_revealed() -> None:
    g = table()
    me = hero_at(g, space(TILE_2, "NE"), move=4)
    assert {("explore", "@1:1"), ("explore", "@0:2")} <= set(explore_options(g, me))


@rule("MK-EXPL-02")
def test_revealing_costs_two_move_points() -> None:
    g = table()
    me = hero_at(g, space(TILE_2, "NE"), move=1)
    assert explore_options(g, me) == []


@rule("MK-EXPL-08", "MK-EXPL-07")
def test_a_countryside_tile_needs_two_neighbours_or_one_with_two() -> None:
    assert set(open_positions(table())) == {"@2:0", "@1:1", "@0:2"}


@rule("MK-MOVE-05", "MK-MOVE-07", "MK-MOVE-09")
@pytest.mark.parametrize(("night", "forest", "desert"), [(False, 3, 5), (True, 5, 3)])
def test_costs_of_terrain_by_day_and_night(night: bool, forest: int, desert: int) -> None:
    g = table()
    me = hero_at(g, "0:0")
    g.night = night
    board = g.box.board.night if night else g.box.board.day
    assert entry_cost(g, me, space(TILE_1, "C")) == forest == board["forest"]
    assert board["desert"] == desert
    assert entry_cost(g, me, "-1:0") is None  # the sea


@rule("MK-RAMP-13", "MK-MOVE-12", "MK-MOVE-18")
def test_a_step_between_two_neighbours_of_an_orc_provokes_it() -> None:
    g = table()
    me = hero_at(g, space(TILE_2, "W"), move=2)
    village = space(TILE_1, "E")
    assert ("move", village) in move_options(g, me)
    assert provoked(g, me, village)


@rule("MK-RAMP-14", "MK-MOVE-13")
def test_from_one_orc_to_another_provokes_nobody() -> None:
    g = table()
    me = hero_at(g, space(TILE_1, "E"), move=9)
    assert provoked(g, me, space(TILE_1, "C")) == []


@rule("MK-MOVE-11")
def test_a_space_with_a_rampaging_enemy_cannot_be_entered() -> None:
    g = table()
    me = hero_at(g, space(TILE_1, "C"), move=20)
    orc = space(TILE_1, "NW")
    assert g.places[orc].rampaging
    assert ("move", orc) not in move_options(g, me)
