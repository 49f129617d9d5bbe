"""Reading components: plain data becomes records and words, as their types want them; all faults are noted."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Sized
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, Literal, get_args

from msgspec import Struct, structs

from ..effects import Word
from ..speech import Fault, Said, Speech, fault, say
from .kinds import bare, bounds, expected, fits, has_id, is_word, lengths, members, pattern, plain, shown

TYPE = "type"
LONGEST = 200
DEEPEST = 20
"""So many words at most stand inside one another."""
MOST_FAULTS = 100
MOST_OFTEN = 1_000
"""All that stands on a card may happen so often, taken together: an edited card must not hang a table."""
END = say("fault-end")
"""The full stop."""


class Enough(Exception):
    """So much is wrong that it is useless to go on."""


class Reader:
    """Reads values; what it makes of them counts only if no faults were found.

    >>> reader = Reader({})
    >>> reader.read([1, "2"], tuple[int, ...], "worth")
    >>> reader.faults[0].place, reader.faults[0].what.id
    ('worth[1]', 'fault-expected')
    """

    def __init__(self, words: Mapping[str, type[Word[Any]]]) -> None:
        self.words = words
        self.faults: list[Fault] = []
        self._around = 0
        """How many words stand around what is being read."""
        self._counting = False
        self._often = 0
        """How often all that stands on the card that is being read may happen."""

    def fault(self, place: str, message: str, /, **args: Said) -> None:
        """Note what is wrong, and where."""
        self.faults.append(fault(place, message, **args))
        if len(self.faults) == MOST_FAULTS:
            raise Enough

    def read(self, value: Any, kind: Any, place: str, times: int = 1) -> Any:
        """The value as one of that kind; `times` is how often the words around it let it happen."""
        faults = len(self.faults)
        fitting = [one for one in members(kind) if fits(one, value)]
        if not fitting:
            self.fault(place, "expected", kind=expected(kind), value=shown(value), end=_perhaps_one(kind, value))
            return None
        if isinstance(value, dict):
            found = self._keyed(value, fitting, place, times)
        elif isinstance(value, list):
            found = self._listed(value, fitting[0], place, times)
        else:
            found = self._single(value, fitting[0], place)
        return found if len(self.faults) == faults else None

    def _keyed(self, value: dict[str, Any], kinds: Sequence[Any], place: str, times: int) -> Any:
        words = [bare(kind) for kind in kinds if is_word(kind)]
        others = [kind for kind in kinds if not is_word(kind)]
        if words and (TYPE in value or not others):
            return self._word(value, tuple(words), place, times)
        kind = others[0]
        if bare(kind) is not dict:
            return self.record(value, bare(kind), place, times)
        if not self._long_enough(value, kind, place):
            return None
        keys, values = get_args(plain(kind))
        found = {}
        for key, part in value.items():
            here = joined(place, key)
            record = {"id": key, **part} if isinstance(part, dict) and has_id(values) else part
            found[self._key(key, keys, here)] = self.read(record, values, here, times)
            if isinstance(record, dict) and has_id(values) and record["id"] != key:
                self.fault(here, "other-id", id=shown(record["id"]))
        return found

    def _key(self, key: str, kind: Any, place: str) -> Any:
        if kind is not int:
            return self.read(key, kind, place)
        if key.isdecimal():
            return int(key)
        return self.fault(place, "expected", kind=expected(int), value=shown(key), end=END)

    def _word(self, value: dict[str, Any], wanted: tuple[type[Any], ...], place: str, times: int) -> Any:
        name = value.get(TYPE)
        if name is None:
            return self.fault(place, "no-type", name=TYPE)
        word = self.words.get(name) if isinstance(name, str) else None
        if word is None:
            return self.fault(place, "no-word", name=shown(name), end=perhaps(str(name), self.words))
        if not issubclass(word, wanted):
            return self.fault(place, "other-word", kind=expected(*wanted), name=name)
        fields = {key: part for key, part in value.items() if key != TYPE}
        times *= max([1, *(part for part in fields.values() if type(part) is int)])
        if times > MOST_OFTEN:
            return self.fault(place, "too-often", times=times, most=MOST_OFTEN)
        if self._around == DEEPEST:
            return self.fault(place, "too-deep", most=DEEPEST)
        self._around += 1
        with self._counted(place):
            self._often += times
            found = self._fields(fields, word, place, times)
        self._around -= 1
        return found

    def record(self, value: dict[str, Any], kind: type[Struct], place: str, times: int = 1) -> Any:
        """A record from its fields; one with an id is a card, or whatever else lies in the box by itself."""
        if not has_id(kind):
            return self._fields(value, kind, place, times)
        with self._counted(place):
            return self._fields(value, kind, place, times)

    @contextmanager
    def _counted(self, place: str) -> Iterator[None]:
        """Count what may happen on a card; what stands inside it is part of it."""
        if self._counting:
            yield
            return
        self._counting, self._often = True, 0
        yield
        self._counting = False
        if self._often > MOST_OFTEN:
            self.fault(place, "too-often", times=self._often, most=MOST_OFTEN)

    def _fields(self, value: dict[str, Any], kind: type[Struct], place: str, times: int) -> Any:
        faults, arguments = len(self.faults), {}
        fields = {field.encode_name: field for field in structs.fields(kind)}
        for name in value:
            if name not in fields:
                self.fault(place, "unknown", name=name, end=perhaps(name, fields))
        for name, field in fields.items():
            if name in value:
                arguments[field.name] = self.read(value[name], field.type, joined(place, name), times)
            elif field.required:
                self.fault(place, "missing", name=name)
        return kind(**arguments) if len(self.faults) == faults else None

    def _listed(self, value: list[Any], kind: Any, place: str, times: int) -> Any:
        kinds = get_args(plain(kind))
        if bare(kind) is list or kinds[-1] is ...:
            if not self._long_enough(value, kind, place):
                return None
            kinds = (kinds[0],) * len(value)
        elif len(kinds) != len(value):
            return self.fault(place, "length", needed=len(kinds), found=len(value))
        parts = [
            self.read(part, one, f"{place}[{_label(part, number)}]", times)
            for number, (part, one) in enumerate(zip(value, kinds, strict=True))
        ]
        return parts if bare(kind) is list else tuple(parts)

    def _long_enough(self, value: Sized, kind: Any, place: str) -> bool:
        """Neither too few parts nor too many?"""
        least, most = lengths(kind)
        if least <= len(value) <= most:
            return True
        self.fault(place, "parts", least=least, most=most, found=len(value))
        return False

    def _single(self, value: Any, kind: Any, place: str) -> Any:
        if isinstance(value, str) and not (value.isprintable() and len(value) <= LONGEST):
            return self.fault(place, "text", most=LONGEST)
        if isinstance(value, str) and not re.search(pattern(kind), value):
            return self.fault(place, "pattern", value=shown(value), pattern=pattern(kind))
        if isinstance(value, int | float):
            least, most = bounds(kind)
            if not least <= value <= most:
                return self.fault(place, "bounds", least=str(least), most=str(most), value=str(value))
        return float(value) if bare(kind) is float else value


def joined(place: str, name: str) -> str:
    """The place of something inside a place."""
    return f"{place}.{name}" if place else name


def _label(part: Any, number: int) -> str:
    """How a part of a list is called: by its id, or by its number, the first being 0."""
    return str(part.get("id", number) if isinstance(part, dict) else number)


def perhaps(name: str, known: Iterable[str], otherwise: Speech = END) -> Speech:
    """The end of a sentence about an unknown name: what was probably meant.

    >>> perhaps("Asassinate", ["Gain", "Assassinate"])
    Speech(id='fault-perhaps', args={'name': 'Assassinate'})
    >>> perhaps("Dance", ["Gain"])
    Speech(id='fault-end', args={})
    """
    close = get_close_matches(name, known, n=1)
    return say("fault-perhaps", name=close[0]) if close else otherwise


def _perhaps_one(kind: Any, value: Any) -> Speech:
    words = [word for one in members(kind) if bare(one) is Literal for word in get_args(plain(one))]
    return perhaps(str(value), [word for word in words if isinstance(word, str)])
