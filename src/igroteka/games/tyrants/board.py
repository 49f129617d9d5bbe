"""The map: sections, sites, routes and their troop spaces, read from `board.json` (TY-SITE, TY-ROUTE, TY-PRES).

A *place* is what can be chosen on the map: a whole site ("one large cell", TY-SITE-01) or a single space of a route.
The spaces inside a site differ in nothing but where they are drawn, so no rule and no option tells them apart.
"""

from importlib.resources import files
from itertools import pairwise

import msgspec
from msgspec import Struct

Point = tuple[float, float]

CENTER, LEFT, RIGHT = "center", "left", "right"
EMPTY = "."
WHITE = "w"


class Site(Struct, frozen=True):
    """A site: its spaces (`w` starts with a white troop), its points, its control marker's points if it has one."""

    id: str
    section: str
    vp: int
    start: bool
    spaces: str
    marker: int | None
    marker_at: Point | None
    at: tuple[Point, ...]


class Route(Struct, frozen=True):
    """A road between two sites, with its troop spaces in order from the first end to the second."""

    ends: tuple[str, str]
    section: str
    spaces: str
    at: tuple[Point, ...]

    @property
    def places(self) -> list[str]:
        """The route's spaces by name.

        >>> ROUTES[2].places
        ['wormwrithings-mantol_derith.1']
        """
        return [f"{self.ends[0]}-{self.ends[1]}.{number}" for number in range(1, len(self.spaces) + 1)]


class Board(Struct, frozen=True):
    """The printed board."""

    sites: tuple[Site, ...]
    routes: tuple[Route, ...]
    dividers: tuple[tuple[Point, ...], ...]


BOARD = msgspec.json.decode((files(__package__) / "board.json").read_bytes(), type=Board)
SITES = {site.id: site for site in BOARD.sites}
ROUTES = BOARD.routes
MARKERS = {site.id: site.marker for site in BOARD.sites if site.marker is not None}


def _neighbours() -> dict[str, frozenset[str]]:
    """Which places touch which: walk every route from end to end."""
    touching: dict[str, set[str]] = {site: set() for site in SITES}
    for route in ROUTES:
        walk = [route.ends[0], *route.places, route.ends[1]]
        for one, other in pairwise(walk):
            touching.setdefault(one, set()).add(other)
            touching.setdefault(other, set()).add(one)
    return {place: frozenset(others) for place, others in touching.items()}


NEIGHBOURS = _neighbours()
NEAR = {place: others | {place} for place, others in NEIGHBOURS.items()}
"""Where a troop gives presence: its own place and all that touch it (TY-PRES-03..06)."""


def opening_troops(sections: list[str]) -> dict[str, str]:
    """The places in play with their white troops (TY-SETUP-05, TY-SETUP-14).

    >>> troops = opening_troops([CENTER])
    >>> troops["menzoberranzan"], sum(spaces.count(WHITE) for spaces in troops.values())
    ('www...', 25)
    """
    places = {site.id: site.spaces for site in BOARD.sites if site.section in sections}
    for route in ROUTES:
        if route.section in sections:
            places.update(zip(route.places, route.spaces, strict=True))
    return places
