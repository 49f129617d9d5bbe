"""Amounts: a number, or one that depends on the position (by day and night, for each of something)."""

from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from igroteka.kernel import Speech, Word, say

from ..act import Act, is_night
from ..box.terms import COLOURS, WOUND

Size = Annotated[int, Meta(ge=0, le=40)]


class Count(Word[Act], frozen=True):
    """An amount that is counted when it is needed."""

    def number(self, c: Act) -> int:
        """The number now."""
        raise TypeError(f"{type(self).__name__} counts nothing")


Amount: TypeAlias = Size | Count


def number(amount: Amount, c: Act) -> int:
    """A fixed number, or the count as it is now."""
    return amount.number(c) if isinstance(amount, Count) else amount


def said(amount: Amount) -> int | Speech:
    """The amount as an argument of a message."""
    return amount.say() if isinstance(amount, Count) else amount


class ByTime(Count, frozen=True):
    """One number by day, another at night; night rules count (READINGS: dungeons count as night)."""

    day: Size
    night: Size

    def number(self, c: Act) -> int:
        return self.night if is_night(c.g) else self.day

    def say(self) -> Speech:
        return say("amount-by-time", day=self.day, night=self.night)


Counted = Literal["wounds", "hand-wounds", "enemies", "ready-units", "crystal-colours"]


def _wounds(c: Act) -> int:
    return c.me.hand.count(WOUND)


_COUNTS: dict[Counted, Callable[[Act], int]] = {
    "wounds": lambda c: _wounds(c) + sum(unit.wounds for unit in c.me.units),
    "hand-wounds": _wounds,
    "enemies": lambda c: sum(foe.present for foe in c.combat.foes) if c.g.combat else 0,
    "ready-units": lambda c: sum(unit.usable for unit in c.me.units),
    "crystal-colours": lambda c: sum(bool(c.me.crystals.get(colour)) for colour in COLOURS),
}


class ForEach(Count, frozen=True):
    """A number and so much more for each of something, up to a most."""

    of: Counted
    base: Size = 0
    each: Size = 1
    most: Size = 40

    def number(self, c: Act) -> int:
        return min(self.most, self.base + self.each * _COUNTS[self.of](c))

    def say(self) -> Speech:
        name = "amount-each" + "-more" * bool(self.base) + "-most" * (self.most < 40)
        facts: dict[str, Any] = {"base": self.base, "each": self.each, "most": self.most}
        return say(name, **facts, of=say(f"counted-{self.of}"))
