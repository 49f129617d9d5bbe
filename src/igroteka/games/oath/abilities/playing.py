"""Powers about playing cards: where they may go, what may be cleared away, what playing brings (OA-5.1.4, OA-7.2)."""

from typing import ClassVar

from igroteka.kernel import Effect, Flow, Speech, say

from ..act import Act
from ..actions.playing import is_goal
from ..actions.ruling import (
    are_enemies,
    bandits_rule,
    card_rulers,
    holder_of,
    is_foe_of_ruler,
    rules_site,
    slot_of,
    slots_of,
)
from ..actions.tokens import gain_favor
from ..actions.zones import is_chained
from ..box import SLOTS, Count, Suit, Suits
from ..effects.basics import GainAnyFavor
from ..passives import card_of
from ..passives.cards import (
    CardPlayed,
    IgnoresCapacity,
    MayClear,
    MayNotPlay,
    Playing,
    SiteCapacity,
    SiteGift,
    SitesForCard,
)
from ..passives.title import Kept
from ..state import CLEARED


def _suits(suits: tuple[Suit, ...]) -> Speech:
    return say("suits-or", parts=tuple(say(f"of-{suit}") for suit in suits))


# Where a card may go


class SuitsAnywhere(SitesForCard, frozen=True):
    """Cards of certain suits may be played to any site with room."""

    suits: Suits

    def change(self, value: list[int], case: Playing, source: str) -> list[int]:
        return [*value, *range(len(SLOTS))] if case.g.box.suits[case.card] in self.suits else value

    def say(self) -> Speech:
        return say("passive-suits-anywhere", suits=_suits(self.suits))


class PlaysInRegion(SitesForCard, MayClear, frozen=True):
    """A card may be played to any site of the region, and before that one of the region's denizens discarded."""

    def change(self, value: list[int], case: Playing, source: str) -> list[int]:
        return [*value, *slots_of(case.g.region(case.me))]

    def slots(self, case: Playing, source: str) -> list[int]:
        return slots_of(case.g.region(case.me))

    def say(self) -> Speech:
        return say("passive-plays-in-region")


class ClearsGoal(MayClear, frozen=True):
    """Before a card is played to a site, a denizen of that site may be discarded."""

    def slots(self, case: Playing, source: str) -> list[int]:
        return [case.slot]

    def say(self) -> Speech:
        return say("passive-clears-goal")


class ClearsHere(MayClear, frozen=True):
    """Before a card is played to this site, one of its denizens may be discarded."""

    def slots(self, case: Playing, source: str) -> list[int]:
        return [case.slot] if case.g.places[case.slot].site == card_of(source) else []

    def say(self) -> Speech:
        return say("passive-clears-here")


class NeedsNoRoom(IgnoresCapacity, frozen=True):
    """The card itself may be played to a site without room."""

    def say(self) -> Speech:
        return say("passive-needs-no-room")


class CapacityIs(SiteCapacity, frozen=True):
    """The site of this card has room for so many cards."""

    count: Count

    def change(self, value: int, case: Kept, source: str) -> int:
        return self.count if slot_of(case.g, card_of(source)) == case.slot else value

    def say(self) -> Speech:
        return say("passive-capacity-is", count=self.count)


# What cannot be played


class NotBesideLocked(MayNotPlay, frozen=True):
    """The card itself cannot be played to a site with a locked card."""

    def forbids(self, case: Playing, source: str) -> bool:
        if case.card != card_of(source) or case.to != "site":
            return False
        return any(is_chained(case.g, case.me, card) for card in case.g.places[case.slot].cards)

    def say(self) -> Speech:
        return say("passive-not-beside-locked")


class EnemiesHideNothing(MayNotPlay, frozen=True):
    """Enemies of the ruler cannot play cards facedown."""

    def forbids(self, case: Playing, source: str) -> bool:
        return case.to == "facedown" and is_foe_of_ruler(case.g, case.me, card_of(source))

    def say(self) -> Speech:
        return say("passive-enemies-hide-nothing")


class EnemiesSeeNothing(MayNotPlay, frozen=True):
    """Enemies at a site of the ruler's cannot play Visions faceup."""

    def forbids(self, case: Playing, source: str) -> bool:
        g, me = case.g, case.me
        if case.to != "vision":
            return False
        rulers = card_rulers(g, card_of(source))
        if not rulers:
            return bandits_rule(g, me.at)
        return me not in rulers and any(are_enemies(g, me, one) and rules_site(g, one, me.at) for one in rulers)

    def say(self) -> Speech:
        return say("passive-enemies-see-nothing")


class VisionsOnlyHere(MayNotPlay, frozen=True):
    """True Visions are played faceup only by players at this site."""

    def forbids(self, case: Playing, source: str) -> bool:
        here = case.me.at == slot_of(case.g, card_of(source))
        return case.to == "vision" and is_goal(case.g, case.card) and not here

    def say(self) -> Speech:
        return say("passive-visions-only-here")


class SeesNothing(MayNotPlay, frozen=True):
    """I cannot play Visions faceup, not even the Conspiracy."""

    def forbids(self, case: Playing, source: str) -> bool:
        return case.to == "vision"

    def say(self) -> Speech:
        return say("passive-sees-nothing")


class EnemiesPlayNo(MayNotPlay, frozen=True):
    """Enemies of the ruler cannot play cards of a suit faceup."""

    suit: Suit

    def forbids(self, case: Playing, source: str) -> bool:
        fits = case.faceup and case.g.box.suits.get(case.card) == self.suit
        return fits and is_foe_of_ruler(case.g, case.me, card_of(source))

    def say(self) -> Speech:
        return say("passive-enemies-play-no", suit=say(f"of-{self.suit}"))


# What playing brings


class SecretForSite(SiteGift, frozen=True):
    """Playing a card to a site gains a secret, not a favor."""

    def change(self, value: str, case: Playing, source: str) -> str:
        return "secret"

    def say(self) -> Speech:
        return say("passive-secret-for-site")


class Homeland(CardPlayed, frozen=True):
    """Playing a card of a suit to this site brings something, unless I have discarded such a card from it this turn."""

    suit: Suit
    effect: Effect[Act]

    def answer(self, case: Playing, source: str) -> Flow[None]:
        g, site = case.g, card_of(source)
        if case.to != "site" or g.places[case.slot].site != site or g.box.suits.get(case.card) != self.suit:
            return
        if not g.lasts(CLEARED, owner=case.me.seat, about=f"{site} {self.suit}"):
            yield from self.effect.run(Act(g, case.me, site))

    def say(self) -> Speech:
        return say("passive-homeland", suit=say(f"of-{self.suit}"), effect=self.effect.say())


class AfterPlaying(CardPlayed, frozen=True):
    """I play a card faceup, perhaps only of certain suits, perhaps only straight from the draw: something follows."""

    rank: ClassVar[int] = 1
    effect: Effect[Act]
    suits: Suits = ()
    drawn: bool = False

    def answer(self, case: Playing, source: str) -> Flow[None]:
        suit = case.g.box.suits.get(case.card)
        if suit and (not self.suits or suit in self.suits) and (case.drawn or not self.drawn):
            yield from self.effect.run(Act(case.g, case.me, card_of(source)))

    def say(self) -> Speech:
        if self.suits:
            parts = tuple(self.effect.sentences())
            return say("passive-after-playing-suits", suits=_suits(self.suits), parts=parts)
        return say("passive-after-playing-drawn" if self.drawn else "passive-after-playing", effect=self.effect.say())


class FavorForOthersCards(CardPlayed, frozen=True):
    """Somebody else plays a card of certain suits faceup: I gain favor of its suit."""

    rank: ClassVar[int] = 2
    suits: Suits
    count: Count

    def do(self, case: Playing, source: str) -> None:
        suit, holder = case.g.box.suits.get(case.card), holder_of(case.g, card_of(source))
        if suit in self.suits and holder and holder is not case.me:
            gain_favor(case.g, holder, suit, self.count)

    def say(self) -> Speech:
        return say("passive-favor-for-others-cards", suits=_suits(self.suits), count=self.count)


class FavorForOthersVisions(CardPlayed, frozen=True):
    """Somebody else plays a Vision faceup: I gain favor from one bank."""

    rank: ClassVar[int] = 2
    count: Count

    def answer(self, case: Playing, source: str) -> Flow[None]:
        card = card_of(source)
        holder = holder_of(case.g, card)
        if case.g.box.is_vision(case.card) and holder and holder is not case.me:
            yield from GainAnyFavor(self.count).run(Act(case.g, holder, card))

    def say(self) -> Speech:
        return say("passive-favor-for-others-visions", count=self.count)
