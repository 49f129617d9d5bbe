"""Abilities on the map: movement and arrival, power, reinforcements, denizens."""

from typing import ClassVar

from igroteka.kernel import DONE, Flow, Option, Speech, say

from ..act import Act
from ..actions.movement import gather, move_army, unit_steps
from ..actions.power import can_collect, collect, spend
from ..actions.regions import controlled, hostile_forces, is_open_to
from ..actions.units import place
from ..box import Count, UnitType
from ..combat.wounds import deal
from ..effects.generals import deploy_once
from ..passives import (
    Arriving,
    AttackWon,
    ChargesFar,
    Deployed,
    Flies,
    Guards,
    Placing,
    Reinforced,
    RetreatGoals,
    Sails,
    Standing,
    UnitsArrived,
    UpgradePrice,
    Visited,
    VisitorArrived,
)
from ..state import GLYPH, ROUND, Player
from .once import works
from .texts import with_units, your_units

# Movement


class Wings(Flies, frozen=True):
    """Such units may move further, over anything, and never cross mountains."""

    unit: UnitType
    steps: Count = 2

    def change(self, value: int, case: str, source: str) -> int:
        return max(value, self.steps) if case == self.unit else value

    def say(self) -> Speech:
        return say("ability-wings", your=your_units(self.unit), steps=self.steps)


class LongCharge(ChargesFar, frozen=True):
    """Such units may join an Attack from two regions away, through a friendly or uncontrolled one."""

    unit: UnitType

    def permits(self, case: str, source: str) -> bool:
        return case == self.unit

    def say(self) -> Speech:
        return say("ability-long-charge", your=your_units(self.unit))


class SeaRoads(Sails, frozen=True):
    """For moves of such units the regions on the coast of one sea are adjacent."""

    unit: UnitType

    def permits(self, case: str, source: str) -> bool:
        return case == self.unit

    def say(self) -> Speech:
        return say("ability-sea-roads", your=your_units(self.unit))


class ExtraMarch(Deployed, frozen=True):
    """Every Deploy gives one more move of one step, for such units only."""

    unit: UnitType

    def answer(self, case: Placing, source: str) -> Flow[None]:
        yield from deploy_once(case.g, case.me, 1, only=self.unit)

    def say(self) -> Speech:
        return say("ability-extra-march", your=your_units(self.unit))


class SafeRetreat(RetreatGoals, frozen=True):
    """A retreating army with such units may go to any friendly region."""

    unit: UnitType

    def change(self, value: list[str], case: Standing, source: str) -> list[str]:
        g, me, region = case
        if not me.count(region, self.unit):
            return value
        return value + [goal for goal in controlled(g, me) if goal != region and goal not in value]

    def say(self) -> Speech:
        return say("ability-safe-retreat", force=with_units(self.unit))


class Pillage(UnitsArrived, frozen=True):
    """Such units collect power where they move into an uncontrolled region; once per round."""

    rank: ClassVar[int] = 1
    unit: UnitType
    power: Count = 1

    def do(self, case: Arriving, source: str) -> None:
        g, me, moved, goal, was_uncontrolled = case
        if self.unit in moved and was_uncontrolled and can_collect(g, me, goal) and works(g, me, ROUND, source):
            collect(g, me, goal, self.power)

    def say(self) -> Speech:
        return say("ability-pillage", your=your_units(self.unit), count=self.power)


class Ambush(UnitsArrived, frozen=True):
    """Such units wound a hostile force where they move in, before any combat; once per glyph."""

    rank: ClassVar[int] = 2
    unit: UnitType
    wounds: Count = 1

    def answer(self, case: Arriving, source: str) -> Flow[None]:
        g, me, goal = case.g, case.me, case.goal
        foes = hostile_forces(g, me, goal)
        if self.unit in case.moved and foes and works(g, me, GLYPH, source):
            options = [("strike", foe, goal) for foe in foes]
            choice = yield from Act(g, me, source).pick("strike", options, rule="LV-DENZ-06")
            if choice:
                yield from deal(g, choice[1], goal, self.wounds)

    def say(self) -> Speech:
        return say("ability-ambush", your=your_units(self.unit), count=self.wounds)


class Settle(UnitsArrived, frozen=True):
    """Where such units move into an uncontrolled region, another unit is placed; once per glyph."""

    rank: ClassVar[int] = 3
    unit: UnitType
    recruit: UnitType

    def answer(self, case: Arriving, source: str) -> Flow[None]:
        g, me, moved, goal, was_uncontrolled = case
        if self.unit in moved and was_uncontrolled and me.supply[self.recruit] and works(g, me, GLYPH, source):
            yield from place(g, me, goal, self.recruit)

    def say(self) -> Speech:
        return say("ability-settle", your=your_units(self.unit), unit=say(f"a-{self.recruit}"))


class Toll(VisitorArrived, frozen=True):
    """A General or Dragon who ends a move among such units has power flipped to the spent side."""

    unit: UnitType
    power: Count = 1

    def do(self, case: Visited, source: str) -> None:
        g, me, visitor = case
        if me.count(visitor.at, self.unit) and visitor.ready:
            g.tell("ability", me.id, source)
            spend(g, visitor, min(self.power, visitor.ready))

    def say(self) -> Speech:
        return say("ability-toll", your=your_units(self.unit), count=self.power)


# Power, places, denizens


class Guarded(Guards, frozen=True):
    """Others cannot collect power where such units stand."""

    unit: UnitType

    def forbids(self, case: Standing, source: str) -> bool:
        return case.me.count(case.region, self.unit) > 0

    def say(self) -> Speech:
        return say("ability-guarded", your=your_units(self.unit))


class Levy(Reinforced, frozen=True):
    """Reinforce places one more unit of the type."""

    unit: UnitType

    def answer(self, case: Placing, source: str) -> Flow[None]:
        g, me, regions = case
        if regions and me.supply[self.unit]:
            act = Act(g, me, source)
            region = yield from act.pick_one("place_where", regions, verb="region", rule="LV-DENZ-06")
            yield from place(g, me, region, self.unit)

    def say(self) -> Speech:
        return say("ability-levy", unit=say(f"a-{self.unit}"))


class FreeUpgrade(UpgradePrice, frozen=True):
    """Upgrade takes denizens of adjacent regions for nothing."""

    def change(self, value: int, case: Player, source: str) -> int:
        return 0

    def say(self) -> Speech:
        return say("ability-free-upgrade")


class Rout(AttackWon, frozen=True):
    """After a combat won as the attacker some such units may move on."""

    unit: UnitType
    units: Count = 2

    def answer(self, case: Standing, source: str) -> Flow[None]:
        g, me, region = case
        count = me.count(region, self.unit)
        goals = [goal for goal in unit_steps(g, me, self.unit, region) if is_open_to(g, me, goal)]
        options: list[Option] = [("march", region, goal) for goal in goals] if count else []
        choice = yield from Act(g, me, source).pick("rout", options, optional=DONE, rule="LV-DENZ-06")
        if choice:
            army = yield from gather(g, me, {self.unit: count}, "LV-DENZ-06", self.units, region=choice[2])
            yield from move_army(g, me, {region: army}, choice[2])

    def say(self) -> Speech:
        return say("ability-rout", force=with_units(self.unit), count=self.units)
