"""The whole state of a match of Meeples & Monsters: nothing but data."""

from typing import Any

from msgspec import Struct, field, to_builtins

from igroteka import kernel
from igroteka.kernel import Lasting

from .box import DEVELOPMENT, Box

CITY_MONSTERS = 6
MONSTER_SLOTS = 3
OFFER_SIZE = 4
QUESTS_EACH = 2
DRAW_SIZES = (4, 5, 6, 6)
"""How many meeples are drawn, by the number of arrival cards that have appeared (MM-DRAW-10..12)."""
ARRIVALS = 3
FINAL_ROUNDS = 2

TURN = "turn"
"""The scope of all that lasts."""
USED = "used"
"""Lasts: a Capitol location, a hero or a quest has been used (MM-DEV-04, MM-UNIT-07, MM-DRAW-16)."""
CALLED = "called"
"""Lasts: a class has been called up from the Lodgings (MM-FIGHT-12)."""
FRESH = "fresh"
"""Lasts: a quest has been completed; what it adds counts from the next turn on (MM-QUEST-15)."""


class Player(Struct):
    """One player's board, bag and cards. Every meeple is the name of its class."""

    seat: int
    bag: list[str] = field(default_factory=list)
    tavern: list[str] = field(default_factory=list)
    lodgings: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    """The meeples that return to the Tavern after the Draw phase (MM-SYM-21)."""
    levels: dict[str, int] = field(default_factory=dict)
    """The levels of the classes that can be trained."""
    quests: list[str] = field(default_factory=list)
    completed: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    """The defeated monsters, with those tucked under hero cards."""
    rooms: list[str] = field(default_factory=list)
    fought: list[str] = field(default_factory=list)
    """The Overlords that bear this player's marker (MM-END-10)."""
    points: dict[str, int] = field(default_factory=dict)
    """Where the marker on the VP track comes from, by category of the score sheet."""

    @property
    def vp(self) -> int:
        """Where the marker stands on the VP track."""
        return sum(self.points.values())


class Party(Struct):
    """The meeples at a place: whose they are, who was sent (`shaman:mage` for a stand-in), who was added from supply.

    On a King of the Hill location the party stays until its owner's next turn; `seat` is the marker (MM-KOTH-02).
    """

    seat: int
    units: list[str] = field(default_factory=list)
    added: list[str] = field(default_factory=list)


class Fight(Struct, frozen=True):
    """A monster being beaten this turn: where it stood, by whom, and how strong they were."""

    monster: str
    district: str
    units: tuple[str, ...]
    power: int
    overrun: bool


class Turn(Struct):
    """What has happened in a turn."""

    seat: int
    phase: str = DEVELOPMENT
    activated: dict[str, list[str]] = field(default_factory=dict)
    """The locations carried out so far, with whom was sent there; some of them may be gone since (MM-QUEST-18)."""
    fights: list[Fight] = field(default_factory=list)
    defeated: int = 0
    """How many monsters have left the city."""


class Tower(Struct):
    """A tower: the open room ("" if none) and the face-down rooms below it; the last is the next."""

    room: str
    below: list[str]


class State(kernel.State[Box], kw_only=True):
    """Everything on the table. The last card of a deck is its top; an empty slot is ""."""

    players: list[Player]
    first: int
    turn: Turn
    round: int = 1
    supply: dict[str, int]
    monsters: dict[str, list[str]]
    """The three monster slots of every district."""
    slots: dict[str, str]
    """The lots of the city with the locations built there."""
    built: dict[str, str]
    """Every location that can be activated, with its district."""
    stock: dict[str, int] = field(default_factory=dict)
    """The prestige meeples left on a built location."""
    offer: list[str] = field(default_factory=list)
    location_stack: list[str]
    monster_deck: list[str]
    arriving: str = ""
    """The monster just revealed, while it has no place yet."""
    quest_deck: list[str]
    quest_discard: list[str] = field(default_factory=list)
    council: dict[str, str]
    """The Dark Overlords and the minion, each with its bonus token ("" for none)."""
    towers: dict[str, Tower] = field(default_factory=dict)
    parties: dict[str, Party] = field(default_factory=dict)
    """Who is where: on the Capitol, locations, monsters, tower rooms, and meeples waiting on completed quests."""
    arrivals: int = 0
    final: int = 0
    """Which of the two final rounds is being played; 0 before them."""
    idle: int = 0
    """How many turns have passed since a monster of the city was beaten."""
    over: bool = False

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn.seat]

    def others(self, player: Player) -> list[Player]:
        """All others, clockwise from that player's left."""
        return self.players[player.seat + 1 :] + self.players[: player.seat]

    def party_of(self, player: Player, place: str) -> Party | None:
        """The player's own party at a place."""
        party = self.parties.get(place)
        return party if party and party.seat == player.seat else None


def migrate(plain: Any, _rules: int) -> Any:
    """Until rules 2 all that lasts for a turn had fields of its own."""
    words = (USED, CALLED, FRESH)
    entries = [Lasting(word, TURN, about=name) for word in words for name in plain["turn"].pop(word, ())]
    return {**plain, "lasting": to_builtins(entries)}
