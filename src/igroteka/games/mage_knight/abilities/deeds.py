"""What action cards let last: points turned into others, first blows, cards that come back (MK-EFF-03)."""

from typing import Literal

from igroteka.kernel import Flow, Option, Speech, say

from ..act import Act, scope_of
from ..actions import cards, mana
from ..actions.points import give_attack, give_block, may_attack, may_block
from ..actions.tracks import change_reputation, gain_fame
from ..box.terms import Element, Reach
from ..combat.values import may_affect
from ..effects.amounts import Size
from ..passives.cases import Blocking, Doing, Giving, OfUnit, Recruiting
from ..passives.kinds import AttackBlocked, Opportunity, Points, Recruited, TurnEnds, Unharmed
from ..state import TURN


class MoveToAttack(Opportunity, frozen=True):
    """In combat move points can be spent for an attack."""

    price: Size
    reach: Reach = "melee"

    def options(self, case: Doing, source: str) -> list[Option]:
        c = Act(g=case.g, me=case.me, card=source.partition(".")[0])
        able = case.g.combat is not None and case.me.turn.move >= self.price and may_attack(c, self.reach)
        return [("turn_into", f"{self.reach}_attack")] if able else []

    def take(self, case: Doing, source: str, option: Option) -> Flow[None]:
        case.me.turn.move -= self.price
        give_attack(Act(g=case.g, me=case.me, card=source.partition(".")[0]), 1, self.reach)
        return
        yield

    def say(self) -> Speech:
        return say(f"ability-move-to-{self.reach}", price=self.price)


class InfluenceToBlock(Opportunity, frozen=True):
    """In the block phase influence can be spent for a block."""

    element: Element = "physical"

    def options(self, case: Doing, source: str) -> list[Option]:
        c = Act(g=case.g, me=case.me, card=source.partition(".")[0])
        return [("turn_into", f"{self.element}_block")] if case.me.turn.influence and may_block(c) else []

    def take(self, case: Doing, source: str, option: Option) -> Flow[None]:
        case.me.turn.influence -= 1
        give_block(Act(g=case.g, me=case.me, card=source.partition(".")[0]), 1, self.element)
        return
        yield

    def say(self) -> Speech:
        return say(f"ability-influence-to-block-{self.element}")


class FirstBlow(Points, frozen=True):
    """The first card that attacks or blocks is stronger; units and skills do not count."""

    attack: Size
    block: Size

    def change(self, value: int, case: Giving, source: str) -> int:
        fights = case.kind in ("attack", "block") and case.unit is None and case.source in case.g.box.cards
        if not fights or not case.g.once("first_blow", scope_of(TURN, case.me), owner=case.me.seat, about=source):
            return value
        return value + (self.attack if case.kind == "attack" else self.block)

    def say(self) -> Speech:
        return say("ability-first-blow", attack=self.attack, block=self.block)


class UnitsStronger(Points, frozen=True):
    """All attacks and blocks of one's own units are stronger."""

    more: Size

    def change(self, value: int, case: Giving, source: str) -> int:
        return value + self.more if case.unit is not None and case.kind in ("attack", "block") else value

    def say(self) -> Speech:
        return say("ability-units-stronger", count=self.more)


class UnitsUntouched(Unharmed, frozen=True):
    """No damage can be assigned to one's own units."""

    def forbids(self, case: OfUnit, source: str) -> bool:
        return True

    def say(self) -> Speech:
        return say("ability-units-untouched")


class Renown(Recruited, frozen=True):
    """Reputation, and perhaps fame, for every unit recruited this turn."""

    fame: Size = 0

    def do(self, case: Recruiting, source: str) -> None:
        change_reputation(case.g, case.me, 1)
        gain_fame(case.g, case.me, self.fame)

    def say(self) -> Speech:
        return say("ability-renown", fame=self.fame)


class BackToDeck(TurnEnds, frozen=True):
    """At the end of the turn the card may go to the deed deck instead of the discard pile."""

    to: Literal["top", "bottom"]

    def answer(self, case: Doing, source: str) -> Flow[None]:
        g, me = case.g, case.me
        card = source.partition(".")[0]
        if card not in me.played or (self.to == "bottom" and not me.deck):
            return
        c = Act(g=g, me=me, card=card, rule="MK-EFF-03")
        if (yield from c.pick("back_to_deck", [("accept",)], optional=True)):
            me.played.remove(card)
            me.deck.insert(len(me.deck) if self.to == "top" else 0, card)
            me.known += self.to == "top"
            g.tell("back_to_deck", me.seat, card)

    def say(self) -> Speech:
        return say(f"ability-back-to-{self.to}")


class BackToHand(TurnEnds, frozen=True):
    """At the end of the turn another card may be discarded to take this one back into the hand."""

    wounds: bool = False

    def answer(self, case: Doing, source: str) -> Flow[None]:
        g, me = case.g, case.me
        card = source.partition(".")[0]
        choices = list(dict.fromkeys(me.hand)) if self.wounds else cards.deeds(me.hand)
        if card not in me.played:
            return
        c = Act(g=g, me=me, card=card, rule="MK-EFF-03")
        other = yield from c.pick_one("back_to_hand", choices, verb="discard", optional=True)
        if other:
            cards.discard(g, me, other)
            me.played.remove(card)
            me.hand.append(card)
            g.tell("back_to_hand", me.seat, card)

    def say(self) -> Speech:
        return say("ability-back-to-hand-any" if self.wounds else "ability-back-to-hand")


class CrystalsReturn(TurnEnds, frozen=True):
    """At the end of the turn every crystal spent in it comes back."""

    def do(self, case: Doing, source: str) -> None:
        for colour, count in case.me.turn.spent_crystals.items():
            for _ in range(count):
                mana.gain_crystal(case.g, case.me, colour, overflow=False)
        case.me.turn.spent_crystals.clear()

    def say(self) -> Speech:
        return say("ability-crystals-return")


class FrostbittenBlock(AttackBlocked, frozen=True):
    """An enemy that this card has helped to block has less armour."""

    by: Size

    def do(self, case: Blocking, source: str) -> None:
        card = source.partition(".")[0]
        helped = any(share.source == card for share in case.shares)
        if helped and may_affect(case.g, case.me, case.foe, "blue") and not case.foe.summoner:
            case.foe.armour -= self.by
            case.g.tell("weakened", case.me.seat, case.foe.key)

    def say(self) -> Speech:
        return say("ability-frostbitten-block", by=self.by)


class Lessons(Opportunity, frozen=True):
    """Once this turn influence buys an advanced action from the offer."""

    price: Size
    to: Literal["hand", "discard"]

    def options(self, case: Doing, source: str) -> list[Option]:
        g, me = case.g, case.me
        if me.turn.influence < self.price or g.lasts("lesson", owner=me.seat, about=source):
            return []
        return [("lesson", card) for card in g.advanced_offer]

    def take(self, case: Doing, source: str, option: Option) -> Flow[None]:
        g, me = case.g, case.me
        me.turn.influence -= self.price
        g.let_last("lesson", scope_of(TURN, me), owner=me.seat, about=source)
        cards.take_from_offer(g, option[1])
        cards.gain(g, me, option[1], self.to)
        return
        yield

    def say(self) -> Speech:
        return say(f"ability-lessons-{self.to}", price=self.price)
