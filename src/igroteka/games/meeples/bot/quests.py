"""How likely it is that a player completes a quest in hand."""

from collections.abc import Iterable
from math import sqrt

from igroteka.kernel import from_box

from ..actions.city import district_of, overrun
from ..actions.meeples import owned
from ..box import ANY_PRESTIGE, PRESTIGE, TYPES, Box, Goal, Monster
from ..effects import Activated, AllOf, AtMost, Built, Defeat, Gather, Most, Pile, PileOfEach, Trained
from ..state import ARRIVALS
from .army import BEATEN_A_TURN, Army

RESOLVE = 0.75  # a deed that is put off is never sure: else there would be no reason to do it now
DILIGENCE = 0.6  # how often that is done which can be done
RARELY = 0.05  # to meet in a turn a monster of which none is there
OUT_OF_REACH, IN_REACH = 0.02, 0.9
FRICTION = 0.3  # the part of the power that does not come together at the right place
TOUR = 0.12  # to activate several locations in a turn
RITE = 0.2  # to activate a certain location with the fighters for it
BUILT = 0.4
TRAINED = 0.65  # to be trained by one more level: each step must bring the goal visibly nearer
CLEANSED_IN = 3.0  # turns until a Corruption meeple is gone
TIED, AHEAD = 0.6, 0.25  # to have the most of something at the end if nobody has more now, and by each one of the lead
SURE = 0.95
ENOUGH = 0.6  # to beat as many monsters as are needed, if as many are expected
OF_A_TYPE, OF_A_DISTRICT, OF_EACH = 0.45, 0.35, 0.6  # the part of the beaten monsters that fit, if one looks for them


def chance(army: Army, goal: Goal) -> float:
    """The chance that a quest in hand with this goal will be completed."""
    match goal:
        case AllOf(parts):
            return min(chance(army, part) for part in parts)
        case Pile() | PileOfEach():
            return beating(army, goal)
        case Trained(classes, level):
            levels = sorted(army.levels.values(), reverse=True)[:classes]
            steps = sum(max(0, level - reached) for reached in levels)
            return float(TRAINED**steps) * min(1.0, army.turns / steps) if steps else 1.0
        case Most(units):
            return reigning(army, units)
        case AtMost(unit, count):
            to_come = max(0, ARRIVALS - 1 - army.g.arrivals)
            return within(army, CLEANSED_IN * max(0, army.meeples[unit] + to_come - count))
    return RESOLVE * (1 - float((1 - deed(army, goal)) ** army.turns))


def within(army: Army, needed: float) -> float:
    """The chance to have time for what takes so many turns."""
    return SURE * army.turns / (army.turns + needed) if needed else 1.0


def reigning(army: Army, units: Iterable[str]) -> float:
    """The chance to have the most of some classes at the end."""
    g, mine = army.g, sum(army.meeples[unit] for unit in units)
    others = max(sum(unit in units for unit in owned(g, other)) for other in g.others(army.me))
    odds = TIED + AHEAD * (mine - others) / sqrt(1 + army.turns)
    return min(SURE, max(1 - SURE, odds))


def deed(army: Army, goal: Goal) -> float:
    """The chance that a quest about a deed is completed in a turn to come."""
    match goal:
        case Gather(units):
            return army.together(units)
        case Defeat(units=units):
            if id(goal) not in army.reach:
                army.reach[id(goal)] = victory(army, goal)
            return DILIGENCE * army.together(units) * army.reach[id(goal)]
        case Activated(units=units, count=count):
            return DILIGENCE * army.together(units) * RITE if count == 1 else TOUR
        case Built():
            return BUILT if army.g.offer and not all(army.g.slots.values()) else 0.0
    return 0.0


def victory(army: Army, goal: Defeat) -> float:
    """The chance that such monsters are met and beaten in a turn to come."""
    by_district: dict[str, list[int]] = {}
    for monster in army.foes:
        if fits(goal, monster):
            district = district_of(army.g, monster.id) if goal.same_district or goal.overrun else ""
            if not goal.overrun or overrun(army.g, district):
                by_district.setdefault(district, []).append(monster.strength + goal.overkill)
    enough = [sorted(strengths)[: goal.count] for strengths in by_district.values() if len(strengths) >= goal.count]
    if not enough:
        return RARELY
    return min(IN_REACH, max(OUT_OF_REACH, army.power / min(map(sum, enough)) - FRICTION))


def fits(goal: Defeat, monster: Monster) -> bool:
    """Is it a monster of the kind?"""
    return (
        goal.foe in ("", monster.type)
        and goal.district in ("", monster.district)
        and monster.level >= goal.level
        and monster.strength >= goal.strength
    )


def beating(army: Army, goal: Pile | PileOfEach) -> float:
    """The chance that the monsters of a quest for the end will be beaten."""
    if isinstance(goal, PileOfEach):
        missing = sum(max(0, goal.count - sum(monster.type == kind for monster in army.pile)) for kind in TYPES)
        fitting = OF_EACH
    else:
        missing = goal.count - sum(
            goal.foe in ("", monster.type) and goal.district in ("", monster.district) and monster.level >= goal.level
            for monster in army.pile
        )
        fitting = OF_A_TYPE if goal.foe else OF_A_DISTRICT
    if missing <= 0:
        return 1.0
    hope = army.turns * BEATEN_A_TURN * fitting / missing
    return min(SURE, ENOUGH * hope if hope < 1 else ENOUGH + (hope - 1) / 5)


@from_box
def concerns(box: Box) -> dict[str, frozenset[str]]:
    """The classes of which one more or less matters to a quest, for all quests."""
    return {name: frozenset(concern(quest.goal)) for name, quest in box.quests.items()}


def concern(goal: Goal) -> Iterable[str]:
    """The classes of which one more or less matters to a goal."""
    match goal:
        case Gather(units) | Defeat(units=units) | Activated(units=units):
            return PRESTIGE if ANY_PRESTIGE in units else units
        case Most(units):
            return units
        case AtMost(unit):
            return (unit,)
        case AllOf(parts):
            return [unit for part in parts for unit in concern(part)]
    return ()
