"""The effects of Vaala cards (LV-VAALA)."""

from igroteka.kernel import DONE, Effect, Flow, Option, Speech, say

from ..act import Act
from ..actions.movement import gather, move_army
from ..actions.power import can_collect, collect, lose
from ..actions.power import place as place_power
from ..actions.regions import controlled, hostile_forces, hostile_units, is_open_to, within
from ..actions.units import Army, own_army, place, place_chosen, place_city, remove_own, take, types_in
from ..box import LEADER, NEUTRAL, TYPES, Count, UnitType
from ..combat.wounds import add_essence, deal, retreat


def strike(c: Act, options: list[Option], wounds: int) -> Flow[None]:
    """Wounds outside combat to one of the forces: no Essence, no stolen power."""
    choice = yield from c.pick("strike", options)
    if choice:
        _, foe, region = choice
        yield from deal(c.g, foe, region, wounds)


def foes_in(c: Act, regions: list[str]) -> list[Option]:
    """Options to strike the hostile forces of some regions."""
    return [("strike", foe, region) for region in regions for foe in hostile_forces(c.g, c.me, region)]


class StrikeHere(Effect[Act], frozen=True):
    """Wounds to one hostile force in your figure's region."""

    wounds: Count

    def possible(self, c: Act) -> bool:
        return bool(foes_in(c, [c.me.at]))

    def run(self, c: Act) -> Flow[None]:
        yield from strike(c, foes_in(c, [c.me.at]), self.wounds)

    def say(self) -> Speech:
        return say("spell-strike-here", count=self.wounds)


class StrikeAllHere(Effect[Act], frozen=True):
    """Wounds to each hostile force in your figure's region."""

    wounds: Count

    def possible(self, c: Act) -> bool:
        return bool(hostile_forces(c.g, c.me, c.me.at))

    def run(self, c: Act) -> Flow[None]:
        region = c.me.at
        for foe in hostile_forces(c.g, c.me, region):
            yield from deal(c.g, foe, region, self.wounds)

    def say(self) -> Speech:
        return say("spell-strike-all-here", count=self.wounds)


class StrikeNear(Effect[Act], frozen=True):
    """Wounds to one hostile force in an adjacent region."""

    wounds: Count

    def possible(self, c: Act) -> bool:
        return bool(foes_in(c, list(c.g.box.board.neighbours[c.me.at])))

    def run(self, c: Act) -> Flow[None]:
        yield from strike(c, foes_in(c, list(c.g.box.board.neighbours[c.me.at])), self.wounds)

    def say(self) -> Speech:
        return say("spell-strike-near", count=self.wounds)


class BloodStrike(Effect[Act], frozen=True):
    """Destroy a unit of yours somewhere; wounds to one hostile force there or next to it."""

    wounds: Count

    def places(self, c: Act) -> list[str]:
        """Where a unit can be given up to some purpose."""
        return [region for region in c.me.units if foes_in(c, within(c.g, region, 1))]

    def possible(self, c: Act) -> bool:
        return bool(self.places(c))

    def run(self, c: Act) -> Flow[None]:
        region = yield from c.pick_one("sacrifice_where", self.places(c), verb="region")
        if region:
            yield from remove_own(c.g, c.me, region, "sacrifice", "LV-VAALA-04", told="sacrificed")
            yield from strike(c, foes_in(c, within(c.g, region, 1)), self.wounds)

    def say(self) -> Speech:
        return say("spell-blood-strike", count=self.wounds)


class RepelArmy(Effect[Act], frozen=True):
    """An army without its General, here or in an adjacent region, must retreat; no power is stolen."""

    def options(self, c: Act) -> list[Option]:
        """The armies within reach."""
        return [
            ("repel", general.id, region)
            for region in within(c.g, c.me.at, 1)
            for general in c.g.generals
            if general.id != c.me.ally and general.at != region and region in general.units
        ]

    def possible(self, c: Act) -> bool:
        return bool(self.options(c))

    def run(self, c: Act) -> Flow[None]:
        choice = yield from c.pick("repel", self.options(c))
        if choice:
            _, general, region = choice
            yield from retreat(c.g, c.g.players[general], region, None, forced=True)

    def say(self) -> Speech:
        return say("spell-repel")


class PowerHereAndNear(Effect[Act], frozen=True):
    """Power in your figure's region, and in an adjacent one."""

    power: Count = 1

    def possible(self, c: Act) -> bool:
        return c.g.supply.power > 0

    def run(self, c: Act) -> Flow[None]:
        place_power(c.g, c.me.at, self.power)
        near = c.g.box.board.neighbours[c.me.at]
        region = yield from c.pick_one("place_power", near, verb="region")
        place_power(c.g, region, self.power)

    def say(self) -> Speech:
        return say("spell-power-here-and-near", count=self.power)


class DrainNeighbour(Effect[Act], frozen=True):
    """An unbonded player with anything adjacent to a region of yours loses power."""

    def victims(self, c: Act) -> list[str]:
        """The players who could lose some."""
        own = controlled(c.g, c.me)
        near = {other for region in own for other in c.g.box.board.neighbours[region]}
        return [
            other.id
            for other in c.g.players.values()
            if other is not c.me and other.id != c.me.ally and other.power and near & {other.at, *other.units}
        ]

    def possible(self, c: Act) -> bool:
        return bool(self.victims(c))

    def run(self, c: Act) -> Flow[None]:
        victim = yield from c.pick_one("drain", self.victims(c))
        if victim:
            yield from lose(c.g, c.g.players[victim], c.me)

    def say(self) -> Speech:
        return say("spell-drain")


class RaiseUnits(Effect[Act], frozen=True):
    """Place up to so many units of a type with the General, and some in another region of yours."""

    unit: UnitType
    here: Count
    elsewhere: Count

    def possible(self, c: Act) -> bool:
        return c.me.supply[self.unit] > 0

    def run(self, c: Act) -> Flow[None]:
        for _ in range(self.here):
            if not (yield from place_chosen(c.g, c.me, c.me.at, "LV-VAALA-04", optional=True, types=(self.unit,))):
                break
        for _ in range(self.elsewhere):
            others = [region for region in controlled(c.g, c.me) if region != c.me.at and c.me.supply[self.unit]]
            region = yield from c.pick_one("place_where", others, verb="region")
            if region:
                yield from place(c.g, c.me, region, self.unit)

    def say(self) -> Speech:
        return say("spell-raise", unit=say(f"some-{self.unit}"), here=self.here, elsewhere=self.elsewhere)


class CollectAfar(Effect[Act], frozen=True):
    """Collect power from a region up to so many steps away without a General in it."""

    power: Count
    steps: Count

    def regions(self, c: Act) -> list[str]:
        """Where it can be collected."""
        return [
            region
            for region in within(c.g, c.me.at, self.steps)
            if can_collect(c.g, c.me, region) and all(general.at != region for general in c.g.generals)
        ]

    def possible(self, c: Act) -> bool:
        return bool(self.regions(c))

    def run(self, c: Act) -> Flow[None]:
        region = yield from c.pick_one("collect_some", self.regions(c), verb="region", count=self.power)
        if region:
            collect(c.g, c.me, region, self.power)

    def say(self) -> Speech:
        return say("spell-collect-afar", count=self.power, steps=self.steps)


class Devour(Effect[Act], frozen=True):
    """Destroy units of one army or of the neutral ones here; they do go to the Essence track."""

    units: Count

    def possible(self, c: Act) -> bool:
        return bool(self.options(c))

    def options(self, c: Act) -> list[Option]:
        """The armies with anything to destroy but a General."""
        region = c.me.at
        return [
            ("strike", foe, region)
            for foe in hostile_units(c.g, c.me, region)
            if foe == NEUTRAL or region in c.g.players[foe].units
        ]

    def run(self, c: Act) -> Flow[None]:
        choice = yield from c.pick("devour_whose", self.options(c))
        if choice is None:
            return
        _, foe, region = choice
        for number in range(self.units):
            prey, enough = self.prey(c, foe, region), number > 0 and DONE
            unit = yield from c.pick_one("devour", prey, verb="unit", optional=enough, region=region)
            if not unit:
                return
            self.devour(c, foe, unit, region)

    def prey(self, c: Act, foe: str, region: str) -> list[str]:
        """The types of units that can still be destroyed."""
        if foe == NEUTRAL:
            return [NEUTRAL] if c.g.regions[region].neutral else []
        return types_in(c.g.players[foe], region)

    def devour(self, c: Act, foe: str, unit: str, region: str) -> None:
        """A unit goes from the board to the Essence track."""
        if foe == NEUTRAL:
            c.g.regions[region].neutral -= 1
        else:
            take(c.g.players[foe], region, unit)
        c.g.tell("destroyed", foe, unit, region)
        add_essence(c.g, c.me, NEUTRAL if foe == NEUTRAL else f"{foe}.{unit}")

    def say(self) -> Speech:
        return say("spell-devour", count=self.units)


class DreamWalk(Effect[Act], frozen=True):
    """Move the General and some units to any friendly or uncontrolled region."""

    units: Count

    def goals(self, c: Act) -> list[str]:
        """Where they may go."""
        return [region for region in c.g.regions if region != c.me.at and is_open_to(c.g, c.me, region)]

    def possible(self, c: Act) -> bool:
        return bool(self.goals(c))

    def run(self, c: Act) -> Flow[None]:
        goal = yield from c.pick_one("dream_walk", self.goals(c), verb="region")
        if not goal:
            return
        origin, army = c.me.at, Army({LEADER: 1})
        ready = {unit: count for unit, count in own_army(c.me, origin).items() if unit != LEADER}
        if ready:
            alone: Option = ("alone",)
            if (yield from c.pick("company", [("along",)], optional=alone, count=self.units)):
                army |= yield from gather(c.g, c.me, ready, "LV-VAALA-04", self.units, region=goal)
        yield from move_army(c.g, c.me, {origin: army}, goal)

    def say(self) -> Speech:
        return say("spell-dream-walk", count=self.units)


class BuildCities(Effect[Act], frozen=True):
    """Cities in regions of yours without one."""

    cities: Count

    def regions(self, c: Act) -> list[str]:
        """Where one can be built."""
        return [region for region in controlled(c.g, c.me) if not c.g.regions[region].city and c.g.supply.cities]

    def possible(self, c: Act) -> bool:
        return bool(self.regions(c))

    def run(self, c: Act) -> Flow[None]:
        for number in range(self.cities):
            enough = number > 0 and DONE
            region = yield from c.pick_one("build", self.regions(c), verb="region", optional=enough)
            if not region:
                return
            place_city(c.g, region)

    def say(self) -> Speech:
        return say("spell-cities", count=self.cities)


class OneOfEach(Effect[Act], frozen=True):
    """A unit of each type in one region of yours."""

    def possible(self, c: Act) -> bool:
        return any(c.me.supply.values())

    def run(self, c: Act) -> Flow[None]:
        region = yield from c.pick_one("place_where", controlled(c.g, c.me), verb="region")
        for unit in TYPES:
            if region:
                yield from place(c.g, c.me, region, unit)

    def say(self) -> Speech:
        return say("spell-one-of-each")
