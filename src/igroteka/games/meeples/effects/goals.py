"""Words for conditions: what quests, bonus tokens and abilities ask for (MM-QUEST, MM-FAQ-08..13)."""

from collections import Counter
from typing import Annotated, Literal

from msgspec import Meta, field

from igroteka.kernel import Condition, Few, Speech, say

from ..act import Act
from ..actions.city import of_the_city
from ..actions.meeples import owned
from ..actions.needs import filled
from ..box import TYPES, Amount, District, Foe, Goal, Requirement, Times, Unit
from ..might import unit_of
from ..passives import Activating, AnyTime, Building, Drawn, Fought
from ..state import Fight, Player
from ..wording import all_of_these, party


class TavernHolds(Condition[Act], frozen=True):
    """At least these meeples are in the Tavern; nobody stands in for another there."""

    units: Requirement

    def holds(self, c: Act) -> bool:
        tavern = c.me.tavern
        lacking = [unit for unit, count in self.units.items() if tavern.count(unit) < count]
        return not lacking

    def say(self) -> Speech:
        return say("if-tavern", units=party(self.units))


class Gather(Drawn, frozen=True):
    """Have at least these meeples in the Tavern at the end of your Draw phase (MM-DRAW-17)."""

    units: Requirement

    def holds(self, c: Act) -> bool:
        return TavernHolds(self.units).holds(c)

    def say(self) -> Speech:
        return say("goal-gather", units=party(self.units))


class Defeat(Fought, frozen=True, kw_only=True):
    """Beat so many monsters, perhaps of a certain kind, with certain fighters, all in one turn (MM-FAQ-10)."""

    foe: Foe | Literal[""] = ""
    district: District | Literal[""] = ""
    level: Amount = 0
    strength: Amount = 0
    units: Annotated[dict[str, Times], Meta(max_length=8)] = field(default_factory=dict)
    overkill: Amount = 0
    overrun: bool = False
    count: Times = 1
    same_district: bool = False

    def holds(self, c: Act) -> bool:
        if c.fight is None or not self.fits(c, c.fight):
            return False
        fights = [fight for fight in c.g.turn.fights if self.fits(c, fight)]
        if self.same_district:
            fights = [fight for fight in fights if fight.district and fight.district == c.fight.district]
        return len(fights) >= self.count

    def fits(self, c: Act, fight: Fight) -> bool:
        """Is this a fight that counts?"""
        monster = c.g.box.monsters[fight.monster]
        return (
            self.foe in ("", monster.type)
            and self.district in ("", monster.district)
            and monster.level >= self.level
            and monster.strength >= self.strength
            and fight.power >= monster.strength + self.overkill
            and (fight.overrun or not self.overrun)
            and filled(self.units, fight.units)
        )

    def say(self) -> Speech:
        what = say(f"foe-{self.foe or 'any'}", count=self.count)
        clauses = []
        if self.district:
            clauses.append(say("foe-district", district=say(f"of-{self.district}")))
        if self.level:
            clauses.append(say("foe-level", level=self.level))
        if self.strength:
            clauses.append(say("foe-strength", strength=self.strength))
        if self.overrun:
            clauses.append(say("foe-overrun"))
        if self.same_district:
            clauses.append(say("foe-same-district"))
        if self.count > 1:
            clauses.append(say("foe-one-turn"))
        if self.units:
            clauses.append(say("foe-units", units=party(self.units)))
        if self.overkill:
            clauses.append(say("foe-overkill", amount=self.overkill))
        return say("goal-defeat", what=what, clauses=tuple(clauses))


class Built(Building, frozen=True):
    """Build a location."""

    def holds(self, c: Act) -> bool:
        return True

    def say(self) -> Speech:
        return say("goal-build")


class Activated(Activating, frozen=True, kw_only=True):
    """Activate so many different locations in one turn; neither the Capitol nor tower rooms count.

    It is looked at whenever a location is activated: that one must fit, the others of the turn count with it.
    """

    count: Times = 1
    district: District | Literal[""] = ""
    units: Annotated[dict[str, Times], Meta(max_length=8)] = field(default_factory=dict)

    def holds(self, c: Act) -> bool:
        fitting = [
            location
            for location, sent in c.g.turn.activated.items()
            if self.district in ("", c.g.built[location]) and filled(self.units, sent)
        ]
        return len(fitting) >= self.count and fitting[-1] == next(reversed(c.g.turn.activated))

    def say(self) -> Speech:
        clauses = []
        if self.district:
            clauses.append(say("location-district", district=say(f"of-{self.district}")))
        if self.count > 1:
            clauses.append(say("foe-one-turn"))
        if self.units:
            clauses.append(say("location-units", units=party(self.units)))
        return say("goal-activate", count=self.count, clauses=tuple(clauses))


class Trained(AnyTime, frozen=True):
    """So many basic classes have a hero card of at least this level."""

    classes: Times
    level: Amount

    def holds(self, c: Act) -> bool:
        return sum(level >= self.level for level in c.me.levels.values()) >= self.classes

    def say(self) -> Speech:
        return say("goal-trained", count=self.classes, level=self.level)


class Pile(Goal, frozen=True, kw_only=True):
    """So many monsters of a kind are in the defeated pile at the end (MM-END-12, MM-FAQ-09)."""

    count: Times
    foe: Foe | Literal[""] = ""
    district: District | Literal[""] = ""
    level: Amount = 0

    def holds(self, c: Act) -> bool:
        monsters = [c.g.box.monsters[name] for name in c.me.pile]
        fitting = [
            monster
            for monster in monsters
            if of_the_city(monster)
            and self.foe in ("", monster.type)
            and self.district in ("", monster.district)
            and monster.level >= self.level
        ]
        return len(fitting) >= self.count

    def say(self) -> Speech:
        if self.district:
            return say("goal-pile-district", count=self.count, district=say(f"of-{self.district}"))
        if self.level:
            return say("goal-pile-level", count=self.count, level=self.level)
        return say("goal-pile-type", count=self.count, foe=say(f"many-{self.foe or 'any'}"))


class PileOfEach(Goal, frozen=True):
    """So many monsters of each of the three types are in the defeated pile at the end."""

    count: Times

    def holds(self, c: Act) -> bool:
        types = Counter(c.g.box.monsters[name].type for name in c.me.pile)
        return all(types[kind] >= self.count for kind in TYPES)

    def say(self) -> Speech:
        return say("goal-pile-each", count=self.count)


class AllOf(Goal, frozen=True):
    """Several conditions at once."""

    parts: Few[Goal]

    def holds(self, c: Act) -> bool:
        return all(part.holds(c) for part in self.parts)

    def say(self) -> Speech:
        return all_of_these([part.say() for part in self.parts])


class Most(Goal, frozen=True):
    """Nobody owns more meeples of the classes together; a tie is enough (MM-FAQ-08)."""

    units: Few[Unit]

    def holds(self, c: Act) -> bool:
        return self.number(c, c.me) >= max(self.number(c, player) for player in c.g.players)

    def number(self, c: Act, player: Player) -> int:
        """How many of them the player owns."""
        return sum(unit in self.units for unit in owned(c.g, player))

    def say(self) -> Speech:
        return say("goal-most", units=all_of_these([say(f"of-{unit}") for unit in self.units]))


class AtMost(Goal, frozen=True):
    """You own no more than so many meeples of a class."""

    unit: Unit
    count: Times

    def holds(self, c: Act) -> bool:
        return owned(c.g, c.me).count(self.unit) <= self.count

    def say(self) -> Speech:
        return say("goal-at-most", units=say(f"of-{self.unit}"), count=self.count)


class TypesAtLevel(Condition[Act], frozen=True):
    """So many different classes with hero cards of at least this level were sent there (MM-FAQ-11..13)."""

    types: Times
    level: Amount

    def holds(self, c: Act) -> bool:
        assert c.fight is not None
        heroes = {unit: c.g.box.heroes[unit] for unit in map(unit_of, c.fight.units)}
        levels = [hero.at(c.me.levels.get(unit, 0)).level for unit, hero in heroes.items()]
        return sum(level >= self.level for level in levels) >= self.types

    def say(self) -> Speech:
        return say("if-types-at-level", count=self.types, level=self.level)


class SentThere(Condition[Act], frozen=True):
    """At least these fighters were sent there."""

    units: Requirement

    def holds(self, c: Act) -> bool:
        assert c.fight is not None
        return filled(self.units, c.fight.units)

    def say(self) -> Speech:
        return say("if-sent", units=party(self.units))
