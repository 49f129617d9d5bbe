"""Fields: the options of a game as a form offers them, each with the values that fit."""

from functools import cache
from typing import Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import Struct

Value: TypeAlias = str | int


class Field(Struct, frozen=True):
    """An option in a form, with the values that fit now.

    A word among them is said with the message `<kind>-<word>` (the kind is the option's name, if it is not given), a
    number is a number; the option itself is said with `option-name-<name>`.
    """

    name: str
    values: tuple[Value, ...]
    kind: str = ""
    several: tuple[int, int] | None = None
    """None: the option is one of the values. Else it is a tuple of different ones, so many at least and at most."""
    longest: int = 0
    """Above 0: the option is no value, but a text of at most so many letters; "" is none."""

    def fits(self, chosen: Any) -> bool:
        """Is this what may be chosen?

        >>> Field("decks", ("drow", "demons", "undead"), several=(2, 2)).fits(("drow", "drow"))
        False
        """
        if self.longest:
            return len(chosen) <= self.longest
        if self.several is None:
            return chosen in self.values
        least, most = self.several
        is_known = all(value in self.values for value in chosen)
        return is_known and least <= len(chosen) <= most and len(set(chosen)) == len(chosen)

    def mended(self, chosen: Any, default: Any) -> Any:
        """What fits instead: as much as can be kept of what was chosen, then of the default.

        >>> Field("decks", ("drow", "demons", "undead"), several=(2, 2)).mended(("undead", "elves"), ("drow", "demons"))
        ('undead', 'drow')
        """
        if self.longest:
            return chosen[: self.longest]
        if self.several is None:
            return next(value for value in (chosen, default, *self.values) if value in self.values)
        least, most = self.several
        kept = [value for value in dict.fromkeys(chosen) if value in self.values][:most]
        others = (value for value in (*default, *self.values) if value in self.values)
        return tuple(dict.fromkeys((*kept, *others)))[: max(least, len(kept))]

    @property
    def request(self) -> str:
        """What may be chosen, in words.

        >>> Field("decks", ("drow", "demons", "undead"), several=(2, 2)).request
        'choose 2 different ones of: drow, demons, undead'
        """
        if self.longest:
            return f"write at most {self.longest} letters"
        least, most = self.several or (1, 1)
        count = f"{least}" if least == most else f"{least} to {most}"
        which = "one of" if self.several is None else f"{count} different ones of"
        return f"choose {which}: {', '.join(map(str, self.values))}"


@cache
def choices(options: type[Struct]) -> tuple[Field, ...]:
    """A field for each option that is one of a few words, as its type says, in that order."""
    hints = get_type_hints(options).items()
    return tuple(Field(name, get_args(hint)) for name, hint in hints if get_origin(hint) is Literal)


def choice(options: type[Struct], name: str) -> Field:
    """The field of one such option."""
    return next(field for field in choices(options) if field.name == name)
