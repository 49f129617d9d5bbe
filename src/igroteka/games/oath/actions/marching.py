"""Moving warbands between board and site, and among the Empire (OA-6.5)."""

from igroteka.kernel import Flow, Offer, Option

from ..act import Act
from ..box import CITIZEN
from ..state import REFUSED, TURN, Player, State
from .goals import settle_title
from .ruling import crowned, is_imperial, neighbours, rules_site
from .warbands import lift_warbands, may_place, own_at, place_warbands

VERBS = frozenset({"lift", "station", "hand_over", "call_in"})
"""The verbs of the turn's question that this action answers."""


def can_lift(g: State, me: Player, slot: int) -> int:
    """How many warbands can leave a site: all but the last; the last too where bandits hold it (OA-7.6.5-03)."""
    left = 0 if me in crowned(g) else 1
    return max(0, own_at(g, me, slot) - left)


def can_station(g: State, me: Player, slot: int) -> int:
    """How many warbands of the board can come to a site: to one that the player rules."""
    return me.warbands if rules_site(g, me, slot) and may_place(g, me) else 0


def options(g: State, me: Player) -> list[Option]:
    """To and from the own site; to and from other Imperial players there, unless they have refused it."""
    found: list[Option] = []
    if can_lift(g, me, me.at) and not (me.role == CITIZEN and _refused(g, g.chancellor, "lift")):
        found.append(("lift",))
    if can_station(g, me, me.at):
        found.append(("station",))
    for other in _companions(g, me):
        if me.warbands and not _refused(g, other, "hand_over"):
            found.append(("hand_over", str(other.seat)))
        if other.warbands and not _refused(g, other, "call_in"):
            found.append(("call_in", str(other.seat)))
    return found


def _companions(g: State, me: Player) -> list[Player]:
    """The other Imperial players at the site of an Imperial player."""
    return [other for other in neighbours(g, me) if is_imperial(g, other)] if is_imperial(g, me) else []


def _refused(g: State, player: Player, what: str) -> bool:
    return bool(g.lasts(REFUSED, owner=player.seat, about=what))


def perform(g: State, me: Player, option: Option) -> Flow[None]:
    """Carry out one of them."""
    match option:
        case ("lift",):
            yield from _lift(g, me)
        case ("station",):
            count = yield from _how_many(g, me, "station", can_station(g, me, me.at))
            place_warbands(g, me, me.at, count)
        case ("hand_over", seat):
            yield from _transfer(g, me, me, g.players[int(seat)])
        case ("call_in", seat):
            yield from _transfer(g, me, g.players[int(seat)], me)
    yield from settle_title(g)


def _how_many(g: State, me: Player, kind: str, most: int) -> Flow[int]:
    numbers = map(str, range(1, most + 1))
    number = yield from Act(g, me).pick_one(kind, numbers, verb="number", rule="OA-6.5-01", place=g.word(me.at))
    return int(number)


def _lift(g: State, me: Player) -> Flow[None]:
    count = yield from _how_many(g, me, "lift", can_lift(g, me, me.at))
    if me.role == CITIZEN and not (yield from _permitted(g, me, g.chancellor, "lift", count)):
        return
    lift_warbands(g, me, me.at, count)


def _transfer(g: State, me: Player, giver: Player, taker: Player) -> Flow[None]:
    """From board to board, with the other player's permission (OA-6.5-04..06)."""
    other, what = (taker, "hand_over") if giver is me else (giver, "call_in")
    count = yield from _how_many(g, me, what, giver.warbands)
    if not (yield from _permitted(g, me, other, what, count)):
        return
    giver.warbands -= count
    taker.warbands += count
    g.tell("gave_warbands", giver.seat, taker.seat, count)


def _permitted(g: State, me: Player, other: Player, what: str, count: int) -> Flow[bool]:
    """Ask for permission; whoever refuses is not asked the same again in this turn."""
    act, rule = Act(g, me).ask(other.seat), "OA-6.5-03" if what == "lift" else "OA-6.5-05"
    g.deal = Offer(me.seat, other.seat, what, (("number", str(count)),), sent=True)
    said = yield from act.pick(f"permit_{what}", [("accept",)], optional=True, rule=rule, player=me.seat, number=count)
    g.deal = None
    if not said:
        g.tell("permission_refused", other.seat, me.seat)
        g.let_last(REFUSED, TURN, owner=other.seat, about=what)
    return bool(said)
