"""A match: a pure function of (game, options, seed, choices), advanced one choice at a time."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct, structs

from .chance import Chance
from .decision import Decision, Flow, Option
from .errors import IllegalChoice, NeedsConsent
from .forms import check_options, read_options
from .game import AnyGame, Outcome, find_game
from .position import Position
from .state import JUST_NOW, Event, State

NOBODY = 255
"""Who made the choices of which it is not known any more."""
IMPROVED = Event("rules_improved", ())
"""What the log of a match says where it goes on from its base."""

_shared: dict[Option, Option] = {}
"""Legal options that have been played: long matches, and many of them, hold each only once."""


class Setup(Struct, frozen=True):
    """All that a match is made of besides its choices."""

    game: str
    seats: int
    seed: int
    options: Any


class Match:
    """A game being played.

    >>> match = Match("tyrants", seats=2, seed=7)
    >>> match.decision.kind, match.decision.options[0]
    ('start', ('start', 'mantol_derith'))
    >>> match.play(("start", "skullport"))
    >>> match.play(("start", "skullport"))
    Traceback (most recent call last):
    igroteka.kernel.errors.IllegalChoice: "start skullport" is not possible now; one of: start mantol_derith, \
start eryndlyn, start ched_nasad.
    >>> match.undo()
    >>> match.choices
    []
    """

    bent: tuple[str, ...] = ()
    """The components that have bent a rule on the way to the present question, if anybody listens."""

    def __init__(
        self,
        game: str | AnyGame,
        *,
        seats: int,
        seed: int = 0,
        options: object = None,
        silent: bool = False,
    ) -> None:
        self._lay_out(game, Setup("", seats, seed, options), silent=silent)
        self._begin()

    def _lay_out(self, game: str | AnyGame, setup: Setup, base: Position | None = None, *, silent: bool) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        options = read_options(self.game, setup.options, setup.seats)
        self.setup = structs.replace(setup, game=self.game.name, options=options)
        self.base = base
        """Where the rules were improved: nothing before it can be taken back, nor need it fit the present rules."""
        self.choices: list[Option] = []
        self.choosers = bytearray()
        """The seats that made the choices, a byte each."""
        self.log: list[Event] = [IMPROVED] if base and not silent else []
        self._foreword = len(self.log)
        """How many events stand in the log before the match itself."""
        self.steps = 0
        """How many steps have begun."""
        self.decision: Decision | None = None
        self._silent = silent
        self._flow: Flow[None] | None
        self._mark: Position | None = None
        self._told = 0
        """How many events had been told before the mark."""

    @classmethod
    def resume(
        cls,
        game: str | AnyGame,
        setup: Setup,
        choices: Sequence[Option] = (),
        *,
        base: Position | None = None,
        position: Position | None = None,
        choosers: bytes = b"",
        silent: bool = False,
    ) -> "Match":
        """Take a match up where it stood after these choices.

        What was chosen before its `base` is history only. From a later `position` it is the same match, sooner, but for
        the log until then; the choices before that were legal, and made by these `choosers`.
        """
        match = cls.__new__(cls)
        match._lay_out(game, setup, base, silent=silent)
        start = position or base
        count = start.choices if start else 0
        history = base.choices if base else 0
        match.choices = [_shared.get(choice, choice) for choice in choices[:history]]
        match.choices += [_shared.setdefault(choice, choice) for choice in choices[history:count]]
        match.choosers = bytearray(choosers[:count]) or bytearray([NOBODY] * count)
        if position:
            match._restart(position)
        else:
            match._begin()
        for choice in choices[count:]:
            match.play(choice)
        return match

    @classmethod
    def at(
        cls, game: str | AnyGame, state: State[Any], *, seats: int, options: object = None, silent: bool = False
    ) -> "Match":
        """A match that begins from a state, however that came about: for tests and tools.

        The rules go on as at the beginning of a step. The state belongs to the match from now on; it is the match's
        base, so that its record holds it, and nothing before it can be taken back.

        >>> state = Match("tyrants", seats=2, seed=7).state
        >>> state.round = 12
        >>> match = Match.at("tyrants", state, seats=2)
        >>> match.decision.kind, match.choices
        ('turn', [])
        """
        match = cls.__new__(cls)
        match._lay_out(game, Setup("", seats, state.chance.seed, options), silent=silent)
        match.state, match._clock, match._fixed = state, state.clock, 0
        state.turn_start = 0
        match._next_step()
        match.base = match.position
        match._run(None)
        return match

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the match is over."""
        return None if self.decision else self.game.outcome(self.state)

    @property
    def legacy(self) -> Any:
        """The options of a sequel, which begins where this match has ended; None if there is none."""
        return None if self.decision else self.game.legacy(self.state, self.setup.options)

    @property
    def free_undos(self) -> int:
        """How many choices have been made since something was last revealed or rolled."""
        return len(self.choices) - self._fixed

    @property
    def undo_is_free(self) -> bool:
        """Has nothing been revealed or rolled by the last choice?"""
        return self.free_undos > 0

    def play(self, option: Iterable[str]) -> None:
        """Take an option of the current decision; anything else is refused and changes nothing."""
        choice = tuple(option)
        if self.decision is None:
            raise IllegalChoice("The match is over.")
        if choice not in self.decision.options:
            raise IllegalChoice(_refusal(choice, self.decision))
        self._take(_shared.setdefault(choice, choice))

    def fork(self) -> "Match":
        """A silent copy that goes its own way."""
        copy, start = self._blank(), self.position.choices
        copy.choices = self.choices[:start]
        copy.choosers = self.choosers[:start]
        copy._restart(self.position)
        for choice in self.choices[start:]:
            copy._take(choice)
        return copy

    def determinize(self, seat: int, chance: Chance) -> "Match":
        """A fork in which all that the deciding seat cannot know is dealt anew: what fair bots think with."""
        if self.decision is None or self.decision.seat != seat:
            raise IllegalChoice(f"Seat {seat} has nothing to decide now.")
        copy = self.fork()
        self.game.redeal(copy.state, seat, chance)
        copy._mark = None
        copy._clock = copy.state.clock
        return copy

    def foresee(self) -> dict[Option, bool | None]:
        """Which options will reveal or roll something, at a glance; None: `reveals` tells."""
        if self.decision is None:
            raise IllegalChoice("The match is over.")
        glance = partial(self.game.foresee, self.state, self.decision)
        return {option: glance(option) for option in self.decision.options}

    def reveals(self, option: Iterable[str]) -> bool:
        """Will the option reveal or roll something, as far as the one who decides can tell?

        It is tried out on cards dealt anew, so that the answer gives no secret away.
        """
        if self.decision is None:
            raise IllegalChoice("The match is over.")
        copy = self.determinize(self.decision.seat, Chance(0))
        copy.play(option)
        return not copy.undo_is_free

    def undo(self, count: int = 1, *, consent: bool = False) -> None:
        """Take back the last choices: freely if they revealed nothing, otherwise with the others' consent."""
        if not 1 <= count <= len(self.choices):
            raise IllegalChoice("There is nothing to undo.")
        if self.base and len(self.choices) - count < self.base.choices:
            raise IllegalChoice("The rules were improved since; what was chosen before that cannot be taken back.")
        if not (consent or count <= self.free_undos):
            raise NeedsConsent("The last choice revealed something hidden; undoing it needs the others' consent.")
        kept = self.choices[:-count]
        if len(kept) >= self.position.choices:
            self._restart(self.position)
        else:
            self._begin()
        for choice in kept[len(self.choices) :]:
            self._take(choice)

    def view(self) -> Struct:
        """What everybody may know, spectators too."""
        return self.game.view(self.state)

    def private_view(self, seat: int) -> Struct:
        """What a seat may know besides, and nobody else."""
        return self.game.private_view(self.state, seat)

    @property
    def position(self) -> Position:
        """Where the step that is being played began."""
        if self._mark is None:
            raise IllegalChoice("A determinized match can be forked only from its next step on.")
        return self._mark

    def _begin(self) -> None:
        """Run to the first decision: from the base, or of a game that is set up."""
        del self.log[self._foreword :]
        if self.base:
            self._told = self._foreword
            self._restart(self.base)
            return
        setup, game = self.setup, self.game
        check_options(game, setup.options, setup.seats)
        self.choices.clear()
        self.choosers.clear()
        self._fixed = self.steps = 0
        self.state: State[Any] = game.setup(game.box, setup.options, setup.seats, Chance(setup.seed))
        self._clock = self.state.clock
        self._next_step()
        self._run(None)

    def _blank(self) -> "Match":
        copy = Match.__new__(Match)
        copy.game, copy.setup, copy.base = self.game, self.setup, self.base
        copy.log, copy._foreword, copy._told, copy._silent = [], 0, 0, True
        return copy

    def _restart(self, position: Position) -> None:
        """Go back to a position and run to the first decision after it."""
        del self.choices[position.choices :]
        del self.choosers[position.choices :]
        del self.log[self._told :]
        self.state = position.read(self.game)
        self._clock, self._fixed, self.steps = self.state.clock, position.fixed, position.steps
        self._listen()
        self._flow = self.game.step(self.state)
        self._mark = position
        self._run(None)

    def _take(self, choice: Option) -> None:
        """Take an option that is known to be legal."""
        assert self.decision is not None
        self.choosers.append(self.decision.seat)
        self.choices.append(choice)
        self._run(choice)

    def _run(self, answer: Option | None) -> None:
        """Run to the next decision, and notice whether a turn began or something was revealed or rolled on the way."""
        state = self.state
        if self._silent:
            self._advance(answer)
        else:
            state.bent.clear()
            self._advance(answer)
            self.bent = tuple(state.bent)
        if state.turn_start == JUST_NOW:
            state.turn_start = len(self.choices)
        clock = state.clock
        if clock != self._clock:
            self._clock, self._fixed = clock, len(self.choices)

    def _listen(self) -> None:
        self.state.open(self.game.box)
        self.state.events = None if self._silent else self.log

    def _next_step(self) -> None:
        """Mark the state and start the next step."""
        state, count = self.state, len(self.choices)
        self.steps += 1
        if state.turn_start == JUST_NOW:
            state.turn_start = count
        state.events = None
        fixed = self._fixed if state.clock == self._clock else count
        self._mark = Position(self.game.rules, count, fixed, self.steps, msgspec.msgpack.encode(state))
        self._told = len(self.log)
        self._listen()
        self._flow = self.game.step(state)

    def _advance(self, answer: Option | None) -> None:
        """Run the rules until somebody has a real choice, or the match is over."""
        while self._flow is not None:
            try:
                decision = self._flow.send(answer)  # type: ignore[arg-type]  # a fresh generator is sent None
            except StopIteration:
                self._next_step()
                answer = None
                continue
            options = decision.options
            if len(options) == 1 and not decision.always_ask:
                answer = options[0]
                continue
            self.decision = decision
            return
        self.decision = None


def _refusal(choice: Option, decision: Decision) -> str:
    words = [" ".join(option) for option in decision.options]
    shown = ", ".join(words[:12]) + (f", and {len(words) - 12} more" if len(words) > 12 else "")
    return f'"{" ".join(map(str, choice))}" is not possible now; one of: {shown}.'
