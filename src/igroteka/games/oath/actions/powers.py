"""Using action powers and rest powers (OA-6.2, OA-7.3.2, OA-7.3.4)."""

from collections.abc import Iterator, Mapping
from typing import Any

from igroteka.kernel import DONE, Effect, Flow, Option, from_box

from ..act import Act
from ..box import Action, AtRest, Box, Cost
from ..passives import in_force, those_in_force
from ..state import Player, State
from .ruling import rules_card, rules_site
from .tokens import can_pay, pay

VERBS = frozenset({"power", "power_of"})
"""The verbs of the turn's question that this action answers; `power_of` where a card has several powers."""


@from_box
def action_powers(box: Box) -> Mapping[str, tuple[Action, ...]]:
    """The action powers of each card, relic, banner or site that has any."""
    found = {card: tuple(power for power in powers if isinstance(power, Action)) for card, powers in box.powers.items()}
    return {card: powers for card, powers in found.items() if powers}


@from_box
def powers_at_rest(box: Box) -> Mapping[str, AtRest]:
    """The rest powers by card."""
    return {card: power for card, powers in box.powers.items() for power in powers if isinstance(power, AtRest)}


def accessible(g: State, me: Player, card: str) -> bool:
    """May the player use the powers of a card, relic, banner or site that lies faceup (OA-7.1.1)?"""
    place = in_force(g, me)[card]
    if place.slot == me.at or place.seat == me.seat:
        return True
    if card in g.box.sites:
        return rules_site(g, me, place.slot)
    return rules_card(g, me, card)


def usable(g: State, me: Player, card: str, cost: Cost, effect: Effect[Any]) -> bool:
    """Can the player pay for the power, and would it do anything then?"""
    if not can_pay(g, me, cost, card):
        return False
    favor, secrets = me.favor, me.secrets
    me.favor, me.secrets = max(0, favor - cost.all_favor), secrets - cost.all_secrets  # gone before it does anything
    try:
        return effect.possible(Act(g, me, card))
    finally:
        me.favor, me.secrets = favor, secrets


def options(g: State, me: Player) -> list[Option]:
    """The action powers that the player can use now."""
    known = action_powers(g.box)
    return [
        option
        for card in those_in_force(g, me, "powers", known)
        if accessible(g, me, card)
        for option in _options(g, me, card, known[card])
    ]


def _options(g: State, me: Player, card: str, powers: tuple[Action, ...]) -> Iterator[Option]:
    act = Act(g, me, card)
    for number, power in enumerate(powers, 1):
        allowed = power.condition is None or power.condition.holds(act)
        if allowed and usable(g, me, card, power.cost, power.effect):
            yield ("power", card) if len(powers) == 1 else ("power_of", card, str(number))


def perform(g: State, me: Player, option: Option) -> Flow[None]:
    """Use an action power."""
    _, card, *number = option
    power = action_powers(g.box)[card][int(number[0]) - 1 if number else 0]
    yield from _use(g, me, card, power.cost, power.effect)


def _use(g: State, me: Player, card: str, cost: Cost, effect: Effect[Any]) -> Flow[None]:
    g.tell("power_used", me.seat, card)
    pay(g, me, cost, card)
    yield from effect.run(Act(g, me, card))


def rest_powers(g: State, me: Player) -> Flow[None]:
    """The end of the Rest phase: each rest power may be used once, in any order (OA-4.3.5, OA-7.3.4)."""
    used: list[str] = []
    while cards := [card for card in _at_rest(g, me) if card not in used]:
        card = yield from Act(g, me).pick_one("rest_powers", cards, verb="power", optional=DONE, rule="OA-7.3.4-01")
        if not card:
            return
        used.append(card)
        power = powers_at_rest(g.box)[card]
        yield from _use(g, me, card, power.cost, power.effect)


def _at_rest(g: State, me: Player) -> list[str]:
    known = powers_at_rest(g.box)
    found = [card for card in those_in_force(g, me, "powers_at_rest", known) if accessible(g, me, card)]
    return [card for card in found if usable(g, me, card, known[card].cost, known[card].effect)]
