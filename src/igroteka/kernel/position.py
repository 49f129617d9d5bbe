"""A position: a match at the beginning of a step, as data from which it can be taken up again."""

from typing import Any

import msgspec
from msgspec import Struct

from .errors import BadPosition
from .game import AnyGame
from .state import State


class Position(Struct, frozen=True):
    """The encoded state before a step, and what had happened until then."""

    rules: int
    """The version of the rules that the state belongs to."""
    choices: int
    """How many choices stand before it."""
    fixed: int
    """How many of them cannot be undone freely any more."""
    steps: int
    """How many steps have begun, with the one that begins here."""
    state: bytes

    def read(self, game: AnyGame) -> State[Any]:
        """The state itself, still without its box."""
        try:
            state: State[Any] = msgspec.msgpack.decode(self.state, type=game.state)
        except msgspec.DecodeError as error:
            raise BadPosition(f"This is not a position of {game.name} ({error}).") from None
        return state

    def under(self, game: AnyGame) -> "Position":
        """The same position as data of the game's present rules; the game itself may know how to migrate it."""
        if self.rules == game.rules:
            return self
        plain = msgspec.to_builtins(msgspec.msgpack.decode(self.state), str_keys=True)
        if game.migrate and self.rules < game.rules:
            plain = game.migrate(plain, self.rules)
        try:
            state = msgspec.convert(plain, game.state, str_keys=True)
        except msgspec.ValidationError as error:
            which = f"A position of version {self.rules} of {game.name}'s rules"
            raise BadPosition(f"{which} does not fit version {game.rules} ({error}).") from None
        return msgspec.structs.replace(self, rules=game.rules, state=msgspec.msgpack.encode(state))
