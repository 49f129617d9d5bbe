"""What sites do to Travel (OA-2.8.5); powers that ignore site powers ignore all of it."""

from igroteka.kernel import Speech, say

from ..actions.ruling import are_enemies, payee
from ..box import SLOTS, TRAVEL, Count
from ..passives import IN_FORCE, in_force
from ..passives.cards import Acting
from ..passives.majors import (
    BaseCost,
    GuideChooses,
    IgnoresHiding,
    IgnoresPass,
    IgnoresSitePowers,
    MayNotAct,
    SecretsToFlip,
    Surcharge,
)


def leads_from(case: Acting, site: str) -> bool:
    """Is it a Travel that begins at this site, whose power is not ignored?"""
    here = case.doing.action == TRAVEL and in_force(case.g, case.me)[site].slot == case.doing.start
    return here and not _ignores(case)


def _ignores(case: Acting) -> bool:
    return IN_FORCE.permitted(case.g, IgnoresSitePowers, case.me, case)


class TravelCostsFrom(BaseCost, frozen=True):
    """Leaving this site costs so much Supply, wherever the way leads."""

    def change(self, value: int, case: Acting, source: str) -> int:
        return self.supply if leads_from(case, source) else value

    def say(self) -> Speech:
        return say("passive-travel-costs-from", count=self.supply)


class PassIgnoredFrom(IgnoresPass, frozen=True):
    """For a way that begins here no site of another region is in the way."""

    def permits(self, case: Acting, source: str) -> bool:
        return leads_from(case, source)

    def say(self) -> Speech:
        return say("passive-pass-ignored-from")


class HidingIgnoredFrom(IgnoresHiding, frozen=True):
    """For a way that begins here no secret has to be turned facedown at its end."""

    def permits(self, case: Acting, source: str) -> bool:
        return leads_from(case, source)

    def say(self) -> Speech:
        return say("passive-hiding-ignored-from")


class RulerGuides(GuideChooses, frozen=True):
    """If an enemy player rules this site, that ruler picks where whoever leaves it goes."""

    def change(self, value: int, case: Acting, source: str) -> int:
        if not leads_from(case, source):
            return value
        ruler = payee(case.g, case.doing.start)
        return ruler.seat if ruler and are_enemies(case.g, case.me, ruler) else value

    def say(self) -> Speech:
        return say("passive-ruler-guides")


class CostsMoreToLeave(Surcharge, frozen=True):
    """Leaving this site costs more Supply."""

    count: Count = 1

    def amount(self, case: Acting, source: str) -> int:
        return self.count if leads_from(case, source) else 0

    def say(self) -> Speech:
        return say("passive-costs-more-to-leave", count=self.count)


class GateOfRegion(MayNotAct, frozen=True):
    """Travel into this region from another must end at this site (OA-9.2-05)."""

    def forbids(self, case: Acting, source: str) -> bool:
        g, me, doing = case
        if doing.action != TRAVEL or not doing.target:
            return False
        here, slot = in_force(g, me)[source].slot, g.slot(doing.target)
        enters = SLOTS[here] == SLOTS[slot] != SLOTS[doing.start] and slot != here
        return enters and not _ignores(case) and not IN_FORCE.permitted(g, IgnoresPass, me, case)

    def say(self) -> Speech:
        return say("passive-gate-of-region")


class PassIgnored(IgnoresPass, frozen=True):
    """No site of another region is in the way; for a modifier."""

    def say(self) -> Speech:
        return say("passive-pass-ignored")


class HiddenSite(SecretsToFlip, frozen=True):
    """Nobody can travel here without turning a secret facedown."""

    def amount(self, case: Acting, source: str) -> int:
        g, me, doing = case
        if doing.action != TRAVEL or doing.target != source or _ignores(case):
            return 0
        return int(not IN_FORCE.permitted(g, IgnoresHiding, me, case))

    def say(self) -> Speech:
        return say("passive-hidden-site")


class Coast(BaseCost, frozen=True):
    """Travel from here to another coast costs so much Supply."""

    supply: Count = 1

    def change(self, value: int, case: Acting, source: str) -> int:
        return self.supply if leads_from(case, source) and _to_coast(case) else value

    def say(self) -> Speech:
        return say("passive-coast", count=self.supply)


class CoastIgnoresPass(IgnoresPass, frozen=True):
    """For a way from coast to coast no site of another region is in the way."""

    def permits(self, case: Acting, source: str) -> bool:
        return leads_from(case, source) and _to_coast(case)

    def say(self) -> Speech:
        return say("passive-coast-ignores-pass")


def _to_coast(case: Acting) -> bool:
    """Does the way lead to a faceup coast?"""
    return any(source == case.doing.target for source, _ in IN_FORCE.of(case.g, Coast, case.me))
