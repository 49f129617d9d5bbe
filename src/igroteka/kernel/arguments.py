"""Arguments of verbs, events and questions: their names, their kinds, and how a value of a kind is called.

All of it is data: the browser gets it with the game, and speaks it as a voice does here.
"""

import re
from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from .speech import Said, Speech, say

Arguments: TypeAlias = Mapping[str, str]
"""The names of arguments in the order in which they are given, each with its kind."""

NUMBERS = ("alternative", "number", "seat")
"""The kinds that are whole numbers: of an alternative, of things, of a player's seat."""
SPOKEN = ("effect", "alternatives")
"""The kinds of facts that speak for themselves: a word, and several words to choose from. All other kinds are ids."""


def args(*same: str, **named: str) -> Arguments:
    """Arguments that are called by their kind, then those with a name of their own.

    >>> args("seat", "place", to="place")
    {'seat': 'seat', 'place': 'place', 'to': 'place'}
    """
    return {**{kind: kind for kind in same}, **named}


class Called(Struct, frozen=True, tag=True):
    """A kind with a message for each value, `<prefix>-<value>`; so is one that is not declared, by its own name."""

    prefix: str


class Counted(Struct, frozen=True, tag=True):
    """So many of something, `archers*2`: the message `<prefix>-archers` with the `count`."""

    prefix: str


class Several(Struct, frozen=True, tag=True):
    """Values of a kind, `miss+critical`: they are the `parts` of the message."""

    message: str
    of: str


class Compound(Struct, frozen=True, tag=True):
    """Values of several kinds, with these signs between them: they fill the message. One alone is `<alone>-<value>`."""

    message: str
    parts: Arguments
    signs: str
    alone: str


Kind: TypeAlias = Called | Counted | Several | Compound
Kinds: TypeAlias = Mapping[str, Kind]


def name_of(kinds: Kinds, kind: str, value: str) -> Speech:
    """How a value of a kind is called.

    >>> name_of({}, "card", "noble").id
    'card-noble'
    >>> name_of({"army": Several("army", "group"), "group": Counted("unit")}, "army", "archers*2").args["parts"]
    (Speech(id='unit-archers', args={'count': 2}),)
    >>> way = Compound("way", args(start="place", end="place", length="number"), "-:", "place")
    >>> name_of({"way": way}, "way", "harbour-mill:3").args["length"]
    3
    >>> name_of({"way": way}, "way", "mill").id
    'place-mill'
    """
    match kinds.get(kind, Called(kind)):
        case Called(prefix):
            return say(f"{prefix}-{value}")
        case Counted(prefix):
            thing, count = value.split("*")
            return say(f"{prefix}-{thing}", count=int(count))
        case Several(message, of):
            return say(message, parts=tuple(name_of(kinds, of, part) for part in value.split("+")))
        case Compound(message, parts, signs, alone):
            values = re.split(f"[{signs}]", value)
            if len(values) == 1:
                return say(f"{alone}-{value}")
            named = zip(parts.items(), values, strict=True)
            return Speech(message, {name: _part(kinds, one, part) for (name, one), part in named})


def _part(kinds: Kinds, kind: str, value: str) -> Said:
    return int(value) if kind in NUMBERS else name_of(kinds, kind, value)
