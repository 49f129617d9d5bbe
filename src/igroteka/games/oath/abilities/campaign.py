"""Powers that bear upon everybody's campaigns: plans, targets, dice, what follows (OA-5.5, OA-7.1.4)."""

from igroteka.kernel import Flow, Speech, say

from ..act import Act
from ..actions.campaign import campaign_at
from ..actions.campaign.declaring import target_dice
from ..actions.campaign.sides import ATTACKER, DEFENDER, opposite, side_of, side_of_source, side_rules
from ..actions.ruling import advisers_of_suit, holder_of, is_imperial, ruled_sites, slot_of
from ..box import CAMPAIGN, CHANCELLOR, Cost, Suits
from ..effects.basics import full_banks, gain_of_one
from ..passives import card_of
from ..passives.campaign import (
    CampaignOver,
    Fighting,
    KillsAll,
    Losing,
    MayNotDeclare,
    MayNotPlan,
    MayNotSacrifice,
    MoreTargetDice,
    PlanCost,
    Planning,
    SitesFightAlong,
)
from ..passives.cards import Acting
from ..passives.majors import ActionDone, MayNotAct
from ..state import NOBODY


def against_holder(case: Planning, source: str) -> bool:
    """Is a plan used against the side of whoever has this card?"""
    mine = side_of_source(case.campaign, case.g, source)
    return bool(mine) and side_of(case.campaign, case.me.seat) == opposite(mine)


def defends(case: Fighting, source: str) -> bool:
    """Has the defender this card?"""
    holder = holder_of(case.g, card_of(source))
    return holder is not None and holder.seat == case.campaign.defender


# Plans


class NoPlansOfMySuits(MayNotPlan, frozen=True):
    """Enemies cannot use plans of the suits of my advisers against me."""

    def forbids(self, case: Planning, source: str) -> bool:
        holder, suit = holder_of(case.g, card_of(source)), case.g.box.suits.get(case.card)
        return bool(against_holder(case, source) and holder and suit and advisers_of_suit(case.g, holder, suit))

    def say(self) -> Speech:
        return say("passive-no-plans-of-my-suits")


class NoPlansOfSuits(MayNotPlan, frozen=True):
    """Enemies cannot use plans of these suits against me."""

    suits: Suits

    def forbids(self, case: Planning, source: str) -> bool:
        return case.g.box.suits.get(case.card) in self.suits and against_holder(case, source)

    def say(self) -> Speech:
        suits = say("suits-and", parts=tuple(say(f"of-{suit}") for suit in self.suits))
        return say("passive-no-plans-of-suits", suits=suits)


class NoPlansAgainstSite(MayNotPlan, frozen=True):
    """Whoever targets this site cannot use plans."""

    def forbids(self, case: Planning, source: str) -> bool:
        return case.me.seat == case.campaign.attacker and slot_of(case.g, card_of(source)) in case.campaign.sites

    def say(self) -> Speech:
        return say("passive-no-plans-against-site")


class DearerPlans(PlanCost, frozen=True):
    """Plans that are used against me cost more."""

    more: Cost

    def change(self, value: Cost, case: Planning, source: str) -> Cost:
        if not against_holder(case, source):
            return value
        more = self.more
        return Cost(
            value.favor + more.favor,
            value.secrets + more.secrets,
            value.burnt_favor + more.burnt_favor,
            value.burnt_secrets + more.burnt_secrets,
        )

    def say(self) -> Speech:
        return say("passive-dearer-plans", cost=self.more.say())


# Targets


class DiceForRelics(MoreTargetDice, frozen=True):
    """Each targeted relic of mine brings a defense die more."""

    def amount(self, case: Fighting, source: str) -> int:
        relics = [thing for thing in case.campaign.relics if thing in case.g.box.relics]
        return len(relics) if defends(case, source) else 0

    def say(self) -> Speech:
        return say("passive-dice-for-relics")


class DieForPawn(MoreTargetDice, frozen=True):
    """My pawn and favor bring a defense die more."""

    def amount(self, case: Fighting, source: str) -> int:
        return int(case.campaign.pawn and defends(case, source))

    def say(self) -> Speech:
        return say("passive-die-for-pawn")


class DiceForSites(MoreTargetDice, frozen=True):
    """Each targeted site that belongs to the ruler of this card brings a defense die more."""

    def amount(self, case: Fighting, source: str) -> int:
        return len(case.campaign.sites) if side_rules(case.g, DEFENDER, card_of(source)) else 0

    def say(self) -> Speech:
        return say("passive-dice-for-sites")


class EvenDice(MayNotDeclare, frozen=True):
    """Whoever attacks me must declare targets with an even number of defense dice; so must all if I am Chancellor."""

    def forbids(self, case: Fighting, source: str) -> bool:
        g, holder = case.g, holder_of(case.g, card_of(source))
        if not holder or case.campaign.defender == NOBODY:
            return False
        defender = g.players[case.campaign.defender]
        mine = holder is defender or (holder.role == CHANCELLOR and is_imperial(g, defender))
        return mine and target_dice(g, case.campaign) % 2 == 1

    def say(self) -> Speech:
        return say("passive-even-dice")


# The attacker


class NoCampaigns(MayNotAct, frozen=True):
    """I cannot campaign."""

    def forbids(self, case: Acting, source: str) -> bool:
        return case.doing.action == CAMPAIGN and holder_of(case.g, card_of(source)) is case.me

    def say(self) -> Speech:
        return say("passive-no-campaigns")


class NoSacrifices(MayNotSacrifice, frozen=True):
    """Whoever attacks me, or those whom I help, cannot sacrifice."""

    def forbids(self, case: Fighting, source: str) -> bool:
        return side_of_source(case.campaign, case.g, source) == DEFENDER

    def say(self) -> Speech:
        return say("passive-no-sacrifices")


class AllSitesFight(SitesFightAlong, frozen=True):
    """When I attack, the warbands at all sites that I rule belong to my force."""

    def change(self, value: list[int], case: Fighting, source: str) -> list[int]:
        if side_of_source(case.campaign, case.g, source) != ATTACKER:
            return value
        mine = ruled_sites(case.g, case.g.players[case.campaign.attacker])
        return value + [slot for slot in mine if slot not in case.campaign.muster_sites]

    def say(self) -> Speech:
        return say("passive-all-sites-fight")


class AllDieWhenIAttack(KillsAll, frozen=True):
    """When I attack, the loser's whole force is killed, whoever loses."""

    def permits(self, case: Losing, source: str) -> bool:
        return case.g.players[case.campaign.attacker].role == CHANCELLOR

    def say(self) -> Speech:
        return say("passive-all-die-when-i-attack")


# What follows a campaign


class FavorAfterCampaigns(CampaignOver, frozen=True):
    """After another player has campaigned against a player I gain a favor from any bank."""

    def answer(self, case: Fighting, source: str) -> Flow[None]:
        g, holder = case.g, holder_of(case.g, card_of(source))
        if holder and holder.seat != case.campaign.attacker and case.campaign.defender != NOBODY:
            act = Act(g, holder, card_of(source))
            yield from gain_of_one(act, full_banks(act), 1)

    def say(self) -> Speech:
        return say("passive-favor-after-campaigns")


class StrikesBack(CampaignOver, frozen=True):
    """After another player's campaign I may campaign against that player without Supply."""

    rank = 1

    def answer(self, case: Fighting, source: str) -> Flow[None]:
        holder = holder_of(case.g, card_of(source))
        attacker = case.campaign.attacker
        if holder and holder.seat != attacker:
            yield from campaign_at(case.g, holder, only_against=attacker, optional=True, card=card_of(source))

    def say(self) -> Speech:
        return say("passive-strikes-back")


class CampaignAfterwards(ActionDone, frozen=True):
    """After the action I may campaign without Supply; after a Search only if it drew from the world deck."""

    world: bool = False

    def answer(self, case: Acting, source: str) -> Flow[None]:
        if not self.world or case.doing.target == "world":
            yield from campaign_at(case.g, case.me, optional=True, card=card_of(source))

    def say(self) -> Speech:
        return say("passive-campaign-after-world" if self.world else "passive-campaign-afterwards")
