"""The Rest phase, and the end of a round (OA-4.3, OA-3.3, OA-3.4)."""

from igroteka.kernel import Flow

from ..actions.powers import rest_powers
from ..actions.tokens import return_from_cards
from ..box import CITIZEN, MOST_SUPPLY
from ..passives import IN_FORCE
from ..passives.ruling import Whose
from ..passives.title import EndRoll
from ..scoring import LAST_ROUND, check_last_round, steadfast
from ..state import CHRONICLE, ROUND_END, TURN, WAKE, Player, State

DIE = (1, 2, 3, 4, 5, 6)


def rest(g: State) -> Flow[None]:
    """The Rest phase, and the turn is over (OA-4.3-01)."""
    me = g.me
    g.tell("cards_cleared", me.seat, return_from_cards(g, me))
    refill(g, me)
    yield from rest_powers(g, me)
    g.end(TURN)
    g.active += 1
    g.phase = WAKE if g.active < len(g.order) else ROUND_END
    g.active %= len(g.order)


def refill(g: State, me: Player) -> None:
    """Supply by the warbands in the personal supply, or as the Chancellor has; what was not spent comes on top."""
    if me.role == CITIZEN:
        base = g.chancellor.supply
    else:
        base = next(one.supply for one in g.box.board.rest[me.role] if me.bank >= one.warbands)
    me.supply = min(MOST_SUPPLY, base + me.supply)
    g.tell("refilled", me.seat, me.supply)


def end_of_round(g: State) -> Flow[None]:
    """Does the regime hold, or is it the last round? Then the marker advances (OA-4-05, OA-3.3, OA-3.4)."""
    if g.round >= LAST_ROUND:
        check_last_round(g)
    else:
        yield from _roll(g)
    if g.victory:
        g.phase = CHRONICLE
    else:
        g.round += 1
        g.phase = WAKE


def _roll(g: State) -> Flow[None]:
    """The Chancellor rolls the end-of-game die, if an Imperial player is Oathkeeper (OA-3.3-01)."""
    needed = g.box.board.end_rolls.get(str(g.round))
    if not needed or not g.players[g.title].imperial:
        return
    (g.end_roll,) = g.chance.roll(DIE, 1)
    g.tell("end_rolled", g.chancellor.seat, g.end_roll)
    yield from IN_FORCE.answers(g, EndRoll, g.chancellor, Whose(g, g.chancellor))
    if g.end_roll >= min(needed):
        steadfast(g)
    g.end_roll = 0
