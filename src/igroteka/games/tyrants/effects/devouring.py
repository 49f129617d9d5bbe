"""Words for devouring: cards of your own as a payment, cards of the market row (TY-DEV)."""

from typing import ClassVar, Literal

from igroteka.kernel import Deed, Effect, Flow, Option, Payment, Speech, say

from ..act import Play
from ..actions import zones
from ..actions.zones import HAND, MARKET
from ..state import FOR_SALE, TURN


class DevourFrom(Payment[Play], frozen=True):
    """Pay by devouring one of your cards, from hand or from the inner circle."""

    reveals: ClassVar[bool] = True
    zone: Literal["hand", "inner_circle"]

    def cards(self, c: Play) -> list[str]:
        """The cards of that zone."""
        return c.me.hand if self.zone == HAND else c.me.inner_circle

    def possible(self, c: Play) -> bool:
        return bool(self.cards(c))

    def pay(self, c: Play) -> Flow[bool]:
        options = [("devour", self.zone, card) for card in dict.fromkeys(self.cards(c))]
        choice = yield from c.pick("pay_devour", options, optional=True, rule="TY-COST-03")
        if choice is None:
            return False
        self.cards(c).remove(choice[2])
        if self.zone == HAND:
            c.g.reveal()
        zones.devour(c.g, c.me, choice[2])
        return True

    def say(self) -> Speech:
        return say(f"pay-devour-{self.zone.replace('_', '-')}")


class DevourThis(Payment[Play], frozen=True):
    """Pay by devouring this very card."""

    def possible(self, c: Play) -> bool:
        return c.is_here

    def pay(self, c: Play) -> Flow[bool]:
        if not (yield from c.pick("pay_devour_this", [("accept",)], optional=True, rule="TY-COST-03")):
            return False
        zones.devour(c.g, c.me, c.take_this_card())
        return True

    def say(self) -> Speech:
        return say("pay-devour-this")


def market_to_devour(c: Play) -> list[Option]:
    """Options to devour a card of the market row."""
    return [("devour", MARKET, card) for card in zones.market_cards(c.g)]


class DevourMarket(Effect[Play], frozen=True):
    """You may devour a card of the market row; its slot is refilled (TY-DEV-03)."""

    reveals: ClassVar[bool] = True

    def possible(self, c: Play) -> bool:
        return any(c.g.market)

    def run(self, c: Play) -> Flow[None]:
        choice = yield from c.pick("devour_market", market_to_devour(c), optional=True, rule="TY-DEV-03")
        if choice:
            zones.devour_market_card(c.g, c.me, choice[2])

    def say(self) -> Speech:
        return say("effect-devour-market")


class SwapIntoMarket(Effect[Play], frozen=True):
    """Devour a card of the market row and put this card into its slot."""

    def possible(self, c: Play) -> bool:
        return c.is_here and any(c.g.market)

    def run(self, c: Play) -> Flow[None]:
        choice = yield from c.pick("swap_into_market", market_to_devour(c) if c.is_here else [])
        if choice is None:
            return
        slot = c.g.market.index(choice[2])
        zones.devour(c.g, c.me, choice[2])
        c.g.market[slot] = c.take_this_card()
        c.g.tell("market", c.card)

    def say(self) -> Speech:
        return say("effect-swap-into-market")


class SellDevoured(Deed[Play], frozen=True):
    """Until the end of the turn the top devoured card counts as part of the market."""

    def do(self, c: Play) -> None:
        c.g.once(FOR_SALE, TURN)

    def say(self) -> Speech:
        return say("effect-sell-devoured")
