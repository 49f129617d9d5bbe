"""Trade (OA-5.3)."""

from igroteka.kernel import Flow, Option

from ..box import TRADE
from ..passives import IN_FORCE
from ..passives.cards import Acting
from ..passives.majors import CountsForTrade, Matching, TradeYield, Yield
from ..state import Doing, Player, State
from .majors import begin, can_pay_tolls, finish, supply_cost
from .modifiers import NO_CARDS, at_hand, attainable, may_reach_out, reaching
from .muster import is_within_reach, may_be_used
from .ruling import advisers_of_suit
from .tokens import gain_favor, gain_secrets, purse, put_favor, put_secrets

VERBS = frozenset({"trade"})
SUPPLY = 1
FAVOR, SECRETS = "favor", "secrets"
"""What a Trade is for."""
PRICE_IN_SECRETS, PRICE_IN_FAVOR = 1, 2


def options(g: State, me: Player) -> list[Option]:
    """The cards with which the player could trade, and for what."""
    ways = _affordable(g, me)
    places = g.places if may_reach_out(g, me, TRADE) else [g.places[me.at]]
    return [
        ("trade", card, way)
        for place in places
        for card in place.cards
        if card in g.box.suits
        for way in ways
        if _possible(g, me, card, way)
    ]


def _affordable(g: State, me: Player) -> list[str]:
    """What the player may have the price for; where modifiers are at hand, so may the banks of others."""
    found = [FAVOR] if me.secrets >= PRICE_IN_SECRETS else []
    return [*found, SECRETS] if purse(g, me) >= PRICE_IN_FAVOR or at_hand(g, me, TRADE) else found


def _possible(g: State, me: Player, card: str, way: str) -> bool:
    doing = Doing(me.seat, TRADE, target=card, way=way, at=me.at)

    def out_of_reach() -> frozenset[str]:
        return NO_CARDS if is_within_reach(g, me, doing) else reaching(g.box)[TRADE]

    return attainable(g, me, doing, lambda: is_legal(g, me, doing), out_of_reach)


def is_legal(g: State, me: Player, doing: Doing) -> bool:
    """May the player trade so, with the modifiers in use?"""
    if not may_be_used(g, me, doing) or supply_cost(g, me, doing, SUPPLY) > me.supply:
        return False
    if doing.way == FAVOR:
        return me.secrets >= PRICE_IN_SECRETS and can_pay_tolls(g, me, doing)
    return can_pay_tolls(g, me, doing, besides=PRICE_IN_FAVOR)


def matching(g: State, me: Player, doing: Doing, suit: str) -> int:
    """How many advisers of the suit count for this Trade."""
    return advisers_of_suit(g, me, suit) + IN_FORCE.total(g, CountsForTrade, me, Matching(g, me, doing, suit))


def yields(g: State, me: Player, doing: Doing) -> Yield:
    """What the Trade brings (OA-5.3.2)."""
    advisers = matching(g, me, doing, g.box.suits[doing.target])
    found = Yield(1 + advisers, 0) if doing.way == FAVOR else Yield(0, advisers)
    for source, passive in sorted(IN_FORCE.of(g, TradeYield, me), key=lambda one: one[1].rank):
        found = passive.change(found, Acting(g, me, doing), source)
    return found


def perform(g: State, me: Player, option: Option) -> Flow[None]:
    """Put a secret or favor on the card, gain what it brings."""
    _, card, way = option
    doing = Doing(me.seat, TRADE, target=card, way=way, at=me.at)
    yield from begin(g, me, doing, lambda: is_legal(g, me, doing), SUPPLY)
    g.tell("traded", me.seat, card, way)
    if way == FAVOR:
        put_secrets(g, me, card, PRICE_IN_SECRETS)
    else:
        put_favor(g, me, card, PRICE_IN_FAVOR)
    found = yields(g, me, doing)
    gain_favor(g, me, g.box.suits[card], found.favor)
    gain_secrets(g, me, found.secrets)
    yield from finish(g, me, doing)
