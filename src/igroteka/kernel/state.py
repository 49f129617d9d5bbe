"""What every game's state has: chance, turns, what lasts, the teller of events, and a clock of revelations."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from .arguments import Arguments, args
from .chance import Chance
from .decision import Option
from .lasting import Lasts

Argument: TypeAlias = str | int
"""What an event tells of something: a number, or a word."""


class Event(Struct, frozen=True, gc=False):
    """Something that happened, told in the words of the game; `to` lists the seats that may know (None: all)."""

    name: str
    args: tuple[Argument, ...]
    to: tuple[int, ...] | None = None

    def heard_by(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) know of it?

        >>> Event("drew", ("noble",), to=(1,)).heard_by(0), Event("passed", ()).heard_by(None)
        (False, True)
        """
        return self.to is None or seat in self.to


COMMON_EVENTS: Mapping[str, Arguments] = {
    "turn": args("seat", "number"),
    "rules_improved": args(),
    "rules_parted": args(was="number", now="number"),
}
"""What may be told in every game: whose turn begins, in which round; that the rules
have changed since the match began."""


class Offer(Struct, frozen=True):
    """A bargain that is being made: what the proposer has put together for the partner, and whether it was sent."""

    proposer: int
    partner: int
    topic: str
    pieces: tuple[Option, ...] = ()
    sent: bool = False


JUST_NOW = -1
"""The start of a turn that the match has not noted yet."""


B = TypeVar("B", bound=Struct)


class State(Lasts, Generic[B], kw_only=True, dict=True):
    """The ancestor of each game's state, `State[Box]`: a tree of plain data, nothing else.

    `events` is None while nobody listens; telling is then nearly free. The box that is played with lies beside the
    data, not in it: a state is encoded without its box and opened with it again.
    """

    chance: Chance
    revealed: int = 0
    events: list[Event] | None = None
    turns: int = 0
    """How many turns have begun."""
    turn_seat: int | None = None
    """Whose turn it is; None while it is nobody's."""
    turn_round: int = 0
    """The round of the turn."""
    turn_start: int = 0
    """How many choices had been made when the turn began."""
    deal: Offer | None = None
    """What two players are bargaining about right now."""

    @property
    def bent(self) -> dict[str, None]:
        """The components that have bent a rule since somebody was last asked, each once; nothing that is stored."""
        found: dict[str, None] = self.__dict__.setdefault("bent", {})
        return found

    if TYPE_CHECKING:  # no property: it would be in the way of the box itself

        @property
        def box(self) -> B:
            """The components that the match is played with."""

    def open(self, box: Any) -> None:
        """Lay the box beside the state, as `box`."""
        self.__dict__["box"] = box

    def tell(self, name: str, *args: Argument, to: tuple[int, ...] | None = None) -> None:
        """Tell what happened; the log and the animations are made of this."""
        if self.events is not None:
            self.events.append(Event(name, args, to))

    def begin_turn(self, seat: int | None, round_number: int) -> None:
        """A turn begins: the one truth about turns for undo, search, replay and log.

        Every game calls it whenever a seat's turn begins. A turn of nobody at the table (None), such as an automaton's,
        only ends the turn before it, and is not told.

        >>> state = State(chance=Chance(seed=7), events=[])
        >>> state.begin_turn(1, 3)
        >>> state.turns, state.turn_seat, state.events
        (1, 1, [Event(name='turn', args=(1, 3), to=None)])
        """
        self.turns += 1
        self.turn_seat, self.turn_round, self.turn_start = seat, round_number, JUST_NOW
        if seat is not None:
            self.tell("turn", seat, round_number)

    def reveal(self) -> None:
        """Note that somebody has just learnt something hidden: free undo ends here."""
        self.revealed += 1

    @property
    def clock(self) -> int:
        """Grows whenever something hidden was revealed or chance was used."""
        return self.revealed + self.chance.drawn
