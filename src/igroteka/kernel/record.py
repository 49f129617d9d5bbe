"""Records: a match as a short readable text, from which it can always be replayed.

The format is JSON Lines. The first line says what was set up; every further line is one choice, its words in a string:

    {"igroteka":1,"game":"tyrants","rules":2,"seats":2,"seed":7,"options":{...},"choices":2}
    "start skullport"
    "start eryndlyn"

`choices` counts the lines that follow, so that a truncated text is noticed. A match that was not played with the
standard box names its set of components before them (`"components":"my box 3f2a9c1d"`); the set itself may follow as
the last line, and is otherwise needed to replay the record.
"""

import json
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from .components import export_components, played_with
from .components.faults import BadComponents
from .decision import Option
from .errors import BadRecord, BadSetup, IllegalChoice
from .game import AnyGame
from .match import Match

FORMAT = 1
MOST_SEATS = 9
LARGEST_SEED = 2**63 - 1  # what a database can hold


class _Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    igroteka: int
    game: str
    rules: int
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    seed: Annotated[int, Meta(ge=-LARGEST_SEED, le=LARGEST_SEED)]
    options: Any
    components: str = ""
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

    @classmethod
    def of(cls, match: Match, *, carry: bool = False) -> "Record":
        """The record of a match as it stands; it may carry the components, if they are not the standard ones."""
        setup, game = match.setup, match.game
        box = export_components(game) if carry and game.components else ""
        options = msgspec.to_builtins(setup.options)
        choices = tuple(match.choices)
        return cls(setup.game, game.rules, setup.seats, setup.seed, options, choices, game.components, box)

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
        return cls(
            header.game, header.rules, header.seats, header.seed, header.options, choices, header.components, box
        )

    def until(self, number: int) -> "Record":
        """The record of the same match after so many choices."""
        return msgspec.structs.replace(self, choices=self.choices[:number])

    def replay(self, box: str = "", *, silent: bool = False) -> Match:
        """Play the record again; the same match, always. `box` is the text of its components, if it needs them."""
        *_, match = self.steps(box, silent=silent)
        return match

    def steps(self, box: str = "", *, silent: bool = False) -> Iterator[Match]:
        """The match as it was set up, then again after every choice."""
        try:
            game = self._game(box or self.box)
            if self.rules != game.rules:
                raise BadSetup(f"version {self.rules} of {game.name}'s rules is unknown here; this is {game.rules}.")
            match = Match(game, seats=self.seats, seed=self.seed, options=self.options, silent=silent)
        except BadSetup as error:
            raise BadRecord(1, str(error)) from None
        except BadComponents as error:
            if box:
                raise
            raise BadRecord(len(self.choices) + 2, str(error)) from None
        yield match
        for line, choice in enumerate(self.choices, start=2):
            try:
                match.play(choice)
            except IllegalChoice as error:
                raise BadRecord(line, str(error)) from None
            yield match

    def _game(self, box: str) -> AnyGame:
        """The game with the components that the record was made with; sets are told apart by their digests."""
        needed = f'the components "{self.components}"' if self.components else "the standard components"
        if self.components and not box:
            raise BadSetup(f"this match was played with {needed}; it can be replayed only with their file.")
        game = played_with(self.game, box)
        if game.components.rpartition(" ")[2] != self.components.rpartition(" ")[2]:
            given = f'"{game.components}"' if game.components else "the standard ones"
            raise BadSetup(f"this match was played with {needed}, not with {given}.")
        return game


def _read_line(lines: list[str], number: int, kind: Any) -> Any:
    try:
        return msgspec.json.decode(lines[number - 1], type=kind)
    except IndexError:
        raise BadRecord(number, "the record is empty.") from None
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise BadRecord(number, f"this is not a line of a record ({error}).") from None
