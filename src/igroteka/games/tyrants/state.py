"""The whole state of a match of Tyrants: nothing but data."""

from typing import Any

from msgspec import Struct, field, to_builtins

from igroteka import kernel
from igroteka.kernel import Lasting

from .box import WHITE, Box

TROOPS_EACH = 40
SPIES_EACH = 5
HAND_SIZE = 5
MARKET_SLOTS = 6

HOUSES = {"black": "k", "red": "r", "orange": "o", "blue": "b"}
"""The four Great Houses, by colour; a troop on the map is one letter (TY-COMP-11)."""
LETTERS = (*HOUSES.values(), WHITE)

TURN = "turn"
"""The scope of all that lasts."""
PROMISE = "promise"
"""Lasts: an effect waits for the end of the turn; its owner is the position among the cards played this turn, it is
about that card, and its number is which of the card's effects."""
COLLECTED = "collected"
"""Lasts: a marker has given its influence (TY-MARK-05)."""
FOR_SALE = "devoured_for_sale"
"""Lasts: the top devoured card counts as part of the market (Ghost)."""


class Player(Struct):
    """One House: its cards, its barracks, its trophy hall. `deck[-1]` is the top card."""

    seat: int
    colour: str
    deck: list[str]
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    inner_circle: list[str] = field(default_factory=list)
    troops: int = TROOPS_EACH
    spies: list[str] = field(default_factory=list)
    """The sites where this House has a spy; the other spies are in the barracks."""
    trophies: str = ""
    """The troops in the trophy hall, a letter each."""
    vp: int = 0
    """The VP tokens in the trophy hall (TY-VP-01)."""


class Played(Struct):
    """A card played this turn; `here` until an effect moves it elsewhere (TY-PLAY-06)."""

    card: str
    here: bool = True


class Turn(Struct):
    """A turn: the pool and the cards played."""

    seat: int
    power: int = 0
    influence: int = 0
    played: list[Played] = field(default_factory=list)


class Marker(Struct):
    """A site control marker: who holds it ("" while it lies on the board) and which side is up (TY-MARK)."""

    holder: str = ""
    total: bool = True


class State(kernel.State[Box], kw_only=True):
    """Everything on the table. `devoured[-1]` and `market_deck[-1]` are top cards; an empty market slot is ""."""

    players: list[Player]
    first: int
    turn: Turn
    round: int = 0
    sections: list[str]
    troops: dict[str, str] = field(default_factory=dict)
    """Every place in play with a letter (or `.`) for each of its spaces."""
    markers: dict[str, Marker] = field(default_factory=dict)
    market: list[str] = field(default_factory=list)
    market_deck: list[str]
    piles: dict[str, int]
    devoured: list[str] = field(default_factory=list)
    ending: str = ""
    """Why the current round is the last: "troops" or "market" (TY-OVER), or "standstill" (TY-AMB-17)."""
    supply: int
    """The fewest cards of the market deck and troops in barracks, together, that a round has ended with."""
    idle_rounds: int = 0
    """How many rounds have ended since without bringing the end of the game nearer."""
    over: bool = False

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn.seat]

    @property
    def promises(self) -> list[Lasting]:
        """What waits for the end of the turn."""
        return [entry for entry in self.lasting if entry.word == PROMISE]

    def is_here(self, promise: Lasting) -> bool:
        """Does the card that promised it still lie where it was played?"""
        return self.turn.played[int(promise.owner)].here

    def owner(self, colour: str) -> Player | None:
        """The player of that colour; None for white."""
        return next((player for player in self.players if player.colour == colour), None)

    def opponents(self, player: Player) -> list[Player]:
        """All others, clockwise from that player's left."""
        return self.players[player.seat + 1 :] + self.players[: player.seat]


def migrate(plain: Any, _rules: int) -> Any:
    """Until rules 2 all that lasts for a turn had fields of its own."""
    turn = plain["turn"]
    promises, collected, for_sale = (turn.pop(name, ()) for name in ("promises", "collected", "devoured_for_sale"))
    entries = [Lasting(PROMISE, TURN, one["position"], one["card"], one["number"]) for one in promises]
    entries += [Lasting(COLLECTED, TURN, about=site) for site in collected]
    entries += [Lasting(FOR_SALE, TURN)] if for_sale else []
    return {**plain, "lasting": to_builtins(entries)}
