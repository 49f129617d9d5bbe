"""Units: their values, gaining and losing them, banners (MK-UNIT, MK-BANR)."""

from collections.abc import Sequence

from igroteka.kernel import Flow, Option

from ..act import Act, in_combat
from ..box.tables import UnitCard
from ..box.terms import Resistance
from ..passives import IN_FORCE
from ..passives.cases import OfUnit
from ..passives.kinds import UnitArmour, UnitResists, UnitsAdmitted, UnitsBarred
from ..state import Player, State, Unit

RESISTANCES: tuple[Resistance, ...] = ("physical", "fire", "ice")


def card_of(g: State, unit: Unit) -> UnitCard:
    """The unit's card."""
    return g.box.units[unit.card]


def armour_of(g: State, me: Player, unit: Unit) -> int:
    """The armour of a unit now."""
    return max(1, card_of(g, unit).armour + IN_FORCE.total(g, UnitArmour, me, OfUnit(g, me, unit)))


def resistances_of(g: State, me: Player, unit: Unit) -> list[Resistance]:
    """The resistances of a unit now."""
    printed = card_of(g, unit).resistances
    case = OfUnit(g, me, unit)
    return [one for one in RESISTANCES if one in printed or IN_FORCE.permitted(g, UnitResists, me, (case, one))]


def may_serve(g: State, me: Player, unit: Unit) -> bool:
    """May the unit be used, or be assigned damage, where its hero is now (MK-ADVS-07, MK-MONA-04)?"""
    case = OfUnit(g, me, unit)
    if g.combat and not g.combat.units:
        return IN_FORCE.permitted(g, UnitsAdmitted, me, case)
    return not IN_FORCE.forbidden(g, UnitsBarred, me, case)


def has_room(me: Player) -> bool:
    """Is a command token free (MK-UNIT-02)? The one of Bonds of Loyalty is apart."""
    return sum(not unit.bonded for unit in me.units) < me.commands


def bond_is_free(g: State, me: Player) -> bool:
    """Is a place under Bonds of Loyalty free?"""
    bonds = sum(g.box.skills[skill.id].bond for skill in me.skills)
    return sum(unit.bonded for unit in me.units) < bonds


def removable(me: Player) -> list[str]:
    """The units that could be disbanded to make room."""
    return [unit.key for unit in me.units if not unit.bonded]


def make_room(c: Act) -> Flow[bool]:
    """Disband a unit if no command token is free (MK-UNIT-05); is there room now?"""
    if has_room(c.me):
        return True
    key = yield from c.pick_one("disband", removable(c.me), optional=True, rule="MK-UNIT-05")
    if key:
        lose(c.g, c.me, c.me.unit(key), "disbanded")
    return bool(key)


def gain(g: State, me: Player, card: str) -> Unit:
    """A new unit, ready and unwounded (MK-UNIT-04)."""
    taken = {unit.key for unit in me.units}
    key, number = card, 1
    while key in taken:
        number += 1
        key = f"{card}.{number}"
    unit = Unit(key)
    me.units.append(unit)
    g.tell("unit_gained", me.seat, key)
    return unit


def lose(g: State, me: Player, unit: Unit, event: str) -> None:
    """A unit leaves the game, `disbanded` or `destroyed`; its banner is discarded (MK-BANR-05)."""
    me.units.remove(unit)
    g.gone.append(unit.card)
    if unit.banner:
        me.discard.append(unit.banner)
    g.tell(f"unit_{event}", me.seat, unit.key)


def ready(g: State, me: Player, unit: Unit) -> None:
    """Make a unit usable again (MK-UNIT-12)."""
    unit.ready = True
    g.tell("unit_readied", me.seat, unit.key)


def readiable(g: State, me: Player, level: int) -> list[str]:
    """Spent units up to a level; never in combat (MK-UNIT-13)."""
    if in_combat(g, me):
        return []
    return [unit.key for unit in me.units if not unit.ready and card_of(g, unit).level <= level]


def banner_options(g: State, me: Player) -> list[Option]:
    """Banners in hand that can be assigned to a unit (MK-BANR-01)."""
    banners = [card for card in dict.fromkeys(me.hand) if card in g.box.cards and g.box.cards[card].banner]
    return [("banner", card, unit.key) for card in banners for unit in me.units]


def assign_banner(g: State, me: Player, card: str, key: str) -> None:
    """Give a unit a banner; one that it had is discarded (MK-BANR-04)."""
    unit = me.unit(key)
    me.hand.remove(card)
    if unit.banner:
        me.discard.append(unit.banner)
    unit.banner, unit.banner_up = card, True
    me.turn.deeds += 1
    g.tell("banner_assigned", me.seat, card, key)


def levels(g: State, keys: Sequence[str]) -> int:
    """The sum of the levels of some units."""
    return sum(g.box.units[key.partition(".")[0]].level for key in keys)
