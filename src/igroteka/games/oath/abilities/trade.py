"""What powers do to Trade (OA-5.3)."""

from typing import ClassVar

from igroteka.kernel import Speech, say

from ..actions.ruling import card_payee, card_rulers, is_foe_of_ruler, slot_of, slots_of
from ..box import SLOTS, TRADE, Count
from ..passives import card_of
from ..passives.cards import Acting
from ..passives.majors import CountsForTrade, Due, Matching, Toll, TradeYield, WhereCardsAre, Yield


class CountsAsChosen(CountsForTrade, frozen=True):
    """This adviser counts as one of the chosen suit, not of its own."""

    def amount(self, case: Matching, source: str) -> int:
        card = card_of(source)
        return (case.suit == case.doing.chosen.get(card)) - (case.suit == case.g.box.suits[card])

    def say(self) -> Speech:
        return say("passive-counts-as-chosen")


class RegionCards(WhereCardsAre, frozen=True):
    """Cards at all sites of this card's region will do."""

    def change(self, value: list[int], case: Acting, source: str) -> list[int]:
        here = slot_of(case.g, card_of(source))
        return [*value, *slots_of(SLOTS[here])] if here == case.doing.at else value

    def say(self) -> Speech:
        return say("passive-region-cards")


class SecretsMore(TradeYield, frozen=True):
    """The Trade brings more secrets."""

    count: Count

    def change(self, value: Yield, case: Acting, source: str) -> Yield:
        return value._replace(secrets=value.secrets + self.count)

    def say(self) -> Speech:
        return say("passive-secrets-more", count=self.count)


class Careless(TradeYield, frozen=True):
    """Each Trade brings a favor more; a Trade for secrets a secret less."""

    def change(self, value: Yield, case: Acting, source: str) -> Yield:
        return Yield(value.favor + 1, max(0, value.secrets - 1))

    def say(self) -> Speech:
        return say("passive-careless")


class OneFavorIsTwo(TradeYield, frozen=True):
    """A Trade that brings exactly one favor brings two."""

    rank: ClassVar[int] = 1

    def change(self, value: Yield, case: Acting, source: str) -> Yield:
        return value._replace(favor=2) if value.favor == 1 else value

    def say(self) -> Speech:
        return say("passive-one-favor-is-two")


class NoFavor(TradeYield, frozen=True):
    """A Trade brings no favor."""

    rank: ClassVar[int] = 2

    def change(self, value: Yield, case: Acting, source: str) -> Yield:
        return value._replace(favor=0)

    def say(self) -> Speech:
        return say("passive-no-favor")


class TradeToll(Toll, frozen=True):
    """Enemies of this card's ruler pay the ruler to trade with any card that the ruler rules."""

    count: Count = 1

    def due(self, case: Acting, source: str) -> Due | None:
        g, me, doing = case
        card = card_of(source)
        if doing.action != TRADE or not is_foe_of_ruler(g, me, card):
            return None
        same = card_rulers(g, doing.target) == card_rulers(g, card)
        return Due(card_payee(g, card), self.count) if same else None

    def say(self) -> Speech:
        return say("passive-trade-toll", count=self.count)
