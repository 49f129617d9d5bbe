"""Words for what is gained, drawn, returned and moved: VP and meeples (MM-SYM-04, MM-SYM-05, MM-SYM-18..22)."""

from collections.abc import Sequence
from typing import ClassVar, Final, Literal

from igroteka.kernel import Deed, Effect, Few, Flow, Option, Payment, Speech, say

from ..act import Act
from ..actions.meeples import draw, gain_vp, give_back, take
from ..box import CORRUPTION, PRESTIGE, Amount, Times, Unit
from ..might import counts_as, unit_of
from ..wording import Sign, one_of_these, units

ENOUGH: Option = ("enough",)
TAVERN: Final = "tavern"
LODGINGS: Final = "lodgings"
Area = Literal["tavern", "lodgings"]


class GainVp(Deed[Act], frozen=True):
    """VP at once."""

    sign: ClassVar[Sign] = "vp"
    count: Times

    def do(self, c: Act) -> None:
        gain_vp(c.g, c.me, self.count, c.points, c.source)

    def say(self) -> Speech:
        return say("effect-gain-vp", count=self.count)


class GainUnit(Deed[Act], frozen=True):
    """Meeples of a class from the supply, as far as it lasts (MM-SYM-04, MM-FAQ-07)."""

    unit: Unit
    count: Times = 1

    def do(self, c: Act) -> None:
        for _ in range(self.count):
            take(c.g, c.me, self.unit, c.gained, c.source)

    def say(self) -> Speech:
        return say("effect-gain-unit", units=units(self.unit, self.count))


class GainOneOf(Effect[Act], frozen=True):
    """A meeple of one of the classes, the player's choice among those that the supply has."""

    units: Few[Unit]

    def possible(self, c: Act) -> bool:
        return any(c.g.supply[unit] for unit in self.units)

    def run(self, c: Act) -> Flow[None]:
        left = [unit for unit in self.units if c.g.supply[unit]]
        unit = yield from c.pick_one("take", left, rule="MM-SYM-19")
        if unit:
            take(c.g, c.me, unit, c.gained, c.source)

    def say(self) -> Speech:
        if self.units == PRESTIGE:
            return say("effect-gain-prestige")
        return say("effect-gain-unit", units=one_of_these([units(unit) for unit in self.units]))


class DrawMeeples(Deed[Act], frozen=True):
    """Extra meeples from the bag into the Tavern (MM-SYM-18)."""

    sign: ClassVar[Sign] = "bag"
    reveals: ClassVar[bool] = True
    count: Times

    def possible(self, c: Act) -> bool:
        return bool(c.me.bag or c.me.lodgings)

    def do(self, c: Act) -> None:
        draw(c.g, c.me, self.count)

    def say(self) -> Speech:
        return say("effect-draw-meeples", count=self.count)


class ReturnUnit(Effect[Act], frozen=True):
    """A meeple that is here, or took part, returns to the supply; it may be a stand-in (MM-FAQ-02, MM-FAQ-03)."""

    unit: Unit
    took_part: bool = False

    def candidates(self, c: Act) -> list[tuple[str, list[str]]]:
        """The meeples that could go, each with where it is."""
        places = [c.meeples, *c.besides] if self.took_part else [c.meeples, c.gained]
        return [(meeple, place) for place in places for meeple in place if counts_as(meeple, self.unit)]

    def possible(self, c: Act) -> bool:
        return bool(self.candidates(c))

    def run(self, c: Act) -> Flow[None]:
        places = {unit_of(meeple): (meeple, place) for meeple, place in reversed(self.candidates(c))}
        unit = yield from c.pick_one("return", places, rule="MM-FAQ-02")
        if unit:
            give_back(c.g, c.me, *places[unit], c.source)

    def say(self) -> Speech:
        return say(f"effect-return-{'fighter' if self.took_part else 'placed'}", units=units(self.unit))


class ReturnCorruption(Effect[Act], frozen=True):
    """Corruption goes back to the supply, out of the Tavern or, if allowed, the Lodgings; never out of the bag."""

    count: Times = 1
    areas: Few[Area] = (TAVERN, LODGINGS)

    def found(self, c: Act) -> dict[str, list[str]]:
        """The player's areas where there is some."""
        areas = {TAVERN: c.me.tavern, LODGINGS: c.me.lodgings}
        return {area: areas[area] for area in self.areas if CORRUPTION in areas[area]}

    def possible(self, c: Act) -> bool:
        return bool(self.found(c))

    def run(self, c: Act) -> Flow[None]:
        for _ in range(self.count):
            found = self.found(c)
            area = yield from c.pick_one("cleanse", found, rule="MM-SYM-05")
            if not area:
                return
            give_back(c.g, c.me, CORRUPTION, found[area], c.source)

    def say(self) -> Speech:
        return say(f"effect-cleanse-{'-'.join(self.areas)}", units=units(CORRUPTION, self.count))


class PayRest(Payment[Act], frozen=True):
    """Pay by sending meeples from the Tavern to rest in the Lodgings: one of a class, or all of it."""

    unit: Unit
    all: bool = False

    def possible(self, c: Act) -> bool:
        return self.unit in c.me.tavern

    def pay(self, c: Act) -> Flow[bool]:
        for _ in range(c.me.tavern.count(self.unit) if self.all else 1):
            c.me.tavern.remove(self.unit)
            c.me.lodgings.append(self.unit)
            c.g.tell("rested", c.me.seat, self.unit)
        return True
        yield

    def say(self) -> Speech:
        return (
            say("pay-rest-all", units=say(f"of-{self.unit}")) if self.all else say("pay-rest", units=units(self.unit))
        )


class KeepForNextTurn(Effect[Act], frozen=True):
    """A meeple of the class that is here returns to the Tavern after the Draw phase (MM-SYM-21)."""

    unit: Unit

    def run(self, c: Act) -> Flow[None]:
        here = {unit_of(meeple): meeple for meeple in c.meeples if counts_as(meeple, self.unit)}
        unit = yield from c.pick_one("keep", here, rule="MM-SYM-21")
        if unit:
            c.meeples.remove(here[unit])
            c.me.kept.append(unit)

    def say(self) -> Speech:
        return say("effect-keep", unit=say(f"unit-{self.unit}"))


class StowMeeples(Effect[Act], frozen=True):
    """Everybody may put tired meeples back into the bag: the active player more, the others fewer (MM-SYM-22)."""

    mine: Amount
    others: Amount

    def run(self, c: Act) -> Flow[None]:
        yield from stow(c, self.mine)
        for other in c.g.others(c.me):
            yield from stow(c.about(other.seat), self.others)

    def say(self) -> Speech:
        return say("effect-stow", count=self.mine, others=self.others)


def stow(c: Act, count: int) -> Flow[None]:
    """Put up to so many meeples from the Lodgings into the bag."""
    for left in range(count, 0, -1):
        tired = in_order(c.me.lodgings)
        unit = yield from c.pick_one("stow", tired, optional=ENOUGH, rule="MM-SYM-22", count=left)
        if not unit:
            return
        c.me.lodgings.remove(unit)
        c.me.bag.append(unit)
        c.g.tell("stowed", c.me.seat, unit)


def in_order(meeples: Sequence[str]) -> list[str]:
    """The different meeples, in alphabetical order."""
    return sorted(set(meeples))
