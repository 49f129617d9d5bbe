"""What is said on components: meeples and lists of them, the lines of a place."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, Protocol, runtime_checkable

from msgspec import Struct

from igroteka.kernel import Speech, Word, say

Sign = Literal["vp", "bag"]
"""Signs that stand for rewards."""


@runtime_checkable
class Signed(Protocol):
    """An effect that can be drawn: a sign, and how many of it."""

    sign: ClassVar[Sign]

    @property
    def count(self) -> int: ...


class Line(Struct, frozen=True):
    """A line of a place: who is sent there (nobody, where it is no matter of sending) and what that gives."""

    units: dict[str, int]
    gives: Speech

    def say(self) -> Speech:
        """Send these, get that (MM-SYM-07)."""
        return activate(party(self.units), self.gives) if self.units else self.gives


class Crown(Struct, frozen=True):
    """Who may reign on a hill, and what the reign gives: in words, and if it can be drawn, as a sign and a number."""

    unit: str
    gives: Speech
    sign: Sign | None = None
    count: int = 0


def units(unit: str, count: int = 1) -> Speech:
    """So many meeples of a class, as what is sent, gained or returned."""
    return say(f"units-{unit}", count=count)


def all_of_these(parts: Sequence[Speech]) -> Speech:
    """A, B and C."""
    return parts[0] if len(parts) == 1 else say("list-and", parts=tuple(parts[:-1]), last=parts[-1])


def one_of_these(parts: Sequence[Speech]) -> Speech:
    """A, B or C."""
    return parts[0] if len(parts) == 1 else say("list-or", parts=tuple(parts[:-1]), last=parts[-1])


def party(requirement: Mapping[str, int]) -> Speech:
    """The meeples of a requirement."""
    return all_of_these([units(unit, count) for unit, count in requirement.items()])


def activate(whom: Speech, gives: Speech) -> Speech:
    """Send these, get that (MM-SYM-07)."""
    return say("text-activate", units=whom, effect=gives)


def crown_of(unit: str, reward: Word[Any]) -> Crown:
    """What a class gets for its reign."""
    return Crown(unit, reward.say(), *((reward.sign, reward.count) if isinstance(reward, Signed) else ()))
