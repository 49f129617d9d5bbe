"""Travel, of one's own will or made to (OA-5.6, OA-7.6.2)."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from igroteka.kernel import Flow, Option

from ..act import Act
from ..box import SLOTS, TRAVEL, Cost
from ..passives import IN_FORCE
from ..passives.cards import Acting
from ..passives.majors import Arrived, GuideChooses, Left, MayNotAct, MustStay, SecretsToFlip
from ..passives.ruling import MayNotUse, Using
from ..state import NOBODY, REFUSED, TURN, Doing, Player, State
from .goals import settle_title
from .majors import (
    can_pay_tolls,
    finish,
    pay_tolls,
    supply_cost,
    tolls,
)
from .modifiers import Trying, attainable, by_action, use_modifiers
from .revealing import reveal_site
from .tokens import flip_secrets, spend_supply

VERBS = frozenset({"travel", "wander"})
ANYWHERE = tuple(range(len(SLOTS)))


def options(g: State, me: Player) -> list[Option]:
    """The sites to which the player could travel; or to set out, where somebody else picks the way."""
    found: list[Option] = []
    doing = _setting_out(g, me)
    if guide(g, me, doing) != NOBODY and _possible(g, me, doing):
        found.append(("wander",))
    for slot in reversed(ANYWHERE):
        doing.target = g.word(slot)
        if slot != me.at and _possible(g, me, doing):
            found.append(("travel", doing.target))
    return found[::-1]


def perform(g: State, me: Player, option: Option) -> Flow[None]:
    """Travel."""
    doing = _setting_out(g, me)
    doing.target = option[1] if option[0] == "travel" else ""
    yield from _travel(g, me, doing, ANYWHERE)


def _setting_out(g: State, me: Player, slot: int = NOBODY, *, free: bool = False) -> Doing:
    target = g.word(slot) if slot != NOBODY else ""
    return Doing(me.seat, TRAVEL, target=target, at=me.at, start=me.at, free=free)


def _possible(g: State, me: Player, doing: Doing, slots: Sequence[int] = ANYWHERE) -> bool:
    return attainable(g, me, doing, lambda: is_legal(g, me, doing, slots))


# What is legal


def is_legal(g: State, me: Player, doing: Doing, slots: Sequence[int] = ANYWHERE) -> bool:
    """May the player travel so: to the target, or, with a guide, to any of these site spaces?"""
    goes = _can_reach(g, me, doing) and guide(g, me, doing) == NOBODY if doing.target else _ways(g, me, doing, slots)
    return bool(goes) and not IN_FORCE.forbidden(g, MustStay, me, Acting(g, me, doing))


def _can_reach(g: State, me: Player, doing: Doing) -> bool:
    """Is the target allowed, and can the player pay for the way?"""
    if supply_cost(g, me, doing, _base_cost(g, doing)) > me.supply or not can_pay_tolls(g, me, doing):
        return False
    flips = secrets_to_flip(g, me, doing)
    if flips and (me.secrets < flips or _is_silenced(g, me, doing.target)):
        return False
    return not IN_FORCE.forbidden(g, MayNotAct, me, Acting(g, me, doing))


def _base_cost(g: State, doing: Doing) -> int:
    """By the regions (OA-5.6.1)."""
    return g.box.board.travel[SLOTS[doing.start]][SLOTS[g.slot(doing.target)]]


def secrets_to_flip(g: State, me: Player, doing: Doing) -> int:
    """How many secrets have to be turned facedown for it."""
    return IN_FORCE.total(g, SecretsToFlip, me, Acting(g, me, doing))


def _is_silenced(g: State, me: Player, site: str) -> bool:
    """May the player not pay a site with secrets?"""
    return IN_FORCE.forbidden(g, MayNotUse, me, Using(g, me, site, Cost(secrets=1)))


def guide(g: State, me: Player, doing: Doing) -> int:
    """The seat that picks the destination whatever it is; NOBODY: the traveller, or who makes the pawn travel."""
    target, doing.target = doing.target, ""
    found = IN_FORCE.changed(g, GuideChooses, me, NOBODY, Acting(g, me, doing))
    doing.target = target
    return found


def guide_of(g: State, player: Player) -> int:
    """The seat that would pick where the player goes from here, even if made to; NOBODY: none."""
    return guide(g, player, _setting_out(g, player))


def _ways(g: State, me: Player, doing: Doing, slots: Sequence[int]) -> list[int]:
    """The site spaces of these to which a guide may send the traveller."""
    found = []
    for slot in slots:
        if slot != doing.start and not _has_refused(g, me, slot):
            with _bound_for(g, me, doing, slot):
                if _can_reach(g, me, doing):
                    found.append(slot)
    return found


@contextmanager
def _bound_for(g: State, me: Player, doing: Doing, slot: int) -> Iterator[None]:
    """Look at the rules as if the way led there; modifiers that do not fit it are in vain."""
    before = doing.target, list(doing.modifiers)
    _head_for(g, me, doing, slot)
    try:
        yield
    finally:
        doing.target, doing.modifiers[:] = before
        if before[1]:
            g.rearrange()


def _head_for(g: State, me: Player, doing: Doing, slot: int) -> None:
    doing.target = g.word(slot)
    if doing.modifiers:
        known = by_action(g.box)[TRAVEL]
        conditions = {card: known[card].condition for card in doing.modifiers}
        doing.modifiers[:] = [
            card for card, condition in conditions.items() if not condition or condition.holds(Act(g, me, card))
        ]
        g.rearrange()


# Doing it


def _travel(g: State, me: Player, doing: Doing, slots: Sequence[int]) -> Flow[bool]:
    """Modifiers, perhaps a guide's choice, what has to be paid, and the way itself; did the player arrive?"""
    before = g.doing
    yield from use_modifiers(g, me, doing, lambda: is_legal(g, me, doing, slots))
    if not doing.target and not (yield from _follow_guide(g, me, doing, slots)):
        yield from finish(g, me, doing, before)
        return False
    _pay(g, me, doing)
    g.tell("travelled", me.seat, doing.target)
    yield from travel_to(g, me, doing)
    yield from finish(g, me, doing, before)
    return True


def _follow_guide(g: State, me: Player, doing: Doing, slots: Sequence[int]) -> Flow[bool]:
    """The guide picks the destination; what it costs besides Supply needs the traveller's consent."""
    seat = guide(g, me, doing)
    while found := _ways(g, me, doing, slots):
        words = [g.word(slot) for slot in found]
        act = Act(g, me).ask(seat)
        word = yield from act.pick_one("guide", words, verb="place", rule="OA-5.5.7.III-04", seat=me.seat)
        slot = g.slot(word)
        with _bound_for(g, me, doing, slot):
            price = _price_of_way(g, me, doing)
        if (yield from _consents(g, me, slot, *price)):
            _head_for(g, me, doing, slot)
            return True
    return False


def _pay(g: State, me: Player, doing: Doing) -> None:
    flip_secrets(g, me, secrets_to_flip(g, me, doing))
    pay_tolls(g, me, doing)
    spend_supply(g, me, supply_cost(g, me, doing, _base_cost(g, doing)))


def travel_to(g: State, me: Player, doing: Doing) -> Flow[None]:
    """The pawn leaves, and comes to the target, which is turned faceup (OA-5.6.2)."""
    slot = g.slot(doing.target)
    yield from IN_FORCE.answers(g, Left, me, Acting(g, me, doing))
    me.at = slot
    reveal_site(g, slot)
    doing.target = g.word(slot)
    yield from settle_title(g)
    yield from IN_FORCE.answers(g, Arrived, me, Acting(g, me, doing))


# Travel without Supply


def reachable(g: State, me: Player) -> list[int]:
    """The site spaces to which the player could travel without Supply, of their own will or a guide's."""
    if guide_of(g, me) == NOBODY:
        return [slot for slot in ANYWHERE if slot != me.at and _possible(g, me, _setting_out(g, me, slot, free=True))]
    doing = _setting_out(g, me, free=True)
    with Trying(g, doing):
        return _ways(g, me, doing, ANYWHERE)


def free_travel(g: State, me: Player, slots: Sequence[int] | None = None, *, optional: bool = False) -> Flow[bool]:
    """The player travels without Supply to one of these site spaces, if possible (OA-7.6.2); did they?"""
    allowed = [slot for slot in reachable(g, me) if slots is None or slot in slots]
    doing = _setting_out(g, me, free=True)
    if not allowed:
        return False
    guided = guide_of(g, me) != NOBODY
    ways: list[Option] = [("wander",)] if guided else [("travel", g.word(slot)) for slot in allowed]
    way = yield from Act(g, me).pick("destination", ways, optional=optional, rule="OA-7.6.2-01")
    if not way:
        return False
    doing.target = "" if guided else way[1]
    return (yield from _travel(g, me, doing, allowed))


# Being made to travel


def can_be_sent(g: State, victim: Player, slot: int, by: Player) -> bool:
    """Could somebody make the player travel there: legally, and if it costs something, with consent?"""
    doing = _sent(g, victim, slot, by)
    if slot == victim.at or _has_refused(g, victim, slot):
        return False
    with Trying(g, doing):
        stays = IN_FORCE.forbidden(g, MustStay, victim, Acting(g, victim, doing))
        return not stays and _can_reach(g, victim, doing)


def forced_travel(g: State, victim: Player, slot: int, by: Player) -> Flow[bool]:
    """Somebody makes a player travel to a site space, if that `can_be_sent`, without Supply; did they go?

    What has to be paid needs the victim's consent. Whoever rules the Shrouded Wood may send an enemy elsewhere.
    """
    doing = _sent(g, victim, slot, by)
    before = g.doing
    seat = guide(g, victim, doing)
    if seat not in (NOBODY, by.seat):
        doing.target = ""
    with Trying(g, doing):
        price = _price_of_way(g, victim, doing) if doing.target else (0, 0)
    if not (yield from _consents(g, victim, slot, *price)):
        return False
    yield from use_modifiers(g, victim, doing, lambda: True)
    if doing.target or (yield from _follow_guide(g, victim, doing, ANYWHERE)):
        _pay(g, victim, doing)
        g.tell("sent", victim.seat, doing.target, by.seat)
        yield from travel_to(g, victim, doing)
    arrived = victim.at != doing.start
    yield from finish(g, victim, doing, before)
    return arrived


def _sent(g: State, victim: Player, slot: int, by: Player) -> Doing:
    doing = _setting_out(g, victim, slot, free=True)
    doing.forced = by.seat
    return doing


def _price_of_way(g: State, me: Player, doing: Doing) -> tuple[int, int]:
    """Favor and secrets that the way costs."""
    return sum(due.amount for due in tolls(g, me, doing)), secrets_to_flip(g, me, doing)


def _consents(g: State, me: Player, slot: int, favor: int, secrets: int) -> Flow[bool]:
    """Nobody has to pay for a way that somebody else has chosen; who refuses is not asked again in this turn."""
    if not favor and not secrets:
        return True
    act = Act(g, me)
    word = g.word(slot)
    agreed = yield from act.pick(
        "consent", [("accept",)], optional=True, rule="OA-5.5.7.III-03", place=word, favor=favor, secrets=secrets
    )
    if not agreed:
        g.let_last(REFUSED, TURN, owner=me.seat, about=f"travel {word}")
        g.tell("refused_to_go", me.seat, word)
    return bool(agreed)


def _has_refused(g: State, me: Player, slot: int) -> bool:
    return bool(g.lasts(REFUSED, owner=me.seat, about=f"travel {g.word(slot)}"))
