"""The damage phase: unblocked attacks hurt units and the hero, one after the other (MK-DMGE)."""

from igroteka.kernel import Flow, Option, ask

from ..actions import cards, tracks, units
from ..box.terms import COLD_FIRE, FIRE, ICE, Element, Resistance
from ..passives import IN_FORCE
from ..passives.cases import OfAttack, OfUnit
from ..passives.kinds import HeroDamage, HeroWounds, SparesUnit, Unharmed
from ..state import DAMAGE_PHASE, Attack, Combat, Foe, Player, State, Unit
from .block import dismiss_spent
from .common import CHOICES, act, clear, things, use
from .values import combat_of, damage_of, find_attack, has, open_attacks

HERO: Option = ("hero",)


def enter(g: State, _: Player) -> Flow[None]:
    """The damage phase begins."""
    clear(g, DAMAGE_PHASE)
    return
    yield


def run(g: State, me: Player) -> Flow[bool]:
    """A few choices of the damage phase; is it over, because all damage was assigned (MK-DMGE-02, MK-DMGE-17)?"""
    combat = combat_of(g)
    for _ in range(CHOICES):
        threats = open_attacks(g)
        if not threats:
            return True
        if combat.dealing not in threats:
            combat.dealing = ""
        if combat.dealing:
            yield from assign(g, me, combat)
        else:
            yield from choose(g, me, combat, threats)
        if g.combat is not combat or combat.phase != DAMAGE_PHASE:
            return False
    return False


def choose(g: State, me: Player, combat: Combat, threats: list[str]) -> Flow[None]:
    """Which attack comes next is the player's choice (MK-DMGE-01)."""
    options: list[Option] = [("suffer", key) for key in threats]
    choice = yield ask(me.seat, "damage_order", [*options, *things(g, me)], rule="MK-DMGE-01")
    if choice not in options:
        yield from use(g, me, choice)
        return
    combat.dealing = choice[1]
    combat.damage = damage_of(g, me, *find_attack(combat, combat.dealing))
    if combat.damage == 0:
        finish(g, combat)


def assign(g: State, me: Player, combat: Combat) -> Flow[None]:
    """Assign damage to a unit, or all that is left to the hero (MK-DMGE-03)."""
    foe, attack = find_attack(combat, combat.dealing)
    shields = assignable(g, me, foe, attack)
    options: list[Option] = [*[("wound", key) for key in shields], HERO]
    choice = yield ask(me.seat, "assign_damage", [*options, *things(g, me)], rule="MK-DMGE-03", damage=combat.damage)
    match choice:
        case ("wound", key):
            yield from hurt_unit(g, me, me.unit(key))
        case ("hero",):
            hurt_hero(g, me)
        case _:
            yield from use(g, me, choice)


def assignable(g: State, me: Player, foe: Foe, attack: Attack) -> list[str]:
    """Units that damage of this attack can be assigned to (MK-DMGE-04, MK-DMGE-08, MK-ABIL-12)."""
    if has(g, me, foe, "assassination", attack.element):
        return []
    return [
        unit.key
        for unit in me.units
        if not unit.wounds
        and unit.key not in combat_of(g).damaged
        and units.may_serve(g, me, unit)
        and not IN_FORCE.forbidden(g, Unharmed, me, OfUnit(g, me, unit))
    ]


def resists(element: Element, resistances: list[Resistance]) -> bool:
    """Is a unit resistant to an attack of that element (MK-DMGE-06, MK-DMGE-07)?

    >>> resists("cold_fire", ["fire"]), resists("cold_fire", ["fire", "ice"])
    (False, True)
    """
    if element == COLD_FIRE:
        return FIRE in resistances and ICE in resistances
    return element in resistances


def hurt_unit(g: State, me: Player, unit: Unit) -> Flow[None]:
    """A unit takes as much as it can: a resistant one first without a wound (MK-DMGE-05, MK-DMGE-06, MK-DMGE-09)."""
    combat = combat_of(g)
    foe, attack = find_attack(combat, combat.dealing)
    armour = units.armour_of(g, me, unit)
    combat.damaged.append(unit.key)
    damage = combat.damage
    if resists(attack.element, units.resistances_of(g, me, unit)):
        damage -= armour
    if damage > 0:
        yield from wound_unit(g, me, unit, foe, attack)
        damage -= armour
    combat.damage = max(0, damage)
    g.tell("unit_hurt", me.seat, unit.key, combat.damage)
    if combat.damage == 0:
        finish(g, combat)


def wound_unit(g: State, me: Player, unit: Unit, foe: Foe, attack: Attack) -> Flow[None]:
    """A unit is wounded: twice by poison, and destroyed by paralysis (MK-ABIL-03, MK-ABIL-05, MK-ABIL-18)."""
    case = OfUnit(g, me, unit)
    for source, spare in IN_FORCE.of(g, SparesUnit, me):
        if spare.ready(case, source) and (yield from _accepts(g, me, unit)):
            spare.use(case, source)
            return
    foe.wounds += 1
    if has(g, me, foe, "paralyze", attack.element):
        units.lose(g, me, unit, "destroyed")
        return
    unit.wounds += 2 if has(g, me, foe, "poison", attack.element) else 1
    g.tell("unit_wounded", me.seat, unit.key)


def _accepts(g: State, me: Player, unit: Unit) -> Flow[bool]:
    spared = yield from act(g, me, "MK-BANR-06").pick_one("spare", [unit.key], optional=True, unit=unit.key)
    return bool(spared)


def hurt_hero(g: State, me: Player) -> None:
    """The hero takes wounds until no damage is left (MK-DMGE-10, MK-DMGE-11), with what poison and paralysis add."""
    combat = combat_of(g)
    foe, attack = find_attack(combat, combat.dealing)
    case = OfAttack(g, me, foe, attack)
    damage = IN_FORCE.changed(g, HeroDamage, me, combat.damage, case)
    wounds = -(-max(0, damage) // tracks.armour_of(g, me))
    wounds = max(0, IN_FORCE.changed(g, HeroWounds, me, wounds, case))
    foe.wounds += wounds
    if wounds:
        cards.take_wounds(g, me, wounds)
        if has(g, me, foe, "poison", attack.element):
            cards.take_wounds(g, me, wounds, into="discard")
        if has(g, me, foe, "paralyze", attack.element):
            cards.discard_hand(g, me)
    finish(g, combat)


def finish(g: State, combat: Combat) -> None:
    """All damage of an attack was assigned."""
    find_attack(combat, combat.dealing)[1].dealt = True
    combat.dealing, combat.damage = "", 0
    dismiss_spent(g, combat)
