"""What a game is to the kernel, and how installed games are found."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from .arguments import Arguments, Kinds
from .chance import Chance
from .decision import Decision, Flow, Option
from .errors import BadSetup
from .fields import Field, choices
from .speech import Fault, Speech
from .state import COMMON_EVENTS, Event, State

S = TypeVar("S", bound=State[Any])
O = TypeVar("O", bound=Struct)  # noqa: E741 - S, O, B: a game's state, options and box
B = TypeVar("B", bound=Struct)


class Outcome(Struct, frozen=True):
    """How a match ended: who won (ties share), the totals, and each seat's score sheet by category.

    `teams` are the seats that win and lose together, as things stand; a seat in none of them plays for itself.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    sheet: tuple[Mapping[str, int], ...]
    teams: tuple[tuple[int, ...], ...] = ()

    def share(self, seat: int) -> float:
        """How much of the victory is the seat's: those who have tied share it, a team wins as one, each of it wholly.

        >>> tied = Outcome(winners=(0, 1, 3), scores=(5, 0, 2, 5), sheet=(), teams=((0, 1), (2, 3)))
        >>> [tied.share(seat) for seat in range(4)]
        [0.5, 0.5, 0.0, 0.5]
        """
        if seat not in self.winners:
            return 0.0
        sides = {next((team for team in self.teams if winner in team), (winner,)) for winner in self.winners}
        return 1 / len(sides)


class Tale(Struct, frozen=True):
    """What is remembered of the matches before, age by age, and how the world lies now."""

    title: Speech
    ages: tuple[Speech, ...]
    now: tuple[Speech, ...]

    @property
    def lines(self) -> tuple[Speech, ...]:
        """All of it, line by line."""
        return (self.title, *self.ages, *self.now)


@dataclass(frozen=True, kw_only=True)
class Exchange(Generic[O, B]):
    """How the legacies of a game are begun, told and carried to and from other programs, as options of a match."""

    begin: Callable[[B, str, Chance], O]
    """A new one of that name ("": it has none yet), before its first match."""
    tell: Callable[[B, O], Tale]
    """All that is remembered, and how things stand now."""
    read: Callable[[B, str, Chance], tuple[O, Sequence[Speech]]]
    """A text of another program, and what had to be mended in it; raises BadSetup where it is damaged beyond that."""
    write: Callable[[B, O], str]
    """The text for the other program."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, O, B]):
    """Everything that the kernel, the bots, the server and the browser know about a game.

    `rules` is the version of the rules: it grows when old records play differently, or the state changes its shape.
    `verbs`, `events` and the `facts` of each kind of question are declared with the names and kinds of their arguments,
    so that the browser knows what to highlight and a voice how to say it; `kinds` are those that are not simply called
    by a message `<kind>-<value>`.
    """

    name: str
    rules: int
    seats: range
    options: type[O]
    box: B
    """What lies in the box: the component tables, written with the game's words."""
    state: type[S]
    verbs: Mapping[str, Arguments]
    events: Mapping[str, Arguments]
    facts: Mapping[str, Arguments]
    kinds: Kinds
    endings: frozenset[str]
    """The verbs with which a player is done: the browser draws them apart, bots take them when nothing else helps."""
    echoes: Mapping[str, str] = field(default_factory=dict)
    """Verbs with the events that say no more than the choice did; a transcript leaves those out."""
    setup: Callable[[B, O, int, Chance], S]
    """Set the game up for so many seats; raises BadSetup when options that no form offers do not fit."""
    form: Callable[[B, O, int], tuple[Field, ...]] = lambda _box, options, _seats: choices(type(options))
    """The options that can be chosen with so many seats and these other options, each with the values that fit.
    If it is not given: all that are one of a few words."""
    presets: Callable[[B, int], Mapping[str, O]] = lambda _box, _seats: {}
    """Whole settings by name, such as a first game or a scenario, for so many seats."""
    legacy: Callable[[S, O], O | None] = lambda _state, _options: None
    """What a match that is over leaves: the options of a sequel, which begins where this one ended; None: nothing."""
    exchange: Exchange[O, B] | None = None
    """How such legacies travel, if they are kept between matches."""
    step: Callable[[S], Flow[None] | None]
    """The next stretch of rules that begins from pure data; None when the game is over."""
    outcome: Callable[[S], Outcome]
    """The score and the teams as they stand; final once `step` gives None."""
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
    """How good the position is for the seat and its team; the bots' eye."""
    priors: Callable[[S, Decision], list[float]]
    """A weight above 0 for each option of a decision: how promising it looks at a glance. Guides the searching bot."""
    chancy: bool = False
    """Do dice decide much? The greedy bot then judges what it begins by the mean of a few likely ways in which that may
    turn out, not by the best of a few random ones, and tries only what does not look hopeless at a glance."""
    foresight: Literal["turn", "round"] = "turn"
    """How far the searching bot looks: to the end of the turn, or of the round where a turn alone settles nothing."""
    explain: Callable[[S, int], Mapping[str, float]]
    """What `evaluate` is the sum of, by name: which of the terms speak for a move."""
    holdings: Callable[[S, int], Mapping[str, int]]
    """What the seat has of each term that outlasts a turn, counted as players count it; 0 where nobody would count.

    A hint says by how much a move changes them: `more-<term>` or `less-<term>` with the count, 0 for a mere tendency.
    """
    bending: Callable[[Sequence[str]], Sequence[str]] = lambda _sources: ()
    """The cards (of the kind "card") among the components that have bent a rule on the way to a question: the browser
    names them beside the rule. If it is not given: none are named."""
    losses: Callable[[S, Decision], Sequence[Speech]] = lambda _state, _decision: ()
    """What the one who decides would leave unused by ending the turn now: the browser asks before that is lost."""
    foresee: Callable[[S, Decision, Option], bool | None] = lambda _state, _decision, _option: None
    """Will the option reveal or roll something? None where a glance does not tell, and it has to be tried out."""
    locales: Path
    """The folder with `ru/<name>.ftl` and `en/<name>.ftl`, or with folders `ru/<name>` and `en/<name>` of files."""
    check_box: Callable[[B], Iterable[Fault]]
    """What is wrong with a box that somebody brings: the counts of the rulebook."""
    migrate: Callable[[Any, int], Any] | None = None
    """Brings a state of earlier rules to the present ones: its plain data (as in JSON) and its rules -> plain data.
    Without it such a state is read as it is: fields that it does not know yet get their defaults."""
    components: str = ""
    """Which set of components lies in the box, such as "my box 3f2a9c1d"; "" for the standard one."""

    def arguments_of(self, event: Event) -> Arguments:
        """The arguments of an event, whether the game tells it or every game does."""
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
