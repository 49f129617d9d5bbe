"""Passives: what components do to the rules while they are in force.

A component declares; nothing is ever registered. A game says once which components are in force for whom, and a rule
asks: it is answered by the declarations in force right now. What acts stands in the declaration, not in the rule that
asks, so a rule names only kinds: "more dice", "may not be attacked", "has been wounded".

A kind is an abstract class made from one of the five below, for one sort of case; the case is whatever the rule knows
when it asks (`in_force.py`). `tests/kernel/test_passives.py` shows a small game of them.
"""

from typing import Any, ClassVar, Generic, TypeVar

from .decision import Flow
from .effects import Word

K = TypeVar("K", contravariant=True)
"""The case that a rule asks about."""
V = TypeVar("V")
"""A value that may be changed."""


class Passive(Word[Any], frozen=True):
    """Something that holds while its component is in force."""


class Adds(Passive, Generic[K], frozen=True):
    """Adds to a quantity."""

    def amount(self, case: K, source: str) -> int:
        """How much it adds in this case; negative: takes away."""
        raise TypeError(f"{type(self).__name__} adds nothing")


class Changes(Passive, Generic[K, V], frozen=True):
    """Puts something else in the place of a value, or of a way of doing: a price, the goals of a move, hits."""

    def change(self, value: V, case: K, source: str) -> V:
        """What becomes of it."""
        raise TypeError(f"{type(self).__name__} changes nothing")


class Forbids(Passive, Generic[K], frozen=True):
    """Forbids a deed."""

    def forbids(self, case: K, source: str) -> bool:
        """Does it, in this case?"""
        return True


class Permits(Passive, Generic[K], frozen=True):
    """Permits a deed that would be forbidden."""

    def permits(self, case: K, source: str) -> bool:
        """Does it, in this case?"""
        return True


class Answers(Passive, Generic[K], frozen=True):
    """Answers a moment: something has happened, or is about to."""

    rank: ClassVar[int] = 0
    """Of several that answer at once the lowest go first."""

    def answer(self, case: K, source: str) -> Flow[None]:
        """Do what is to be done then."""
        self.do(case, source)
        return
        yield

    def do(self, case: K, source: str) -> None:
        """The same, where nobody has to be asked."""
        raise TypeError(f"{type(self).__name__} does nothing")
