"""Recover: relics at one's site, and the banners (OA-5.4)."""

from igroteka.kernel import Flow, Option

from ..act import Act
from ..box import BANNERS, DARKEST_SECRET, PEOPLES_FAVOR, RECOVER, RecoverCost, Recovery
from ..passives import IN_FORCE
from ..passives.cards import Acting
from ..passives.majors import HelpsToRecover, MayNotAct, Recovered
from ..passives.taking import MayNotRecover, Taking
from ..state import NOBODY, Doing, Player, State
from .goals import settle_title
from .majors import begin, can_pay_tolls, finish, supply_cost
from .modifiers import attainable, use_modifiers
from .ruling import advisers_of_suit, holder_of, suits_at
from .taking import may_take, move_banner, take
from .tokens import burn_favor, burn_secrets, favor_to_bank

VERBS = frozenset({"recover_relic", "recover"})
SUPPLY = 1


def options(g: State, me: Player) -> list[Option]:
    """The relics at the player's site, by their places in the row, and the banners."""
    numbers = [str(number) for number in range(1, len(g.places[me.at].relics) + 1)]
    relics: list[Option] = [("recover_relic", number) for number in numbers if _possible(g, me, number)]
    return relics + [("recover", banner) for banner in BANNERS if _possible(g, me, banner)]


def _possible(g: State, me: Player, target: str) -> bool:
    doing = Doing(me.seat, RECOVER, target=target, at=me.at)
    return attainable(g, me, doing, lambda: is_legal(g, me, doing))


def is_legal(g: State, me: Player, doing: Doing) -> bool:
    """May the player recover it, with the modifiers in use?"""
    if not _can_afford(g, me, doing) or supply_cost(g, me, doing, SUPPLY) > me.supply:
        return False
    thing = _thing(g, doing)
    owner = holder_of(g, thing)
    if thing == DARKEST_SECRET and not _is_exposed(g, me, owner):
        return False
    case = Taking(g, me, thing, owner.seat if owner else NOBODY)
    if not may_take(g, me, thing) or IN_FORCE.forbidden(g, MayNotRecover, me, case):
        return False
    return not IN_FORCE.forbidden(g, MayNotAct, me, Acting(g, me, doing))


def _can_afford(g: State, me: Player, doing: Doing) -> bool:
    """Can the player pay for it, and the tolls?"""
    if doing.target == PEOPLES_FAVOR:
        return can_pay_tolls(g, me, doing, besides=least_price(g, me, doing))
    if doing.target == DARKEST_SECRET:
        return me.secrets >= least_price(g, me, doing) and can_pay_tolls(g, me, doing)
    return _can_afford_relic(g, me, doing)


def _thing(g: State, doing: Doing) -> str:
    """The banner, or the relic in that place of the row."""
    return g.places[doing.at].relics[int(doing.target) - 1] if doing.target.isdigit() else doing.target


def perform(g: State, me: Player, option: Option) -> Flow[None]:
    """Pay, and take it."""
    doing = Doing(me.seat, RECOVER, target=option[1], at=me.at)
    yield from begin(g, me, doing, lambda: is_legal(g, me, doing), SUPPLY)
    if doing.target in BANNERS:
        yield from _recover_banner(g, me, doing)
    else:
        _pay_for_relic(g, me, g.box.sites[g.places[me.at].site].recover or RecoverCost())
        yield from _take_relic(g, me, doing)
    yield from finish(g, me, doing)


# Relics


def _can_afford_relic(g: State, me: Player, doing: Doing) -> bool:
    """Where no cost is printed, relics cannot be recovered (OA-2.4.1-01)."""
    cost = g.box.sites[g.places[doing.at].site].recover
    return cost is not None and cost.secrets <= me.secrets and can_pay_tolls(g, me, doing, besides=cost.favor)


def _pay_for_relic(g: State, me: Player, cost: RecoverCost) -> None:
    if cost.bank:
        favor_to_bank(g, me, cost.bank, cost.favor)
    elif cost.favor:
        burn_favor(g, me, cost.favor)
    burn_secrets(g, me, cost.secrets)


def _take_relic(g: State, me: Player, doing: Doing) -> Flow[None]:
    relic = _thing(g, doing)
    g.reveal()
    doing.target = relic
    yield from take(g, me, [relic])
    yield from IN_FORCE.answers(g, Recovered, me, Acting(g, me, doing))


def recover_for_free(g: State, me: Player, relic: str) -> Flow[None]:
    """A power gives a relic at a site as if it were recovered, at no cost; modifiers of Recover may be used."""
    slot = next(slot for slot, place in enumerate(g.places) if relic in place.relics)
    number = g.places[slot].relics.index(relic) + 1
    doing, before = Doing(me.seat, RECOVER, target=str(number), at=slot, free=True), g.doing
    yield from use_modifiers(g, me, doing, lambda: True)
    yield from _take_relic(g, me, doing)
    yield from finish(g, me, doing, before)


# Banners


def least_price(g: State, me: Player, doing: Doing) -> int:
    """The least that a banner costs: more than lies on it (OA-5.4.2-02, OA-5.4.2-03)."""
    help_ = IN_FORCE.total(g, HelpsToRecover, me, Acting(g, me, doing)) if doing.target == DARKEST_SECRET else 0
    return max(0, g.banner_tokens[doing.target] + 1 - help_)


def _is_exposed(g: State, me: Player, owner: Player | None) -> bool:
    """Is it mine or nobody's, or a suit at its holder's site foreign to the holder's advisers (OA-5.4.1-03)?"""
    if owner is None or owner is me:
        return True
    return any(not advisers_of_suit(g, owner, suit) for suit in suits_at(g, owner.at))


def _recover_banner(g: State, me: Player, doing: Doing) -> Flow[None]:
    """Pay as the banner says, and take it (OA-5.4.4)."""
    for power in g.box.banners[doing.target].powers:
        if isinstance(power, Recovery):
            yield from power.effect.run(Act(g, me, doing.target))
    put = g.banner_tokens[doing.target]
    move_banner(g, me, doing.target)
    g.tell("recovered", me.seat, doing.target, put)
    doing.way = str(put)
    yield from settle_title(g)
    yield from IN_FORCE.answers(g, Recovered, me, Acting(g, me, doing))
