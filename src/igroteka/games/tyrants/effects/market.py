"""Words for the market and the supplies: recruit without paying, Insane Outcasts, play a card from where it lies."""

from typing import ClassVar, Literal

from igroteka.kernel import Deed, Effect, Flow, Option, Speech, say

from ..act import Play, carry_out
from ..actions import zones
from ..actions.zones import INNER_CIRCLE, MARKET
from ..box import Aspect
from .numbers import Amount, Times

MOST_PLAYED = 100
"""No turn plays more cards than this by other cards; the printed ones never come near, an edited one could."""


class RecruitFree(Effect[Play], frozen=True):
    """Recruit cards for nothing, up to a cost, perhaps of one aspect only."""

    reveals: ClassVar[bool] = True
    max_cost: Amount
    aspect: Aspect | Literal[""] = ""
    count: Times = 1
    up_to: bool = False

    def possible(self, c: Play) -> bool:
        return bool(self.targets(c))

    def targets(self, c: Play) -> list[Option]:
        """The open cards that fit."""
        return [
            ("recruit", zone, card)
            for zone, card in zones.offers(c.g)
            if zones.cost(c.g, card) <= self.max_cost and self.aspect in ("", c.g.box.cards[card].aspect)
        ]

    def run(self, c: Play) -> Flow[None]:
        for _ in range(self.count):
            choice = yield from c.pick("recruit_free", self.targets(c), optional=self.up_to, rule="TY-RECR-01")
            if choice is None:
                return
            zones.recruit(c.g, c.me, choice[1], choice[2])

    def say(self) -> Speech:
        if self.aspect:
            return say("effect-recruit-aspect", aspect=say(f"aspect-{self.aspect}"), cost=self.max_cost)
        return say("effect-recruit-up-to", count=self.count, cost=self.max_cost)


class TakeOutcasts(Deed[Play], frozen=True):
    """The player it is about recruits Insane Outcasts; said of others."""

    count: Times = 1

    def do(self, c: Play) -> None:
        zones.recruit_outcasts(c.g, c.whom, self.count)

    def say(self) -> Speech:
        return say("effect-takes-outcasts", count=self.count)


class OwnOutcast(Deed[Play], frozen=True):
    """You yourself recruit an Insane Outcast."""

    def do(self, c: Play) -> None:
        zones.recruit_outcasts(c.g, c.me, 1)

    def say(self) -> Speech:
        return say("effect-own-outcast")


class ReturnToSupply(Deed[Play], frozen=True):
    """This card, an Insane Outcast, goes back to its supply (TY-COST-06)."""

    def possible(self, c: Play) -> bool:
        return c.is_here

    def do(self, c: Play) -> None:
        if c.is_here:
            c.take_this_card()
            zones.return_outcast(c.g, c.me)

    def say(self) -> Speech:
        return say("effect-return-to-supply")


def may_play_more(c: Play) -> bool:
    """May this card still play another?"""
    return len(c.g.turn.played) < MOST_PLAYED


class PlayFromMarket(Effect[Play], frozen=True):
    """Play a market card as if it were in hand, then devour it."""

    reveals: ClassVar[bool] = True
    max_cost: Amount

    def possible(self, c: Play) -> bool:
        return bool(self.targets(c))

    def targets(self, c: Play) -> list[Option]:
        """The market cards that are cheap enough."""
        cards = zones.market_cards(c.g) if may_play_more(c) else []
        return [("borrow", MARKET, card) for card in cards if zones.cost(c.g, card) <= self.max_cost]

    def run(self, c: Play) -> Flow[None]:
        choice = yield from c.pick("borrow", self.targets(c))
        if choice is None:
            return
        card = choice[2]
        slot = c.g.market.index(card)
        c.g.market[slot] = ""
        played = yield from carry_out(c.g, c.me, card)
        if played.here:
            played.here = False
            zones.devour(c.g, c.me, card)
        zones.fill_slot(c.g, slot)

    def say(self) -> Speech:
        return say("effect-play-from-market", cost=self.max_cost)


class PlayFromInnerCircle(Effect[Play], frozen=True):
    """Play a card of your inner circle as if it were in hand; then it goes back there."""

    reveals: ClassVar[bool] = True

    def possible(self, c: Play) -> bool:
        return bool(c.me.inner_circle) and may_play_more(c)

    def run(self, c: Play) -> Flow[None]:
        options = [("borrow", INNER_CIRCLE, card) for card in dict.fromkeys(c.me.inner_circle)]
        choice = yield from c.pick("borrow", options if self.possible(c) else [])
        if choice is None:
            return
        card = choice[2]
        c.me.inner_circle.remove(card)
        played = yield from carry_out(c.g, c.me, card)
        if played.here:
            played.here = False
            c.me.inner_circle.append(card)

    def say(self) -> Speech:
        return say("effect-play-from-inner-circle")
