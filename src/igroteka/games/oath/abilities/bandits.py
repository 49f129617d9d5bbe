"""Powers about bandits (OA-2.8.3-02)."""

from igroteka.kernel import Speech, say

from ..box import Count
from ..passives.ruling import MoreBandits, Whose


class AddsBandits(MoreBandits, frozen=True):
    """Every site has more bandits."""

    count: Count

    def amount(self, case: Whose, source: str) -> int:
        return self.count

    def say(self) -> Speech:
        return say("passive-adds-bandits", count=self.count)
