"""The glyphs of Dragons: Wrath, Flight, Collect, Rest and Recovery (LV-GLYPH, LV-REST)."""

from igroteka.kernel import Deed, Effect, Flow, Option, Speech, say

from ..act import Act
from ..actions.movement import flights, fly
from ..actions.power import can_collect, collect
from ..actions.regions import hostile_units, targets
from ..box import Count
from ..combat.battle import battle
from ..combat.wounds import heal

STAY: Option = ("stay",)


class Wrath(Effect[Act], frozen=True):
    """Perhaps move, then start a combat; the first roll or the first counterattack may differ (LV-GLYPH-03)."""

    steps: Count
    attack_bonus: Count = 0
    counter_malus: Count = 0

    def options(self, c: Act) -> list[Option]:
        """Where there is somebody to fight, here or within reach."""
        here: list[Option] = [STAY] if targets(c.g, c.me, c.me.at) else []
        reach = flights(c.g, c.me, c.me.at, self.steps)
        return here + [("fly", goal) for goal in reach if targets(c.g, c.me, goal)]

    def possible(self, c: Act) -> bool:
        return bool(self.options(c))

    def run(self, c: Act) -> Flow[None]:
        choice = yield from c.pick("wrath", self.options(c), rule="LV-GLYPH-03", region=c.me.at)
        if choice is None:
            return
        if choice != STAY:
            yield from fly(c.g, c.me, choice[1])
        yield from battle(c.g, c.me, c.me.at, attack_bonus=self.attack_bonus, counter_malus=self.counter_malus)

    def say(self) -> Speech:
        kind = "bonus" if self.attack_bonus else "malus" if self.counter_malus else "plain"
        return say(f"text-wrath-{kind}", steps=self.steps, dice=self.attack_bonus or self.counter_malus)


class Flight(Effect[Act], frozen=True):
    """Move up to so many regions (LV-GLYPH-04)."""

    steps: Count

    def run(self, c: Act) -> Flow[None]:
        goals = flights(c.g, c.me, c.me.at, self.steps)
        goal = yield from c.pick_one("flight", goals, verb="fly", rule="LV-GLYPH-04", region=c.me.at)
        yield from fly(c.g, c.me, goal)

    def say(self) -> Speech:
        return say("text-flight", steps=self.steps)


class CollectHere(Deed[Act], frozen=True):
    """Collect power from the Dragon's region; less, or none, among hostile units (LV-GLYPH-05)."""

    most: Count
    among_hostile: Count

    def amount(self, c: Act) -> int:
        """How much may be collected now."""
        return self.among_hostile if hostile_units(c.g, c.me, c.me.at) else self.most

    def possible(self, c: Act) -> bool:
        return self.amount(c) > 0 and can_collect(c.g, c.me, c.me.at)

    def do(self, c: Act) -> None:
        collect(c.g, c.me, c.me.at, self.amount(c))

    def say(self) -> Speech:
        kind = "none" if not self.among_hostile else "any" if self.among_hostile >= self.most else "less"
        return say(f"text-collect-here-{kind}", count=self.most, less=self.among_hostile)


class Healing(Deed[Act], frozen=True):
    """Heal wounds (LV-TERM-03)."""

    wounds: Count

    def possible(self, c: Act) -> bool:
        return c.me.wounds > 0

    def do(self, c: Act) -> None:
        heal(c.g, c.me, self.wounds)


class Heal(Healing, frozen=True):
    """Healing by Vaala."""

    def say(self) -> Speech:
        return say("effect-heal", count=self.wounds)


class Rest(Healing, frozen=True):
    """Rest and Recovery: what a severely wounded Dragon does instead of its card's first glyph (LV-REST-01)."""

    def say(self) -> Speech:
        return say("text-rest", count=self.wounds)
