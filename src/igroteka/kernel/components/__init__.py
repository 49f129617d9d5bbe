"""Components: the box of a game as a text that its owner can read, edit and bring to the table.

The text is JSON: a head that names the game and the set, then every table of the box. A word of a card is its name and
its fields, `{"type": "Gain", "power": 3}`; what is as usual is left out. Whatever does not fit is refused, each fault
with its place in the text.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache, partial
from hashlib import sha256
from itertools import islice
from typing import Any, TypeVar

from msgspec import Struct, structs

from ..effects import Word
from ..game import AnyGame, find_game
from ..speech import Fault, Said, Speech, fault
from ..voice import LANGUAGES, Voice
from .faults import BadComponents
from .kinds import default
from .names import strange_names
from .reading import MOST_FAULTS, Enough, Reader, joined, perhaps
from .showing import catalogue

FORMAT = 1
HEAD = "components"
MY_BOX = "my box"
LONGEST_NAME = 40
QUOTED = 30
LONGEST_NUMBER = 40
WIDTH = 112


class Head(Struct, frozen=True):
    """What stands before the tables: for which game and rules the set is, and what it is called."""

    format: int
    game: str
    rules: int
    name: str


def export_components(game: AnyGame, name: str = "") -> str:
    """The game's box as a text; a name of one's own tells sets apart.

    >>> print(export_components(find_game("tyrants"), "our box")[:96])
    {
      "components": {"format": 1, "game": "tyrants", "rules": 3, "name": "our box"},
      "cards": {
    """
    head = Head(FORMAT, game.name, game.rules, name or game.components.rpartition(" ")[0] or MY_BOX)
    return _layout({HEAD: structs.asdict(head), **_tables(game.box)}) + "\n"


def load_components(game: AnyGame, text: str) -> AnyGame:
    """The game with the box that the text holds; everything that is wrong with the text is told at once."""
    head, box = _read(game, text)
    digest = _digest(box)
    return replace(game, box=box, components="" if digest == _digest(game.box) else f"{head.name} {digest}")


@lru_cache(maxsize=32)
def played_with(name: str, text: str, *, renew: bool = False) -> AnyGame:
    """The installed game of that name with the box that the text holds; without a text, the game as it is.

    To go on with something old, a box made for earlier rules will do, if all that it holds still fits: `renew`.
    """
    game = find_game(name)
    if not text:
        return game
    return load_components(game, _renewed(game, text) if renew else text)


B = TypeVar("B")
T = TypeVar("T")


def from_box(work_out: Callable[[B], T]) -> Callable[[B], T]:
    """Something that is worked out from a box once and then kept beside it; the box's Struct needs `dict=True`."""
    name = f"{work_out.__module__}.{work_out.__qualname__}"

    def look(box: B) -> T:
        found: T
        try:
            found = box.__dict__[name]
        except KeyError:
            found = box.__dict__[name] = work_out(box)
        return found

    return look


# Reading


def _read(game: AnyGame, text: str) -> tuple[Head, Any]:
    data = _parse(game, text)
    head = _read_head(game, data.pop(HEAD, None))
    box = _sound(game, words_of(game), data, type(game.box), "")
    for faults in (_strange_ids(game.box, box, ""), strange_names(game.box, box), game.check_box(box)):
        _demand_none(game, faults)
    _demand_none(game, _wordless(game, box))
    return head, box


def _sound(game: AnyGame, words: Mapping[str, type[Word[Any]]], data: Any, kind: type[Struct], place: str) -> Any:
    """The data as a record of that kind, if nothing is wrong with them."""
    reader, found = Reader(words), None
    with suppress(Enough):
        found = reader.read(data, kind, place)
    _demand_none(game, reader.faults)
    return found


def _demand_none(game: AnyGame, faults: Iterable[Fault]) -> None:
    if found := list(islice(faults, MOST_FAULTS)):
        raise BadComponents(game, found)


def _parse(game: AnyGame, text: str) -> dict[str, Any]:
    once, no_number, whole = partial(_once, game), partial(_no_number, game), partial(_whole, game)
    try:
        data = json.loads(
            text.removeprefix("\ufeff"), object_pairs_hook=once, parse_constant=no_number, parse_int=whole
        )
    except json.JSONDecodeError as error:
        raise _no_json(game, error) from None
    except RecursionError:
        raise _refused(game, "nested") from None
    if not isinstance(data, dict):
        raise _refused(game, "no-file")
    return data


def _no_json(game: AnyGame, error: json.JSONDecodeError) -> BadComponents:
    """Something stands where it cannot, or nothing where something should."""
    rest = error.doc[error.pos :].strip()
    if not rest:
        return _refused(game, "broken-off")
    return _refused(game, "json", line=error.lineno, column=error.colno, here=rest.splitlines()[0][:QUOTED])


def _refused(game: AnyGame, message: str, **args: Said) -> BadComponents:
    """The text as a whole is useless."""
    return BadComponents(game, [fault("", message, **args)])


def _renewed(game: AnyGame, text: str) -> str:
    """The text of a box as if it had been made for the present rules."""
    data = _parse(game, text)
    if isinstance(data.get(HEAD), dict):
        data[HEAD]["rules"] = game.rules
    return json.dumps(data)


def _once(game: AnyGame, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise _refused(game, "twice", name=name)
        found[name] = value
    return found


def _no_number(game: AnyGame, text: str) -> float:
    raise _refused(game, "no-number", text=text)


def _whole(game: AnyGame, digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise _refused(game, "long-number")
    return int(digits)


def _read_head(game: AnyGame, data: Any) -> Head:
    if data is None:
        raise _refused(game, "no-head", name=HEAD)
    head = _sound(game, {}, data, Head, HEAD)
    assert isinstance(head, Head)
    _demand_none(game, islice(_unfit(game, head), 1))
    return structs.replace(head, name=" ".join(head.name.split()))


def _unfit(game: AnyGame, head: Head) -> Iterator[Fault]:
    """Why a head does not fit; the first reason says enough."""
    if head.format != FORMAT:
        yield fault("", "format", found=head.format, needed=FORMAT)
    if head.game != game.name:
        yield fault("", "other-game", found=head.game, needed=game.name)
    if head.rules != game.rules:
        yield fault("", "rules", found=head.rules, needed=game.rules, game=game.name)
    if not 0 < len(head.name.strip()) <= LONGEST_NAME:
        yield fault(f"{HEAD}.name", "name", most=LONGEST_NAME)


def words_of(game: AnyGame) -> dict[str, type[Word[Any]]]:
    """The words that the game's components can be written with: the kernel's and its own, by name."""
    own = game.state.__module__.rpartition(".")[0]
    homes = (f"{Word.__module__}.", f"{own}.")
    return {word.__name__: word for word in _without_heirs(Word) if f"{word.__module__}.".startswith(homes)}


def _without_heirs(word: type[Word[Any]]) -> Iterator[type[Word[Any]]]:
    """A word with words below it is only what these have in common."""
    heirs = word.__subclasses__()
    if not heirs:
        yield word
    for heir in heirs:
        yield from _without_heirs(heir)


def _strange_ids(standard: Any, brought: Any, place: str) -> Iterator[Fault]:
    """Every component keeps its id: by it the rules and the words of the table know it."""
    if isinstance(standard, Struct) and not isinstance(standard, Word):
        for name in standard.__struct_fields__:
            yield from _strange_ids(getattr(standard, name), getattr(brought, name, None), joined(place, name))
    elif _by_id(standard):
        known, here = _by_id(standard), _by_id(brought)
        yield from (fault(place, "unknown", name=one, end=perhaps(one, known)) for one in here if one not in known)
        yield from (fault(place, "missing", name=one) for one in known if one not in here)
        for one in known.keys() & here.keys():
            yield from _strange_ids(known[one], here[one], joined(place, one))


def _by_id(table: Any) -> Mapping[str, Any]:
    """The records of a table by their ids; nothing, if it is no table."""
    if isinstance(table, dict) and all(isinstance(one, Struct) for one in table.values()):
        return table
    if isinstance(table, tuple) and all(isinstance(one, Struct) and hasattr(one, "id") for one in table):
        return {one.id: one for one in table}
    return {}


def _wordless(game: AnyGame, box: Any) -> Iterator[Fault]:
    """The texts that nobody could read: the words are joined in a way for which the languages have no sentence."""
    texts = list(_texts(catalogue(box), ""))
    for language in LANGUAGES if texts else ():
        voice = Voice(language, game)
        for place, speech in texts:
            try:
                voice.speak(speech)
            except LookupError:
                yield fault(place, "mute", language=language)


def _texts(shown: Any, place: str) -> Iterator[tuple[str, Speech]]:
    if isinstance(shown, Speech):
        yield place, shown
    elif isinstance(shown, Struct):
        for name in shown.__struct_fields__:
            yield from _texts(getattr(shown, name), joined(place, name))
    elif isinstance(shown, dict):
        for name, part in shown.items():
            yield from _texts(part, joined(place, str(name)))
    elif isinstance(shown, list | tuple):
        for number, part in enumerate(shown):
            yield from _texts(part, f"{place}[{number}]")


# Writing


def _tables(box: Struct) -> dict[str, Any]:
    return {name: _plain(getattr(box, name)) for name in box.__struct_fields__}


def _plain(value: Any) -> Any:
    """A value as JSON can hold it; fields that are as usual are left out, and an id that is the record's key."""
    if isinstance(value, Struct):
        kind = value.__struct_config__
        fields = {kind.tag_field: kind.tag} if kind.tag_field else {}
        for field in structs.fields(value):
            part = getattr(value, field.name)
            if field.required or part != default(field):
                fields[field.encode_name] = _plain(part)
        return fields
    if isinstance(value, dict):
        return {key: _without_id(_plain(part), key) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value


def _without_id(record: Any, key: object) -> Any:
    if isinstance(record, dict) and record.get("id") == key:
        del record["id"]
    return record


def _digest(box: Struct) -> str:
    return sha256(json.dumps(_tables(box)).encode()).hexdigest()[:8]


def _layout(value: Any, margin: int = 0, before: int = 0) -> str:
    """JSON with as much on a line as fits."""
    line = json.dumps(value, ensure_ascii=False)
    if margin + before + len(line) < WIDTH or not value or not isinstance(value, dict | list):
        return line
    if isinstance(value, dict):
        heads = [f"{json.dumps(key, ensure_ascii=False)}: " for key in value]
        parts = [head + _layout(part, margin + 2, len(head)) for head, part in zip(heads, value.values(), strict=True)]
    else:
        parts = [_layout(part, margin + 2) for part in value]
    inner = ",".join(f"\n{' ' * (margin + 2)}{part}" for part in parts)
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return f"{opening}{inner}\n{' ' * margin}{closing}"
