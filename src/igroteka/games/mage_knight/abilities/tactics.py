"""What tactics do to the rules (MK-TACT-10, MK-TACT-11)."""

from igroteka.kernel import Flow, Speech, say

from ..act import Act
from ..effects.tactics import Recover
from ..passives.cases import Doing
from ..passives.kinds import DeckEmpty, HandLimit


class Planning(HandLimit, frozen=True):
    """One card more if two are in hand before drawing."""

    def amount(self, case: Doing, source: str) -> int:
        return 1 if len(case.me.hand) >= 2 and case.me.tactic == source else 0

    def say(self) -> Speech:
        return say("ability-planning")


class LongNight(DeckEmpty, frozen=True):
    """In the middle of drawing the deck may be made anew (MK-TACT-11)."""

    def answer(self, case: Doing, source: str) -> Flow[None]:
        c = Act(g=case.g, me=case.me, card=source, part="effect", rule="MK-TACT-11")
        recover = Recover(3)
        if recover.possible(c) and (yield from c.pick("may", [("accept",)], optional=True, effect=recover)):
            case.me.tactic_up = False
            recover.do(c)

    def say(self) -> Speech:
        return say("ability-long-night")
