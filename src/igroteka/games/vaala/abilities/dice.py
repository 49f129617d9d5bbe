"""Abilities in combat: dice."""

from typing import Literal

from igroteka.kernel import Flow, Speech, say

from ..act import Act
from ..actions.dice import is_miss, throw
from ..box import Count, UnitType
from ..passives import AfterRoll, FewerDice, Fighting, MoreDice, Rolling
from ..state import COMBAT, USED
from .texts import with_units, your_units


class AttackDie(MoreDice, frozen=True):
    """Extra dice on attack rolls: on each, with the General, on the first after marching in, or after a success."""

    unit: UnitType
    units: Count = 1
    when: Literal["always", "general", "charge", "bloodied"] = "always"
    dice: Count = 1

    def amount(self, case: Fighting, source: str) -> int:
        combat = case.combat
        if not case.attacking or case.count(self.unit) < self.units:
            return 0
        holds = {
            "always": True,
            "general": case.me.at == combat.region,
            "charge": combat.first_attack and self.unit in combat.moved,
            "bloodied": combat.bloodied,
        }
        return self.dice if holds[self.when] else 0

    def say(self) -> Speech:
        if self.when == "charge":
            return say("ability-charge-die", your=your_units(self.unit), dice=self.dice)
        kind = "attack" if self.when == "always" else self.when
        return say(f"ability-{kind}-die", force=with_units(self.unit, self.units), dice=self.dice)


class CounterDie(MoreDice, frozen=True):
    """Extra dice on counterattacks: on each, or the first only."""

    unit: UnitType
    units: Count = 1
    first: bool = False
    dice: Count = 1

    def amount(self, case: Fighting, source: str) -> int:
        enough = not case.attacking and case.count(self.unit) >= self.units
        return self.dice if enough and not (self.first and case.combat.counters) else 0

    def say(self) -> Speech:
        kind = "ability-first-counter-die" if self.first else "ability-counter-die"
        return say(kind, force=with_units(self.unit, self.units), dice=self.dice)


class DragonDie(MoreDice, frozen=True):
    """Extra dice on all rolls against a Dragon."""

    unit: UnitType
    dice: Count = 1

    def amount(self, case: Fighting, source: str) -> int:
        enemy = case.g.players.get(case.combat.opponent(case.me.id))
        return self.dice if enemy and enemy.is_dragon and case.count(self.unit) else 0

    def say(self) -> Speech:
        return say("ability-dragon-die", force=with_units(self.unit), dice=self.dice)


class GriefDie(MoreDice, frozen=True):
    """Extra dice on the next roll of a combat in which units of the type were destroyed."""

    unit: UnitType
    dice: Count = 1

    def amount(self, case: Fighting, source: str) -> int:
        return self.dice if f"{case.me.id}.{self.unit}" in case.combat.grieving else 0

    def say(self) -> Speech:
        return say("ability-grief-die", your=your_units(self.unit), dice=self.dice)


class SupportDie(MoreDice, frozen=True):
    """Units in another region next to the attacked one help with the first attack roll."""

    unit: UnitType
    dice: Count = 1

    def amount(self, case: Fighting, source: str) -> int:
        if not case.attacking or not case.combat.first_attack:
            return 0
        near = case.g.box.board.neighbours[case.combat.region]
        return self.dice if any(case.me.count(region, self.unit) for region in near) else 0

    def say(self) -> Speech:
        return say("ability-support-die", your=your_units(self.unit), dice=self.dice)


class Dazzle(FewerDice, frozen=True):
    """A Dragon in combat with such units rolls fewer dice, but at least one."""

    unit: UnitType
    dice: Count = 1

    def change(self, value: int, case: Fighting, source: str) -> int:
        return max(1, value - self.dice) if value > 1 and case.count(self.unit) else value

    def say(self) -> Speech:
        return say("ability-dazzle", your=your_units(self.unit), dice=self.dice)


class Reroll(AfterRoll, frozen=True):
    """Once per combat one of your misses may be rolled again."""

    unit: UnitType

    def answer(self, case: Rolling, source: str) -> Flow[None]:
        g, me, combat, faces = case
        misses = [n for n, face in enumerate(faces) if is_miss(g, face)]
        if g.lasts(USED, about=source) or not misses or not me.count(combat.region, self.unit):
            return
        if (yield from Act(g, me, source).pick("reroll_miss", [("reroll",)], optional=True, rule="LV-DENZ-06")):
            g.let_last(USED, COMBAT, about=source)
            faces[misses[0]] = throw(g, 1)[0]
            g.tell("rerolled", me.id, faces[misses[0]])

    def say(self) -> Speech:
        return say("ability-reroll", force=with_units(self.unit))
