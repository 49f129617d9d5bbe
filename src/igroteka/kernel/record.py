"""Records: a match as a short readable text, from which it can always be replayed.

The format is JSON Lines. The first line says what was set up; every further line is one choice, its words in a string:

    {"igroteka":1,"game":"tyrants","rules":1,"seats":2,"seed":7,"options":{...},"choices":2}
    "start skullport"
    "start eryndlyn"

`choices` counts the lines that follow, so that a truncated text is noticed.
"""

from typing import Any

import msgspec
from msgspec import Struct

from .decision import Option
from .errors import BadRecord, BadSetup, IllegalChoice
from .game import find_game
from .match import Match

FORMAT = 1


class _Header(Struct, frozen=True, forbid_unknown_fields=True):
    igroteka: int
    game: str
    rules: int
    seats: int
    seed: int
    options: Any
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

    @classmethod
    def of(cls, match: Match) -> "Record":
        """The record of a match as it stands."""
        setup = match.setup
        options = msgspec.to_builtins(setup.options)
        return cls(setup.game, match.game.rules, setup.seats, setup.seed, options, tuple(match.choices))

    def save(self) -> str:
        """The record as text."""
        header = _Header(FORMAT, self.game, self.rules, self.seats, self.seed, self.options, len(self.choices))
        lines = [header, *map(" ".join, self.choices)]
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)

    @classmethod
    def load(cls, text: str) -> "Record":
        """Read a record; a damaged one is refused with the number of the offending line."""
        lines = text.splitlines()
        header = _read_line(lines, 1, _Header)
        if header.igroteka != FORMAT:
            raise BadRecord(1, f"the record is written in format {header.igroteka}; this program reads {FORMAT}.")
        if len(lines) - 1 != header.choices:
            raise BadRecord(len(lines), f"{header.choices} choices are announced, but {len(lines) - 1} are here.")
        choices = tuple(tuple(_read_line(lines, number, str).split(" ")) for number in range(2, len(lines) + 1))
        return cls(header.game, header.rules, header.seats, header.seed, header.options, choices)

    def replay(self, *, silent: bool = False) -> Match:
        """Play the record again; the same match, always."""
        try:
            game = find_game(self.game)
            if self.rules != game.rules:
                raise BadSetup(f"version {self.rules} of {game.name}'s rules is unknown here; this is {game.rules}.")
            match = Match(game, seats=self.seats, seed=self.seed, options=self.options, silent=silent)
        except BadSetup as error:
            raise BadRecord(1, str(error)) from None
        for line, choice in enumerate(self.choices, start=2):
            try:
                match.play(choice)
            except IllegalChoice as error:
                raise BadRecord(line, str(error)) from None
        return match


def _read_line(lines: list[str], number: int, kind: Any) -> Any:
    try:
        return msgspec.json.decode(lines[number - 1], type=kind)
    except IndexError:
        raise BadRecord(number, "the record is empty.") from None
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise BadRecord(number, f"this is not a line of a record ({error}).") from None
