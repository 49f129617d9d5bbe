"""What a player may hope for: how long the game lasts, what a meeple more is worth, which quests will be completed."""

from collections import Counter
from collections.abc import Sequence
from math import prod

from igroteka.kernel import Cost, Effect, If, May, Seq

from ..act import Act
from ..actions.force import activated, might
from ..actions.meeples import owned
from ..box import (
    CLERIC,
    CORRUPTION,
    KNIGHT,
    MAGE,
    PALADIN,
    PEASANT,
    PRESTIGE,
    RANGER,
    SHAMAN,
    TYPES,
    WARRIOR,
    Bonus,
    Goal,
    Location,
    Quest,
)
from ..effects import (
    Activated,
    AllOf,
    Build,
    Built,
    Defeat,
    DiscardQuest,
    DrawMeeples,
    DrawQuests,
    GainOneOf,
    GainUnit,
    GainVp,
    Gather,
    KeepForNextTurn,
    Pile,
    PileOfEach,
    ReturnCorruption,
    ReturnUnit,
    StowMeeples,
    TavernHolds,
    Trained,
)
from ..might import role_of
from ..scoring import meets
from ..state import ARRIVALS, DRAW_SIZES, FINAL_ROUNDS, Player, State

# All weights are in victory points.
POWER = 0.55  # a point of power in the Tavern, used well
LAG = 1.5  # turns until a new meeple is drawn
TALENT = {
    PEASANT: 0.0,
    WARRIOR: 0.2,
    MAGE: 0.35,
    CLERIC: 0.35,
    KNIGHT: 0.3,
    RANGER: 1.2,
    PALADIN: 1.8,
    SHAMAN: 1.0,
}
"""What a class can do besides its strength, as points of power."""
SKILLS = {WARRIOR: (0.25, 0.5), MAGE: (0.25, 0.4), CLERIC: (0.5, 0.9), KNIGHT: (0.9, 0.9)}
"""What the second and third hero cards of a class bring in a turn in which the meeples they need are drawn."""
SKILL = (0.25, 0.4)  # the same for a class of which nothing is known
PAIR = 0.12  # a bonus that needs company or a certain opponent, each turn
LASTING_BONUS = 0.24  # a bonus for good, each turn
BEATEN_A_TURN = 0.8
LAST_STACK = 2  # about so many monsters lie below the third arrival card
QUEST = 1.2  # a quest not yet seen, for a player who holds none
HANDFUL = 9  # quests in hand with which one does not want more
TIME_FOR_A_QUEST = 4.0
BUILDING, LOCATION = 1.0, 0.12  # a lot's reward, and what a new location brings each turn
REIGN = 0.5  # the chance that nobody ousts a King of the Hill
SOME_CROWN = 1.0  # what reigning somewhere is worth while nobody has been sent

# The chances of a quest.
DEED = 0.15  # to do a certain thing in a turn
AT_HAND = 2.0  # so much likelier with the fighters for it
FAR_OFF = 0.5
IN_THE_TAVERN = 0.6  # that meeples who are all drawn are there at the right moment
BUILT = 0.3
TRAINED_IN = 2.0  # turns that a level takes
STANDING = 0.75  # that a standing among the players lasts
SETTLED = 3.0  # with so many turns left, half of the standings will still change
SURE = 0.95
ENOUGH = 0.6  # to beat as many monsters as are needed, if as many are expected


def turns_left(g: State) -> float:
    """How many turns a player may still have after this one."""
    if g.over:
        return 0.0
    if g.final:
        return float(FINAL_ROUNDS - g.final)
    if g.arrivals == ARRIVALS:
        return float(FINAL_ROUNDS)
    return FINAL_ROUNDS + max(0, len(g.monster_deck) - LAST_STACK) / (BEATEN_A_TURN * len(g.players))


class Prospects:
    """What the turns to come promise a player."""

    def __init__(self, g: State, player: Player) -> None:
        self.g, self.me = g, player
        self.turns = turns_left(g)
        self.force = might(g, player, activated(g, player))
        self.meeples = Counter(owned(g, player))
        self.size = self.meeples.total()
        self.draws = DRAW_SIZES[g.arrivals]
        self.use = POWER * self.draws * max(0.0, self.turns - LAG)
        self.mean = sum(self.talent(unit) * count for unit, count in self.meeples.items()) / max(1, self.size)

    def talent(self, unit: str) -> float:
        """What a meeple adds to a turn, in points of power."""
        return 0.0 if unit == CORRUPTION else self.force.own(unit) + TALENT[unit]

    def army(self) -> float:
        """What the meeples will bring: as good as those are that are drawn."""
        return self.use * self.mean

    def more(self, unit: str) -> float:
        """What one more of a class brings; weak ones only keep better ones waiting."""
        return self.use * (self.talent(unit) - self.mean) / (self.size + 1)

    def less(self, unit: str) -> float:
        """What it brings to lose one of a class."""
        return self.use * (self.mean - self.talent(unit)) / max(1, self.size - 1)

    def drawn(self, unit: str, count: int = 1) -> float:
        """About the chance that so many meeples of a class are drawn in a turn."""
        share = self.meeples[unit] * self.draws / (max(1, self.size) * count)
        return float(min(1.0, share) ** count)

    def skill(self, unit: str, level: int) -> float:
        """What the hero card of a class brings in a turn, apart from strength, if what it needs is drawn."""
        if level == 1:
            return 0.0
        match self.g.box.heroes[unit].at(level).ability:
            case If(TavernHolds(needed)):
                chance = prod(self.drawn(meeple, count) for meeple, count in needed.items())
            case _:
                chance = self.drawn(unit)
        return SKILLS.get(unit, SKILL)[level - 2] * chance

    def skills(self) -> float:
        """What hero cards and bonuses bring, apart from strength."""
        force = self.force
        value = PAIR * (len(force.pairs) + sum(force.against.values()))
        for unit, level in self.me.levels.items():
            value += self.skill(unit, level)
        return self.turns * value

    def bonus(self, bonuses: tuple[Bonus, ...]) -> float:
        """What a bonus for good brings."""
        return self.turns * LASTING_BONUS * len(bonuses)

    def location(self, location: Location, party: Sequence[str]) -> float:
        """What activating a location brings, apart from power that shows in the fights."""
        if location.crown:
            return REIGN * max((self.promise(location.crown.get(role_of(unit))) for unit in party), default=SOME_CROWN)
        if location.stock and not self.g.stock.get(location.id):
            return 0.0
        return self.promise(location.reward)

    def promise(self, effect: Effect[Act] | None) -> float:
        """What an effect is worth, read off its words."""
        match effect:
            case GainUnit(unit, count):
                return self.more(unit) * (count if unit in PRESTIGE else min(count, self.g.supply[unit]))
            case GainOneOf(units):
                return max(map(self.more, units))
            case ReturnUnit(unit):
                return self.less(unit)
            case ReturnCorruption(count):
                return self.less(CORRUPTION) * min(count, self.meeples[CORRUPTION])
            case DrawQuests(draw, discard):
                return self.new_quest() * (draw - discard / 2)
            case Build():
                return BUILDING + LOCATION * self.turns
            case Seq(parts):
                return sum(map(self.promise, parts))
            case May(gained) | If(_, gained) | Cost(_, gained):
                return self.promise(gained)
        return self.at_once(effect)

    def at_once(self, effect: Effect[Act] | None) -> float:
        """What an effect is worth that does not depend on how long the game lasts."""
        match effect:
            case GainVp(count):
                return float(count)
            case DrawMeeples(count):
                return POWER * self.mean * count
            case DiscardQuest():
                return -QUEST / 2
            case KeepForNextTurn() | StowMeeples():
                return POWER
        return 0.0

    def new_quest(self) -> float:
        """What a quest not yet seen is worth: little when time is short, or with a hand full of them."""
        room = max(0.0, 1 - len(self.me.quests) / HANDFUL)
        return QUEST * room * min(1.0, self.turns / TIME_FOR_A_QUEST)

    def quest(self, quest: Quest) -> float:
        """What a quest in hand is likely to bring or cost."""
        chance = self.chance(quest)
        return chance * self.completed(quest) - (1 - chance) * quest.penalty

    def completed(self, quest: Quest) -> float:
        """What completing a quest brings."""
        extra = self.promise(quest.cost) + self.promise(quest.reward) + self.bonus(quest.bonus)
        return quest.vp + extra + (self.turns * LASTING_BONUS if quest.ability else 0.0)

    def chance(self, quest: Quest) -> float:
        """The chance that a quest in hand will be completed."""
        match quest.goal:
            case Pile() | PileOfEach() | AllOf():
                return self.beating(quest.goal)
            case Trained(classes, level):
                levels = sorted(self.me.levels.values(), reverse=True)[:classes]
                missing = sum(max(0, level - reached) for reached in levels)
                return self.turns / (self.turns + TRAINED_IN * missing) if missing else 1.0
            case Gather() | Defeat() | Activated() | Built():
                return 1 - float((1 - self.deed(quest.goal)) ** self.turns)
        settled = SETTLED / (SETTLED + self.turns)
        if meets(self.g, self.me, quest.id):
            return STANDING + (1 - STANDING) * settled
        return (1 - STANDING) * (1 - settled)

    def deed(self, goal: Goal) -> float:
        """The chance that a quest about a deed is completed in a turn."""
        match goal:
            case Gather(units):
                chance = IN_THE_TAVERN
                for unit, count in units.items():
                    chance *= self.drawn(unit, count)
                return chance
            case Defeat(units=units, count=count):
                ready = all(self.meeples[unit] >= number for unit, number in units.items())
                return DEED / count * (AT_HAND if ready else FAR_OFF)
            case Activated(count=count):
                return DEED / count * AT_HAND
        return BUILT

    def beating(self, goal: Goal) -> float:
        """The chance that the monsters of a quest for the end will be beaten."""
        if isinstance(goal, AllOf):
            return min(map(self.beating, goal.parts))
        monsters = [self.g.box.monsters[name] for name in self.me.pile]
        if isinstance(goal, PileOfEach):
            missing = sum(max(0, goal.count - sum(monster.type == kind for monster in monsters)) for kind in TYPES)
            fitting = 0.6
        else:
            assert isinstance(goal, Pile)
            missing = goal.count - sum(
                goal.foe in ("", monster.type)
                and goal.district in ("", monster.district)
                and monster.level >= goal.level
                for monster in monsters
            )
            fitting = 1 / 3 if goal.foe else 1 / 4
        if missing <= 0:
            return 1.0
        hope = self.turns * BEATEN_A_TURN * fitting / missing
        return min(SURE, ENOUGH * hope if hope < 1 else ENOUGH + (hope - 1) / 5)
