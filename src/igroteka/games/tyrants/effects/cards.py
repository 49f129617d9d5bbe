"""Words for what happens to cards: draw, discard, devour, promote, recruit, play from elsewhere."""

from functools import lru_cache
from typing import ClassVar, Final, Literal

from igroteka.kernel import Deed, Effect, Few, Flow, Option, Payment, Speech, say, walk

from ..act import Play, carry_out, forced_discard
from ..actions import zones
from ..actions.zones import DISCARD, HAND, INNER_CIRCLE, MARKET, PLAYED
from ..box import Aspect, Card
from ..state import Promise
from .numbers import Amount, Count, Times, number

THIS: Final = "this"
Source = Literal["played", "this", "hand", "discard"]
ANY_NUMBER = 99
MOST_PLAYED = 100
"""No turn plays more cards than this by other cards; the printed ones never come near, an edited one could."""


class AtEnd(Deed[Play], frozen=True):
    """The effect waits for the end of the turn (TY-EOT-02)."""

    effect: Effect[Play]

    def do(self, c: Play) -> None:
        assert c.position is not None, "only a played card can promise something"
        c.g.turn.promises.append(Promise(c.position, c.card, promised(c.g.box.cards[c.card].play).index(self)))

    def say(self) -> Speech:
        return say("effect-at-end", effect=self.effect.say())


@lru_cache(maxsize=1024)
def promised(play: Effect[Play]) -> list[AtEnd]:
    """The parts of a card's effect that wait for the end of the turn."""
    return [word for word in walk(play) if isinstance(word, AtEnd)]


class Draw(Deed[Play], frozen=True):
    """Draw cards (TY-DRAW)."""

    reveals: ClassVar[bool] = True
    count: Times | Count

    def possible(self, c: Play) -> bool:
        return number(self.count, c) > 0 and bool(c.me.deck or c.me.discard)

    def do(self, c: Play) -> None:
        zones.draw(c.g, c.me, number(self.count, c))

    def say(self) -> Speech:
        if isinstance(self.count, Count):
            return say("effect-draw-per", each=self.count.say_each())
        return say("effect-draw", count=self.count)


class DiscardCard(Effect[Play], frozen=True):
    """The player it is about discards a card of their choice; said of others."""

    reveals: ClassVar[bool] = True

    def possible(self, c: Play) -> bool:
        return bool(c.whom.hand)

    def run(self, c: Play) -> Flow[None]:
        yield from forced_discard(c.g, c.whom, by=c.me)

    def say(self) -> Speech:
        return say("effect-discards")


class DiscardFromHand(Payment[Play], frozen=True):
    """Pay by discarding a card from your hand."""

    reveals: ClassVar[bool] = True

    def possible(self, c: Play) -> bool:
        return bool(c.me.hand)

    def pay(self, c: Play) -> Flow[bool]:
        cards = dict.fromkeys(c.me.hand)
        card = yield from c.pick_one("pay_discard", cards, verb="discard", optional=True, rule="TY-COST-05")
        if card:
            c.me.hand.remove(card)
            c.me.discard.append(card)
            c.g.reveal()
            c.g.tell("discarded", c.me.seat, card)
        return bool(card)

    def say(self) -> Speech:
        return say("pay-discard")


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


class PromoteThis(Deed[Play], frozen=True):
    """Promote this card at once."""

    def possible(self, c: Play) -> bool:
        return c.is_here

    def do(self, c: Play) -> None:
        if c.is_here:
            zones.promote(c.g, c.me, c.take_this_card())

    def say(self) -> Speech:
        return say("effect-promote-this")


class PromoteTop(Deed[Play], frozen=True):
    """Promote the top card of your deck at once, unseen."""

    reveals: ClassVar[bool] = True

    def possible(self, c: Play) -> bool:
        return bool(c.me.deck or c.me.discard)

    def do(self, c: Play) -> None:
        if zones.top_up_deck(c.g, c.me):
            c.g.reveal()
            zones.promote(c.g, c.me, c.me.deck.pop())

    def say(self) -> Speech:
        return say("effect-promote-top")


class Promote(Effect[Play], frozen=True):
    """Promote cards of your choice: other cards played this turn, or from hand or discard pile, or this card."""

    reveals: ClassVar[bool] = True
    sources: Few[Source] = (PLAYED,)
    count: Times = 1
    up_to: bool = False
    aspect: Aspect | Literal[""] = ""
    minion: str = ""

    def possible(self, c: Play) -> bool:
        return bool(self.targets(c))

    def targets(self, c: Play) -> list[Option]:
        """The cards that could be promoted."""
        zone_cards = {
            PLAYED: [c.g.turn.played[n].card for n in c.others()],
            THIS: [c.card] if c.is_here else [],
            HAND: c.me.hand,
            DISCARD: c.me.discard,
        }
        return [
            ("promote", zone, card)
            for zone in self.sources
            for card in dict.fromkeys(zone_cards[zone])
            if self.fits(c.g.box.cards[card])
        ]

    def fits(self, card: Card) -> bool:
        """Is it of the named aspect and type?"""
        return self.aspect in ("", card.aspect) and self.minion in ("", card.minion)

    def run(self, c: Play) -> Flow[None]:
        for _ in range(self.count):
            choice = yield from c.pick("promote", self.targets(c), optional=self.up_to)
            if choice is None:
                return
            _, zone, card = choice
            self.take(c, zone, card)
            zones.promote(c.g, c.me, card)

    def take(self, c: Play, zone: str, card: str) -> None:
        """Take the chosen card from its zone."""
        if zone == PLAYED:
            c.take_other(card)
        elif zone == THIS:
            c.take_this_card()
        elif zone == HAND:
            c.me.hand.remove(card)
            c.g.reveal()
        else:
            c.me.discard.remove(card)

    def say(self) -> Speech:
        if self.sources == (PLAYED,):
            kind = self.aspect or self.minion or ("up-to" if self.up_to else "played")
        else:
            kind = "-".join(self.sources)
        return say(f"effect-promote-{kind}", count=self.count)


PROMOTE_ANOTHER = AtEnd(Promote())
"""The commonest promise: at the end of the turn promote another card played this turn."""


class EmptyDeck(Deed[Play], frozen=True):
    """Put your whole deck into your discard pile."""

    reveals: ClassVar[bool] = True

    def do(self, c: Play) -> None:
        c.me.discard += c.me.deck
        c.me.deck = []
        c.g.reveal()
        c.g.tell("emptied_deck", c.me.seat)

    def say(self) -> Speech:
        return say("effect-empty-deck")


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


class SellDevoured(Deed[Play], frozen=True):
    """Until the end of the turn the top devoured card counts as part of the market."""

    def do(self, c: Play) -> None:
        c.g.turn.devoured_for_sale = True

    def say(self) -> Speech:
        return say("effect-sell-devoured")


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
