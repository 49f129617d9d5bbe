"""How a bot judges a position: the VP track, what this turn's parties will bring, and what the army promises."""

from collections.abc import Callable
from math import exp

from igroteka.kernel import Cost, Decision, Effect, If, May, Option, Seq

from .act import QUEST_POINTS, Act
from .actions.city import crowd, district_of, rooms
from .actions.force import activated, might, power
from .actions.meeples import owned
from .box import (
    BUILDERS,
    CLERIC,
    CORRUPTION,
    DRILL_SQUARE,
    END,
    KNIGHT,
    MAGE,
    MAIN,
    PALADIN,
    PEASANT,
    RANGER,
    SHAMAN,
    WARRIOR,
    Location,
    Monster,
    Quest,
)
from .effects import (
    Build,
    Defeat,
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
    Train,
)
from .might import Might, role_of, unit_of
from .scoring import meets
from .state import ARRIVALS, FINAL_ROUNDS, Fight, Party, Player, State

# All weights are in victory points.
UNIT = {
    PEASANT: 0.05,
    MAGE: 0.11,
    CLERIC: 0.11,
    WARRIOR: 0.16,
    KNIGHT: 0.26,
    RANGER: 0.3,
    PALADIN: 0.32,
    SHAMAN: 0.26,
    CORRUPTION: -0.15,
}
"""What owning a meeple brings in each turn to come."""
BEATEN_A_TURN = 0.8
LAST_STACK = 2  # about so many monsters lie below the third arrival card
STRENGTHENED = 0.05  # a point of power more for a meeple, each turn
PAIR = 0.06  # a bonus that needs company or a certain opponent, each turn
LEVEL = 0.12  # a hero level, each turn, for a class with some meeples
ENOUGH_MEEPLES = 3
READY = 0.6  # a point of power in the Tavern while it can still be used
LEFT_OVER = 0.05  # the same once all have been sent
EXTRA_MEEPLE = 0.9
QUEST = 0.7
FITTING_QUEST = 0.4  # the chance to complete a quest, given time
MET = 0.85  # the chance that a quest for the end that is met now will be met then
TIME_FOR_A_QUEST = 6.0
REIGN = 0.5  # the chance that nobody ousts a King of the Hill
LOCATION = 0.12  # a new location, each turn
TEMPERATURE = 0.5  # so many points more make an option e times as likely
MOST_GAIN = 6.0

TERMS = ("points", "fights", "places", "army", "heroes", "tavern", "quests")
"""What a player's worth is the sum of, in the order of `worths`."""


def evaluate(g: State, seat: int) -> float:
    """The seat's worth minus the strongest opponent's."""
    turns = turns_left(g)
    sums = [sum(worths(g, player, turns)) for player in g.players]
    return sums.pop(seat) - max(sums)


def weigh(g: State, seat: int) -> dict[str, float]:
    """The same, term by term."""
    turns = turns_left(g)
    all_worths = [worths(g, player, turns) for player in g.players]
    mine, theirs = all_worths.pop(seat), max(all_worths, key=sum)
    return {term: my - their for term, my, their in zip(TERMS, mine, theirs, strict=True)}


def turns_left(g: State) -> float:
    """How many turns a player may still have after this one."""
    if g.over:
        return 0.0
    if g.final:
        return float(FINAL_ROUNDS - g.final)
    if g.arrivals == ARRIVALS:
        return float(FINAL_ROUNDS)
    return FINAL_ROUNDS + max(0, len(g.monster_deck) - LAST_STACK) / (BEATEN_A_TURN * len(g.players))


def worths(g: State, player: Player, turns: float) -> tuple[float, ...]:
    """A player's points, and what parties, army, heroes, Tavern and quests promise: a number for each of the terms."""
    force = might(g, player, activated(g, player))
    acting = g.turn.seat == player.seat and not g.over
    fights, met = pending_fights(g, player, force, turns) if acting and g.turn.phase == MAIN else (0.0, ())
    meeples = owned(g, player)
    army = turns * sum(UNIT[unit] for unit in meeples)
    ready = sum(force.own(unit) for unit in player.tavern if unit != CORRUPTION)
    return (
        float(player.vp),
        fights,
        pending_places(g, player, turns),
        army,
        turns * heroes(g, player, force, meeples),
        (LEFT_OVER if acting and g.turn.phase == MAIN else READY if not g.over else 0.0) * ready,
        sum(quest_worth(g, player, g.box.quests[quest], turns) for quest in player.quests if quest not in met)
        + sum(g.box.quests[quest].vp + QUEST for quest in met),
    )


def heroes(g: State, player: Player, force: Might, meeples: list[str]) -> float:
    """What levels and bonuses bring each turn."""
    value = PAIR * (len(force.pairs) + len(force.helps) + sum(force.against.values()))
    for unit, level in player.levels.items():
        count = meeples.count(unit)
        value += LEVEL * (level - 1) * min(1.0, count / ENOUGH_MEEPLES)
    for unit in meeples:
        if unit != CORRUPTION:
            value += STRENGTHENED * (force.own(unit) - g.box.heroes[unit].levels[0].strength)
    return value


def pending_fights(g: State, player: Player, force: Might, turns: float) -> tuple[float, tuple[str, ...]]:
    """What the monsters with parties will bring, and the quests that will be completed by beating them."""
    value, met = 0.0, []
    for name, party in g.parties.items():
        if party.seat == player.seat and name in g.box.monsters:
            monster = g.box.monsters[name]
            strong = power(force, party.units, monster)
            district = district_of(g, name)
            fight = Fight(name, district, tuple(party.units), strong, crowd(g, district) > 1)
            value += beaten(g, monster, turns) + sum(force.vp_with.get(unit_of(unit), 0) for unit in set(party.units))
            token = g.council.get(name)
            act = Act(g, player, name, party.units, [], QUEST_POINTS, "", fight)
            if token and g.box.tokens[token].condition.holds(act):
                value += g.box.tokens[token].vp
            for quest in player.quests:
                goal = g.box.quests[quest].goal
                if isinstance(goal, Defeat) and goal.count == 1 and quest not in met and goal.fits(act, fight):
                    met.append(quest)
    return value, tuple(met)


def beaten(g: State, monster: Monster, turns: float) -> float:
    """What beating a monster brings."""
    return monster.vp + promise(g, monster.reward, turns) + turns * 2 * PAIR * len(monster.bonus)


def pending_places(g: State, player: Player, turns: float) -> float:
    """What the locations with parties will bring."""
    value = 0.0
    for place, party in g.parties.items():
        if party.seat == player.seat:
            if place in g.box.locations:
                value += location_worth(g, g.box.locations[place], turns) + flocking(g, player, g.built[place]) * turns
            elif place in g.box.rooms:
                value += promise(g, g.box.rooms[place].reward, turns)
            elif place == BUILDERS:
                value += promise(g, GainUnit(PEASANT) if len(party.units) == 1 else Build(), turns)
            elif place == DRILL_SQUARE:
                value += training(g, player, party, turns)
    return value


def location_worth(g: State, location: Location, turns: float) -> float:
    """What activating a location brings, apart from power that shows in the fights."""
    if location.crown:
        return REIGN * max(promise(g, effect, turns) for effect in location.crown.values())
    if location.stock and not g.stock.get(location.id):
        return 0.0
    return promise(g, location.reward, turns)


def flocking(g: State, player: Player, district: str) -> float:
    """What the Peasants of an overrun district bring each turn."""
    fighting = any(g.party_of(player, monster) for monster in g.monsters[district])
    return 0.0 if fighting else UNIT[PEASANT] * max(0, crowd(g, district) - 1)


def training(g: State, player: Player, party: Party, turns: float) -> float:
    """What the next hero card of the class brings, less its price."""
    unit = role_of(party.units[0])
    card = g.box.heroes[unit].at(player.levels[unit] + 1)
    stronger = card.strength - g.box.heroes[unit].at(player.levels[unit]).strength
    count = owned(g, player).count(unit)
    return turns * (LEVEL * min(1.0, count / ENOUGH_MEEPLES) + STRENGTHENED * stronger * count) - card.cost


def quest_worth(g: State, player: Player, quest: Quest, turns: float) -> float:
    """What a quest in hand is likely to bring or cost."""
    time = min(1.0, turns / TIME_FOR_A_QUEST)
    chance = MET if quest.kind == END and meets(g, player, quest.id) else FITTING_QUEST * time
    return chance * quest.vp - (1 - chance) * quest.penalty


def promise(g: State, effect: Effect[Act] | None, turns: float) -> float:
    """What an effect is worth, read off its words."""
    match effect:
        case GainUnit(unit, count):
            return turns * UNIT[unit] * count
        case GainOneOf(units):
            return turns * max(UNIT[unit] for unit in units)
        case ReturnUnit(unit):
            return -turns * UNIT[unit]
        case ReturnCorruption(count):
            return -turns * UNIT[CORRUPTION] * count
        case DrawQuests(draw, discard):
            return QUEST * (draw - discard / 2)
        case Build():
            return 1.0 + LOCATION * turns
        case Train():
            return LEVEL * turns
        case Seq(parts):
            return sum(promise(g, part, turns) for part in parts)
        case May(gained) | If(_, gained) | Cost(_, gained):
            return promise(g, gained, turns)
    return at_once(effect)


def at_once(effect: Effect[Act] | None) -> float:
    """What an effect is worth that does not depend on how long the game lasts."""
    match effect:
        case GainVp(count):
            return float(count)
        case DrawMeeples(count):
            return EXTRA_MEEPLE * count
        case DiscardQuest():
            return -QUEST
        case KeepForNextTurn() | StowMeeples():
            return EXTRA_MEEPLE
    return 0.0


def priors(g: State, decision: Decision) -> list[float]:
    """How promising each option looks, as a weight that grows with the points it seems to be worth."""
    glance = Glance(g, decision)
    return [exp(min(glance.gain(option), MOST_GAIN) / TEMPERATURE) for option in decision.options]


class Glance:
    """What options seem to bring their player, in victory points, without trying them."""

    def __init__(self, g: State, decision: Decision) -> None:
        self.g, self.me = g, g.players[decision.seat]
        self.turns = turns_left(g)
        self.force = might(g, self.me)
        self.worth: dict[str, float] = {}

    def gain(self, option: Option) -> float:
        """The guess for one option; 0 for a verb that nothing is known about."""
        look = LOOKS.get(option[0])
        return look(self, *option[1:]) if look else 0.0

    def send(self, unit: str, place: str) -> float:
        """Its share of what the place brings; reinforcing what is finished is a waste."""
        if place not in self.worth:
            self.worth[place] = self.share(place)
        strength = self.force.own(unit)
        if place in self.g.box.monsters:
            return self.worth[place] * strength - LEFT_OVER * strength
        return self.worth[place] - LEFT_OVER * strength

    def send_as(self, unit: str, _: str, place: str) -> float:
        return self.send(unit, place)

    def share(self, place: str) -> float:
        """What a meeple (at a monster: a point of power) at the place brings."""
        g, box = self.g, self.g.box
        party = g.party_of(self.me, place)
        if place in box.monsters:
            monster = box.monsters[place]
            done = party is not None and power(self.force, party.units, monster) >= monster.strength
            return -LEFT_OVER if done else beaten(g, monster, self.turns) / max(1, monster.strength)
        if place == BUILDERS:
            return promise(g, Build(), self.turns) / 2
        if place == DRILL_SQUARE:
            return promise(g, Train(), self.turns)
        if place in rooms(g):
            return promise(g, box.rooms[place].reward, self.turns) / sum(box.rooms[place].requirement.values())
        location = box.locations[place]
        size = sum(location.requirement.values()) or 1
        if party is not None and len(party.units) >= size:
            return -LEFT_OVER
        flock = flocking(g, self.me, g.built[place]) * self.turns
        return (location_worth(g, location, self.turns) + 2 * READY * len(location.bonus) + flock) / size

    def use(self, *_: str) -> float:
        """Abilities are there to be used."""
        return EXTRA_MEEPLE

    def take(self, unit: str) -> float:
        return self.turns * UNIT[unit]

    def give(self, unit: str) -> float:
        return -self.turns * UNIT[unit]

    def stow(self, unit: str) -> float:
        """The stronger ones back into the bag, never Corruption."""
        return -1.0 if unit == CORRUPTION else UNIT[unit] * self.turns / 2 - 0.3

    def discard(self, quest: str) -> float:
        return -quest_worth(self.g, self.me, self.g.box.quests[quest], self.turns)

    def at(self, slot: str) -> float:
        return promise(self.g, self.g.box.slots[slot].reward, self.turns)

    def agree(self, *_: str) -> float:
        """Whatever is offered is usually good."""
        return 1.0


LOOKS: dict[str, Callable[..., float]] = {
    "send": Glance.send,
    "send_as": Glance.send_as,
    "call_up": Glance.agree,
    "use": Glance.use,
    "take": Glance.take,
    "return": Glance.give,
    "stow": Glance.stow,
    "discard": Glance.discard,
    "at": Glance.at,
    "accept": Glance.agree,
}
"""How to look at an option, by its verb."""
