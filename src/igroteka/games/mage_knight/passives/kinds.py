"""What components may do to the rules: the kinds that rules ask for. The acting stands in `abilities/`."""

from typing import ClassVar, TypeAlias

from igroteka.kernel import Adds, Answers, Changes, Flow, Forbids, Option, Passive, Permits

from ..state import Share, State
from .cases import (
    At,
    Blocking,
    Doing,
    Entry,
    Facing,
    Giving,
    HasAbility,
    Landed,
    OfAttack,
    OfUnit,
    Paying,
    Playing,
    Recruiting,
    Revealing,
)

# Movement and exploring


class EntryCost(Changes[Entry, int], frozen=True):
    """What entering a space costs (MK-MOVE-20). Raises first, then what has the highest floor: the best order."""

    floor: ClassVar[int] = 0


class Opens(Permits[Entry], frozen=True):
    """Inaccessible terrain can be entered (MK-MOVE-21)."""


class Bars(Forbids[Entry], frozen=True):
    """A space cannot be entered."""


class Stealth(Permits[Doing], frozen=True):
    """Moving provokes no rampaging enemies."""


class Stride(Changes[Doing, int], frozen=True):
    """How many spaces away still counts as adjacent for moving and exploring."""


class ExploreCost(Changes[Doing, int], frozen=True):
    """What revealing a tile costs (MK-EXPL-02)."""


class TileRevealed(Answers[Revealing], frozen=True):
    """A tile was revealed, and its sites have got their tokens."""


class ByDay(Permits[Doing], frozen=True):
    """Garrisons and ruins are revealed as by day."""


# Mana


class MoreDice(Adds[Doing], frozen=True):
    """Source dice that may be used besides the usual one (MK-MANA-12)."""


class NoDie(Forbids[Doing], frozen=True):
    """The usual source die may not be used."""


class NoDice(Forbids[Paying], frozen=True):
    """A source die of this face may not be used as this colour."""


class Usable(Permits[Paying], frozen=True):
    """Mana can be used as a colour although the time of day forbids it, or although it is none."""


class Endless(Permits[Paying], frozen=True):
    """There is as much of this mana as one likes."""


class ManaUsed(Answers[Paying], frozen=True):
    """Mana was spent."""


# Cards and points


class SidewaysValue(Changes[Playing, int], frozen=True):
    """What a card played sideways is worth (MK-CARD-10)."""


class CardPlayed(Answers[Playing], frozen=True):
    """A card was played and has done what it does."""


class Points(Changes[Giving, int], frozen=True):
    """Points of move, influence, attack or block that something gives."""


class Shares(Changes[Giving, Share], frozen=True):
    """A share of an attack or block as it joins the others: its element, reach and so on."""


class Opportunity(Passive, frozen=True):
    """Something that can be done while it is in force, wherever cards can be played; it is no action."""

    def options(self, case: Doing, source: str) -> list[Option]:
        """The ways in which it can be done now."""
        raise TypeError(f"{type(self).__name__} offers nothing")

    def take(self, case: Doing, source: str, option: Option) -> Flow[None]:
        """Do it."""
        raise TypeError(f"{type(self).__name__} does nothing")


class DeckEmpty(Answers[Doing], frozen=True):
    """A card shall be drawn, but the deed deck is empty (MK-TACT-11)."""


class WoundHealed(Answers[Doing], frozen=True):
    """A wound in the hand was healed."""


class HealingSpent(Answers[Doing], frozen=True):
    """A point of healing was spent."""


# Units


class UnitArmour(Adds[OfUnit], frozen=True):
    """Armour of a unit."""


class UnitResists(Permits[tuple[OfUnit, str]], frozen=True):
    """A unit has a resistance."""


class UnitsBarred(Forbids[OfUnit], frozen=True):
    """A unit cannot be used now."""


class UnitsAdmitted(Permits[OfUnit], frozen=True):
    """A unit can be used and assigned damage even where units are barred."""


class Unharmed(Forbids[OfUnit], frozen=True):
    """No damage can be assigned to a unit."""


class UnitUsed(Answers[OfUnit], frozen=True):
    """A unit has given an attack or block."""


class RecruitCost(Changes[Recruiting, int], frozen=True):
    """The influence that a unit costs."""


class Recruits(Permits[Recruiting], frozen=True):
    """A unit can be recruited although its icons do not match the site."""


class Recruited(Answers[Recruiting], frozen=True):
    """A unit was recruited."""


# Combat


class FoeArmour(Adds[Facing], frozen=True):
    """Armour of an enemy."""


class FoeAttack(Adds[OfAttack], frozen=True):
    """The value of an attack."""


class FoeAbility(Permits[HasAbility], frozen=True):
    """An enemy has an ability that is not printed on its token."""


class Unfortified(Permits[Facing], frozen=True):
    """The fortification by the site does not count for an enemy."""


class Unresisted(Permits[tuple[Facing, str]], frozen=True):
    """A resistance of an enemy does not count."""


class DefeatFame(Changes[Facing, int], frozen=True):
    """The fame for an enemy's defeat."""


class Defeated(Answers[Facing], frozen=True):
    """An enemy was defeated."""


class AttackLanded(Answers[Landed], frozen=True):
    """A whole attack has succeeded: its targets are defeated."""


class AttackBlocked(Answers[Blocking], frozen=True):
    """An attack of an enemy was successfully blocked."""


class HeroDamage(Changes[OfAttack, int], frozen=True):
    """The damage of an attack that is left for the hero, before it is divided by armour."""


class HeroWounds(Changes[OfAttack, int], frozen=True):
    """The wounds that an attack gives the hero."""


class SparesUnit(Passive, frozen=True):
    """A unit may be spared a wound, with all that would come with it."""

    def ready(self, case: OfUnit, source: str) -> bool:
        """Can it be used for this unit now?"""
        return True

    def use(self, case: OfUnit, source: str) -> None:
        """It is used."""
        raise TypeError(f"{type(self).__name__} spares nobody")


class CombatBegins(Answers[Doing], frozen=True):
    """A combat begins: all enemies are revealed, nothing has been done."""


class NoDuels(Forbids[Doing], frozen=True):
    """Heroes may not fight each other."""


# Sites


class AssaultReputation(Changes[At, int], frozen=True):
    """What an assault changes of the reputation (MK-FIGHT-02)."""


class DefenderCount(Changes[At, int], frozen=True):
    """How many tokens defend a site that belongs to another hero (MK-SC-HOLD-13)."""


class SpaceTaken(Answers[At], frozen=True):
    """A site was conquered, or whatever the scenario counts was won."""


class Closed(Forbids[At], frozen=True):
    """A site cannot be entered for an adventure, nor burned."""


class NoSpoils(Forbids[At], frozen=True):
    """The site gives its conqueror no reward."""


# Scoring

Sheet: TypeAlias = dict[str, int]
"""The score of a side by category."""


class AdventureWorth(Changes[str, int], frozen=True):
    """What a shield on an adventure site is worth; the case is the kind of site."""


class Scores(Passive, frozen=True):
    """Something that a scenario counts at its end."""

    def add(self, g: State, sides: list[list[int]], sheets: list[Sheet]) -> None:
        """Add it to the sheets of all sides."""
        raise TypeError(f"{type(self).__name__} counts nothing")


class Wins(Passive, frozen=True):
    """Who has won, where it is not simply the highest total."""

    def winners(self, g: State, sides: list[list[int]], totals: list[int]) -> list[int]:
        """The numbers of the sides that have won."""
        raise TypeError(f"{type(self).__name__} names no winner")


# Turns and rounds


class OwnAction(Passive, frozen=True):
    """An action that only this makes possible, such as one of a scenario."""

    def options(self, case: Doing) -> list[Option]:
        """The ways in which it can be taken now, each an option of the turn."""
        raise TypeError(f"{type(self).__name__} offers nothing")

    def take(self, case: Doing, option: Option) -> Flow[None]:
        """Take it."""
        raise TypeError(f"{type(self).__name__} does nothing")


class NightFalls(Passive, frozen=True):
    """Something else than the turn of days and nights decides whether the next round is a night."""

    def falls(self, g: State) -> bool:
        """Is it?"""
        raise TypeError(f"{type(self).__name__} decides nothing")


class EndReached(Permits[Doing], frozen=True):
    """The scenario's goal is reached at the end of a turn: last turns follow (MK-ROUND-27)."""


class EndsAtOnce(Permits[Doing], frozen=True):
    """The game is over with the round, before its usual number of rounds."""


class HandLimit(Adds[Doing], frozen=True):
    """The hand limit for the draw at the end of a turn."""


class TurnBegins(Answers[Doing], frozen=True):
    """A turn of one's own begins."""


class TurnEnds(Answers[Doing], frozen=True):
    """A turn of one's own ends, before the hand is filled (MK-ENDT-06)."""


class RoundBegins(Answers[Doing], frozen=True):
    """A round was prepared: for every player."""


class RoundEnds(Answers[Doing], frozen=True):
    """A round ends: for every player."""


class FameGained(Changes[Doing, int], frozen=True):
    """Fame that a player gains."""
