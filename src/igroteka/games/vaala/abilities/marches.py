"""Abilities on the map: movement and arrival, power, reinforcements, denizens."""

from igroteka.kernel import Speech, say

from ..box import Ability, Count, UnitType
from .force import with_units, your_units

# Movement


class Wings(Ability, frozen=True):
    """Such units may move further, over anything, and never cross mountains."""

    unit: UnitType
    steps: Count = 2

    def say(self) -> Speech:
        return say("ability-wings", your=your_units(self.unit), steps=self.steps)


class LongCharge(Ability, frozen=True):
    """Such units may join an Attack from two regions away, through a friendly or uncontrolled one."""

    unit: UnitType

    def say(self) -> Speech:
        return say("ability-long-charge", your=your_units(self.unit))


class SeaRoads(Ability, frozen=True):
    """For moves of such units the regions on the coast of one sea are adjacent."""

    unit: UnitType

    def say(self) -> Speech:
        return say("ability-sea-roads", your=your_units(self.unit))


class ExtraMarch(Ability, frozen=True):
    """Every Deploy gives one more move of one step, for such units only."""

    unit: UnitType

    def say(self) -> Speech:
        return say("ability-extra-march", your=your_units(self.unit))


class SafeRetreat(Ability, frozen=True):
    """A retreating army with such units may go to any friendly region."""

    unit: UnitType

    def say(self) -> Speech:
        return say("ability-safe-retreat", force=with_units(self.unit))


class Pillage(Ability, frozen=True):
    """Such units collect power where they move into an uncontrolled region; once per round."""

    unit: UnitType
    power: Count = 1

    def say(self) -> Speech:
        return say("ability-pillage", your=your_units(self.unit), count=self.power)


class Ambush(Ability, frozen=True):
    """Such units wound a hostile force where they move in, before any combat; once per glyph."""

    unit: UnitType
    wounds: Count = 1

    def say(self) -> Speech:
        return say("ability-ambush", your=your_units(self.unit), count=self.wounds)


class Settle(Ability, frozen=True):
    """Where such units move into an uncontrolled region, another unit is placed; once per glyph."""

    unit: UnitType
    recruit: UnitType

    def say(self) -> Speech:
        return say("ability-settle", your=your_units(self.unit), unit=say(f"a-{self.recruit}"))


class Toll(Ability, frozen=True):
    """A General or Dragon who ends a move among such units has power flipped to the spent side."""

    unit: UnitType
    power: Count = 1

    def say(self) -> Speech:
        return say("ability-toll", your=your_units(self.unit), count=self.power)


# Power, places, denizens


class Guarded(Ability, frozen=True):
    """Others cannot collect power where such units stand."""

    unit: UnitType

    def say(self) -> Speech:
        return say("ability-guarded", your=your_units(self.unit))


class Levy(Ability, frozen=True):
    """Reinforce places one more unit of the type."""

    unit: UnitType

    def say(self) -> Speech:
        return say("ability-levy", unit=say(f"a-{self.unit}"))


class FreeUpgrade(Ability, frozen=True):
    """Upgrade takes denizens of adjacent regions for nothing."""

    def say(self) -> Speech:
        return say("ability-free-upgrade")


class Rout(Ability, frozen=True):
    """After a combat won as the attacker some such units may move on."""

    unit: UnitType
    units: Count = 2

    def say(self) -> Speech:
        return say("ability-rout", force=with_units(self.unit), count=self.units)
