"""Names in components: whatever a field calls by name must be known from the same field of the standard box.

A name stands for something that the rules and the languages know: a deck, a kind of monster, a place. Fields with a
closed vocabulary or a pattern of their own are left to these.
"""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, TypeAlias, get_args

from msgspec import Struct, structs

from ..effects import Word
from ..speech import Fault, Speech, fault, say
from .kinds import bare, is_name, is_struct, members, plain, shown
from .reading import joined, perhaps

Field: TypeAlias = tuple[type[Struct], str]
SHOWN = 30


def strange_names(standard: Struct, brought: Struct) -> Iterator[Fault]:
    """The names that nobody knows. A word may use any name of the box, for it may stand on another card."""
    known: defaultdict[Field, set[str]] = defaultdict(set)
    for field, _, name in _names(standard, ""):
        known[field].add(name)
    everything = set().union(*known.values())
    for field, place, name in _names(brought, ""):
        if name not in known[field] and not (issubclass(field[0], Word) and name in everything):
            yield fault(place, "unknown", name=name, end=_perhaps_known(name, sorted(known[field])))


def _perhaps_known(name: str, known: list[str]) -> Speech:
    names = ", ".join(map(shown, known[:SHOWN])) + ("." if len(known) <= SHOWN else ", ...")
    return perhaps(name, known, otherwise=say("fault-known", names=names))


def _names(value: Any, place: str) -> Iterator[tuple[Field, str, str]]:
    """All names in a value, each with the field that it stands in and its place."""
    if isinstance(value, Struct):
        for field in structs.fields(value):
            part, here = getattr(value, field.name), joined(place, field.name)
            if field.name != "id":
                yield from ((((type(value), field.name)), here, name) for name in _called(part, field.type))
            yield from _names(part, here)
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from _names(part, joined(place, str(key)))
    elif isinstance(value, list | tuple):
        for number, part in enumerate(value):
            yield from _names(part, f"{place}[{getattr(part, 'id', number)}]")


def _called(value: Any, kind: Any) -> Iterator[str]:
    """The names that stand in a field itself: a text, a list of texts, the keys of a table without records."""
    for one in members(kind):
        arguments = get_args(plain(one))
        if isinstance(value, str) and is_name(kind):
            yield value
        elif isinstance(value, list | tuple) and bare(one) in (list, tuple):
            for part, of in zip(value, arguments if ... not in arguments else arguments[:1] * len(value), strict=False):
                yield from _called(part, of)
        elif isinstance(value, dict) and bare(one) is dict and is_name(arguments[0]) and not is_struct(arguments[1]):
            yield from value
