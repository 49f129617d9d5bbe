"""Using action powers and rest powers (OA-6.2, OA-7.3.2, OA-7.3.4)."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from igroteka.kernel import DONE, Effect, Flow, Option, from_box

from ..act import Act
from ..box import Action, AtRest, Box, Cost
from ..passives import in_force
from ..state import Player, State
from .ruling import has_access, rules_site, where
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
    if card in g.box.sites:
        slot = where(g, card).slot
        return slot == me.at or rules_site(g, me, slot)
    return has_access(g, me, card)


def usable(g: State, me: Player, card: str, cost: Cost, effect: Effect[Any]) -> bool:
    """Can the player pay for the power, and would it do anything then?"""
    if not can_pay(g, me, cost, card):
        return False
    with _as_if_paid(me, cost):
        return effect.possible(Act(g, me, card))


@contextmanager
def _as_if_paid(me: Player, cost: Cost) -> Iterator[None]:
    """What is paid is gone before the power does anything."""
    favor, secrets = me.favor, me.secrets
    me.favor, me.secrets = max(0, favor - cost.all_favor), secrets - cost.all_secrets
    try:
        yield
    finally:
        me.favor, me.secrets = favor, secrets


def options(g: State, me: Player) -> list[Option]:
    """The action powers that the player can use now."""
    known, force = action_powers(g.box), in_force(g, me)
    return [
        option
        for card, powers in known.items()
        if card in force and accessible(g, me, card)
        for option in _options(g, me, card, powers)
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
    force = in_force(g, me)
    return [
        card
        for card, power in powers_at_rest(g.box).items()
        if card in force and accessible(g, me, card) and usable(g, me, card, power.cost, power.effect)
    ]
