"""Kinds about campaigns and battle plans.

Rules of a campaign ask them of both sides at once (`actions.campaign.sides`); a declaration finds out by its `source`
on which side it stands.
"""

from typing import NamedTuple

from igroteka.kernel import Adds, Answers, Changes, Forbids, Passive, Permits

from ..box import AttackFace, Cost, DefenseFace
from ..state import Campaign, Player, Roll, State


class Fighting(NamedTuple):
    """A campaign, or one that might be declared like this."""

    g: State
    campaign: Campaign


class Planning(NamedTuple):
    """Somebody would use a battle plan; `me` has no seat where bandits do."""

    g: State
    campaign: Campaign
    me: Player
    card: str


class Losing(NamedTuple):
    """A side has lost, or its force would be killed in another way."""

    g: State
    campaign: Campaign
    side: str


# Declaring


class AlsoTargets(Changes[Fighting, list[int]], frozen=True):
    """The site spaces that have to be targeted besides, as things are declared."""


class TargetPrice(Passive, frozen=True):
    """Secrets have to be turned facedown for some targets."""

    def price(self, case: Fighting, source: str) -> Cost:
        """How many, for the targets as they are declared."""
        raise TypeError(f"{type(self).__name__} costs nothing")


class MayNotDeclare(Forbids[Fighting], frozen=True):
    """The targets cannot be left at that."""


class MoreTargetDice(Adds[Fighting], frozen=True):
    """How many defense dice the targets bring more."""


class MoreAttackDice(Adds[Fighting], frozen=True):
    """How many attack dice the attacker gets more, or, below 0, less."""


class SitesFightAlong(Changes[Fighting, list[int]], frozen=True):
    """The site spaces whose warbands belong to the attacker's force, and stay where they are."""


# Battle plans


class MayNotPlan(Forbids[Planning], frozen=True):
    """The plan cannot be used."""


class PlanCost(Changes[Planning, Cost], frozen=True):
    """What using the plan costs."""


class UsedAlone(Permits[Planning], frozen=True):
    """This plan is the only one that its side uses. Asked of the plan itself."""


class PlanStays(Permits[Fighting], frozen=True):
    """This plan is not discarded at the end after all. Asked of the plan itself."""


# Dice and values


class Rolling(NamedTuple):
    """A player has just rolled attack or defense dice, for whatever purpose; the dice may be rolled again."""

    g: State
    me: Player
    roll: Roll
    die: str
    """`attack` or `defense`."""


class Rolled(Answers[Rolling], frozen=True):
    """Somebody has rolled dice."""


class DiceRolled(Changes[Fighting, int], frozen=True):
    """How many dice of the attack pool are rolled."""


class AttackCounts(Changes[Fighting, AttackFace], frozen=True):
    """What a face of the attack roll counts as."""


class DefenseCounts(Changes[Fighting, DefenseFace], frozen=True):
    """What a face of the defense roll counts as."""


class IgnoresSkulls(Permits[Fighting], frozen=True):
    """Skulls of the attack roll kill nobody."""


class MayNotSacrifice(Forbids[Fighting], frozen=True):
    """The attacker cannot sacrifice warbands."""


class SacrificeWorth(Changes[Fighting, int], frozen=True):
    """By how much each sacrificed warband raises the attack value."""


# The outcome


class KillsAll(Permits[Losing], frozen=True):
    """The loser's whole force is killed instead of half of it."""


class Spares(Permits[Losing], frozen=True):
    """Nobody of the force is killed, whatever would kill it."""


class Rescues(Permits[Losing], frozen=True):
    """Warbands of that side that would be killed are held aside until the end, for the site of this card."""


class BurnsFavor(Changes[Fighting, int], frozen=True):
    """How much favor of a banished defender must be burnt; below 0: half of it may be."""


class BuriesRelics(Permits[Fighting], frozen=True):
    """Relics that are taken may be put under the relic deck."""


class CampaignWon(Answers[Fighting], frozen=True):
    """A side has won (`campaign.victor`): what its plans promise. Asked of both sides' plans."""


class PlansLeave(Answers[Fighting], frozen=True):
    """The plans in `campaign.leaving` are about to be discarded."""


class CampaignOver(Answers[Fighting], frozen=True):
    """A campaign is over; it is no longer the state's."""


class AfterVictory(Answers[Fighting], frozen=True):
    """The same, for the victor's plans, when everybody else has answered."""


class HoldsWarbands(Permits[State], frozen=True):
    """Captured warbands lie on this card, and have to be given back when it leaves the table."""
