"""Muster (OA-5.2)."""

from igroteka.kernel import Flow, Option

from ..box import MUSTER
from ..passives import IN_FORCE
from ..passives.cards import Acting
from ..passives.majors import MayNotAct, MayUseOccupied, MoreWarbands, MusterPrice, WhereCardsAre
from ..state import Doing, Player, State
from .majors import begin, can_pay_tolls, finish, supply_cost
from .modifiers import attainable
from .ruling import slot_of
from .tokens import is_occupied, put_favor, put_secrets
from .warbands import gain_warbands

VERBS = frozenset({"muster"})
SUPPLY = 1
WARBANDS = 2
FAVOR, SECRET = "favor", "secret"


def options(g: State, me: Player) -> list[Option]:
    """The cards that the player could muster on; ruins have no suit (OA-2.9-04)."""
    cards = [card for card in g.places[me.at].cards if card in g.box.suits]
    return [("muster", card) for card in cards if _possible(g, me, card)]


def _possible(g: State, me: Player, card: str) -> bool:
    doing = Doing(me.seat, MUSTER, target=card, at=me.at)
    return attainable(g, me, doing, lambda: is_legal(g, me, doing))


def is_within_reach(g: State, me: Player, doing: Doing) -> bool:
    """Is the card at the player's site, or where a modifier finds it?"""
    slots = IN_FORCE.changed(g, WhereCardsAre, me, [doing.at], Acting(g, me, doing))
    return slot_of(g, doing.target) in slots


def may_be_used(g: State, me: Player, doing: Doing) -> bool:
    """Is the card, which has a suit, within reach, and free, and does nobody forbid it (OA-5.2.1, OA-5.3.2)?"""
    case, card = Acting(g, me, doing), doing.target
    if not is_within_reach(g, me, doing):
        return False
    if is_occupied(g, card) and not IN_FORCE.permitted(g, MayUseOccupied, me, case):
        return False
    return not IN_FORCE.forbidden(g, MayNotAct, me, case)


def is_legal(g: State, me: Player, doing: Doing) -> bool:
    """May the player muster on the card, with the modifiers in use?"""
    if not may_be_used(g, me, doing) or supply_cost(g, me, doing, SUPPLY) > me.supply:
        return False
    favor = _price(g, me, doing) == FAVOR
    return can_pay_tolls(g, me, doing, besides=int(favor)) and (favor or me.secrets > 0)


def _price(g: State, me: Player, doing: Doing) -> str:
    return IN_FORCE.changed(g, MusterPrice, me, FAVOR, Acting(g, me, doing))


def perform(g: State, me: Player, option: Option) -> Flow[None]:
    """Put favor on the card, gain warbands."""
    doing = Doing(me.seat, MUSTER, target=option[1], at=me.at)
    yield from begin(g, me, doing, lambda: is_legal(g, me, doing), SUPPLY)
    g.tell("mustered", me.seat, doing.target)
    if _price(g, me, doing) == FAVOR:
        put_favor(g, me, doing.target, 1)
    else:
        put_secrets(g, me, doing.target, 1)
    gain_warbands(g, me, WARBANDS + IN_FORCE.total(g, MoreWarbands, me, Acting(g, me, doing)))
    yield from finish(g, me, doing)
