"""What edifices do in the Chronicle (OA-8.3.2)."""

from igroteka.kernel import Speech, say

from ..actions.ruling import suits_at
from ..box import Suit
from ..passives.title import Kept, SiteStays


class KeepsSites(SiteStays, frozen=True):
    """Sites with a card of a suit stay on the map."""

    suit: Suit

    def permits(self, case: Kept, source: str) -> bool:
        return self.suit in suits_at(case.g, case.slot)

    def say(self) -> Speech:
        return say("passive-site-stays", suit=say(f"of-{self.suit}"))
