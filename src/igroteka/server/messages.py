"""What travels between server and browser. The TypeScript types are generated from these Structs."""

from typing import Any, Literal

from msgspec import Struct

from igroteka.bots import Advised
from igroteka.kernel import Event, Outcome, Speech

PROTOCOL = 11
"""Raised whenever a message changes its meaning; a page of another version reloads itself."""


class SeatMessage(Struct, frozen=True):
    """A place at a table as everybody may see it."""

    seat: int
    kind: str
    name: str
    level: str
    away: bool
    mine: bool


class TableMessage(Struct, frozen=True):
    """A table as everybody may see it; `barred`: the host has removed the viewer, who cannot sit down there."""

    id: str
    game: str
    public: bool
    hosted: bool
    status: str
    asked: int | None
    created: float
    updated: float
    seats: list[SeatMessage]
    components: str
    rematch: str
    barred: bool


class DecisionMessage(Struct, frozen=True):
    """A question to one of the viewer's seats; words among the facts are speeches.

    `losses` is what ending the turn now would leave unused, `bent` the cards that have bent a rule on the way to it.
    """

    seat: int
    kind: str
    rule: str
    options: list[tuple[str, ...]]
    facts: dict[str, Any]
    losses: list[Speech]
    bent: list[str]


class News(Struct, frozen=True, gc=False):
    """What one line of the log brought: whose it was, the events, or how many choices were taken back.

    `free` is a choice that the seat made in a turn of its own; others only answered.
    """

    version: int
    seat: int
    events: list[Event]
    undone: int = 0
    free: bool = False


class Parted(Struct, frozen=True):
    """A game can be shown only until this choice: it was played with rules `was`, from which the present `now` part."""

    number: int
    was: int
    now: int


class State(Struct, frozen=True, tag="state"):
    """Everything that the viewer may know now; sent after every change.

    `view` is what everybody sees; `own` has what each of the viewer's seats sees besides, by its number.
    `id` is that of the viewer's own request which has led to it, and which needs no other reply; 0 if there is none.
    `legacy`: the game is over, and a sequel can begin where it ended.
    """

    id: int
    protocol: int
    table: TableMessage
    version: int
    view: Any
    own: dict[str, Any]
    decision: DecisionMessage | None
    undo: Literal["none", "free", "ask"]
    undo_asked_by: int | None
    news: list[News]
    outcome: Outcome | None
    legacy: bool


class ChatLine(Struct, frozen=True, tag="chat"):
    """Somebody said something: a player at a seat, or a visitor by name.

    `author` is the same in all lines of one person at this table, whatever their name.
    """

    name: str
    text: str
    at: float
    seat: int | None
    author: str
    spectator: bool
    mine: bool


class Reply(Struct, frozen=True, tag="reply"):
    """The answer to a request: done, or what was wrong: a code to be said in the viewer's language, and a sentence.

    `number` is for a code that tells how much there may be.
    """

    id: int
    error: str = ""
    sentence: str = ""
    number: int = 0


class Hint(Struct, frozen=True, tag="hint"):
    """The chance to win as things stand, and what the search would do, best first, with its reasons."""

    id: int
    version: int
    chance: float
    lines: list[Advised]


class Irreversible(Struct, frozen=True, tag="irreversible"):
    """The options that will reveal or roll something, so that they cannot be undone freely."""

    id: int
    version: int
    options: list[tuple[str, ...]]


class Move(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """Take an option for one of my seats; `version` is the state it was seen in."""

    id: int
    seat: int
    version: int
    option: tuple[str, ...]


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back the last choice of one of my seats, or ask the others to allow it; or freely all of its turn."""

    id: int
    seat: int
    version: int
    turn: bool = False


class Consent(Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """Answer another player's wish to undo."""

    id: int
    seat: int
    agree: bool


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something at the table; at a screen shared by several seats, from one of them."""

    id: int
    text: str
    seat: int | None = None


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Ask what the search would do for one of my seats."""

    id: int
    seat: int


class AskIrreversible(Struct, frozen=True, tag="irreversible", forbid_unknown_fields=True):
    """Ask which answers to the question to one of my seats cannot be undone freely."""

    id: int
    seat: int


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Is anybody there? A line may be dead without a sign."""

    id: int


Request = Move | Undo | Consent | Say | AskHint | AskIrreversible | Ping
