"""Wounds and healing (MK-HEAL)."""

from igroteka.kernel import Flow, Option

from ..act import in_combat
from ..box.terms import WOUND
from ..passives import IN_FORCE
from ..passives.cases import Doing
from ..passives.kinds import HealingSpent, WoundHealed
from ..state import Player, State


def heal_options(g: State, me: Player) -> list[Option]:
    """What healing points can be spent on: wounds in hand, and units at their level each (MK-HEAL-06..07)."""
    points = me.turn.healing
    if not points or in_combat(g, me):
        return []
    options: list[Option] = [("heal",)] if WOUND in me.hand else []
    options += [("heal_unit", u.key) for u in me.units if u.wounds and g.box.units[u.card].level <= points]
    return options


def heal(g: State, me: Player, option: Option) -> Flow[None]:
    """Spend healing points on a wound in hand or on a unit."""
    match option:
        case ("heal_unit", key):
            unit = me.unit(key)
            cost = g.box.units[unit.card].level
            unit.wounds -= 1
            g.tell("unit_healed", me.seat, key)
        case _:
            cost = 1
    me.turn.healing -= cost
    for _ in range(cost):
        yield from IN_FORCE.answers(g, HealingSpent, me, Doing(g, me))
    if option == ("heal",):
        yield from heal_wound(g, me)


def heal_wound(g: State, me: Player) -> Flow[None]:
    """A wound goes from hand back to its pile."""
    me.hand.remove(WOUND)
    me.turn.healed += 1
    g.tell("healed", me.seat)
    yield from IN_FORCE.answers(g, WoundHealed, me, Doing(g, me))
