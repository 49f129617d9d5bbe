"""A match: a pure function of (game, options, seed, choices), advanced one choice at a time."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from .chance import Chance
from .decision import Decision, Flow, Option
from .errors import BadSetup, IllegalChoice, NeedsConsent
from .game import AnyGame, Outcome, find_game
from .state import Event, State

_shared: dict[Option, Option] = {}
"""Legal options that have been played: long matches, and many of them, hold each only once."""


class Setup(Struct, frozen=True):
    """All that a match is made of besides its choices."""

    game: str
    seats: int
    seed: int
    options: Any


class _Mark(Struct, frozen=True):
    """A place to restart from: the encoded state before a step, and what had happened until then."""

    state: bytes
    choices: int
    events: int
    fixed: int


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

    def __init__(
        self,
        game: str | AnyGame,
        *,
        seats: int,
        seed: int = 0,
        options: object = None,
        silent: bool = False,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.setup = Setup(self.game.name, seats, seed, _read_options(self.game, options))
        self.choices: list[Option] = []
        self.choosers = bytearray()
        """The seats that made the choices, a byte each."""
        self.log: list[Event] = []
        self.steps = 0
        """How many steps have begun."""
        self.decision: Decision | None = None
        self._silent = silent
        self._flow: Flow[None] | None
        self._mark: _Mark | None
        self._begin()

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the match is over."""
        return None if self.decision else self.game.outcome(self.state)

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
        copy = self._blank()
        copy.choices = self.choices[: self._marked.choices]
        copy.choosers = self.choosers[: self._marked.choices]
        copy._restart(self._marked)
        for choice in self.choices[self._marked.choices :]:
            copy._take(choice)
        return copy

    def imagine(self, seat: int, chance: Chance) -> "Match":
        """A fork in which all that the deciding seat cannot know is dealt anew: what fair bots think with."""
        if self.decision is None or self.decision.seat != seat:
            raise IllegalChoice(f"Seat {seat} has nothing to decide now.")
        copy = self.fork()
        self.game.redeal(copy.state, seat, chance)
        copy._mark = None
        copy._clock = copy.state.clock
        return copy

    def reveals(self, option: Iterable[str]) -> bool:
        """Will the option reveal or roll something, as far as the one who decides can tell?

        It is tried out on imagined cards, so that the answer gives no secret away.
        """
        if self.decision is None:
            raise IllegalChoice("The match is over.")
        copy = self.imagine(self.decision.seat, Chance(0))
        copy.play(option)
        return not copy.undo_is_free

    def undo(self, count: int = 1, *, consent: bool = False) -> None:
        """Take back the last choices: freely if they revealed nothing, otherwise with the others' consent."""
        if not 1 <= count <= len(self.choices):
            raise IllegalChoice("There is nothing to undo.")
        if not (consent or count <= self.free_undos):
            raise NeedsConsent("The last choice revealed something hidden; undoing it needs the others' consent.")
        kept = self.choices[:-count]
        if len(kept) >= self._marked.choices:
            self._restart(self._marked)
        else:
            self._begin()
        for choice in kept[len(self.choices) :]:
            self._take(choice)

    def view(self) -> Struct:
        """What everybody may know, spectators too."""
        return self.game.view(self.state)

    def own(self, seat: int) -> Struct:
        """What a seat may know besides, and nobody else."""
        return self.game.own(self.state, seat)

    @property
    def _marked(self) -> _Mark:
        if self._mark is None:
            raise IllegalChoice("An imagined match can be forked only from its next step on.")
        return self._mark

    def _begin(self) -> None:
        """Set the game up and run to the first decision."""
        setup, game = self.setup, self.game
        if setup.seats not in game.seats:
            raise BadSetup(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {setup.seats}.")
        self.choices.clear()
        self.choosers.clear()
        self.log.clear()
        self._fixed = self.steps = 0
        self.state: State = game.setup(game.box, setup.options, setup.seats, Chance(setup.seed))
        self._listen()
        self._next_step()
        self._advance(None)
        self._clock = self.state.clock

    def _blank(self) -> "Match":
        copy = Match.__new__(Match)
        copy.game, copy.setup, copy.log, copy.steps, copy._silent = self.game, self.setup, [], self.steps, True
        return copy

    def _restart(self, mark: _Mark) -> None:
        """Go back to a mark and run to the first decision after it."""
        del self.choices[mark.choices :]
        del self.choosers[mark.choices :]
        del self.log[mark.events :]
        self._fixed = mark.fixed
        self.state = msgspec.msgpack.decode(mark.state, type=self.game.state)
        self._listen()
        self._flow = self.game.step(self.state)
        self._mark = mark
        self._advance(None)
        self._clock = self.state.clock

    def _take(self, choice: Option) -> None:
        """Take an option that is known to be legal."""
        assert self.decision is not None
        self.choosers.append(self.decision.seat)
        self.choices.append(choice)
        self._advance(choice)
        clock = self.state.clock
        if clock != self._clock:
            self._clock, self._fixed = clock, len(self.choices)

    def _listen(self) -> None:
        self.state.open(self.game.box)
        self.state.events = None if self._silent else self.log

    def _next_step(self) -> None:
        """Mark the state and start the next step."""
        state = self.state
        state.events = None
        self._mark = _Mark(msgspec.msgpack.encode(state), len(self.choices), len(self.log), self._fixed)
        self._listen()
        self.steps += 1
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


def _read_options(game: AnyGame, options: object) -> Any:
    """The game's own options struct, from one or from plain data."""
    if isinstance(options, game.options):
        return options
    try:
        return msgspec.convert(options or {}, game.options)
    except msgspec.ValidationError as error:
        raise BadSetup(f"The options do not fit {game.name}: {error}.") from None


def _refusal(choice: Option, decision: Decision) -> str:
    words = [" ".join(option) for option in decision.options]
    shown = ", ".join(words[:12]) + (f", and {len(words) - 12} more" if len(words) > 12 else "")
    return f'"{" ".join(map(str, choice))}" is not possible now; one of: {shown}.'
