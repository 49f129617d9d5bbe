"""The Grand Scepter (OA-2.4.3)."""

from igroteka.kernel import Speech, say

from ..passives import card_of
from ..passives.ruling import Whose
from ..passives.title import WieldsScepter
from ..state import TAKEN_THIS_TURN


class WieldsUnlessJustTaken(WieldsScepter, frozen=True):
    """Looking into the Reliquary, offering citizenship, exiling Citizens; not in the turn in which it was taken."""

    def permits(self, case: Whose, source: str) -> bool:
        return not case.g.lasts(TAKEN_THIS_TURN, owner=case.me.seat, about=card_of(source))

    def say(self) -> Speech:
        return say("passive-wields-scepter")
