"""Laying the map of a scenario: the tile stack, the starting tile, the first tiles (MK-SETUP-14..19, MK-SHAPE)."""

from collections.abc import Sequence

from ..actions.exploring import lay
from ..box.tables import Tile
from ..state import Placed, State

SIDES = {"wedge": "start_A", "free_wedge": "start_A"}
"""The side of the starting tile; B for every open map."""
FIRST = {"start_A": ("@1:0", "@0:1"), "start_B": ("@1:0", "@0:1", "@-1:1")}
"""Where the first tiles are laid (MK-SETUP-17)."""


def lay_map(g: State) -> None:
    """The stack, the starting tile and the tiles beside it."""
    stack_tiles(g)
    start = SIDES.get(g.shape, "start_B")
    g.tiles.append(Placed(start, 0, 0))
    for position in FIRST[start]:
        lay(g, g.stack.pop(), position)


def stack_tiles(g: State) -> None:
    """Countryside tiles on top of core tiles, each drawn at random; the rest stays in the box (MK-SETUP-14..15)."""
    scenario, seats = g.box.scenarios[g.scenario], len(g.players)
    countryside = _of_kind(g, "countryside")
    if scenario.tiles_in_order:
        countryside.sort(key=lambda tile: tile.number)
    else:
        countryside = _preferred(countryside, scenario.first_tiles)
    core = _preferred(_of_kind(g, "core"), scenario.first_tiles)
    cities = [tile for tile in _of_kind(g, "city") if not scenario.city or tile.city == scenario.city]
    fields, wilds, towns = scenario.countryside[seats], scenario.core[seats], scenario.cities[seats]
    top = countryside[:fields] if scenario.tiles_in_order else g.chance.shuffled(countryside[:fields])
    bottom = g.chance.shuffled([*core[:wilds], *cities[:towns]])
    g.stack = [tile.id for tile in (*reversed(bottom), *reversed(top))]
    g.spare = [tile.id for tile in (*g.chance.shuffled(core[wilds:]), *g.chance.shuffled(countryside[fields:]))]


def _of_kind(g: State, kind: str) -> list[Tile]:
    """The tiles of a kind, shuffled."""
    return g.chance.shuffled([tile for tile in g.box.tiles.values() if tile.kind == kind])


def _preferred(tiles: list[Tile], sites: Sequence[str]) -> list[Tile]:
    """Tiles with sites that the scenario is about come first (MK-SC-MINES-03)."""
    if not sites:
        return tiles
    return sorted(tiles, key=lambda tile: not any(one.site in sites for one in tile.hexes))
