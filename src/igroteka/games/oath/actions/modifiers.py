"""Modifiers of major actions: which can be used, which make an action possible, using them (OA-7.4)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from igroteka.kernel import DONE, Flow, Sources, from_box

from ..act import Act
from ..box import Box, Cost, Major, Modifier
from ..passives import IN_USE, Where, in_force, those_in_force
from ..passives.cards import CardKept, CardPlayed, CardsDrawn, FirstCards, MoreCards, PlaysTwo
from ..passives.majors import ActionDone, Arrived, MoreWarbands, NoSupply, Recovered, TradeYield, WhereCardsAre
from ..state import NOBODY, Doing, Player, State
from .ruling import rules_card
from .terms import Price, Setting
from .tokens import can_pay, pay

Legal = Callable[[], bool]
"""Is the action legal as things stand, with the modifiers in use?"""

NO_CARDS: frozenset[str] = frozenset()
Hurdle = Callable[[], frozenset[str]]
"""The cards of which one has to be used first, before anything else can help; none: nothing special."""

MOST_NEEDED = 3
"""No action needs more modifiers than so many to become possible: for where, for whose advisers, for the Supply."""

ONLY_GAINS = (
    *(MoreWarbands, TradeYield, Recovered, Arrived, ActionDone),
    *(FirstCards, MoreCards, CardsDrawn, CardKept, PlaysTwo, CardPlayed),
)
"""Modifiers of nothing but these kinds make no action possible that is not possible without them."""


def nothing_special() -> frozenset[str]:
    """No special hurdle: whatever may help at all may help now."""
    return NO_CARDS


@from_box
def by_action(box: Box) -> Mapping[Major, Mapping[str, Modifier]]:
    """The modifiers of each action, by the card, relic, banner or site that they stand on."""
    found: dict[Major, dict[str, Modifier]] = {}
    for card, powers in box.powers.items():
        for power in powers:
            if isinstance(power, Modifier):
                found.setdefault(power.action, {})[card] = power
    return found


@from_box
def helpful(box: Box) -> Mapping[Major, frozenset[str]]:
    """The cards whose modifiers may make an action possible that is not possible without them."""
    return {
        action: frozenset(card for card, modifier in modifiers.items() if _may_help(modifier))
        for action, modifiers in by_action(box).items()
    }


def _may_help(modifier: Modifier) -> bool:
    return isinstance(modifier.payment, Setting) or not _only(modifier, *ONLY_GAINS)


def _only(modifier: Modifier, *kinds: type) -> bool:
    return all(isinstance(passive, kinds) for passive in modifier.passives)


@from_box
def reaching(box: Box) -> Mapping[Major, frozenset[str]]:
    """The cards whose modifiers may bring cards at other sites within reach."""
    return {
        action: frozenset(card for card, modifier in modifiers.items() if _may_reach(modifier))
        for action, modifiers in by_action(box).items()
    }


def _may_reach(modifier: Modifier) -> bool:
    moves = isinstance(modifier.payment, Setting) and modifier.payment.moves
    return moves or any(isinstance(passive, WhereCardsAre) for passive in modifier.passives)


def may_reach_out(g: State, me: Player, action: Major) -> bool:
    """Has the player access to anything that may bring cards at other sites within reach?"""
    cards, known = reaching(g.box).get(action, NO_CARDS), by_action(g.box)
    return any(
        card in cards and _has_access(g, me, me.at, card, known[action][card]) for card in at_hand(g, me, action)
    )


def at_hand(g: State, me: Player, action: Major) -> Sequence[str]:
    """The cards with modifiers of an action that lie faceup, whether the player may use them or not."""
    return those_in_force(g, me, action, by_action(g.box).get(action, ()))


def usable(g: State, me: Player, doing: Doing) -> list[str]:
    """The cards whose modifiers the player may still use for this action (OA-7.4.2)."""
    return [card for card in at_hand(g, me, doing.action) if _fits(g, me, doing, card)]


def _fits(g: State, me: Player, doing: Doing, card: str) -> bool:
    if card in doing.modifiers:
        return False
    modifier = by_action(g.box)[doing.action][card]
    if doing.free and (_only(modifier, NoSupply) or (doing.forced != NOBODY and not _only(modifier, *ONLY_GAINS))):
        return False
    if not _has_access(g, me, doing.at, card, modifier):
        return False
    act = Act(g, me, card)
    with Trying(g, doing):
        if modifier.condition and not modifier.condition.holds(act):
            return False
        if modifier.payment and not modifier.payment.possible(act):
            return False
        return can_pay(g, me, _full_cost(act, modifier), card)


def _has_access(g: State, me: Player, at: int, card: str, modifier: Modifier) -> bool:
    place = in_force(g, me)[card]
    near = place.seat == me.seat or place.slot == at
    return near or modifier.anyone or (place.slot >= 0 and rules_card(g, me, card))


def _full_cost(act: Act, modifier: Modifier) -> Cost:
    """The cost with what is taken besides."""
    cost, price = modifier.cost, modifier.payment
    if not isinstance(price, Price):
        return cost
    more = price.takes(act)
    return Cost(cost.favor, cost.secrets, cost.burnt_favor + more.burnt_favor, cost.burnt_secrets + more.burnt_secrets)


class Trying:
    """Look at the rules as if this were being done: `with Trying(g, doing)`."""

    __slots__ = ("anew", "before", "doing", "g", "kept")

    def __init__(self, g: State, doing: Doing) -> None:
        self.g, self.doing = g, doing

    def __enter__(self) -> None:
        g, doing = self.g, self.doing
        before = self.before = g.doing
        self.anew = before is not doing and bool(doing.modifiers or (before and before.modifiers))
        g.doing = doing
        if self.anew:
            self.kept = g.__dict__.get("in_force")
            g.rearrange()

    def __exit__(self, *_: object) -> None:
        self.g.doing = self.before
        if self.anew:
            _look_again(self.g, self.kept)


@contextmanager
def _as_if_used(g: State, me: Player, doing: Doing, card: str, word: str) -> Iterator[None]:
    """Look at the rules as if a modifier were in use, with this word chosen for it, and paid for."""
    modifier, act = by_action(g.box)[doing.action][card], Act(g, me, card)
    cost, kept, before = _full_cost(act, modifier), g.__dict__.get("in_force"), (doing.at, doing.counsel)
    me.favor -= cost.all_favor
    me.secrets -= cost.all_secrets
    doing.modifiers.append(card)
    if isinstance(modifier.payment, Setting):
        modifier.payment.settle(act, word)
    if doing.counsel == before[1]:
        mine: Sources[Where] = Sources()
        mine |= {**in_force(g, me), card + IN_USE: Where(doing.at, me.seat)}
        g.__dict__["in_force"] = {**g.__dict__["in_force"], me.seat: mine}
    else:
        g.rearrange()
    try:
        yield
    finally:
        me.favor += cost.all_favor
        me.secrets += cost.all_secrets
        doing.modifiers.pop()
        doing.chosen.pop(card, None)
        doing.at, doing.counsel = before
        _look_again(g, kept)


def _look_again(g: State, kept: object) -> None:
    """What was looked up before something was tried is right again."""
    g.rearrange()
    if kept is not None:
        g.__dict__["in_force"] = kept


def attainable(
    g: State,
    me: Player,
    doing: Doing,
    legal: Legal,
    hurdle: Hurdle = nothing_special,
    most: int = MOST_NEEDED,
    in_vain: tuple[str, ...] = (),
) -> bool:
    """Is the action legal, if need be with so many modifiers that the player could use, besides those in vain?"""
    with Trying(g, doing):
        if legal():
            return True
        if not most or not (cards := at_hand(g, me, doing.action)):
            return False
        helps = hurdle() or helpful(g.box).get(doing.action, NO_CARDS)
        for card in cards:
            if card in helps and card not in in_vain and _fits(g, me, doing, card):
                if _fruitful(g, me, doing, card, legal, hurdle, most - 1, in_vain):
                    return True
                in_vain = (*in_vain, card)
        return False


def _fruitful(
    g: State,
    me: Player,
    doing: Doing,
    card: str,
    legal: Legal,
    hurdle: Hurdle = nothing_special,
    most: int = MOST_NEEDED,
    in_vain: tuple[str, ...] = (),
) -> list[str]:
    """The words with which a modifier can be used so that the action is, or can still be made, legal."""
    found = []
    for word in _words(g, me, doing, card):
        with _as_if_used(g, me, doing, card, word):
            if attainable(g, me, doing, legal, hurdle, most, in_vain):
                found.append(word)
    return found


def _words(g: State, me: Player, doing: Doing, card: str) -> list[str]:
    payment = by_action(g.box)[doing.action][card].payment
    return payment.choices(Act(g, me, card)) if isinstance(payment, Setting) else ["-"]


def take_up(g: State, doing: Doing | None) -> None:
    """This is being done from now on; what is in force changes only with modifiers and stand-ins."""
    before, g.doing = g.doing, doing
    if any(one and (one.modifiers or one.counsel != NOBODY) for one in (before, doing)):
        g.rearrange()


def use_modifiers(g: State, me: Player, doing: Doing, legal: Legal) -> Flow[None]:
    """The action begins: the player uses modifiers, in any order, at least those without which it is not legal."""
    take_up(g, doing)
    while True:
        found = {card: _fruitful(g, me, doing, card, legal) for card in usable(g, me, doing)}
        cards = [card for card, words in found.items() if words]
        card = yield from Act(g, me).pick_one(
            "modifiers", cards, verb="use", optional=DONE if legal() else False, rule="OA-7.4.1-01", action=doing.action
        )
        if not card:
            return
        yield from _use(g, me, doing, card, found[card])


def _use(g: State, me: Player, doing: Doing, card: str, words: list[str]) -> Flow[None]:
    modifier, act = by_action(g.box)[doing.action][card], Act(g, me, card)
    g.tell("modifier_used", me.seat, card)
    pay(g, me, modifier.cost, card)
    payment = modifier.payment
    if isinstance(payment, Setting):
        payment.settle(act, (yield from act.pick_one(payment.kind, words, verb=payment.verb, rule="OA-7.4-01")))
    elif payment:
        yield from payment.run(act)
    doing.modifiers.append(card)
    g.rearrange()
