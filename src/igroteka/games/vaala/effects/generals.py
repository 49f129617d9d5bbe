"""The glyphs of Generals: Attack, Deploy, Collect, and placing units (LV-GLYPH)."""

from typing import Literal

from igroteka.kernel import DONE, Deed, Effect, Flow, Option, Speech, say

from ..act import Act
from ..actions.movement import charges, gather, goes_its_own_way, marches, move_army
from ..actions.power import can_collect, collect
from ..actions.regions import controlled, targets
from ..actions.units import Army, in_supply, own_army, place_chosen
from ..box import TYPES, Count, UnitType
from ..combat.battle import battle
from ..passives import IN_FORCE, Deployed, Placing, forces
from ..state import Player, State

Charge = dict[str, dict[str, bool]]
"""Into one region: from which regions which units may come, and whether they cross mountains."""


class Attack(Effect[Act], frozen=True):
    """Choose a region, move units into it, start a combat there (LV-GLYPH-03).

    At most so many units (None: any number), from one adjacent region of yours or from several.
    """

    units: Count | None
    sources: Literal["one", "any"]

    def possible(self, c: Act) -> bool:
        return bool(attack_goals(c.g, c.me))

    def run(self, c: Act) -> Flow[None]:
        goals = attack_goals(c.g, c.me)
        goal = yield from c.pick_one("attack", goals, rule="LV-GLYPH-03")
        if not goal:
            return
        groups = yield from self.gather(c, goal, goals[goal])
        crossed = any(goals[goal][origin][unit] for origin, army in groups.items() for unit in army)
        if groups:
            yield from move_army(c.g, c.me, groups, goal)
        moved = [unit for unit in TYPES if any(unit in army for army in groups.values())]
        yield from battle(c.g, c.me, goal, crossed=crossed, moved=moved)

    def gather(self, c: Act, goal: str, charge: Charge) -> Flow[dict[str, Army]]:
        """The units that move in, by the regions they come from; none needed where the army already stands."""
        groups: dict[str, Army] = {}
        left = self.units if self.units is not None else sum(map(c.me.size, charge))
        in_place = bool(c.me.size(goal))
        while left and (self.sources == "any" or not groups):
            origins = [origin for origin in charge if origin not in groups]
            enough = (in_place or bool(groups)) and DONE
            origin = yield from c.pick_one(
                "attack_from", origins, verb="from", optional=enough, rule="LV-GLYPH-03", region=goal
            )
            if not origin:
                break
            ready = {unit: count for unit, count in own_army(c.me, origin).items() if unit in charge[origin]}
            groups[origin] = yield from gather(c.g, c.me, ready, "LV-GLYPH-03", left, region=goal)
            left -= sum(groups[origin].values())
        return groups

    def say(self) -> Speech:
        if self.units is None:
            return say(f"text-attack-{self.sources}")
        return say(f"text-attack-some-{self.sources}", count=self.units)


def attack_goals(g: State, general: Player) -> dict[str, Charge]:
    """Every region with somebody to fight that units can move into, or where they stand already."""
    own = controlled(g, general)
    enemies = {region for region in g.regions if targets(g, general, region)}
    goals: dict[str, Charge] = {region: {} for region in own if region in enemies}
    for origin in own:
        for unit in own_army(general, origin):
            for goal, crossed in charges(g, general, unit, origin).items():
                if goal in enemies:
                    goals.setdefault(goal, {}).setdefault(origin, {})[unit] = crossed
    return goals


class Deploy(Effect[Act], frozen=True):
    """Moves of any number of units from one region to another, through friendly or uncontrolled ones (LV-GLYPH-04)."""

    moves: Count
    steps: Count

    def possible(self, c: Act) -> bool:
        return bool(deploy_options(c.g, c.me, self.steps))

    def run(self, c: Act) -> Flow[None]:
        for _ in range(self.moves):
            if not (yield from deploy_once(c.g, c.me, self.steps)):
                break
        yield from IN_FORCE.answers(c.g, Deployed, c.me, Placing(c.g, c.me))

    def say(self) -> Speech:
        if self.moves == 1:
            return say("text-deploy-one", steps=self.steps)
        return say("text-deploy-several", moves=self.moves, steps=self.steps)


def deploy_options(g: State, general: Player, steps: int, only: str = "") -> dict[tuple[str, str], list[str]]:
    """The marches that are possible, from and to, each with the types of units that could take part."""
    found: dict[tuple[str, str], list[str]] = {}
    special = {unit for unit in TYPES if goes_its_own_way(g, general, unit)} if forces(g, general) else set()
    for origin in controlled(g, general):
        goals: dict[str, list[str]] = {}
        for unit in own_army(general, origin):
            if only in ("", unit):
                pace = unit if unit in special else ""  # most units get equally far: look only once
                if pace not in goals:
                    goals[pace] = marches(g, general, unit, origin, steps)
                for goal in goals[pace]:
                    found.setdefault((origin, goal), []).append(unit)
    return found


def deploy_once(g: State, general: Player, steps: int, only: str = "") -> Flow[bool]:
    """One move, of any number of units, none included; was it made?"""
    possible = deploy_options(g, general, steps, only)
    options: list[Option] = [("march", origin, goal) for origin, goal in possible]
    choice = yield from Act(g, general).pick("deploy", options, optional=DONE, rule="LV-GLYPH-04")
    if choice is None:
        return False
    _, origin, goal = choice
    army = own_army(general, origin)
    ready = {unit: army[unit] for unit in possible[origin, goal]}
    chosen = yield from gather(g, general, ready, "LV-GLYPH-04", region=goal)
    yield from move_army(g, general, {origin: chosen}, goal)
    return True


class MayPlace(Effect[Act], frozen=True):
    """You may place a unit: where the General is, or in a region of yours with a city."""

    at: Literal["general", "city"]
    unit: UnitType | Literal[""] = ""

    def regions(self, c: Act) -> list[str]:
        """Where it may be placed."""
        if self.at == "general":
            return [c.me.at]
        return [region for region in controlled(c.g, c.me) if c.g.regions[region].city]

    def possible(self, c: Act) -> bool:
        return bool(self.regions(c)) and bool({self.unit} & set(in_supply(c.me)) if self.unit else in_supply(c.me))

    def run(self, c: Act) -> Flow[None]:
        if not self.possible(c):
            return
        types = (self.unit,) if self.unit else TYPES
        region = c.me.at
        if self.at == "city":
            regions = self.regions(c)
            region = yield from c.pick_one("place_where", regions, verb="region", optional=DONE, rule="LV-TERM-05")
        if region:
            yield from place_chosen(c.g, c.me, region, "LV-TERM-05", optional=True, types=types)

    def say(self) -> Speech:
        return say(f"effect-may-place-{self.at}", unit=say(f"a-{self.unit or 'unit'}"))


class CollectFromTwo(Effect[Act], frozen=True):
    """Collect all power from one region of yours, and some from another (LV-GLYPH-05)."""

    other: Count

    def possible(self, c: Act) -> bool:
        return any(can_collect(c.g, c.me, region) for region in controlled(c.g, c.me))

    def run(self, c: Act) -> Flow[None]:
        regions = [region for region in controlled(c.g, c.me) if can_collect(c.g, c.me, region)]
        whole = yield from c.pick_one("collect_all", regions, verb="region", rule="LV-COLL-01")
        if whole:
            collect(c.g, c.me, whole, c.g.regions[whole].power)
        regions = [region for region in regions if region != whole]
        some = yield from c.pick_one("collect_some", regions, verb="region", rule="LV-COLL-01", count=self.other)
        if some:
            collect(c.g, c.me, some, self.other)

    def say(self) -> Speech:
        return say("text-collect-two", count=self.other)


class CollectFromEach(Deed[Act], frozen=True):
    """Collect some power from each region of yours (LV-GLYPH-05)."""

    each: Count

    def possible(self, c: Act) -> bool:
        return any(can_collect(c.g, c.me, region) for region in controlled(c.g, c.me))

    def do(self, c: Act) -> None:
        for region in controlled(c.g, c.me):
            collect(c.g, c.me, region, self.each)

    def say(self) -> Speech:
        return say("text-collect-each", count=self.each)
