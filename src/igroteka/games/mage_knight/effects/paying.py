"""Words for what has to be paid first: mana, or cards from hand (MK-CARD-20..22)."""

from typing import Annotated

from msgspec import Meta

from igroteka.kernel import DONE, Effect, Flow, Payment, Speech, say

from ..act import Act
from ..actions import cards, mana
from ..box.terms import COLOURS, WOUND, Colour, Mana


class PayMana(Payment[Act], frozen=True):
    """One mana of one of these colours, beyond what powers the card."""

    of: Annotated[tuple[Mana, ...], Meta(min_length=1, max_length=6)] = COLOURS

    def colours(self, c: Act) -> list[Mana]:
        """The colours that can be paid, beside what powers the card."""
        return [colour for colour in self.of if mana.affordable(c.g, c.me, (*c.powering, *(colour,) * c.times))]

    def possible(self, c: Act) -> bool:
        return bool(self.colours(c))

    def pay(self, c: Act) -> Flow[bool]:
        c.paid = yield from mana.pay_any(c, self.of)
        return True

    def say(self) -> Speech:
        return say("payment-mana") if self.of == COLOURS else say("payment-mana-of", mana=self.of[0])


class DiscardCard(Payment[Act], frozen=True):
    """A card from hand goes to the discard pile; its colour is what was paid."""

    wounds: bool = False
    coloured: bool = False
    """Must it have a colour?"""

    def choices(self, c: Act) -> list[str]:
        """The cards that will do."""
        hand = cards.others(c)
        found = list(dict.fromkeys(hand)) if self.wounds else cards.deeds(hand)
        return [card for card in found if not self.coloured or c.g.box.cards[card].colours]

    def possible(self, c: Act) -> bool:
        return len([card for card in cards.others(c) if card in self.choices(c)]) >= c.times

    def pay(self, c: Act) -> Flow[bool]:
        card = yield from c.pick_one("discard_cost", self.choices(c), verb="discard", rule="MK-CARD-20")
        cards.discard(c.g, c.me, card)
        c.paid = yield from colour_of(c, card)
        return True

    def say(self) -> Speech:
        return say("payment-discard-any" if self.wounds else "payment-discard")


class ThrowAway(Payment[Act], frozen=True):
    """An action card from hand leaves the game; its colour is what was paid."""

    def possible(self, c: Act) -> bool:
        return bool(cards.action_cards(c.g, cards.others(c)))

    def pay(self, c: Act) -> Flow[bool]:
        choices = cards.action_cards(c.g, c.me.hand)
        card = yield from c.pick_one("throw_away", choices, rule="MK-CARD-20")
        c.paid = yield from colour_of(c, card)
        cards.throw_away(c.g, c.me, card, c.me.hand)
        return True

    def say(self) -> Speech:
        return say("payment-throw-away")


def colour_of(c: Act, card: str) -> Flow[str]:
    """The colour of a card; of a card with two its owner picks one."""
    colours = () if card == WOUND else c.g.box.cards[card].colours
    return (yield from c.pick_one("card_colour", colours, verb="pay_as"))


class Paid(Effect[Act], frozen=True):
    """Something has to be paid, and then the effect happens; without the payment it cannot be played (MK-CARD-20)."""

    payment: Payment[Act]
    effect: Effect[Act]

    def possible(self, c: Act) -> bool:
        return self.payment.possible(c) and self.effect.possible(c)

    def run(self, c: Act) -> Flow[None]:
        if (yield from self.payment.pay(c)):
            yield from self.effect.run(c)

    def say(self) -> Speech:
        return say("effect-paid", payment=self.payment.say(), effect=self.effect.say())


class ByColour(Effect[Act], frozen=True):
    """One mana is paid, and its colour decides what happens."""

    effects: Annotated[dict[Colour, Effect[Act]], Meta(min_length=1, max_length=4)]

    def _payable(self, c: Act) -> list[Colour]:
        extra = {colour: (*c.powering, *(colour,) * c.times) for colour in self.effects}
        return [
            colour
            for colour, effect in self.effects.items()
            if effect.possible(c) and mana.affordable(c.g, c.me, extra[colour])
        ]

    def possible(self, c: Act) -> bool:
        return bool(self._payable(c))

    def run(self, c: Act) -> Flow[None]:
        colour = yield from mana.pay_any(c, self._payable(c))
        c.paid = colour
        yield from self.effects[colour].run(c)  # type: ignore[index]  # one of those above

    def say(self) -> Speech:
        return say(
            "effect-by-colour",
            parts=tuple(say("by-colour", mana=colour, effect=effect.say()) for colour, effect in self.effects.items()),
        )


class PaidCrystal(Effect[Act], frozen=True):
    """A crystal of the colour that was paid."""

    count: Annotated[int, Meta(ge=1, le=3)] = 1

    def run(self, c: Act) -> Flow[None]:
        for _ in range(self.count):
            mana.gain_crystal(c.g, c.me, c.paid)  # type: ignore[arg-type]  # a basic colour
        return
        yield

    def say(self) -> Speech:
        return say("effect-paid-crystal", count=self.count)


class OtherCrystals(Effect[Act], frozen=True):
    """A crystal of each basic colour but the one that was paid."""

    def run(self, c: Act) -> Flow[None]:
        for colour in COLOURS:
            if colour != c.paid:
                mana.gain_crystal(c.g, c.me, colour)
        return
        yield

    def say(self) -> Speech:
        return say("effect-other-crystals")


class MayPay(Effect[Act], frozen=True):
    """Something may be paid for more."""

    payment: Payment[Act]
    effect: Effect[Act]

    def run(self, c: Act) -> Flow[None]:
        if self.payment.possible(c) and (yield from c.pick("may", [("accept",)], optional=DONE, effect=self)):
            yield from self.payment.pay(c)
            yield from self.effect.run(c)

    def say(self) -> Speech:
        return say("effect-may-pay", payment=self.payment.say(), effect=self.effect.say())
