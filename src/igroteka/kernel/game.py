"""What a game is to the kernel, and how installed games are found."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from .chance import Chance
from .decision import Decision, Flow, Option
from .errors import BadSetup
from .speech import Fault, Speech
from .state import COMMON_EVENTS, Event, State

S = TypeVar("S", bound=State[Any])
O = TypeVar("O", bound=Struct)  # noqa: E741 - S, O, B: a game's state, options and box
B = TypeVar("B", bound=Struct)


class Outcome(Struct, frozen=True):
    """How a match ended: who won (ties share), the totals, and each seat's score sheet by category."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    sheet: tuple[Mapping[str, int], ...]


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, O, B]):
    """Everything that the kernel, the bots, the server and the browser know about a game.

    `rules` is the version of the rules: it grows when old records play differently, or the state changes its shape.
    `verbs` and `events` name the kinds
    of their arguments, so that the browser knows what to highlight and a voice how to say it.
    """

    name: str
    rules: int
    seats: range
    options: type[O]
    box: B
    """What lies in the box: the component tables, written with the game's words."""
    state: type[S]
    verbs: Mapping[str, tuple[str, ...]]
    events: Mapping[str, tuple[str, ...]]
    endings: frozenset[str]
    """The verbs with which a player is done: the browser draws them apart, bots take them when nothing else helps."""
    echoes: Mapping[str, str] = field(default_factory=dict)
    """Verbs with the events that say no more than the choice did; a transcript leaves those out."""
    setup: Callable[[B, O, int, Chance], S]
    """Set the game up for so many seats; raises BadSetup when the options do not fit."""
    step: Callable[[S], Flow[None] | None]
    """The next stretch of rules that begins from pure data; None when the game is over."""
    outcome: Callable[[S], Outcome]
    """The score as it stands; final once `step` gives None."""
    sees: tuple[type[Struct], type[Struct]]
    """The types of a view and of what is a seat's own."""
    view: Callable[[S], Struct]
    """What everybody may know, spectators too."""
    private_view: Callable[[S, int], Struct]
    """What a seat may know besides, and nobody else."""
    describe: Callable[[B, Any, Any], list[Speech]]
    """A view, with what is the reader's own, in words, line by line: for text tables and screen readers."""
    redeal: Callable[[S, int | None, Chance], None]
    """Deal anew, in place, all that the seat (None: a spectator) cannot know."""
    evaluate: Callable[[S, int], float]
    """How good the position is for the seat; the bots' eye."""
    priors: Callable[[S, Decision], list[float]]
    """A weight above 0 for each option of a decision: how promising it looks at a glance. Guides the searching bot."""
    foresight: Literal["turn", "round"] = "turn"
    """How far the searching bot looks: to the end of the turn, or of the round where a turn alone settles nothing."""
    alliances: bool = False
    """Do several winners win together, each of them wholly? Otherwise they have tied and share the victory."""
    explain: Callable[[S, int], Mapping[str, float]]
    """What `evaluate` is the sum of, by name: which of the terms speak for a move."""
    holdings: Callable[[S, int], Mapping[str, int]]
    """What the seat has of each term that outlasts a turn, counted as players count it; 0 where nobody would count.

    A hint says by how much a move changes them: `more-<term>` or `less-<term>` with the count, 0 for a mere tendency.
    """
    losses: Callable[[S, Decision], Sequence[Speech]] = lambda _state, _decision: ()
    """What the one who decides would leave unused by ending the turn now: the browser asks before that is lost."""
    foresee: Callable[[S, Decision, Option], bool | None] = lambda _state, _decision, _option: None
    """Will the option reveal or roll something? None where a glance does not tell, and it has to be tried out."""
    name_of: Callable[[str, str], Speech]
    """How a voice says an argument: kind and value -> speech."""
    locales: Path
    """The folder with `ru/<name>.ftl` and `en/<name>.ftl`."""
    check_box: Callable[[B], Iterable[Fault]]
    """What is wrong with a box that somebody brings: the counts of the rulebook."""
    migrate: Callable[[Any, int], Any] | None = None
    """Brings a state of earlier rules to the present ones: its plain data (as in JSON) and its rules -> plain data.
    Without it such a state is read as it is: fields that it does not know yet get their defaults."""
    components: str = ""
    """Which set of components lies in the box, such as "my box 3f2a9c1d"; "" for the standard one."""

    def kinds_of(self, event: Event) -> tuple[str, ...]:
        """The kinds of an event's arguments, whether the game tells it or every game does."""
        return (COMMON_EVENTS if event.name in COMMON_EVENTS else self.events)[event.name]


AnyGame: TypeAlias = Game[Any, Any, Any]


@cache
def games() -> Mapping[str, AnyGame]:
    """All installed games by name; a package adds one through the entry point group `igroteka.games`.

    >>> "tyrants" in games()
    True
    """
    return {entry.name: entry.load() for entry in entry_points(group="igroteka.games")}


def find_game(name: str) -> AnyGame:
    """The game of that name.

    >>> find_game("chess")
    Traceback (most recent call last):
    igroteka.kernel.errors.BadSetup: There is no game "chess"; installed: tyrants.
    """
    found = games().get(name)
    if found is None:
        raise BadSetup(f'There is no game "{name}"; installed: {", ".join(sorted(games()))}.')
    return found
