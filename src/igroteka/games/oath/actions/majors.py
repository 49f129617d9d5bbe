"""Major actions in general: their Supply, their modifiers, what has to be paid first (OA-4.2, OA-7.4)."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import combinations

from igroteka.kernel import DONE, Flow, from_box

from ..act import Act
from ..box import Box, Major, Modifier
from ..passives import IN_FORCE, in_force
from ..passives.cards import Acting
from ..passives.majors import ActionDone, BaseCost, Due, NoSupply, Surcharge, Toll
from ..state import Doing, Player, State
from .ruling import rules_card
from .tokens import burn_favor, can_pay, give_favor, pay, purse, spend_supply

MOST_NEEDED = 2
"""No action needs more modifiers than so many to become possible: one for where or what, one for the Supply."""


def supply_cost(g: State, me: Player, doing: Doing, base: int) -> int:
    """What the action costs in Supply, with the modifiers in use."""
    case = Acting(g, me, doing)
    if doing.free or IN_FORCE.permitted(g, NoSupply, me, case):
        return 0
    return max(0, IN_FORCE.changed(g, BaseCost, me, base, case) + IN_FORCE.total(g, Surcharge, me, case))


# What has to be paid first


def tolls(g: State, me: Player, doing: Doing) -> list[Due]:
    """What has to be given to others before the action."""
    case = Acting(g, me, doing)
    return [due for source, toll in IN_FORCE.of(g, Toll, me) if (due := toll.due(case, source))]


def can_pay_tolls(g: State, me: Player, doing: Doing, besides: int = 0) -> bool:
    """Can the player give all that, and spend so much favor besides?"""
    return sum(due.amount for due in tolls(g, me, doing)) + besides <= purse(g, me)


def pay_tolls(g: State, me: Player, doing: Doing) -> None:
    """Give to whoever it is due; what is due to bandits is burnt."""
    for due in tolls(g, me, doing):
        if due.to:
            give_favor(g, me, due.to, due.amount)
        else:
            burn_favor(g, me, due.amount)


# Modifiers


@from_box
def by_action(box: Box) -> Mapping[Major, Mapping[str, Modifier]]:
    """The modifiers of each action, by the card, relic, banner or site that they stand on."""
    found: dict[Major, dict[str, Modifier]] = {}
    for card, powers in box.powers.items():
        for power in powers:
            if isinstance(power, Modifier):
                found.setdefault(power.action, {})[card] = power
    return found


def usable(g: State, me: Player, doing: Doing) -> list[str]:
    """The cards whose modifiers the player may still use for this action (OA-7.4.2)."""
    known, force = by_action(g.box).get(doing.action, {}), in_force(g, me)
    return [
        card
        for card, modifier in known.items()
        if card in force and card not in doing.modifiers and _fits(g, me, doing, card, modifier)
    ]


def _fits(g: State, me: Player, doing: Doing, card: str, modifier: Modifier) -> bool:
    place = in_force(g, me)[card]
    near = place.seat == me.seat or place.slot == doing.at
    if not (modifier.anyone or near or (place.slot >= 0 and rules_card(g, me, card))):
        return False
    if not can_pay(g, me, modifier.cost, card):
        return False
    act = Act(g, me, card)
    with trying(g, doing):
        paid = modifier.payment is None or modifier.payment.possible(act)
        return paid and (modifier.condition is None or modifier.condition.holds(act))


@contextmanager
def trying(g: State, doing: Doing) -> Iterator[None]:
    """Look at the rules as if this were being done."""
    before, g.doing = g.doing, doing
    if before is not doing:
        g.rearrange()
    try:
        yield
    finally:
        g.doing = before
        if before is not doing:
            g.rearrange()


def attainable(g: State, me: Player, doing: Doing, legal: Callable[[], bool]) -> bool:
    """Is the action legal, if need be with modifiers that the player could use?"""
    with trying(g, doing):
        if legal():
            return True
        cards = usable(g, me, doing)
        for count in range(1, MOST_NEEDED + 1):
            for some in combinations(cards, count):
                doing.modifiers[:] = some
                g.rearrange()
                found = legal()
                doing.modifiers.clear()
                g.rearrange()
                if found:
                    return True
        return False


def use_modifiers(g: State, me: Player, doing: Doing, legal: Callable[[], bool]) -> Flow[None]:
    """The action begins: the player uses modifiers, in any order, at least those without which it is not legal."""
    g.doing = doing
    g.rearrange()
    while cards := usable(g, me, doing):
        ready = DONE if legal() else False
        act = Act(g, me)
        card = yield from act.pick_one(
            "modifiers", cards, verb="use", optional=ready, rule="OA-7.4.1-01", action=doing.action
        )
        if not card:
            return
        yield from _use(g, me, doing, card)


def _use(g: State, me: Player, doing: Doing, card: str) -> Flow[None]:
    modifier = by_action(g.box)[doing.action][card]
    g.tell("modifier_used", me.seat, card)
    pay(g, me, modifier.cost, card)
    if modifier.payment:
        yield from modifier.payment.run(Act(g, me, card))
    doing.modifiers.append(card)
    g.rearrange()


def begin(g: State, me: Player, doing: Doing, legal: Callable[[], bool], base: int) -> Flow[None]:
    """Use modifiers, pay tolls, spend Supply; now the action itself can be carried out. `finish` must follow."""
    yield from use_modifiers(g, me, doing, legal)
    pay_tolls(g, me, doing)
    spend_supply(g, me, supply_cost(g, me, doing, base))


def finish(g: State, me: Player, doing: Doing) -> Flow[None]:
    """The action is over; what a modifier adds after it follows."""
    found = IN_FORCE.of(g, ActionDone, me)
    g.doing = None
    g.rearrange()
    for source, passive in found:
        yield from passive.answer(Acting(g, me, doing), source)
