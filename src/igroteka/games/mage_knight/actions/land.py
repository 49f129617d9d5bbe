"""The land: what depends only on the tiles that were laid (MK-EXPL, MK-SHAPE).

A space is called by its coordinates, `q:r`, with the centre of the starting tile at `0:0`. Tiles lie on a lattice of
their own; a position in it is called `@a:b`.
"""

from typing import NamedTuple

from ..box.tables import Box, Tile
from ..box.terms import Colours, Rampager, Shape, SiteKind, Terrain
from ..state import Placed, State

DIRECTIONS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
MOST_KEPT = 512
"""How many maps are remembered."""
LATTICE = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours of a tile."""


class Ground(NamedTuple):
    """A space of the map as it is printed."""

    q: int
    r: int
    terrain: Terrain
    site: SiteKind | None
    mines: Colours
    rampager: Rampager | None
    tile: str


class Land:
    """The map, as far as tiles tell it; made once for the tiles that were laid."""

    def __init__(self, box: Box, placed: tuple[Placed, ...]) -> None:
        self.laid = len(placed)
        self.spaces: dict[str, Ground] = {}
        self.positions = {position_at(one.q, one.r) for one in placed}
        for one in placed:
            if one.up:
                self.spaces |= _spaces(box.tiles[one.tile], one)
        self.neighbours = {space: self._around(ground.q, ground.r) for space, ground in self.spaces.items()}

    def _around(self, q: int, r: int) -> tuple[str, ...]:
        names = [f"{q + x}:{r + y}" for x, y in DIRECTIONS]
        return tuple(name for name in names if name in self.spaces)

    def distance(self, start: str, end: str) -> int:
        """How many spaces lie between two, whatever the terrain."""
        return distance(coordinates(start), coordinates(end))

    def within(self, space: str, steps: int) -> list[str]:
        """The spaces at most so many steps away, the space itself not among them."""
        return [other for other in self.spaces if other != space and self.distance(space, other) <= steps]


def coordinates(space: str) -> tuple[int, int]:
    """The coordinates in the name of a space.

    >>> coordinates("3:-2")
    (3, -2)
    """
    q, _, r = space.partition(":")
    return int(q), int(r)


def distance(start: tuple[int, int], end: tuple[int, int]) -> int:
    """How far two spaces are from each other.

    >>> distance((0, 0), (2, -1)), distance((0, 0), (1, 1))
    (2, 2)
    """
    q, r = end[0] - start[0], end[1] - start[1]
    return max(abs(q), abs(r), abs(q + r))


def turn(q: int, r: int, sixths: int) -> tuple[int, int]:
    """A hex of a tile that is turned clockwise.

    >>> turn(1, -1, 1), turn(1, -1, 6)
    ((1, 0), (1, -1))
    """
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def _spaces(tile: Tile, placed: Placed) -> dict[str, Ground]:
    found = {}
    for one in tile.hexes:
        q, r = turn(one.q, one.r, placed.turned)
        q, r = q + placed.q, r + placed.r
        found[f"{q}:{r}"] = Ground(q, r, one.terrain, one.site, one.mines, one.rampager, tile.id)
    return found


def centre(position: str) -> tuple[int, int]:
    """The centre of a position of the lattice.

    >>> centre("@0:0"), centre("@1:0"), centre("@0:1")
    ((0, 0), (1, -3), (3, -2))
    """
    a, b = coordinates(position[1:])
    return a + 3 * b, -3 * a - 2 * b


def position_at(q: int, r: int) -> str:
    """The position whose centre this is.

    >>> position_at(*centre("@-2:3"))
    '@-2:3'
    """
    return f"@{(-2 * q - 3 * r) // 7}:{(3 * q + r) // 7}"


def beside(position: str) -> list[str]:
    """The positions next to one."""
    a, b = coordinates(position[1:])
    return [f"@{a + x}:{b + y}" for x, y in LATTICE]


def land(g: State) -> Land:
    """The map as it lies; worked out once for the tiles that were laid."""
    known: Land | None = g.__dict__.get("land")
    if known is None or known.laid != len(g.tiles):
        known = g.__dict__["land"] = _found(g.box, tuple(g.tiles))
    return known


def forget(g: State) -> None:
    """Tiles were turned over, not added: the land is looked up anew."""
    g.__dict__.pop("land", None)


def _found(box: Box, placed: tuple[Placed, ...]) -> Land:
    """The land of a box and its tiles; kept beside the box."""
    known: dict[tuple[Placed, ...], Land] = box.__dict__.setdefault("lands", {})
    found = known.get(placed)
    if found is None:
        if len(known) >= MOST_KEPT:
            known.clear()
        found = known[placed] = Land(box, placed)
    return found


def in_shape(shape: Shape | str, position: str) -> bool:
    """Does a position lie within the shape of the map, and not beyond the coast (MK-SHAPE, MK-EXPL-07)?

    >>> in_shape("wedge", "@1:2"), in_shape("wedge", "@-1:2"), in_shape("open_3", "@-1:1"), in_shape("open_3", "@2:1")
    (True, False, True, False)
    """
    a, b = coordinates(position[1:])
    if shape in ("wedge", "free_wedge"):
        return a >= 0 and b >= 0
    least, most = {"open_5": (-2, 2), "open_4": (-2, 1), "open_3": (-1, 1), "held": (-2, 2)}[shape]
    return least <= a <= most and b >= max(0, -a)


def on_coast(shape: Shape | str, position: str) -> bool:
    """Is a position in the outermost row of a wedge, where core tiles do not belong (MK-SHAPE-03)?"""
    a, b = coordinates(position[1:])
    return shape == "wedge" and (a == 0 or b == 0)


def touching(known: Land, position: str) -> list[str]:
    """The laid positions next to one."""
    return [other for other in beside(position) if other in known.positions]


def fits(g: State, position: str, *, core: bool, spare: bool) -> bool:
    """May the next tile be laid there (MK-EXPL-07..11)?"""
    known = land(g)
    if position in known.positions or not in_shape(g.shape, position):
        return False
    if core and on_coast(g.shape, position):
        return False
    near = touching(known, position)
    if spare:
        return len(near) >= 3
    if len(near) >= 2:
        return True
    return not core and any(len(touching(known, other)) >= 2 for other in near)


def borders(space: str, position: str) -> bool:
    """Does a space border a position?"""
    return 0 < steps_to(space, position) <= 1


def steps_to(space: str, position: str) -> int:
    """How many steps lead from a space to the nearest hex of a position."""
    q, r = centre(position)
    here = coordinates(space)
    return min(distance(here, (q + x, r + y)) for x, y in ((0, 0), *DIRECTIONS))
