"""Words of artifacts: cards discarded or thrown away for more, dice that may hurt, gifts of day and night."""

from typing import ClassVar, Literal

from igroteka.kernel import DONE, Condition, Deed, Effect, Flow, Speech, say

from ..act import Act, is_night
from ..actions import cards, mana, rewards, units
from ..actions.points import give_attack, may_attack
from ..box.terms import BLACK, GOLD, MANA, RED, Time
from .amounts import Size

HARMFUL = (BLACK, RED)
"""The faces with which the horn hurts whoever blows it."""


class AtTime(Condition[Act], frozen=True):
    """Is it day, or night? Where night rules apply it is night (MK-TIME-09)."""

    time: Time

    def holds(self, c: Act) -> bool:
        return is_night(c.g) == (self.time == "night")

    def say(self) -> Speech:
        return say(f"condition-at-{self.time}")


class DiscardToAttack(Effect[Act], frozen=True):
    """Discard any number of cards that are no wounds: an attack for each."""

    each: Size

    def possible(self, c: Act) -> bool:
        return may_attack(c, "melee")

    def run(self, c: Act) -> Flow[None]:
        count = 0
        while choices := cards.deeds(c.me.hand):
            card = yield from c.pick_one("discard_to_attack", choices, verb="discard", optional=DONE, number=self.each)
            if not card:
                break
            cards.discard(c.g, c.me, card)
            count += 1
        if count:
            give_attack(c, self.each * count)

    def say(self) -> Speech:
        return say("effect-discard-to-attack", each=self.each)


def blow(c: Act, dice: int) -> None:
    """Roll dice that are not of the source: a wound for each black or red one."""
    faces = c.g.chance.roll(MANA, dice)
    for face in faces:
        c.g.tell("rolled", c.me.seat, face)
    cards.take_wounds(c.g, c.me, sum(face in HARMFUL for face in faces))


class RiskWound(Deed[Act], frozen=True):
    """Roll a mana die: black or red is a wound."""

    reveals: ClassVar[bool] = True

    def possible(self, c: Act) -> bool:
        return False  # it never is a reason to play a card

    def do(self, c: Act) -> None:
        blow(c, 1)

    def say(self) -> Speech:
        return say("effect-risk-wound")


class RiskySiege(Effect[Act], frozen=True):
    """A siege attack, and as much more as the player dares: a die is rolled for each point of that."""

    reveals: ClassVar[bool] = True
    points: Size
    more: Size

    def possible(self, c: Act) -> bool:
        return may_attack(c, "siege")

    def run(self, c: Act) -> Flow[None]:
        dice = int((yield from c.pick_one("dare", map(str, range(self.more + 1)), number=self.points)))
        give_attack(c, self.points + dice, "siege")
        if dice:
            blow(c, dice)

    def say(self) -> Speech:
        return say("effect-risky-siege", points=self.points, more=self.more)


class RandomCrystal(Effect[Act], frozen=True):
    """Roll a mana die: a crystal of its colour, gold lets one choose, black is fame instead."""

    reveals: ClassVar[bool] = True

    def run(self, c: Act) -> Flow[None]:
        yield from rewards.random_crystal(c, overflow=True)

    def say(self) -> Speech:
        return say("effect-random-crystal")


class TokenOfTime(Deed[Act], frozen=True):
    """A gold mana token by day, a black one at night."""

    def do(self, c: Act) -> None:
        mana.gain_token(c.g, c.me, BLACK if is_night(c.g) else GOLD)

    def say(self) -> Speech:
        return say("effect-token-of-time")


class ReadyAll(Deed[Act], frozen=True):
    """All units of one's own are made usable again, wounded ones too; not in combat (MK-UNIT-13)."""

    def possible(self, c: Act) -> bool:
        return not c.fighting and any(not unit.ready for unit in c.me.units)

    def do(self, c: Act) -> None:
        for unit in c.me.units:
            if not unit.ready:
                units.ready(c.g, c.me, unit)

    def say(self) -> Speech:
        return say("effect-ready-all")


class TradeCard(Effect[Act], frozen=True):
    """Throw an action away from hand for a card of its colour from an offer, into the hand."""

    reveals: ClassVar[bool] = True
    offer: Literal["advanced", "spells"]
    crystal: bool = False
    """Is a crystal of that colour gained too?"""

    def possible(self, c: Act) -> bool:
        return bool(self._given(c, cards.others(c)))

    def _given(self, c: Act, hand: list[str]) -> list[str]:
        """The actions in hand that something in the offer matches."""
        return [card for card in cards.action_cards(c.g, hand) if self._matching(c, card)]

    def _matching(self, c: Act, given: str) -> list[str]:
        """What has a colour of the card that is given away."""
        box = c.g.box.cards
        offer = c.g.advanced_offer if self.offer == "advanced" else c.g.spell_offer
        return [card for card in offer if set(box[card].colours) & set(box[given].colours)]

    def run(self, c: Act) -> Flow[None]:
        g, me = c.g, c.me
        given = yield from c.pick_one("throw_away", self._given(c, me.hand))
        if not given:
            return
        matching = self._matching(c, given)
        cards.throw_away(g, me, given, me.hand)
        card = yield from c.pick_one("trade_card", matching, verb="take_card")
        cards.take_from_offer(g, card)
        cards.gain(g, me, card, "hand")
        if self.crystal:
            shared = [colour for colour in g.box.cards[card].colours if colour in g.box.cards[given].colours]
            mana.gain_crystal(g, me, shared[0])

    def say(self) -> Speech:
        return say(f"effect-trade-card-{self.offer}" + "-crystal" * self.crystal)
