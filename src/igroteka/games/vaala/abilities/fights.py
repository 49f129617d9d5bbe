"""Abilities in combat: hits, cities and mountains, wounds."""

from typing import Literal

from igroteka.kernel import Flow, Speech, say

from ..box import Count, UnitType
from ..combat.battle import is_army, raze, without_one
from ..combat.wounds import deal
from ..passives import (
    AttackHits,
    CityStands,
    CombatBegins,
    DragonWounded,
    EnemyRetreats,
    Fighting,
    Hits,
    LeftInPeace,
    Losing,
    NoEssence,
    OverMountains,
    Retreats,
    Shield,
    Standing,
    UnitLost,
    Wounding,
)
from ..state import COMBAT, KEPT_OPEN, ROUND, VENOM
from .once import works
from .texts import with_units, your_units


def _first_time(case: Fighting, source: str) -> bool:
    """Once per combat."""
    return works(case.g, case.me, COMBAT, source)


def _wound_opponent(case: Fighting, wounds: int) -> Flow[None]:
    g, me, combat = case
    yield from deal(g, combat.opponent(me.id), combat.region, wounds, combat)


# Hits


class Sharpen(AttackHits, frozen=True):
    """In each attack roll standard hits become critical; without a type of units, for every attack."""

    unit: UnitType | Literal[""] = ""
    hits: Count = 1

    def change(self, value: Hits, case: Fighting, source: str) -> Hits:
        if self.unit and not case.count(self.unit):
            return value
        critical, standard = value
        turned = min(self.hits, standard)
        return critical + turned, standard - turned

    def say(self) -> Speech:
        if not self.unit:
            return say("ability-sharpen-all", hits=self.hits)
        return say("ability-sharpen", force=with_units(self.unit), hits=self.hits)


class IgnoreFirstHit(Shield, frozen=True):
    """A defender ignores the first hit of a combat, or the first critical one; perhaps only beside mountains."""

    unit: UnitType | Literal[""] = ""
    critical: bool = False
    highlands: bool = False

    def change(self, value: Hits, case: Fighting, source: str) -> Hits:
        due = value[0] if self.critical else sum(value)
        if not due or not self.covers(case) or not _first_time(case, source):
            return value
        return without_one(value)

    def covers(self, case: Fighting) -> bool:
        """Does it protect me in this combat?"""
        if self.highlands and case.combat.region not in case.g.box.board.highlands:
            return False
        return not self.unit or case.count(self.unit) > 0

    def say(self) -> Speech:
        if not self.unit:
            return say("ability-ignore-all")
        kind = "critical" if self.critical else "highlands" if self.highlands else "any"
        return say(f"ability-ignore-{kind}", force=with_units(self.unit))


class IgnoreMountains(OverMountains, frozen=True):
    """Mountains protect no one from an attacking army with such units."""

    unit: UnitType

    def permits(self, case: Fighting, source: str) -> bool:
        return case.count(self.unit) > 0

    def say(self) -> Speech:
        return say("ability-ignore-mountains", force=with_units(self.unit))


class KeepCity(CityStands, frozen=True):
    """The first time in a combat that your city would be removed, it stays."""

    unit: UnitType

    def change(self, value: bool, case: Fighting, source: str) -> bool:
        return value or (case.count(self.unit) > 0 and _first_time(case, source))

    def say(self) -> Speech:
        return say("ability-keep-city", force=with_units(self.unit))


class RazeCity(CombatBegins, frozen=True):
    """An attacked region loses its city before the first roll."""

    unit: UnitType

    def do(self, case: Fighting, source: str) -> None:
        g, me, combat = case
        defender = g.players.get(combat.defender)
        if case.attacking and g.regions[combat.region].city and is_army(defender) and case.count(self.unit):
            g.tell("ability", me.id, source)
            raze(g, combat, defender)

    def say(self) -> Speech:
        return say("ability-raze-city", force=with_units(self.unit))


# Wounds


class Avalanche(CombatBegins, frozen=True):
    """Attackers who crossed mountains are wounded before their first roll."""

    unit: UnitType
    wounds: Count = 1

    def answer(self, case: Fighting, source: str) -> Flow[None]:
        if not case.attacking and case.combat.crossed and case.count(self.unit):
            case.g.tell("ability", case.me.id, source)
            yield from _wound_opponent(case, self.wounds)

    def say(self) -> Speech:
        return say("ability-avalanche", force=with_units(self.unit), count=self.wounds)


class PartingShot(Retreats, frozen=True):
    """Your army wounds its opponent before it retreats from a combat."""

    unit: UnitType
    wounds: Count = 1

    def answer(self, case: Fighting, source: str) -> Flow[None]:
        if case.count(self.unit) and _first_time(case, source):
            yield from _wound_opponent(case, self.wounds)

    def say(self) -> Speech:
        return say("ability-parting-shot", force=with_units(self.unit), count=self.wounds)


class Pursuit(EnemyRetreats, frozen=True):
    """An opponent who retreats from a combat is wounded first."""

    unit: UnitType
    wounds: Count = 1

    def answer(self, case: Fighting, source: str) -> Flow[None]:
        if case.count(self.unit) and _first_time(case, source):
            yield from _wound_opponent(case, self.wounds)

    def say(self) -> Speech:
        return say("ability-pursuit", force=with_units(self.unit), count=self.wounds)


class LastBlast(UnitLost, frozen=True):
    """Units destroyed in combat wound the opponent, once per combat."""

    unit: UnitType
    wounds: Count = 1

    def answer(self, case: Losing, source: str) -> Flow[None]:
        fighting = Fighting(case.g, case.me, case.combat)
        if case.unit == self.unit and _first_time(fighting, source):
            yield from _wound_opponent(fighting, self.wounds)

    def say(self) -> Speech:
        return say("ability-last-blast", your=your_units(self.unit), count=self.wounds)


class Venom(DragonWounded, frozen=True):
    """A Dragon wounded in combat heals less the next time in this round."""

    unit: UnitType
    amount: Count = 1

    def do(self, case: Wounding, source: str) -> None:
        if case.me.count(case.combat.region, self.unit):
            case.g.use_up(VENOM, owner=case.dragon.id)
            case.g.let_last(VENOM, ROUND, owner=case.dragon.id, number=self.amount)

    def say(self) -> Speech:
        return say("ability-venom", force=with_units(self.unit), count=self.amount)


class DenyEssence(NoEssence, frozen=True):
    """Units destroyed by a Dragon where such units stand do not go to its Essence track (LV-FAQ-08)."""

    unit: UnitType

    def forbids(self, case: Standing, source: str) -> bool:
        return case.me.count(case.region, self.unit) > 0

    def say(self) -> Speech:
        return say("ability-deny-essence", your=your_units(self.unit))


class Untouchable(LeftInPeace, CombatBegins, frozen=True):
    """Nobody may start combat with you; ends when you start one."""

    def do(self, case: Fighting, source: str) -> None:
        if case.attacking and case.g.use_up(KEPT_OPEN, owner=case.me.id, about=source):
            case.me.vaala_discard.append(source)

    def say(self) -> Speech:
        return say("ability-untouchable")
