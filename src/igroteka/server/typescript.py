"""TypeScript types of everything that travels, generated from the Python Structs.

`python -m igroteka.server.typescript` prints them; the build writes them to `web/src/generated.ts`.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

from igroteka.kernel import COMMON_EVENTS, NUMBERS, AnyGame, Arguments, Form, Tale, catalogue_type, games

from . import blocks, components, http, lobby, messages, replay, rules, seats

SENT: list[type[msgspec.Struct]] = [
    messages.State,
    messages.ChatLine,
    messages.Reply,
    messages.Hint,
    messages.Irreversible,
    messages.Move,
    messages.Undo,
    messages.Consent,
    messages.Say,
    messages.AskHint,
    messages.AskIrreversible,
    messages.Ping,
    lobby.TableWish,
    lobby.Listing,
    rules.Section,
    blocks.Blocked,
    http.Me,
    http.NewName,
    seats.BotWish,
    http.GameMessage,
    http.FormWish,
    Form,
    Tale,
    http.Story,
    replay.Course,
    replay.Moment,
    replay.Curve,
    replay.BranchWish,
    replay.RecordText,
    replay.RecordBranchWish,
    replay.Recorded,
    components.ComponentsText,
    components.ComponentsName,
]

Found: TypeAlias = dict[str, tuple[type, str]]
"""Structs by their names in TypeScript, with their declarations."""


def declarations() -> str:
    """All types as one module, and the protocol that they are of."""
    head = "// Generated from the Python Structs by `make types`; do not edit.\n"
    constants = (
        f"export const PROTOCOL = {messages.PROTOCOL};\nexport const NUMBERS: string[] = {json.dumps(NUMBERS)};\n"
    )
    spoken = "\n".join(words(game) for game in games().values())
    return f"{head}{constants}\n{interfaces([*SENT, *_of_games()])}\n{spoken}"


def interfaces(structs: Iterable[type[msgspec.Struct]]) -> str:
    """The interfaces of these Structs and of all that they hold, in the order of their names."""
    found: Found = {}
    for struct in structs:
        _declare(inspect.type_info(struct), found)
    return "\n".join(found[name][1] for name in sorted(found))


def type_name(cls: type) -> str:
    """What a Struct is called in TypeScript. Those of a game carry its name: its View is not another game's.

    >>> type_name(msgspec.defstruct("View", [], module="igroteka.games.mage_knight.view"))
    'MageKnightView'
    """
    module = cls.__module__.split(".")
    return (_title(module[2]) if module[:2] == ["igroteka", "games"] else "") + cls.__name__


def words(game: AnyGame) -> str:
    """The options, events and questions of a game, each by the names of its arguments."""
    name = _title(game.name)
    declared: dict[str, tuple[str, Mapping[str, Arguments]]] = {
        "Option": ("verb", game.verbs),
        "Event": ("name", {**COMMON_EVENTS, **game.events}),
        "Question": ("kind", game.facts),
    }
    found = ""
    for what, (key, ways) in declared.items():
        members = "".join(f"\n  | {_member(key, word, arguments)}" for word, arguments in ways.items())
        found += f"export type {name}{what} ={members};\n\n"
    fields = "".join(f"  {what.lower()}: {name}{what};\n" for what in declared)
    return f"{found}export interface {name}Words {{\n{fields}}}\n"


def _member(key: str, word: str, arguments: Arguments) -> str:
    """One of the types of a union, told from the others by the key.

    >>> _member("verb", "send", {"place": "place", "count": "number"})
    '{ verb: "send"; place: string; count: number }'
    """
    fields = [f'{key}: "{word}"', *(f"{name}: {_type_of(kind)}" for name, kind in arguments.items())]
    return f"{{ {'; '.join(fields)} }}"


def _type_of(kind: str) -> str:
    """The type of an argument of that kind: an id, a number, or what it says."""
    return "number" if kind in NUMBERS else {"effect": "Speech", "alternatives": "Speech[]"}.get(kind, "string")


def _title(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def _of_games() -> list[type[msgspec.Struct]]:
    """What each game sends: its view and what is a seat's own, its catalogue, its options."""
    found: list[type[msgspec.Struct]] = []
    for game in games().values():
        box: msgspec.Struct = game.box
        found += [*game.sees, catalogue_type(type(box)), game.options]
    return found


def _declare(info: inspect.Type, found: Found) -> str:
    """The TypeScript name of a type; structs are declared on the way."""
    match info:
        case inspect.StructType(cls=cls, fields=fields, tag=tag, tag_field=tag_field):
            name = type_name(cls)
            known, _ = found.get(name, (cls, ""))
            if known is not cls:
                raise TypeError(f"{_path(known)} and {_path(cls)} are both {name} in TypeScript: rename one of them.")
            if name not in found:
                found[name] = (cls, "")
                lines = [f'  {tag_field}: "{tag}";'] if tag_field else []
                lines += [f"  {field.encode_name}: {_declare(field.type, found)};" for field in fields]
                found[name] = (cls, "export interface " + name + " {\n" + "\n".join(lines) + "\n}\n")
            return name
        case inspect.UnionType(types=types):
            return " | ".join(_declare(one, found) for one in types)
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            name = _declare(item, found)
            return f"({name})[]" if " | " in name else f"{name}[]"
        case inspect.TupleType(item_types=items):
            return "[" + ", ".join(_declare(item, found) for item in items) + "]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Record<{_declare(key, found)}, {_declare(value, found)}>"
        case _:
            return _plain(info)


def _plain(info: Any) -> str:
    names: dict[type, str] = {
        inspect.StrType: "string",
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "unknown",
    }
    return names[type(info)]


def _path(cls: type) -> str:
    return f"{cls.__module__}.{cls.__qualname__}"


if __name__ == "__main__":
    print(declarations(), end="")
