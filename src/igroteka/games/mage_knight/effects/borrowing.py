"""Words that use the effect of another card as part of their own (MK-EFF-04..07)."""

from typing import Literal

from igroteka.kernel import Effect, Flow, Speech, say

from ..act import Act
from ..actions import cards
from ..actions.playing import colour_of
from .amounts import Size


def borrowed(c: Act, card: str, part: str, *, bonus: int = 0, times: int = 1) -> Act:
    """The context of another card's effect inside this one."""
    return Act(
        g=c.g,
        me=c.me,
        card=card,
        part=part,
        colour=colour_of(c.g.box.cards[card]),
        bonus=bonus,
        whole=True,
        times=times,
        rule="MK-EFF-04",
    )


def effect_of(c: Act, card: str, part: str) -> Effect[Act]:
    """The effect of a card's part."""
    found = c.g.box.cards[card]
    return found.strong if part == "strong" else found.basic


class Borrow(Effect[Act], frozen=True):
    """Play another action card with this one, for its strong effect without its mana; its first value is higher."""

    more: Size

    def choices(self, c: Act) -> list[str]:
        """The cards whose strong effect could be used now."""
        return [card for card in cards.action_cards(c.g, cards.others(c)) if self._usable(c, card)]

    def _usable(self, c: Act, card: str) -> bool:
        inner = borrowed(c, card, "strong")
        inner.pending = True
        inner.laid = (c.card,) if c.pending else ()
        inner.powering = c.powering
        return effect_of(c, card, "strong").possible(inner)

    def possible(self, c: Act) -> bool:
        return bool(self.choices(c))

    def run(self, c: Act) -> Flow[None]:
        card = yield from c.pick_one("borrow", self.choices(c), rule="MK-EFF-04")
        assert card, "without another card it cannot be played"
        c.me.hand.remove(card)
        c.me.played.append(card)
        c.g.tell("played", c.me.seat, card, "strong")
        yield from effect_of(c, card, "strong").run(borrowed(c, card, "strong", bonus=self.more))

    def say(self) -> Speech:
        return say("effect-borrow", more=self.more)


class Repeated(Effect[Act], frozen=True):
    """Throw away another action card and use its effect several times, as one effect."""

    part: Literal["basic", "strong"]
    times: Size

    def choices(self, c: Act) -> list[str]:
        """The cards whose effect could be used so often now."""
        return [card for card in cards.action_cards(c.g, cards.others(c)) if self._usable(c, card)]

    def _usable(self, c: Act, card: str) -> bool:
        inner = borrowed(c, card, self.part, times=self.times)
        inner.pending = True
        inner.laid = (c.card,) if c.pending else ()
        inner.powering = c.powering
        return effect_of(c, card, self.part).possible(inner)

    def possible(self, c: Act) -> bool:
        return bool(self.choices(c))

    def run(self, c: Act) -> Flow[None]:
        card = yield from c.pick_one("repeat_card", self.choices(c), rule="MK-EFF-04")
        assert card, "without another card it cannot be played"
        cards.throw_away(c.g, c.me, card, c.me.hand)
        for _ in range(self.times):
            yield from effect_of(c, card, self.part).run(borrowed(c, card, self.part))

    def say(self) -> Speech:
        return say(f"effect-repeated-{self.part}", times=self.times)
