"""Campaigns that cards let a player take (OA-7.3.2, OA-5.5)."""

from typing import Literal

from igroteka.kernel import Effect, Flow, Speech, say

from ..act import Act
from ..actions.campaign import campaign_at, can_campaign
from ..actions.ruling import rules_site, suits_at
from ..box import BEAST, SLOTS


class CampaignFrom(Effect[Act], frozen=True):
    """Campaign without Supply as if one's pawn were at another site; one's warbands there fight along."""

    where: Literal["ruled", "beast"]

    def slots(self, c: Act) -> list[int]:
        """The sites from which somebody can be attacked."""
        found = [slot for slot in range(len(SLOTS)) if c.g.places[slot].faceup and self._fits(c, slot)]
        return [slot for slot in found if can_campaign(c.g, c.me, at=slot, free=True, extra_sites=[slot])]

    def _fits(self, c: Act, slot: int) -> bool:
        return rules_site(c.g, c.me, slot) if self.where == "ruled" else BEAST in suits_at(c.g, slot)

    def possible(self, c: Act) -> bool:
        return bool(self.slots(c))

    def run(self, c: Act) -> Flow[None]:
        places = [c.g.word(slot) for slot in self.slots(c)]
        place = yield from c.pick_one("which_place", places, verb="place")
        if place:
            slot = c.g.slot(place)
            yield from campaign_at(c.g, c.me, at=slot, extra_sites=[slot], card=c.card)

    def say(self) -> Speech:
        return say(f"effect-campaign-from-{self.where}")
