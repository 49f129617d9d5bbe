"""Movement: costs, provocation, assaults that it leads to (MK-MOVE, MK-RAMP)."""

from igroteka.kernel import Flow, Option

from ..box.terms import CITY, Terrain
from ..passives import IN_FORCE
from ..passives.cases import Doing, Entry
from ..passives.kinds import Bars, EntryCost, Opens, Stealth, Stride
from ..state import Player, State
from .exploring import look_around
from .land import land
from .sites import heroes_at, is_hostile, is_open_house, place_at, site_at


def terrain_at(g: State, space: str) -> Terrain:
    """The terrain of a space; a city is its own (MK-MOVE-08)."""
    return CITY if site_at(g, space) == CITY else land(g).spaces[space].terrain


def entry_cost(g: State, me: Player, space: str) -> int | None:
    """What entering a space costs now; None where it cannot be entered at all (MK-MOVE-05..09, MK-MOVE-20)."""
    terrain = terrain_at(g, space)
    case = Entry(g, me, space, terrain)
    printed = (g.box.board.night if g.night else g.box.board.day).get(terrain)
    if IN_FORCE.forbidden(g, Bars, me, case):
        return None
    if printed is None and (terrain == "sea" or not IN_FORCE.permitted(g, Opens, me, case)):
        return None
    changes = sorted(IN_FORCE.of(g, EntryCost, me), key=lambda one: one[1].floor, reverse=True)
    cost = printed or 0
    for source, change in changes:
        cost = change.change(cost, case, source)
    return max(0, cost)


def roams(g: State, space: str) -> bool:
    """Do undefeated rampaging enemies stand there (MK-MOVE-11)?"""
    place = place_at(g, space)
    return place.rampaging and bool(place.tokens)


def provoked(g: State, me: Player, space: str) -> list[str]:
    """The rampaging enemies that a step to a space would provoke (MK-MOVE-12, MK-MOVE-13)."""
    if IN_FORCE.permitted(g, Stealth, me, Doing(g, me)):
        return []
    around = land(g).neighbours
    return [other for other in around.get(me.at, ()) if other in around[space] and roams(g, other)]


def reachable(g: State, me: Player) -> list[str]:
    """The spaces that count as adjacent now."""
    stride = IN_FORCE.changed(g, Stride, me, 1, Doing(g, me))
    return list(land(g).neighbours[me.at]) if stride == 1 else land(g).within(me.at, stride)


def move_options(g: State, me: Player) -> list[Option]:
    """The spaces that the hero can enter with the move points at hand (MK-MOVE-04)."""
    return [("move", space) for space in reachable(g, me) if _can_enter(g, me, space)]


def _can_enter(g: State, me: Player, space: str) -> bool:
    if roams(g, space):
        return False
    cost = entry_cost(g, me, space)
    if cost is None or cost > me.turn.move:
        return False
    crowded = bool(heroes_at(g, me, space)) and not is_open_house(g, space)
    return not (crowded and provoked(g, me, space))  # MK-PVP-02


def step(g: State, me: Player, space: str) -> Flow[None]:
    """Enter a space; that may provoke enemies or be an assault, which end the movement (MK-MOVE-10, MK-MOVE-12)."""
    cost = entry_cost(g, me, space)
    assert cost is not None, "only what can be entered is offered"
    angry = provoked(g, me, space)
    me.turn.move -= cost
    arrive(g, me, space)
    me.turn.facing = angry
    if is_hostile(g, me, space):
        me.turn.assaults = space
    if angry or me.turn.assaults:
        me.turn.move = 0
    return
    yield


def arrive(g: State, me: Player, space: str) -> None:
    """The hero stands on a space now, however that came about."""
    me.at = space
    me.turn.path.append(space)
    g.tell("moved", me.seat, space)
    look_around(g)
