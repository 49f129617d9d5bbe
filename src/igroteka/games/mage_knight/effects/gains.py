"""Words for what is gained: mana, crystals, cards, fame, reputation, wounds (MK-GAIN)."""

from typing import Annotated, ClassVar

from msgspec import Meta

from igroteka.kernel import Deed, Effect, Flow, Speech, say

from ..act import Act
from ..actions import cards, mana, tracks, units
from ..box.terms import COLOURS, Colour, Mana, Step
from .amounts import Amount, Size, number, said


class Tokens(Deed[Act], frozen=True):
    """Mana tokens of a colour."""

    mana: Mana
    count: Size = 1

    def do(self, c: Act) -> None:
        mana.gain_token(c.g, c.me, self.mana, self.count)

    def say(self) -> Speech:
        return say("effect-tokens", mana=self.mana, count=self.count)


class AnyTokens(Effect[Act], frozen=True):
    """Mana tokens of some of these colours, as the player likes."""

    of: Annotated[tuple[Mana, ...], Meta(min_length=2, max_length=6)]
    count: Size = 1

    def run(self, c: Act) -> Flow[None]:
        for _ in range(self.count):
            colour = yield from c.pick_one("gain_token", self.of, rule="MK-GAIN-01")
            mana.gain_token(c.g, c.me, colour)  # type: ignore[arg-type]  # one of those above

    def say(self) -> Speech:
        return say("effect-any-tokens", count=self.count, colours=_colours(self.of))


class Crystals(Deed[Act], frozen=True):
    """Crystals of a colour."""

    colour: Colour
    count: Size = 1

    def do(self, c: Act) -> None:
        for _ in range(self.count):
            mana.gain_crystal(c.g, c.me, self.colour)

    def say(self) -> Speech:
        return say("effect-crystals", mana=self.colour, count=self.count)


class AnyCrystal(Effect[Act], frozen=True):
    """A crystal of a colour that the player chooses."""

    def run(self, c: Act) -> Flow[None]:
        colour = yield from c.pick_one("gain_crystal", COLOURS, rule="MK-GAIN-02")
        mana.gain_crystal(c.g, c.me, colour)  # type: ignore[arg-type]  # one of those above

    def say(self) -> Speech:
        return say("effect-any-crystal")


class Draw(Effect[Act], frozen=True):
    """Cards from the deed deck into the hand, at once."""

    reveals: ClassVar[bool] = True
    count: Size = 1

    def run(self, c: Act) -> Flow[None]:
        yield from cards.draw(c.g, c.me, self.count)

    def say(self) -> Speech:
        return say("effect-draw", count=self.count)


class Fame(Deed[Act], frozen=True):
    """Fame."""

    count: Amount

    def do(self, c: Act) -> None:
        tracks.gain_fame(c.g, c.me, number(self.count, c))

    def say(self) -> Speech:
        return say("effect-fame", count=said(self.count))


class Reputation(Deed[Act], frozen=True):
    """Reputation, up or down."""

    change: Step

    def do(self, c: Act) -> None:
        tracks.change_reputation(c.g, c.me, self.change)

    def say(self) -> Speech:
        way = "up" if self.change > 0 else "down"
        return say(f"effect-reputation-{way}", count=abs(self.change))


class Wounds(Deed[Act], frozen=True):
    """Wounds from one's own card, into the hand."""

    count: Size = 1

    def do(self, c: Act) -> None:
        cards.take_wounds(c.g, c.me, self.count)

    def say(self) -> Speech:
        return say("effect-wounds", count=self.count)


class Ready(Effect[Act], frozen=True):
    """Make a spent unit of one's own usable again; not in combat (MK-UNIT-12, MK-UNIT-13)."""

    level: Size = 4

    def possible(self, c: Act) -> bool:
        return bool(units.readiable(c.g, c.me, self.level))

    def run(self, c: Act) -> Flow[None]:
        key = yield from c.pick_one("ready", units.readiable(c.g, c.me, self.level), rule="MK-UNIT-12")
        if key:
            units.ready(c.g, c.me, c.me.unit(key))

    def say(self) -> Speech:
        return say("effect-ready", level=self.level) if self.level < 4 else say("effect-ready-any")


def _colours(colours: tuple[Mana, ...]) -> Speech:
    return say("alternatives", parts=tuple(say(f"mana-{colour}") for colour in colours))
