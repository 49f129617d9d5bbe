"""Words for the quests in hand: drawn, discarded, paid with (MM-SYM-06, MM-SYM-20)."""

from typing import ClassVar

from igroteka.kernel import Effect, Flow, Payment, Speech, say

from ..act import Act
from ..actions import quests
from ..box import Amount, Times
from ..passives import AnyTime
from .city import pledged


class DrawQuests(Effect[Act], frozen=True):
    """Draw quests, then discard so many from hand; what is met by then is completed, and not in hand (MM-SYM-20)."""

    reveals: ClassVar[bool] = True
    draw: Times
    discard: Amount = 0

    def run(self, c: Act) -> Flow[None]:
        quests.draw_quests(c.g, c.me, self.draw)
        yield from quests.check(c.g, c.me, AnyTime)
        for _ in range(self.discard):
            yield from discard_one(c)

    def say(self) -> Speech:
        if not self.discard:
            return say("effect-draw-quests", count=self.draw)
        return say("effect-draw-discard", count=self.draw, discard=self.discard)


def discards(c: Act) -> list[str]:
    """The unfinished quests that may go: not those by which a training is to be paid (MM-DEV-18)."""
    kept = pledged(c.g, c.me)
    return [quest for quest in c.me.quests if quest not in kept]


def discard_one(c: Act) -> Flow[bool]:
    """Discard an unfinished quest of the player's choice; was there one? (MM-FAQ-17)"""
    quest = yield from c.pick_one("discard", discards(c), rule="MM-FAQ-17")
    if quest:
        quests.discard(c.g, c.me, quest)
    return bool(quest)


class DiscardQuest(Effect[Act], frozen=True):
    """Discard an unfinished quest, if you hold one (MM-FAQ-16)."""

    def possible(self, c: Act) -> bool:
        return bool(discards(c))

    def run(self, c: Act) -> Flow[None]:
        yield from discard_one(c)

    def say(self) -> Speech:
        return say("effect-discard-quest")


class PayQuest(Payment[Act], frozen=True):
    """Pay with an unfinished quest."""

    def possible(self, c: Act) -> bool:
        return bool(discards(c))

    def pay(self, c: Act) -> Flow[bool]:
        return (yield from discard_one(c))

    def say(self) -> Speech:
        return say("pay-quest")
