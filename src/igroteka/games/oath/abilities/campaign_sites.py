"""Powers of sites that bear upon campaigns (OA-2.8.5)."""

from typing import Literal

from igroteka.kernel import Speech, say

from ..actions.ruling import rules_site, where
from ..box import FREE, SLOTS, Cost
from ..passives.campaign import AlsoTargets, Fighting, MoreAttackDice, TargetPrice


def targets_at(case: Fighting, slot: int) -> bool:
    """Is anything at that site a target: the site, or the defender's things beside the pawn there?"""
    campaign = case.campaign
    return slot in campaign.sites or (slot == campaign.at and bool(campaign.relics or campaign.pawn))


class AttackDieHere(MoreAttackDice, frozen=True):
    """Targets at this site bring the attacker one attack die more, or one less."""

    sign: Literal["more", "less"]

    def amount(self, case: Fighting, source: str) -> int:
        if not targets_at(case, where(case.g, source).slot):
            return 0
        return 1 if self.sign == "more" else -1

    def say(self) -> Speech:
        return say(f"passive-attack-die-{self.sign}")


class GuardsRegion(AlsoTargets, frozen=True):
    """Whoever attacks from another region must target this site before others of its region, unless ruling it."""

    def change(self, value: list[int], case: Fighting, source: str) -> list[int]:
        slot, campaign = where(case.g, source).slot, case.campaign
        region = SLOTS[slot]
        inside = any(SLOTS[site] == region for site in campaign.sites)
        if SLOTS[campaign.at] == region or not inside or rules_site(case.g, case.g.players[campaign.attacker], slot):
            return value
        return [*value, slot]

    def say(self) -> Speech:
        return say("passive-guards-region")


class SecretToTarget(TargetPrice, frozen=True):
    """For targets here the attacker turns a secret facedown."""

    def price(self, case: Fighting, source: str) -> Cost:
        return Cost(secrets=1) if targets_at(case, where(case.g, source).slot) else FREE

    def say(self) -> Speech:
        return say("passive-secret-to-target")
