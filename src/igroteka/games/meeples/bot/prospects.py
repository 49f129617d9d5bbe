"""What a player may hope for: how long the game lasts, what a meeple more is worth, which quests will be completed."""

from collections.abc import Sequence

from igroteka.kernel import Cost, Effect, If, May, Seq, from_box, walk

from ..act import Act
from ..box import (
    CLERIC,
    CORRUPTION,
    KNIGHT,
    MAGE,
    PRESTIGE,
    WARRIOR,
    Bonus,
    Box,
    Location,
    Quest,
)
from ..effects import (
    Build,
    DiscardQuest,
    DrawMeeples,
    DrawQuests,
    GainOneOf,
    GainUnit,
    GainVp,
    KeepForNextTurn,
    ReturnCorruption,
    ReturnUnit,
    StowMeeples,
    TavernHolds,
)
from ..might import role_of
from ..state import Player, State
from .army import POWER, Army
from .quests import chance, concerns

# All weights are in victory points.
SKILLS = {WARRIOR: (0.25, 0.5), MAGE: (0.25, 0.4), CLERIC: (0.5, 0.9), KNIGHT: (0.9, 0.9)}
"""What the second and third hero cards of a class bring in a turn in which the meeples they need are drawn."""
SKILL = (0.25, 0.4)  # the same for a class of which nothing is known
PAIR = 0.12  # a bonus that needs company or a certain opponent, each turn
LASTING_BONUS = 0.24  # a bonus for good, each turn
QUEST = 5.5  # a quest not yet seen, if there were time for anything
TIME_FOR_QUESTS = 12.0  # turns in which half of that is made
LATE_QUEST = 0.6  # what it costs if there is no time at all
WORST = 1.6  # so much less than another is that quest worth which is discarded
LOCATION = 0.12  # what a new location brings each turn
LIBRARY = 0.4  # the same for one that gives quests
GROWTH = 0.02  # so much better an army grows on the average in each turn
REIGN = 0.5  # the chance that nobody ousts a King of the Hill
SOME_CROWN = 1.0  # what reigning somewhere is worth while nobody has been sent


@from_box
def libraries(box: Box) -> frozenset[str]:
    """The locations that give quests."""
    return frozenset(
        place.id for place in box.locations.values() if any(isinstance(word, DrawQuests) for word in walk(place.reward))
    )


class Prospects(Army):
    """What the turns to come promise a player; `own` if it is the one who judges and knows the quests in hand."""

    def __init__(self, g: State, player: Player, *, own: bool = True) -> None:
        super().__init__(g, player)
        self.quests = [g.box.quests[name] for name in player.quests] if own else []
        self.chances: dict[tuple[str, str], float] = {}
        self.wants: dict[str, float] = {}

    def want(self, unit: str) -> float:
        """How much better the quests in hand stand with one more of a class."""
        found = self.wants.get(unit)
        if found is None:
            known, found = concerns(self.g.box), 0.0
            for quest in self.quests:
                if unit in known[quest.id]:
                    found += (quest.vp + quest.penalty) * (self.likely(quest, unit) - self.likely(quest))
            self.wants[unit] = found
        return found

    def likely(self, quest: Quest, joining: str = "") -> float:
        """The chance that a quest in hand will be completed, perhaps with one more of a class."""
        key = quest.id, joining
        found = self.chances.get(key)
        if found is None:
            if joining:
                self.meeples[joining] += 1
                self.size += 1
            found = self.chances[key] = chance(self, quest.goal)
            if joining:
                self.meeples[joining] -= 1
                self.size -= 1
        return found

    def army(self) -> float:
        """What the meeples will bring: as good as those are that are drawn."""
        return self.use * self.mean

    def more(self, unit: str) -> float:
        """What one more of a class brings; weak ones only keep better ones waiting, those to come included."""
        rivals = self.mean + GROWTH * self.turns
        return self.use * (self.talent(unit) - rivals) / (self.size + 1) + self.want(unit)

    def less(self, unit: str) -> float:
        """What it brings to lose one of a class."""
        return self.use * (self.mean - self.talent(unit)) / max(1, self.size - 1) - self.want(unit)

    def skill(self, unit: str, level: int) -> float:
        """What the hero card of a class brings in a turn, apart from strength, if what it needs is drawn."""
        if level == 1:
            return 0.0
        match self.g.box.heroes[unit].at(level).ability:
            case If(TavernHolds(needed)):
                likely = self.together(needed)
            case _:
                likely = self.drawn(unit)
        return SKILLS.get(unit, SKILL)[level - 2] * likely

    def skills(self) -> float:
        """What hero cards and bonuses bring, apart from strength."""
        might = self.might
        value = PAIR * (len(might.pairs) + sum(might.against.values()))
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
        if effect is None:
            return 0.0
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
                return self.drawing(draw, discard)
            case Build():
                return self.building()
            case Seq(parts):
                return sum(map(self.promise, parts))
            case May(gained) | If(_, gained) | Cost(_, gained):
                return self.promise(gained)
        return self.at_once(effect)

    def building(self) -> float:
        """What building a location brings: the best free lot's reward, and the location's use; 0 if there is none."""
        g = self.g
        if not g.offer:
            return 0.0
        lots = [self.promise(g.box.slots[lot].reward) for lot, location in g.slots.items() if not location]
        if not lots:
            return 0.0
        use = LIBRARY if not libraries(g.box).isdisjoint(g.offer) else LOCATION
        return max(lots) + use * self.turns

    def libraries(self) -> float:
        """What the locations that have been built and give quests bring; not everybody makes as much of them."""
        built = libraries(self.g.box).intersection(self.g.built)
        return (LIBRARY - LOCATION) * self.turns * len(built)

    def at_once(self, effect: Effect[Act]) -> float:
        """What an effect is worth that does not depend on how long the game lasts."""
        match effect:
            case GainVp(count):
                return float(count)
            case DrawMeeples(count):
                return POWER * self.mean * count
            case DiscardQuest():
                return -min(map(self.quest, self.quests), default=0.0)
            case KeepForNextTurn() | StowMeeples():
                return POWER
        return 0.0

    def drawing(self, draw: int, discard: int) -> float:
        """What quests not yet seen are worth: more while there is time, and if the worst need not be kept."""
        quest = QUEST * self.turns / (self.turns + TIME_FOR_QUESTS) - LATE_QUEST
        return draw * quest - discard * (quest - WORST)

    def quest(self, quest: Quest, near: float = 0.0) -> float:
        """What a quest in hand is likely to bring or cost; `near` is the chance that it is completed this turn."""
        likely = 1.0 if near == 1.0 else 1 - (1 - near) * (1 - self.likely(quest))
        return likely * self.completed(quest) - (1 - likely) * quest.penalty

    def completed(self, quest: Quest) -> float:
        """What completing a quest brings."""
        extra = self.promise(quest.cost) + self.promise(quest.reward) + self.bonus(quest.bonus)
        return quest.vp + extra + (self.turns * LASTING_BONUS if quest.ability else 0.0)
