"""How near the quests in hand are to being completed this turn, by those already sent and those still in the Tavern."""

from collections.abc import Mapping, Sequence

from ..act import QUEST_POINTS, Act
from ..actions.city import district_of, overrun
from ..actions.needs import filled, missing, need
from ..box import ANY, ANY_PRESTIGE, BUILDERS, CORRUPTION, PEASANT, PRESTIGE, Goal, Monster
from ..effects import Activated, Built, Defeat
from ..state import USED, Fight
from .prospects import Prospects
from .quests import fits

# One who sends fighter by fighter must see each step bring a quest nearer, and lose something with those whom it needs.
FEASIBLE = 0.3  # the chance that what could be completed this turn is, while nobody has been sent for it
NEARLY = 0.8  # the same, when next to nothing is missing


def held(prospects: Prospects, fights: Sequence[Fight]) -> float:
    """What the quests in hand are worth to the player whose turn it is."""
    plan = Plan(prospects, fights)
    return sum(prospects.quest(quest, plan.nearness(quest.goal)) for quest in prospects.quests)


class Plan:
    """What has been arranged this turn, and who is left to be sent."""

    def __init__(self, prospects: Prospects, fights: Sequence[Fight]) -> None:
        self.prospects, self.g, self.me = prospects, prospects.g, prospects.me
        self.fights = fights
        self.fighters = [unit for unit in prospects.me.tavern if unit != CORRUPTION]
        self.act = Act(prospects.g, prospects.me, "", [], [], QUEST_POINTS, "")
        self.sent = {fight.monster: fight for fight in fights}
        self.reserve = sum(map(prospects.might.own, self.fighters))

    def nearness(self, goal: Goal) -> float:
        """How near a goal is to being reached this turn: 1 if what has been arranged reaches it, 0 if nothing can."""
        match goal:
            case Defeat():
                return self.defeating(goal)
            case Activated():
                return self.activating(goal)
            case Built():
                return float(self.building())
        return 0.0

    def defeating(self, goal: Defeat) -> float:
        """How near such victories are."""
        done = [fight.district for fight in self.fights if goal.fits(self.act, fight)] if self.fights else []
        if goal.same_district:
            return max((self.several(goal, done, district) for district in set(done) - {""}), default=0.0)
        if len(done) >= goal.count:
            return 1.0
        return self.several(goal, done) if goal.count > 1 else self.single(goal)

    def several(self, goal: Defeat, done: list[str], district: str = "") -> float:
        """How near so many victories are, in a certain district if one is named."""
        there = done.count(district) if district else len(done)
        if there >= goal.count:
            return 1.0
        strengths = sorted(
            monster.strength
            for monster in self.prospects.foes
            if monster.id not in self.sent and fits(goal, monster) and self.stands_in(monster, district)
        )
        lacking = goal.count - there
        if len(strengths) < lacking or sum(strengths[:lacking]) > self.reserve:
            return 0.0
        return part(there, goal.count)

    def stands_in(self, monster: Monster, district: str) -> bool:
        """Does the monster stand in the district, if one is named?"""
        return not district or monster.id in self.g.monsters[district]

    def single(self, goal: Defeat) -> float:
        """How near a victory over a monster of the kind is."""
        best = 0.0
        for monster in self.prospects.foes:
            if fits(goal, monster) and (not goal.overrun or overrun(self.g, district_of(self.g, monster.id))):
                best = max(best, self.against(goal, monster))
        return best

    def against(self, goal: Defeat, monster: Monster) -> float:
        """How near the victory over a certain monster is."""
        fight, wanted = self.sent.get(monster.id), monster.strength + goal.overkill
        power = fight.power if fight else 0
        if power + self.reserve < wanted:
            return 0.0
        if not fight:
            return FEASIBLE if self.there(goal.units) else 0.0
        lacking = dict(missing(need(goal.units), tuple(sorted(fight.units))))
        return part(min(power, wanted), wanted + sum(lacking.values())) if self.there(lacking) else 0.0

    def there(self, units: Mapping[str, int]) -> bool:
        """Are all of these in the Tavern?"""
        return all(self.count(unit) >= count for unit, count in units.items())

    def count(self, unit: str) -> int:
        """How many of a class are in the Tavern."""
        if unit == ANY:
            return len(self.fighters)
        if unit == ANY_PRESTIGE:
            return sum(one in PRESTIGE for one in self.fighters)
        return self.fighters.count(unit)

    def activating(self, goal: Activated) -> float:
        """How near the goal to activate locations is."""
        g = self.g
        here = [
            party.units
            for place, party in g.parties.items()
            if party.seat == self.me.seat and place in g.built and goal.district in ("", g.built[place])
        ]
        done = sum(filled(goal.units, units) for units in here)
        lacking = goal.count - done
        if lacking <= 0:
            return 1.0
        if len(self.fighters) < lacking or not self.there(goal.units):
            return 0.0
        return part(done + (len(here) > done), goal.count + 1)

    def building(self) -> bool:
        """Will a location be built?"""
        if self.g.lasts(USED, about=BUILDERS):
            return False
        party = self.g.party_of(self.me, BUILDERS)
        if not party:
            return False
        return len(party.units) > 1 or (PEASANT in self.me.tavern and self.prospects.building() > 0)


def part(done: int, whole: int) -> float:
    """How near something is of which so much is done."""
    return FEASIBLE + (NEARLY - FEASIBLE) * done / whole
