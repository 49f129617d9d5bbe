"""The glyphs on the Faceless sides of the boards: what the rules do for a player without a person (LV-FACE)."""

from igroteka.kernel import Effect, Flow, Option, Speech, say

from ..act import Act
from ..actions.movement import fly, move_army, path_steps, steps_from
from ..actions.power import can_collect, collect
from ..actions.regions import controlled, hostile_forces, hostile_units, target_region, target_regions, targets
from ..actions.units import Army, in_supply, own_army, pick_most, place_city, place_faceless, types_in
from ..box import LEADER, Count
from ..combat.battle import battle
from ..combat.rolls import combat_value
from ..combat.wounds import deal
from ..state import Player, State


def is_drawn_away(g: State, player: Player) -> bool:
    """Is the target region another than the one where the player is?"""
    return target_regions(g, player) != [player.at]


def step_towards(g: State, player: Player, goal: str, start: str = "") -> Flow[str]:
    """The next region on a shortest way; "" at the goal (ties: LV-FACE-11)."""
    steps = path_steps(g, player, start or player.at, goal)
    return Act(g, player).pick_one("step", steps, rule="LV-FACE-11", region=goal)


def fly_towards(g: State, dragon: Player, steps: int, *, stop_at_foes: bool) -> Flow[None]:
    """Up to so many steps towards the target region; only where the flight ends the Dragon moves in."""
    goal, end = (yield from target_region(g, dragon)), dragon.at
    for _ in range(steps):
        step = yield from step_towards(g, dragon, goal, end)
        if not step:
            break
        end = step
        if stop_at_foes and targets(g, dragon, end):
            break
    if end != dragon.at:
        yield from fly(g, dragon, end)


class HuntAndFight(Effect[Act], frozen=True):
    """With nobody to fight here, fly towards the target region; then fight all that is hostile."""

    steps: Count
    attack_bonus: Count = 0
    counter_malus: Count = 0

    def possible(self, c: Act) -> bool:
        return bool(targets(c.g, c.me, c.me.at)) or is_drawn_away(c.g, c.me)

    def run(self, c: Act) -> Flow[None]:
        g, me = c.g, c.me
        if not targets(g, me, me.at):
            yield from fly_towards(g, me, self.steps, stop_at_foes=True)
        yield from battle(g, me, me.at, attack_bonus=self.attack_bonus, counter_malus=self.counter_malus)

    def say(self) -> Speech:
        kind = "bonus" if self.attack_bonus else "malus" if self.counter_malus else "plain"
        return say(f"faceless-hunt-{kind}", steps=self.steps, dice=self.attack_bonus or self.counter_malus)


class FlyToTarget(Effect[Act], frozen=True):
    """Fly towards the target region and stop there."""

    steps: Count

    def possible(self, c: Act) -> bool:
        return is_drawn_away(c.g, c.me)

    def run(self, c: Act) -> Flow[None]:
        yield from fly_towards(c.g, c.me, self.steps, stop_at_foes=False)

    def say(self) -> Speech:
        return say("faceless-flight", steps=self.steps)


def march(g: State, general: Player, goal: str) -> Flow[bool]:
    """The General steps with the units of the region, but for one of three or more; do they cross mountains?"""
    origin = general.at
    army = own_army(general, origin)
    if sum(army.values()) - army[LEADER] >= 3:
        most = pick_most({unit: general.count(origin, unit) for unit in types_in(general, origin)})
        unit = yield from Act(g, general).pick_one("leave_unit", most, verb="unit", rule="LV-FACE-11", region=origin)
        army[unit] -= 1
        if not army[unit]:
            del army[unit]
    yield from move_army(g, general, {origin: Army(army)}, goal)
    return (origin, goal) in g.box.board.mountains


def march_to_fight(g: State, general: Player, goal: str) -> Flow[None]:
    """March, and fight what is hostile there."""
    crossed = yield from march(g, general, goal)
    yield from battle(g, general, goal, crossed=crossed)


class MarchAndFight(Effect[Act], frozen=True):
    """Fight a Dragon here; or march towards the target region and fight; or, in it, march against a weak neighbour."""

    def possible(self, c: Act) -> bool:
        return bool(targets(c.g, c.me, c.me.at)) or is_drawn_away(c.g, c.me) or bool(self.weak_neighbours(c))

    def run(self, c: Act) -> Flow[None]:
        g, me = c.g, c.me
        if targets(g, me, me.at):
            yield from battle(g, me, me.at)
            return
        goal = yield from target_region(g, me)
        step = yield from step_towards(g, me, goal)
        if not step:
            step = yield from c.pick_one("step", self.weak_neighbours(c), rule="LV-FACE-11", region=me.at)
        if step:
            yield from march_to_fight(g, me, step)

    def weak_neighbours(self, c: Act) -> list[str]:
        """The adjacent regions with the weakest forces to fight, if those are not stronger than the General's army."""
        g, me = c.g, c.me
        strength = {
            region: sum(combat_value(g, foe, region) for foe in hostile_forces(g, me, region))
            for region in steps_from(g, me, me.at)
            if targets(g, me, region)
        }
        least = min(strength.values(), default=0)
        if least > combat_value(g, me.id, me.at):
            return []
        return [region for region, value in strength.items() if value == least]

    def say(self) -> Speech:
        return say("faceless-attack")


class RecruitAndMarch(Effect[Act], frozen=True):
    """Place units with the General; then march towards the target region if nobody hostile is in the way."""

    units: Count

    def possible(self, c: Act) -> bool:
        g, me = c.g, c.me
        steps = (step for goal in target_regions(g, me) for step in path_steps(g, me, me.at, goal))
        return bool(in_supply(me)) or any(not hostile_forces(g, me, step) for step in steps)

    def run(self, c: Act) -> Flow[None]:
        yield from place_faceless(c.g, c.me, c.me.at, self.units)
        goal = yield from target_region(c.g, c.me)
        step = yield from step_towards(c.g, c.me, goal)
        if step and not hostile_forces(c.g, c.me, step):
            yield from march(c.g, c.me, step)

    def say(self) -> Speech:
        return say("faceless-deploy", count=self.units)


class CollectNearest(Effect[Act], frozen=True):
    """Collect all power with the General or, if there is none, some where the most of it lies under control."""

    elsewhere: Count

    def possible(self, c: Act) -> bool:
        return any(can_collect(c.g, c.me, region) for region in controlled(c.g, c.me))

    def run(self, c: Act) -> Flow[None]:
        g, me = c.g, c.me
        if can_collect(g, me, me.at):
            collect(g, me, me.at, g.regions[me.at].power)
            return
        stock = {region: g.regions[region].power for region in controlled(g, me) if can_collect(g, me, region)}
        most = pick_most(stock)
        region = yield from c.pick_one("collect_some", most, verb="region", rule="LV-FACE-11", count=self.elsewhere)
        if region:
            collect(g, me, region, self.elsewhere)

    def say(self) -> Speech:
        return say("faceless-collect", count=self.elsewhere)


class WoundStrongest(Effect[Act], frozen=True):
    """Wound the strongest hostile force next to the General."""

    wounds: Count

    def options(self, c: Act) -> list[Option]:
        """The strongest forces; several if they are equally strong."""
        g, me = c.g, c.me
        strength = {
            f"{foe} {region}": combat_value(g, foe, region)
            for region in g.box.board.neighbours[me.at]
            for foe in hostile_forces(g, me, region)
        }
        return [("strike", *place.split()) for place in pick_most(strength)]

    def possible(self, c: Act) -> bool:
        return bool(self.options(c))

    def run(self, c: Act) -> Flow[None]:
        choice = yield from c.pick("strike", self.options(c), rule="LV-FACE-11")
        if choice:
            _, foe, region = choice
            yield from deal(c.g, foe, region, self.wounds)

    def say(self) -> Speech:
        return say("faceless-wound-strongest", count=self.wounds)


class WoundEachHere(Effect[Act], frozen=True):
    """Wound every hostile army and the neutral units in the Dragon's region."""

    wounds: Count

    def possible(self, c: Act) -> bool:
        return bool(hostile_units(c.g, c.me, c.me.at))

    def run(self, c: Act) -> Flow[None]:
        region = c.me.at
        for foe in hostile_units(c.g, c.me, region):
            yield from deal(c.g, foe, region, self.wounds)

    def say(self) -> Speech:
        return say("faceless-wound-each", count=self.wounds)


class CityOrUnit(Effect[Act], frozen=True):
    """A city with the General or, if there is one, a unit."""

    def possible(self, c: Act) -> bool:
        return bool(in_supply(c.me)) if c.g.regions[c.me.at].city else c.g.supply.cities > 0

    def run(self, c: Act) -> Flow[None]:
        if c.g.regions[c.me.at].city:
            yield from place_faceless(c.g, c.me, c.me.at, 1)
        else:
            place_city(c.g, c.me.at)

    def say(self) -> Speech:
        return say("faceless-city")
