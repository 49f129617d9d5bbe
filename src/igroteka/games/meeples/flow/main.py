"""The Main phase: Assign, Resolve, Clean-up (MM-MAIN, MM-OVER, MM-RESO, MM-CLEAN)."""

from igroteka.kernel import Effect, Flow, ask, from_box, walk

from ..act import COUNCIL_POINTS, MONSTER_POINTS, Act, resting
from ..actions import quests
from ..actions.city import bears_marker, district_of, of_the_city, overrun, rooms
from ..actions.meeples import gain_vp, take
from ..actions.power import arranged
from ..box import DRAW, PEASANT, Box, Monster
from ..effects import DrawQuests
from ..might import Might, counts_as
from ..passives import Activating, Fought
from ..state import Fight, Player, State
from .assign import assign
from .development import dismiss


def main_phase(g: State, me: Player) -> Flow[None]:
    """Fighters are sent, everything is carried out, and all go to rest (MM-MAIN-01)."""
    might = yield from assign(g, me)
    monsters = [g.box.monsters[place] for place in mine(g, me, g.box.monsters)]
    places = g.built | rooms(g)
    entered = {place: places[place] for place in mine(g, me, places)}
    if entered:
        flock(g, me, entered, monsters)
        yield from resolve_locations(g, me, list(entered))
    if monsters:
        yield from resolve_fights(g, me, monsters, might)
    yield from clean_up(g, me, monsters)
    g.turn.phase = DRAW


def mine(g: State, me: Player, places: dict[str, str] | dict[str, Monster]) -> list[str]:
    """Those of the places where the player has a party, in the order in which they were sent."""
    return [place for place, party in g.parties.items() if party.seat == me.seat and place in places]


def flock(g: State, me: Player, entered: dict[str, str], monsters: list[Monster]) -> None:
    """Peasants join those who activate something in an overrun district, unless they fight there (MM-OVER)."""
    guarded = {district_of(g, monster.id) for monster in monsters}
    for place, district in entered.items():
        if district not in guarded and overrun(g, district):
            g.tell("flocked", me.seat, place)
            for _ in range(overrun(g, district)):
                take(g, me, PEASANT, g.parties[place].added, place)


def resolve_locations(g: State, me: Player, waiting: list[str]) -> Flow[None]:
    """Locations and tower rooms in an order of the player's choice (MM-RESO-01, MM-RESO-02)."""
    while waiting:
        options = [("resolve", place) for place in quiet(g, me, waiting)[:1] or waiting]
        _, place = yield ask(me.seat, "resolve", options, rule="MM-RESO-01")
        waiting.remove(place)
        party = g.parties[place]
        if place in g.box.locations:
            g.turn.activated[place] = list(party.units)
            yield from quests.check(g, me, Activating)
        reward = rewards(g.box)[place]
        if reward is not None:
            yield from reward.run(Act(g, me, place, party.units, party.added))


@from_box
def rewards(box: Box) -> dict[str, Effect[Act] | None]:
    """What every location and tower room gives."""
    return {place: record.reward for place, record in (box.locations | box.rooms).items()}


@from_box
def quest_givers(box: Box) -> frozenset[str]:
    """The places where quests are drawn."""
    return frozenset(
        place for place, reward in rewards(box).items() if any(isinstance(word, DrawQuests) for word in walk(reward))
    )


def quiet(g: State, me: Player, waiting: list[str]) -> list[str]:
    """The places that do the same whenever they are carried out: they give nothing, and no quest waits for them."""
    if len(waiting) == 1 or not quest_givers(g.box).isdisjoint(waiting) or quests.awaiting(g, me, Activating):
        return []
    return [place for place in waiting if rewards(g.box)[place] is None]


def resolve_fights(g: State, me: Player, monsters: list[Monster], might: Might) -> Flow[None]:
    """VP for every monster, and quests that the victories complete (MM-RESO-04, MM-QUEST-18, MM-QUEST-19)."""
    powers = arranged(might, [(monster, g.parties[monster.id].units) for monster in monsters])
    fights = [fight_of(g, monster, powers[monster.id]) for monster in monsters]
    for monster, fight in zip(monsters, fights, strict=True):
        g.turn.fights.append(fight)
        points = MONSTER_POINTS if of_the_city(monster) else COUNCIL_POINTS
        g.tell("fought", me.seat, monster.id, fight.power)
        gain_vp(g, me, monster.vp, points, monster.id)
        for unit, vp in might.vp_with.items():
            if any(counts_as(meeple, unit) for meeple in fight.units):
                gain_vp(g, me, vp, points, unit)
        token = g.council.get(monster.id)
        if token and g.box.tokens[token].condition.holds(Act(g, me, token, [], [], fight=fight)):
            gain_vp(g, me, g.box.tokens[token].vp, COUNCIL_POINTS, token)
        if bears_marker(monster):
            me.fought.append(monster.id)
    yield from quests.check(g, me, Fought)


def fight_of(g: State, monster: Monster, power: int) -> Fight:
    """The fight as it was arranged."""
    district = district_of(g, monster.id)
    return Fight(monster.id, district, tuple(g.parties[monster.id].units), power, overrun(g, district) > 0)


def clean_up(g: State, me: Player, monsters: list[Monster]) -> Flow[None]:
    """Everybody goes to rest, monsters are carried off and their effects resolved (MM-CLEAN)."""
    if g.towers:
        claim(g, me, mine(g, me, rooms(g)))
    send_home(g, me)
    beaten = [monster for monster in monsters if of_the_city(monster)]
    for monster in beaten:
        slots = g.monsters[district_of(g, monster.id)]
        slots[slots.index(monster.id)] = ""
        me.pile.append(monster.id)
        g.turn.defeated += 1
        g.tell("defeated", me.seat, monster.id)
    yield from resolve_monsters(g, me, [monster for monster in beaten if monster.reward])
    send_home(g, me)
    me.lodgings += me.tavern
    me.tavern = []
    for place in mine(g, me, g.built):
        g.tell("stayed", me.seat, place)
    g.tell("tired", me.seat)


def send_home(g: State, me: Player) -> None:
    """All parties and what they gained go to the Lodgings; a King of the Hill stays (MM-CLEAN-01..03, MM-KOTH-03)."""
    for place, party in list(g.parties.items()):
        if party.seat == me.seat:
            if place in g.box.locations and g.box.locations[place].crown:
                me.lodgings += party.added
                party.added = []
            else:
                dismiss(g, me, place, party)


def claim(g: State, me: Player, claimed: list[str]) -> None:
    """A filled tower room goes to the player; the next one is opened after the Draw phase."""
    for tower in g.towers.values():
        if tower.room in claimed:
            me.rooms.append(tower.room)
            g.tell("claimed", me.seat, tower.room)
            tower.room = ""


def resolve_monsters(g: State, me: Player, waiting: list[Monster]) -> Flow[None]:
    """The effects of beaten monsters, in an order of the player's choice (MM-CLEAN-08, MM-CLEAN-09)."""
    while waiting:
        options = [("resolve", monster.id) for monster in waiting]
        _, name = yield ask(me.seat, "resolve", options, rule="MM-CLEAN-08")
        monster = next(monster for monster in waiting if monster.id == name)
        waiting.remove(monster)
        assert monster.reward is not None
        yield from monster.reward.run(resting(g, me, name, points=MONSTER_POINTS, rule="MM-CLEAN-08"))
