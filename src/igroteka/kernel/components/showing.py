"""The catalogue: what lies in a box, as the browser shows it.

It is the box itself, component by component and field by field, only that a word becomes its text: sentences, to be
said in the reader's language. A component may print more than its fields, such as a text of its own or what follows
from its words: the methods marked `printed`. A text of its own says all of its words, so they do not stand beside it.
"""

from collections.abc import Callable
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, defstruct, structs

from ..effects import Word
from ..speech import Speech
from .kinds import bare, is_struct, is_word

M = TypeVar("M", bound=Callable[[Any], Any])
MARK = "__printed__"
TEXT = "text"


def printed(method: M) -> M:
    """Marks a method of a component: what it tells stands in the catalogue, as a field of the method's name."""
    setattr(method, MARK, True)
    return method


def catalogue(box: Struct) -> Any:
    """What lies in a box, ready to be sent; it is of the `catalogue_type` of the box's type."""
    return _shown(box)


@cache
def catalogue_type(kind: type[Struct]) -> type[Struct]:
    """The type of a component in the catalogue; one on which nothing is said stays what it is."""
    if not _speaks(kind):
        return kind
    prints = _prints(kind)
    fields = {
        field.name: _shown_type(field.type)
        for field in structs.fields(kind)
        if TEXT not in prints or not _speaks(field.type)
    }
    return defstruct(kind.__name__, [*(fields | prints).items()], module=kind.__module__, frozen=True)


def _prints(kind: type) -> dict[str, Any]:
    """What a component prints besides its fields, with the types of that."""
    methods = {name: method for name in dir(kind) if hasattr(method := getattr(kind, name), MARK)}
    return {name: get_type_hints(method)["return"] for name, method in methods.items()}


def _speaks(kind: Any) -> bool:
    """Is there something said in a value of that type, however deep?"""
    if not is_struct(kind):
        return any(map(_speaks, get_args(kind)))
    struct = bare(kind)
    return is_word(kind) or bool(_prints(struct)) or any(_speaks(field.type) for field in structs.fields(struct))


def _shown_type(kind: Any) -> Any:
    if not _speaks(kind):
        return kind
    if is_struct(kind):
        return list[Speech] if is_word(kind) else catalogue_type(bare(kind))
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _shown_type(parts[0])
    shown = tuple(_shown_type(part) for part in parts)
    return reduce(or_, shown) if origin in (Union, UnionType) else origin[shown]


def _shown(value: Any) -> Any:
    if isinstance(value, Word):
        return value.sentences()
    if isinstance(value, Struct):
        kind = catalogue_type(type(value))
        return value if kind is type(value) else kind(*(_told(value, name) for name in kind.__struct_fields__))
    if isinstance(value, dict):
        return {key: _shown(part) for key, part in value.items()}
    return tuple(map(_shown, value)) if isinstance(value, tuple) else value


def _told(component: Struct, name: str) -> Any:
    part = getattr(component, name)
    return part() if callable(part) else _shown(part)
