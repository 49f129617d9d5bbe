"""What lies in the box: the map with its sections, sites and routes, and the minion cards (TY-SITE, TY-ROUTE, TY-CARD).

The standard box is written down in `components/`. A *place* is what can be chosen on the map: a whole site ("one large
cell", TY-SITE-01) or a single space of a route. The spaces inside a site differ in nothing but where they are drawn, so
no rule and no option tells them apart.
"""

from functools import cached_property
from itertools import pairwise
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from igroteka.kernel import Effect, Speech, printed, say

# The map

Number = Annotated[int, Meta(ge=-99, le=99)]
"""What stands on a card or on the map; no printed number is larger."""
Place = Annotated[float, Meta(ge=-10_000, le=10_000)]
Point = tuple[Place, Place]
Points = Annotated[tuple[Point, ...], Meta(max_length=100)]

CENTER, LEFT, RIGHT = "center", "left", "right"
EMPTY: Final = "."
WHITE: Final = "w"
Section = Literal["center", "left", "right"]
Spaces = Annotated[str, Meta(pattern=r"^[.w]*$")]


class Site(Struct, frozen=True):
    """A site: its spaces (`w` starts with a white troop), its points, its control marker's points if it has one."""

    id: str
    section: Section
    vp: Number
    start: bool
    spaces: Spaces
    marker: Number | None
    marker_at: Point | None
    at: Points


class Route(Struct, frozen=True):
    """A road between two sites, with its troop spaces in order from the first end to the second."""

    ends: tuple[str, str]
    section: Section
    spaces: Spaces
    at: Points

    @property
    def places(self) -> list[str]:
        """The route's spaces by name.

        >>> from igroteka.games.tyrants.components.board import BOARD
        >>> BOARD.routes[2].places
        ['wormwrithings-mantol_derith.1']
        """
        return [f"{self.ends[0]}-{self.ends[1]}.{number}" for number in range(1, len(self.spaces) + 1)]


class Board(Struct, frozen=True, dict=True):
    """The printed board."""

    sites: Annotated[tuple[Site, ...], Meta(max_length=100)]
    routes: Annotated[tuple[Route, ...], Meta(max_length=100)]
    dividers: Annotated[tuple[Points, ...], Meta(max_length=100)]

    @cached_property
    def site(self) -> dict[str, Site]:
        """The sites by name."""
        return {site.id: site for site in self.sites}

    @cached_property
    def markers(self) -> dict[str, int]:
        """The points of the control markers, by site."""
        return {site.id: site.marker for site in self.sites if site.marker is not None}

    @cached_property
    def neighbours(self) -> dict[str, frozenset[str]]:
        """Which places touch which: walk every route from end to end."""
        touching: dict[str, set[str]] = {site.id: set() for site in self.sites}
        for route in self.routes:
            walk = [route.ends[0], *route.places, route.ends[1]]
            for one, other in pairwise(walk):
                touching.setdefault(one, set()).add(other)
                touching.setdefault(other, set()).add(one)
        return {place: frozenset(others) for place, others in touching.items()}

    @cached_property
    def near(self) -> dict[str, frozenset[str]]:
        """Where a troop gives presence: its own place and all that touch it (TY-PRES-03..06)."""
        return {place: others | {place} for place, others in self.neighbours.items()}

    def opening_troops(self, sections: list[str]) -> dict[str, str]:
        """The places in play with their white troops (TY-SETUP-05, TY-SETUP-14).

        >>> from igroteka.games.tyrants.components.board import BOARD
        >>> troops = BOARD.opening_troops([CENTER])
        >>> troops["menzoberranzan"], sum(spaces.count(WHITE) for spaces in troops.values())
        ('www...', 25)
        """
        places = {site.id: site.spaces for site in self.sites if site.section in sections}
        for route in self.routes:
            if route.section in sections:
                places.update(zip(route.places, route.spaces, strict=True))
        return places


# Minion cards

AMBITION: Final = "ambition"
CONQUEST: Final = "conquest"
MALICE: Final = "malice"
GUILE: Final = "guile"
OBEDIENCE: Final = "obedience"
Aspect = Literal["ambition", "conquest", "malice", "guile", "obedience"]

DROW: Final = "drow"
DRAGONS: Final = "dragons"
ELEMENTALS: Final = "elementals"
DEMONS: Final = "demons"
ABERRATIONS: Final = "aberrations"
UNDEAD: Final = "undead"
HALF_DECKS: Final = (DROW, DRAGONS, ELEMENTALS, DEMONS, ABERRATIONS, UNDEAD)
Deck = Literal["drow", "dragons", "elementals", "demons", "aberrations", "undead", "starter", "piles", "outcasts"]

NOBLE, SOLDIER = "noble", "soldier"
HOUSE_GUARD, PRIESTESS, OUTCAST = "house_guard", "priestess_of_lolth", "insane_outcast"


class Card(Struct, frozen=True, kw_only=True):
    """A minion card: what it costs, what it is, what it is worth, what it does.

    `cost` is None for cards that are never sold, `aspect` only for the Insane Outcast. `vp` counts in the deck, hand
    and discard pile, `inner_vp` in the inner circle. `discarded` is its answer when an opponent makes you discard it.
    """

    id: str
    deck: Deck
    minion: str
    aspect: Aspect | None
    cost: Number | None
    vp: Number
    inner_vp: Number
    copies: Number
    play: Effect[Any]
    discarded: Effect[Any] | None = None

    @printed
    def text(self) -> list[Speech]:
        """The text of the card, sentence by sentence: what it does, how it answers, what is special about it."""
        sentences = self.play.sentences()
        if self.discarded:
            sentences.append(say("text-discarded", effect=self.discarded.say()))
        if self.id == OUTCAST:
            sentences.append(say("text-outcast"))
        return sentences


class Box(Struct, frozen=True, dict=True):
    """The components of Tyrants: every card by name, and the board. The standard box is in `components/`."""

    cards: dict[str, Card]
    board: Board
