"""Words for your own cards: draw, discard, promote, and what waits for the end of the turn."""

from functools import lru_cache
from typing import ClassVar, Final, Literal

from igroteka.kernel import Deed, Effect, Few, Flow, Option, Payment, Speech, say, walk

from ..act import Play, forced_discard
from ..actions import zones
from ..actions.zones import DISCARD, HAND, PLAYED
from ..box import Aspect, Card
from ..state import PROMISE, TURN
from .numbers import Count, Times, number

THIS: Final = "this"
Source = Literal["played", "this", "hand", "discard"]
ANY_NUMBER = 99


class AtEnd(Deed[Play], frozen=True):
    """The effect waits for the end of the turn (TY-EOT-02)."""

    effect: Effect[Play]

    def do(self, c: Play) -> None:
        assert c.position is not None, "only a played card can promise something"
        number = promised(c.g.box.cards[c.card].play).index(self)
        c.g.let_last(PROMISE, TURN, owner=c.position, about=c.card, number=number)

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
