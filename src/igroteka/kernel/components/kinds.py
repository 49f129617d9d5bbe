"""Kinds of values: what the types of a record's fields say about the data that can stand there."""

import json
from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import NODEFAULT, Meta, Struct, structs

from ..effects import Word
from ..speech import Speech, say

LARGEST = 10_000
"""No number of any component is larger."""
MOST_PARTS = 200
"""No list and no table is longer."""

NAMES: Mapping[Any, str] = {
    int: "int",
    float: "float",
    str: "str",
    bool: "bool",
    NoneType: "null",
    dict: "dict",
    list: "list",
    tuple: "list",
}
"""How the languages know the kinds: `kind-int` is "a whole number"."""


def plain(kind: Any) -> Any:
    """The kind without notes about its bounds."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def bare(kind: Any) -> Any:
    """The class behind a kind, such as `tuple` behind `tuple[int, ...]`."""
    unnoted = plain(kind)
    return get_origin(unnoted) or (NoneType if unnoted is None else unnoted)


def members(kind: Any) -> Sequence[Any]:
    """The kinds that a union is made of; a kind that is none stands for itself."""
    if bare(kind) in (Union, UnionType):
        return [member for one in get_args(plain(kind)) for member in members(one)]
    return [kind]


def is_struct(kind: Any) -> bool:
    """A record or a word?"""
    return isinstance(bare(kind), type) and issubclass(bare(kind), Struct)


def is_word(kind: Any) -> bool:
    """A word?"""
    return is_struct(kind) and issubclass(bare(kind), Word)


def has_id(kind: Any) -> bool:
    """A record that knows its own id?"""
    return is_struct(kind) and "id" in bare(kind).__struct_fields__


def fits(kind: Any, value: Any) -> bool:
    """Does the value look like one of the kind, from outside?"""
    wanted = bare(kind)
    if wanted is Literal:
        return any(value == one and type(value) is type(one) for one in get_args(plain(kind)))
    if wanted is float:
        return type(value) in (int, float)
    if is_struct(kind):
        return isinstance(value, dict)
    return type(value) is (list if wanted is tuple else wanted)


def bounds(kind: Any) -> tuple[float, float]:
    """The least and the most that a number may be."""
    return max([-LARGEST, *noted(kind, "ge")]), min([LARGEST, *noted(kind, "le")])


def lengths(kind: Any) -> tuple[int, int]:
    """How few and how many parts a list or table may have."""
    return max([0, *noted(kind, "min_length")]), min([MOST_PARTS, *noted(kind, "max_length")])


def is_name(kind: Any) -> bool:
    """A text that is neither one of a few nor of a pattern: the name of something?"""
    return any(bare(one) is str and not noted(one, "pattern") for one in members(kind)) and not any(
        bare(one) is Literal for one in members(kind)
    )


def pattern(kind: Any) -> str:
    """What a text must look like; "" if it may look as it likes."""
    return next(iter(noted(kind, "pattern")), "")


def noted(kind: Any, name: str) -> list[Any]:
    """What the notes on a kind say about something."""
    notes = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
    said = [getattr(note, name) for note in notes if isinstance(note, Meta)]
    return [one for one in said if one is not None]


def default(field: structs.FieldInfo) -> Any:
    """What a field holds that is left out."""
    return field.default if field.default_factory is NODEFAULT else field.default_factory()


def expected(*kinds: Any) -> Speech:
    """What is expected, in the words of whoever edits a file."""
    named: list[Speech] = []
    for kind in kinds:
        named += [name for name in map(_name, members(kind)) if name not in named]
    return say("kinds", kinds=tuple(named))


def _name(kind: Any) -> Speech:
    if bare(kind) is Literal:
        return say("kind-one-of", words=", ".join(map(shown, get_args(plain(kind)))))
    if is_word(kind):
        return say("kind-word", name=bare(kind).__name__)
    return say("kind-record" if is_struct(kind) else f"kind-{NAMES[bare(kind)]}")


def shown(value: Any) -> str:
    """A value as it stands in the file, if that is short."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else f"{text[:37]}..."
