"""Records: a match as a short readable text, from which it can always be replayed.

The format is JSON Lines. The first line says what was set up; every further line is one choice, its words in a string:

    {"igroteka":1,"game":"tyrants","rules":3,"seats":2,"seed":7,"options":{...},"choices":2}
    "start skullport"
    "start eryndlyn"

`choices` counts the lines that follow, so that a truncated text is noticed. A match that was not played with the
standard box names its set of components before them (`"components":"my box 3f2a9c1d"`); the set itself may follow as
the last line, and is otherwise needed to replay the record.

A match that was carried over an improvement of the rules names the position from which it went on (`"base":{...}`): the
choices before that were made with earlier rules and need not fit the present ones.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from .components import export_components, played_with
from .components.faults import BadComponents
from .decision import Option
from .errors import BadPosition, BadRecord, BadSetup, IllegalChoice
from .game import AnyGame, find_game
from .match import Match, Setup
from .position import Position

FORMAT = 1
MOST_SEATS = 9
LARGEST_SEED = 2**63 - 1  # what a database can hold


class _Base(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as it is written in a record: its state in JSON."""

    rules: int
    choices: Annotated[int, Meta(ge=0)]
    fixed: Annotated[int, Meta(ge=0)]
    steps: Annotated[int, Meta(ge=0)]
    state: dict[str, Any]


class _Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    igroteka: int
    game: str
    rules: int
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    seed: Annotated[int, Meta(ge=-LARGEST_SEED, le=LARGEST_SEED)]
    options: Any
    components: str = ""
    base: _Base | None = None
    choices: int


class Record(Struct, frozen=True):
    """What was set up and what was chosen; the whole truth of a match.

    >>> match = Match("tyrants", seats=2, seed=7)
    >>> match.play(("start", "skullport"))
    >>> text = Record.of(match).save()
    >>> Record.load(text).replay().choices
    [('start', 'skullport')]
    >>> Record.load(text.replace("skullport", "waterdeep")).replay()
    Traceback (most recent call last):
    igroteka.kernel.errors.BadRecord: line 2: "start waterdeep" is not possible now; one of: start mantol_derith, \
start skullport, start eryndlyn, start ched_nasad.
    """

    game: str
    rules: int
    seats: int
    seed: int
    options: Any
    choices: tuple[Option, ...]
    components: str = ""
    """The set of components that was played with; "" for the standard box."""
    box: str = ""
    """The set itself, if the record carries it."""
    base: Position | None = None
    """Where the rules were improved, if they were while the match was played; `rules` are those after that."""

    @classmethod
    def of(cls, match: Match, *, carry: bool = False) -> "Record":
        """The record of a match as it stands; it may carry the components, if they are not the standard ones."""
        setup, game = match.setup, match.game
        box = export_components(game) if carry and game.components else ""
        options = msgspec.to_builtins(setup.options)
        choices = tuple(match.choices)
        return cls(setup.game, game.rules, setup.seats, setup.seed, options, choices, game.components, box, match.base)

    def save(self) -> str:
        """The record as text."""
        header = _Header(
            igroteka=FORMAT,
            game=self.game,
            rules=self.rules,
            seats=self.seats,
            seed=self.seed,
            options=self.options,
            components=self.components,
            base=_written(self.base) if self.base else None,
            choices=len(self.choices),
        )
        lines = [msgspec.json.encode(line).decode() for line in (header, *map(" ".join, self.choices))]
        if self.box:
            lines.append(json.dumps(json.loads(self.box), ensure_ascii=False))
        return "".join(f"{line}\n" for line in lines)

    @classmethod
    def load(cls, text: str) -> "Record":
        """Read a record; a damaged one is refused with the number of the offending line."""
        lines = text.splitlines()
        header = _read_line(lines, 1, _Header)
        if header.igroteka != FORMAT:
            raise BadRecord(1, f"the record is written in format {header.igroteka}; this program reads {FORMAT}.")
        box = lines.pop() if header.components and lines[-1].startswith("{") and len(lines) > 1 else ""
        if len(lines) - 1 != header.choices:
            raise BadRecord(len(lines), f"{header.choices} choices are announced, but {len(lines) - 1} are here.")
        choices = tuple(tuple(_read_line(lines, number, str).split(" ")) for number in range(2, len(lines) + 1))
        base = _read_base(header.base, header.choices) if header.base else None
        setup = (header.game, header.rules, header.seats, header.seed, header.options)
        return cls(*setup, choices, header.components, box, base)

    @property
    def setup(self) -> Setup:
        """All that the match is made of besides its choices."""
        return Setup(self.game, self.seats, self.seed, self.options)

    def replay(self, box: str = "", *, silent: bool = False) -> Match:
        """Play the record again; the same match, always. `box` is the text of its components, if it needs them.

        If it was made with other rules, it is refused where it does not fit the present ones.
        """
        *_, match = self._played(self.played_game(box), self.base, len(self.choices), silent=silent)
        return match

    def steps(self, box: str = "", *, silent: bool = False) -> Iterator[Match]:
        """The match as it was set up, then again after every choice.

        If it has a base: the match before that as far as it fits the present rules, then at the base and after every
        choice since.
        """
        game = self.played_game(box)
        if self.base:
            with suppress(BadRecord):
                yield from self._played(game, None, self.base.choices, silent=silent)
        yield from self._played(game, self.base, len(self.choices), silent=silent)

    def look(self, box: str = "", *, silent: bool = False) -> Iterator[Match]:
        """The same, but a record of other rules simply ends where it parts from the present ones."""
        started = False
        try:
            for match in self.steps(box, silent=silent):
                started = True
                yield match
        except BadRecord:
            if not started or self.rules == match.game.rules:
                raise

    def played_game(self, box: str = "") -> AnyGame:
        """The game with the components that the record was made with."""
        try:
            return self._game(box or self.box)
        except BadSetup as error:
            raise BadRecord(1, str(error)) from None
        except BadComponents as error:
            if box:
                raise
            raise BadRecord(len(self.choices) + 2, str(error)) from None

    def _played(self, game: AnyGame, base: Position | None, until: int, *, silent: bool) -> Iterator[Match]:
        """The match at its base or as it was set up, and after every choice from there."""
        start = base.choices if base else 0
        with _refusing(1, base):
            base = base and base.under(game)
            match = Match.resume(game, self.setup, self.choices[:start], base=base, silent=silent)
        yield match
        versions = (
            f" The record was made with version {self.rules} of {self.game}'s rules; this is version {game.rules}."
        )
        for line, choice in enumerate(self.choices[start:until], start + 2):
            with _refusing(line, base, versions if self.rules != game.rules else ""):
                match.play(choice)
            yield match

    def _game(self, box: str) -> AnyGame:
        """The game with the components that the record was made with; sets are told apart by their digests."""
        needed = f'the components "{self.components}"' if self.components else "the standard components"
        if self.components and not box:
            raise BadSetup(f"this match was played with {needed}; it can be replayed only with their file.")
        is_older = self.rules < find_game(self.game).rules
        game = played_with(self.game, box, renew=is_older)
        if is_older and self.components:  # the digest of the same box may be another by now
            return game
        if game.components.rpartition(" ")[2] != self.components.rpartition(" ")[2]:
            given = f'"{game.components}"' if game.components else "the standard ones"
            raise BadSetup(f"this match was played with {needed}, not with {given}.")
        return game


@contextmanager
def _refusing(line: int, base: Position | None, why: str = "") -> Iterator[None]:
    """Whatever is wrong is told with its line; and a base that somebody has sent may hold anything."""
    try:
        yield
    except (BadSetup, BadPosition, IllegalChoice) as error:
        raise BadRecord(line, f"{error}{why}") from None
    except Exception as error:
        if base is None:
            raise
        raise BadRecord(line, f"the match cannot go on from its base ({error!r}).") from error


def _written(base: Position) -> _Base:
    return _Base(base.rules, base.choices, base.fixed, base.steps, msgspec.msgpack.decode(base.state))


def _read_base(base: _Base, choices: int) -> Position:
    if not base.fixed <= base.choices <= choices:
        raise BadRecord(1, f"the base cannot stand after {base.choices} of {choices} choices.")
    try:
        state = msgspec.msgpack.encode(base.state)
    except (OverflowError, RecursionError) as error:
        raise BadRecord(1, f"this is no state ({error}).") from None
    return Position(base.rules, base.choices, base.fixed, base.steps, state)


def _read_line(lines: list[str], number: int, kind: Any) -> Any:
    try:
        return msgspec.json.decode(lines[number - 1], type=kind)
    except IndexError:
        raise BadRecord(number, "the record is empty.") from None
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise BadRecord(number, f"this is not a line of a record ({error}).") from None
