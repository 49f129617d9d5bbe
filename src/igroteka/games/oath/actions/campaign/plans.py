"""Battle plans: who may use which, what they cost, and what they do to the pools (OA-5.5.3, OA-7.5)."""

from collections.abc import Mapping

from igroteka.kernel import DONE, Flow, from_box

from ...act import Act
from ...box import FREE, Box, Cost, Plan
from ...passives import IN_FORCE, IN_USE, in_force
from ...passives.campaign import MayNotPlan, PlanCost, Planning, UsedAlone
from ...state import NOBODY, Player, State
from ..ruling import bandits_rule, rules_card
from ..tokens import can_pay, pay
from .sides import (
    ATTACKER,
    DEFENDER,
    bandits,
    changed,
    current,
    forbidden,
    members,
    side_of,
    the_attacker,
    the_defender,
)


@from_box
def known_plans(box: Box) -> Mapping[str, Plan]:
    """The battle plans by the cards and relics that they stand on."""
    return {card: power for card, powers in box.powers.items() for power in powers if isinstance(power, Plan)}


# Who may use which


def usable_plans(g: State, me: Player) -> list[str]:
    """The plans that a player of either side rules, can pay, and may use now (OA-7.5.1-01)."""
    known, force = known_plans(g.box), in_force(g, me)
    return [card for card in force if card in known and rules_card(g, me, card, for_plan=True) and _fits(g, me, card)]


def _fits(g: State, me: Player, card: str) -> bool:
    campaign, plan = current(g), known_plans(g.box)[card]
    side = side_of(campaign, me.seat)
    if plan.side not in ("both", side) or card in campaign.plans or not _alone(g, side, card):
        return False
    if forbidden(g, MayNotPlan, Planning(g, campaign, me, card)):
        return False
    cost = plan_cost(g, me, card)
    payable = cost == FREE if me.seat == NOBODY else can_pay(g, me, cost, card, plan=True)
    act = Act(g, me, card)
    holds = plan.condition is None or plan.condition.holds(act)
    lasting = plan.passives or plan.discard == "at_end"
    return payable and holds and (bool(lasting) or plan.effect is None or plan.effect.possible(act))


def plan_cost(g: State, me: Player, card: str) -> Cost:
    """What the plan costs now."""
    return changed(g, PlanCost, known_plans(g.box)[card].cost, Planning(g, current(g), me, card))


def _alone(g: State, side: str, card: str) -> bool:
    """May the plan stand beside those that the side has used?"""
    campaign = current(g)
    used = [other for other, seat in campaign.plans.items() if side_of(campaign, seat) == side]
    return not used or not any(is_exclusive(g, one) for one in (card, *used))


def is_exclusive(g: State, card: str) -> bool:
    """Is it the only plan that its side may use?"""
    return bool(IN_FORCE.on(g, UsedAlone, card + IN_USE))


# Using them


def use_plans(g: State) -> Flow[None]:
    """The attacker uses plans, then the defending side (OA-5.5.3-01, OA-5.5.3-02)."""
    yield from _use_some(g, the_attacker(g))
    if current(g).victor:
        return
    if current(g).defender == NOBODY:
        yield from _use_all(g)
    else:
        yield from _defend(g)


def _defend(g: State) -> Flow[None]:
    """The defender says who of the side uses the next plan, until each has had enough (OA-5.5.3-08)."""
    waiting = members(g, DEFENDER)
    while not current(g).victor and (able := [player for player in waiting if usable_plans(g, player)]):
        seats = [str(player.seat) for player in able]
        seat = yield from Act(g, the_defender(g)).pick_one("plans_by", seats, verb="player", rule="OA-5.5.3-08")
        if not (yield from _use_one(g, g.players[int(seat)])):
            waiting.remove(g.players[int(seat)])


def _use_some(g: State, me: Player) -> Flow[None]:
    while not current(g).victor and (yield from _use_one(g, me)):
        pass


def _use_one(g: State, me: Player) -> Flow[bool]:
    """One more plan, if there is any that the player wants to use."""
    campaign = current(g)
    card = yield from Act(g, me).pick_one(
        "plans",
        usable_plans(g, me),
        verb="plan",
        optional=DONE,
        rule="OA-5.5.3-01" if me.seat == campaign.attacker else "OA-5.5.3-02",
        attack=campaign.attack,
        defense=campaign.defense,
    )
    if card:
        yield from use_plan(g, me, card)
    return bool(card)


def _use_all(g: State) -> Flow[None]:
    """Bandits use every plan that costs nothing, one that stands alone first (OA-5.5.3-03)."""
    me, known = bandits(), known_plans(g.box)
    ruled = [card for slot, place in enumerate(g.places) if bandits_rule(g, slot) for card in place.cards]
    for card in sorted((card for card in ruled if card in known), key=lambda card: not is_exclusive(g, card)):
        if _fits(g, me, card):
            yield from use_plan(g, me, card)


def use_plan(g: State, me: Player, card: str) -> Flow[None]:
    """Pay for a plan, and apply it; its passives hold for the rest of the campaign."""
    campaign, plan = current(g), known_plans(g.box)[card]
    cost = plan_cost(g, me, card)
    if me.seat == NOBODY:
        g.tell("plan_of_bandits", card)
    else:
        g.tell("plan_used", me.seat, card)
        pay(g, me, cost, card)
    campaign.plans[card] = me.seat
    if plan.discard == "at_end":
        campaign.leaving.append(card)
    g.rearrange()
    if plan.effect:
        yield from plan.effect.run(Act(g, me, card))


# Pools


def change_attack(g: State, count: int) -> None:
    """So many attack dice more or less; what the pool lacks the defender gains in defense dice (OA-5.5.3-04)."""
    campaign = current(g)
    missing = max(0, -(campaign.attack + count))
    campaign.attack = max(0, campaign.attack + count)
    if count:
        g.tell("attack_pool", campaign.attack)
    change_defense(g, missing)


def change_defense(g: State, count: int) -> None:
    """So many defense dice more."""
    campaign = current(g)
    campaign.defense += count
    if count:
        g.tell("defense_pool", campaign.defense)


def help_attack(g: State, me: Player, count: int) -> None:
    """Change the attack pool in favor of a player's side (OA-7.5.4)."""
    change_attack(g, count if side_of(current(g), me.seat) == ATTACKER else -count)
