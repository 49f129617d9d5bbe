"""How a bot judges a position: the VP track, what this turn's parties will bring, and what the army promises."""

from collections.abc import Callable

from igroteka.kernel import Decision, Option, lead, lead_by_term, weights

from ..act import QUEST_POINTS, Act
from ..actions.city import district_of, of_the_city, overrun, rooms
from ..actions.needs import missing, need
from ..actions.power import power
from ..box import BUILDERS, CORRUPTION, DRILL_SQUARE, MAIN, PEASANT, Monster
from ..effects import Defeat, GainUnit
from ..might import role_of, unit_of
from ..state import USED, Fight, Party, Player, State
from .army import POWER
from .plans import held
from .prospects import Prospects
from .quests import fits

# All weights are in victory points.
THIS_TURN = 0.9  # a point of power that can be used this turn
LEFT_OVER = 0.1  # a point of power that is kept back while fighters are being sent
HIDDEN_QUEST = 1.0  # a quest in another player's hand
TRAINING = 0.1  # the next hero card, each turn
GOOD = 1.0  # something that is usually good
TEMPERATURE = 0.5  # so many points more make an option e times as likely
MOST_GAIN = 6.0

TERMS = ("points", "fights", "places", "army", "heroes", "tavern", "quests")
"""What a player's worth is the sum of, in the order of `worths`."""


def evaluate(g: State, seat: int) -> float:
    """The seat's worth minus the strongest opponent's."""
    rivals = [worths(g, player, own=player.seat == seat) for player in g.players]
    return lead(rivals.pop(seat), rivals)


def explain(g: State, seat: int) -> dict[str, float]:
    """The same, term by term."""
    rivals = [worths(g, player, own=player.seat == seat) for player in g.players]
    return lead_by_term(TERMS, rivals.pop(seat), rivals)


def worths(g: State, player: Player, *, own: bool) -> tuple[float, ...]:
    """A player's points, and what parties, army, heroes, Tavern and quests promise: a number for each of the terms."""
    if g.over:
        return (float(player.vp), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    prospects = Prospects(g, player, own=own)
    acting = own and g.turn.seat == player.seat
    sending = acting and g.turn.phase == MAIN
    fights = pending_fights(prospects) if sending else []
    if own:
        prospects.pile += [monster for fight in fights if of_the_city(monster := g.box.monsters[fight.monster])]
        quests = held(prospects, fights) if acting else sum(map(prospects.quest, prospects.quests))
    else:
        quests = HIDDEN_QUEST * len(player.quests)
    return (
        float(player.vp),
        sum(won(prospects, fight) for fight in fights),
        pending_places(prospects) + (prospects.libraries() if own else 0.0),
        prospects.army(),
        prospects.skills(),
        tavern(prospects, sending=sending),
        quests,
    )


def tavern(prospects: Prospects, *, sending: bool) -> float:
    """What those who can be sent are worth: the Capitol takes them from this turn, other places do not.

    Who was drawn for a later turn is a matter of luck, and no merit of this one.
    """
    if prospects.g.turn.seat != prospects.me.seat:
        return POWER * prospects.mean * len(prospects.me.tavern)
    value = THIS_TURN * sum(map(prospects.talent, prospects.me.tavern))
    if sending:
        for party in prospects.g.parties.values():
            if party.seat == prospects.me.seat:
                value += (THIS_TURN - LEFT_OVER) * sum(prospects.talent(unit_of(meeple)) for meeple in party.units)
    return value


def pending_fights(prospects: Prospects) -> list[Fight]:
    """The fights that have been arranged."""
    g, me = prospects.g, prospects.me
    fights = []
    for name, party in g.parties.items():
        if party.seat == me.seat and name in g.box.monsters:
            district = district_of(g, name)
            strong = power(prospects.might, party.units, g.box.monsters[name])
            fights.append(Fight(name, district, tuple(party.units), strong, overrun(g, district) > 0))
    return fights


def won(prospects: Prospects, fight: Fight) -> float:
    """What a fight will bring, apart from quests."""
    g = prospects.g
    value = beaten(prospects, g.box.monsters[fight.monster])
    value += sum(prospects.might.vp_with.get(unit, 0) for unit in set(map(unit_of, fight.units)))
    token = g.council.get(fight.monster)
    if token and g.box.tokens[token].condition.holds(Act(g, prospects.me, token, [], [], QUEST_POINTS, "", fight)):
        value += g.box.tokens[token].vp
    return value


def beaten(prospects: Prospects, monster: Monster) -> float:
    """What beating a monster brings."""
    return monster.vp + prospects.promise(monster.reward) + prospects.bonus(monster.bonus)


def pending_places(prospects: Prospects) -> float:
    """What the locations with parties will bring; at the Capitol, those not carried out yet."""
    g, value = prospects.g, 0.0
    used = g.lasting_about(USED)
    for place, party in g.parties.items():
        if party.seat == prospects.me.seat and place not in used:
            if place in g.box.locations:
                value += prospects.location(g.box.locations[place], party.units) + flocking(prospects, g.built[place])
            elif place in g.box.rooms:
                value += prospects.promise(g.box.rooms[place].reward)
            elif place == BUILDERS:
                value += builders(prospects, party)
            elif place == DRILL_SQUARE:
                value += training(prospects, party)
    return value


def builders(prospects: Prospects, party: Party) -> float:
    """What a party at Builders' Row brings; a lone Peasant may still be joined by another."""
    if len(party.units) > 1:
        return prospects.building()
    alone = prospects.promise(GainUnit(PEASANT))
    if PEASANT in prospects.me.tavern:
        return max(alone, prospects.building() - LEFT_OVER - THIS_TURN * prospects.talent(PEASANT))
    return alone


def flocking(prospects: Prospects, district: str) -> float:
    """What the Peasants of an overrun district bring."""
    g = prospects.g
    if any(g.party_of(prospects.me, monster) for monster in g.monsters[district]):
        return 0.0
    return prospects.more(PEASANT) * min(overrun(g, district), g.supply[PEASANT])


def training(prospects: Prospects, party: Party) -> float:
    """What the next hero card of the class brings, less its price."""
    unit = role_of(party.units[0])
    hero, level = prospects.g.box.heroes[unit], prospects.me.levels[unit]
    stronger = hero.at(level + 1).strength - hero.at(level).strength
    better = prospects.turns * (prospects.skill(unit, level + 1) - prospects.skill(unit, level))
    return better + prospects.use * stronger * prospects.meeples[unit] / prospects.size - hero.at(level + 1).cost


def priors(g: State, decision: Decision) -> list[float]:
    """How promising each option looks, as a weight that grows with the points it seems to be worth."""
    gains = map(Glance(g, decision).gain, decision.options)
    return weights(gains, temperature=TEMPERATURE, most=MOST_GAIN)


class Glance:
    """What options seem to bring their player, in victory points, without trying them."""

    def __init__(self, g: State, decision: Decision) -> None:
        self.g, self.me = g, g.players[decision.seat]
        self.prospects = Prospects(g, self.me)
        self.sent: dict[str, float] = {}
        self.wanted: dict[str, dict[str, float]] = {}

    def gain(self, option: Option) -> float:
        """The guess for one option; 0 for a verb that nothing is known about."""
        look = LOOKS.get(option[0])
        return look(self, *option[1:]) if look else 0.0

    def send(self, unit: str, place: str) -> float:
        """Its share of what the place brings; reinforcing what is finished is a waste."""
        if place not in self.sent:
            self.sent[place] = self.share(place)
        strength = self.prospects.might.own(unit) if unit != CORRUPTION else 0
        if place in self.g.box.monsters:
            if place not in self.wanted:
                self.wanted[place] = self.quests_at(place)
            return (self.sent[place] - LEFT_OVER) * strength + self.wanted[place].get(unit, 0.0)
        if place in self.g.box.capitol:
            return self.sent[place] - THIS_TURN * strength
        return self.sent[place] - LEFT_OVER * strength

    def quests_at(self, place: str) -> dict[str, float]:
        """What each class that a quest lacks at a monster brings there, if all whom it lacks are in the Tavern."""
        g, tavern, wanted = self.g, self.me.tavern, dict[str, float]()
        party = g.party_of(self.me, place)
        sent = tuple(sorted(party.units)) if party else ()
        for quest in self.prospects.quests:
            if isinstance(quest.goal, Defeat) and quest.goal.units and fits(quest.goal, g.box.monsters[place]):
                lacking = missing(need(quest.goal.units), sent)
                if all(tavern.count(unit) >= count for unit, count in lacking):
                    share = quest.vp / max(1, sum(count for _, count in lacking))
                    wanted.update({unit: wanted.get(unit, 0.0) + share for unit, _ in lacking})
        return wanted

    def send_as(self, unit: str, _: str, place: str) -> float:
        return self.send(unit, place)

    def share(self, place: str) -> float:
        """What a meeple (at a monster: a point of power) at the place brings."""
        g, box, prospects = self.g, self.g.box, self.prospects
        party = g.party_of(self.me, place)
        if place in box.monsters:
            monster = box.monsters[place]
            done = party is not None and power(prospects.might, party.units, monster) >= monster.strength
            return -LEFT_OVER if done else beaten(prospects, monster) / max(1, monster.strength)
        if place == BUILDERS:
            others = self.me.tavern.count(PEASANT) - 1 + (len(party.units) if party else 0)
            return prospects.building() / 2 if others else prospects.promise(GainUnit(PEASANT))
        if place == DRILL_SQUARE:
            return TRAINING * prospects.turns
        if place in rooms(g):
            return prospects.promise(box.rooms[place].reward) / sum(box.rooms[place].requirement.values())
        location = box.locations[place]
        size = sum(location.requirement.values()) or 1
        if party is not None and len(party.units) >= size:
            return -LEFT_OVER
        return (prospects.location(location, ()) + len(location.bonus) + flocking(prospects, g.built[place])) / size

    def use(self, *_: str) -> float:
        """Abilities are there to be used."""
        return GOOD

    def take(self, unit: str) -> float:
        return self.prospects.more(unit)

    def give(self, unit: str) -> float:
        return self.prospects.less(unit)

    def stow(self, unit: str) -> float:
        """The stronger ones back into the bag, never Corruption."""
        return POWER * (self.prospects.talent(unit) - self.prospects.mean)

    def discard(self, quest: str) -> float:
        return -self.prospects.quest(self.g.box.quests[quest])

    def at(self, slot: str) -> float:
        return self.prospects.promise(self.g.box.slots[slot].reward)

    def agree(self, *_: str) -> float:
        """Whatever is offered is usually good."""
        return GOOD


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
