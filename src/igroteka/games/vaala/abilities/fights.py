"""Abilities in combat: dice, hits, cities and mountains, wounds."""

from typing import Literal

from igroteka.kernel import Speech, say

from ..box import Ability, Count, UnitType
from ..state import Combat, Player, State
from .force import with_units, your_units

# Dice


class DiceAbility(Ability, frozen=True):
    """More dice for a roll in combat."""

    unit: UnitType

    def extra(self, g: State, me: Player, combat: Combat, *, attacking: bool) -> int:
        """How many dice more I roll now."""
        raise TypeError(f"{type(self).__name__} gives no dice")


class AttackDie(DiceAbility, frozen=True):
    """Extra dice on attack rolls: on each, with the General, on the first after marching in, or after a success."""

    units: Count = 1
    when: Literal["always", "general", "charge", "bloodied"] = "always"
    dice: Count = 1

    def extra(self, g: State, me: Player, combat: Combat, *, attacking: bool) -> int:
        if not attacking or me.count(combat.region, self.unit) < self.units:
            return 0
        holds = {
            "always": True,
            "general": me.at == combat.region,
            "charge": combat.first_attack and self.unit in combat.moved,
            "bloodied": combat.bloodied,
        }
        return self.dice if holds[self.when] else 0

    def say(self) -> Speech:
        if self.when == "charge":
            return say("ability-charge-die", your=your_units(self.unit), dice=self.dice)
        kind = "attack" if self.when == "always" else self.when
        return say(f"ability-{kind}-die", force=with_units(self.unit, self.units), dice=self.dice)


class CounterDie(DiceAbility, frozen=True):
    """Extra dice on counterattacks: on each, or the first only."""

    units: Count = 1
    first: bool = False
    dice: Count = 1

    def extra(self, g: State, me: Player, combat: Combat, *, attacking: bool) -> int:
        enough = not attacking and me.count(combat.region, self.unit) >= self.units
        return self.dice if enough and not (self.first and combat.counters) else 0

    def say(self) -> Speech:
        kind = "ability-first-counter-die" if self.first else "ability-counter-die"
        return say(kind, force=with_units(self.unit, self.units), dice=self.dice)


class DragonDie(DiceAbility, frozen=True):
    """Extra dice on all rolls against a Dragon."""

    dice: Count = 1

    def extra(self, g: State, me: Player, combat: Combat, *, attacking: bool) -> int:
        enemy = g.players.get(combat.opponent(me.id))
        return self.dice if enemy and enemy.is_dragon and me.count(combat.region, self.unit) else 0

    def say(self) -> Speech:
        return say("ability-dragon-die", force=with_units(self.unit), dice=self.dice)


class GriefDie(DiceAbility, frozen=True):
    """Extra dice on the next roll of a combat in which units of the type were destroyed."""

    dice: Count = 1

    def extra(self, g: State, me: Player, combat: Combat, *, attacking: bool) -> int:
        return self.dice if f"{me.id}.{self.unit}" in combat.grieving else 0

    def say(self) -> Speech:
        return say("ability-grief-die", your=your_units(self.unit), dice=self.dice)


class SupportDie(DiceAbility, frozen=True):
    """Units in another region next to the attacked one help with the first attack roll."""

    dice: Count = 1

    def extra(self, g: State, me: Player, combat: Combat, *, attacking: bool) -> int:
        if not attacking or not combat.first_attack:
            return 0
        near = g.box.board.neighbours[combat.region]
        return self.dice if any(me.count(region, self.unit) for region in near) else 0

    def say(self) -> Speech:
        return say("ability-support-die", your=your_units(self.unit), dice=self.dice)


class Dazzle(Ability, frozen=True):
    """A Dragon in combat with such units rolls fewer dice, but at least one."""

    unit: UnitType
    dice: Count = 1

    def say(self) -> Speech:
        return say("ability-dazzle", your=your_units(self.unit), dice=self.dice)


class Reroll(Ability, frozen=True):
    """Once per combat one of your misses may be rolled again."""

    unit: UnitType

    def say(self) -> Speech:
        return say("ability-reroll", force=with_units(self.unit))


# Hits


class Sharpen(Ability, frozen=True):
    """In each attack roll standard hits become critical; without a type of units, for every attack."""

    unit: UnitType | Literal[""] = ""
    hits: Count = 1

    def say(self) -> Speech:
        if not self.unit:
            return say("ability-sharpen-all", hits=self.hits)
        return say("ability-sharpen", force=with_units(self.unit), hits=self.hits)


class IgnoreFirstHit(Ability, frozen=True):
    """A defender ignores the first hit of a combat, or the first critical one; perhaps only beside mountains."""

    unit: UnitType | Literal[""] = ""
    critical: bool = False
    highlands: bool = False

    def covers(self, g: State, me: Player, combat: Combat) -> bool:
        """Does it protect me in this combat?"""
        if self.highlands and combat.region not in g.box.board.highlands:
            return False
        return not self.unit or me.count(combat.region, self.unit) > 0

    def say(self) -> Speech:
        if not self.unit:
            return say("ability-ignore-all")
        kind = "critical" if self.critical else "highlands" if self.highlands else "any"
        return say(f"ability-ignore-{kind}", force=with_units(self.unit))


class IgnoreMountains(Ability, frozen=True):
    """Mountains protect no one from an attacking army with such units."""

    unit: UnitType

    def say(self) -> Speech:
        return say("ability-ignore-mountains", force=with_units(self.unit))


class KeepCity(Ability, frozen=True):
    """The first time in a combat that your city would be removed, it stays."""

    unit: UnitType

    def say(self) -> Speech:
        return say("ability-keep-city", force=with_units(self.unit))


class RazeCity(Ability, frozen=True):
    """An attacked region loses its city before the first roll."""

    unit: UnitType

    def say(self) -> Speech:
        return say("ability-raze-city", force=with_units(self.unit))


# Wounds


class Avalanche(Ability, frozen=True):
    """Attackers who crossed mountains are wounded before their first roll."""

    unit: UnitType
    wounds: Count = 1

    def say(self) -> Speech:
        return say("ability-avalanche", force=with_units(self.unit), count=self.wounds)


class PartingShot(Ability, frozen=True):
    """Your army wounds its opponent before it retreats from a combat."""

    unit: UnitType
    wounds: Count = 1

    def say(self) -> Speech:
        return say("ability-parting-shot", force=with_units(self.unit), count=self.wounds)


class Pursuit(Ability, frozen=True):
    """An opponent who retreats from a combat is wounded first."""

    unit: UnitType
    wounds: Count = 1

    def say(self) -> Speech:
        return say("ability-pursuit", force=with_units(self.unit), count=self.wounds)


class LastBlast(Ability, frozen=True):
    """Units destroyed in combat wound the opponent, once per combat."""

    unit: UnitType
    wounds: Count = 1

    def say(self) -> Speech:
        return say("ability-last-blast", your=your_units(self.unit), count=self.wounds)


class Venom(Ability, frozen=True):
    """A Dragon wounded in combat heals less the next time in this round."""

    unit: UnitType
    amount: Count = 1

    def say(self) -> Speech:
        return say("ability-venom", force=with_units(self.unit), count=self.amount)


class DenyEssence(Ability, frozen=True):
    """Units destroyed by a Dragon where such units stand do not go to its Essence track (LV-FAQ-08)."""

    unit: UnitType

    def say(self) -> Speech:
        return say("ability-deny-essence", your=your_units(self.unit))


class Untouchable(Ability, frozen=True):
    """Nobody may start combat with you; ends when you start one."""

    def say(self) -> Speech:
        return say("ability-untouchable")
