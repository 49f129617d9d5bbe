"""The numbers of a combat: what enemies have now, and what shares of an attack or block come to against them.

The rules: MK-RNGD, MK-BLCK, MK-ABIL, MK-RSST.
"""

from collections.abc import Sequence
from typing import get_args

from ..box.tables import Enemy
from ..box.terms import COLD_FIRE, FIRE, ICE, PHYSICAL, RANGED, SIEGE, Ability, Element, Resistance
from ..passives import IN_FORCE
from ..passives.cases import Facing, HasAbility, OfAttack
from ..passives.kinds import FoeAbility, FoeArmour, FoeAttack, Unfortified, Unresisted
from ..state import ATTACK_PHASE, BLOCK_PHASE, DAMAGE_PHASE, RANGED_PHASE, Attack, Combat, Foe, Player, Share, State

RESISTANCES: tuple[Resistance, ...] = (PHYSICAL, FIRE, ICE)
SITE = "site"
"""What a foe has lost if the fortification by the site no longer counts for it."""
EFFICIENT: dict[Element, tuple[Element, ...]] = {
    PHYSICAL: (PHYSICAL, FIRE, ICE, COLD_FIRE),
    FIRE: (ICE, COLD_FIRE),
    ICE: (FIRE, COLD_FIRE),
    COLD_FIRE: (COLD_FIRE,),
}
"""Which blocks are efficient against an attack (MK-BLCK-05..08)."""


def combat_of(g: State) -> Combat:
    """The combat that is being fought."""
    assert g.combat is not None
    return g.combat


def card_of(g: State, foe: Foe) -> Enemy:
    """What is printed on a foe's token."""
    return g.box.enemies[foe.enemy]


def attack_key(foe: Foe, number: int) -> str:
    """How an attack is called."""
    return f"{foe.key}:{number}"


def find_attack(combat: Combat, key: str) -> tuple[Foe, Attack]:
    """The foe and the attack with that name."""
    name, _, number = key.partition(":")
    foe = combat.foe(name)
    return foe, foe.attacks[int(number)]


# Abilities and resistances


def has(g: State, me: Player, foe: Foe, ability: Ability, element: Element | None = None) -> bool:
    """Has a foe the ability: printed and not lost, or given to it, perhaps only to attacks of an element?"""
    if ability in card_of(g, foe).abilities and ability not in foe.lost:
        return True
    return IN_FORCE.permitted(g, FoeAbility, me, HasAbility(g, me, foe, ability, element))


def resistances_of(g: State, me: Player, foe: Foe) -> list[Resistance]:
    """The resistances that a foe has now."""
    case = Facing(g, me, foe)
    return [
        one
        for one in RESISTANCES
        if one in card_of(g, foe).resistances
        and one not in foe.lost
        and not IN_FORCE.permitted(g, Unresisted, me, (case, one))
    ]


def may_affect(g: State, me: Player, foe: Foe, colour: str = "") -> bool:
    """May an effect that is neither attack nor block touch a foe? Its colours are joined by `+` (MK-RSST-04, -05).

    Arcane immunity stops them all (MK-ABIL-23), and one who has summoned is out of reach meanwhile (MK-ABIL-08).
    """
    if not foe.present or is_hidden(g, foe) or has(g, me, foe, "arcane_immunity"):
        return False
    resists = resistances_of(g, me, foe)
    colours = colour.split("+")
    return not (("red" in colours and FIRE in resists) or ("blue" in colours and ICE in resists))


def is_hidden(g: State, foe: Foe) -> bool:
    """Has it summoned somebody in its place, so that nothing reaches it in the block and damage phases (MK-ABIL-08)?"""
    combat = combat_of(g)
    return combat.phase in (BLOCK_PHASE, DAMAGE_PHASE) and any(one.summoner == foe.key for one in combat.foes)


# Fortifications


def by_site(g: State, me: Player, foe: Foe) -> bool:
    """Is it fortified by the site that it defends (MK-FIGHT-03, MK-ABIL-22)?"""
    if not foe.fortified or SITE in foe.lost or has(g, me, foe, "unfortified"):
        return False
    return not IN_FORCE.permitted(g, Unfortified, me, Facing(g, me, foe))


def fortifications(g: State, me: Player, foe: Foe) -> int:
    """How often it is fortified: 2 means that it cannot be attacked in the ranged phase (MK-RNGD-05, MK-ABIL-11)."""
    return by_site(g, me, foe) + has(g, me, foe, "fortified")


def attackable(g: State, me: Player, foe: Foe) -> bool:
    """Can it be a target of an attack in the present phase?"""
    if not foe.present or foe.summoner:
        return False
    return combat_of(g).phase == ATTACK_PHASE or fortifications(g, me, foe) < 2


# Armour and attacks of foes


def armour_of(g: State, me: Player, foe: Foe) -> int:
    """The armour of a foe now; never below 1."""
    enemy = card_of(g, foe)
    armour = enemy.elusive if has(g, me, foe, "elusive") and not is_caught(g, foe) else enemy.armour
    armour += foe.armour + IN_FORCE.total(g, FoeArmour, me, Facing(g, me, foe)) + _by_die(g, foe)
    if has(g, me, foe, "vampiric"):
        armour += foe.wounds
    return max(1, armour)


def is_caught(g: State, foe: Foe) -> bool:
    """Does the lower armour of an elusive foe count: in the attack phase, once all its attacks were blocked?"""
    return combat_of(g).phase == ATTACK_PHASE and is_blocked(foe)


def is_blocked(foe: Foe) -> bool:
    """Were all its attacks successfully blocked (MK-ABIL-33)? What was prevented was not blocked (MK-ABIL-20)."""
    return bool(foe.attacks) and all(attack.blocked for attack in foe.attacks)


def _by_die(g: State, foe: Foe) -> int:
    """What the die of an unpredictable battle adds to the armour (MK-OPTU-03)."""
    combat = combat_of(g)
    if combat.lone != foe.key or not combat.die_shown:
        return 0
    return int(combat.die == {RANGED_PHASE: "white", ATTACK_PHASE: "blue"}.get(combat.phase))


def attack_value(g: State, me: Player, foe: Foe, attack: Attack) -> int:
    """What an attack is worth now, before a block or its damage is doubled."""
    combat = combat_of(g)
    value = attack.value + IN_FORCE.total(g, FoeAttack, me, OfAttack(g, me, foe, attack))
    if combat.lone == foe.key and combat.die_shown and combat.die == "red":
        value += 1
    return max(0, value)


def block_needed(g: State, me: Player, foe: Foe, attack: Attack) -> int:
    """The block that stops an attack: twice as much if it is swift (MK-BLCK-10, MK-ABIL-01)."""
    return attack_value(g, me, foe, attack) * (2 if has(g, me, foe, "swift", attack.element) else 1)


def damage_of(g: State, me: Player, foe: Foe, attack: Attack) -> int:
    """The damage of an unblocked attack: twice as much if it is brutal (MK-DMGE-01, MK-ABIL-02)."""
    return attack_value(g, me, foe, attack) * (2 if has(g, me, foe, "brutal", attack.element) else 1)


def attacks_of(g: State, foe: Foe) -> list[tuple[str, Attack]]:
    """Its attacks that still threaten: neither blocked nor prevented nor dealt."""
    if not foe.present or foe.passive or is_hidden(g, foe):
        return []
    return [
        (attack_key(foe, number), attack)
        for number, attack in enumerate(foe.attacks)
        if not (attack.blocked or attack.prevented or attack.dealt)
    ]


def open_attacks(g: State) -> list[str]:
    """The names of all attacks that still threaten."""
    return [key for foe in combat_of(g).foes for key, _ in attacks_of(g, foe)]


# What shares come to


def attack_total(g: State, me: Player, targets: Sequence[Foe], shares: Sequence[Share]) -> int:
    """What shares of an attack come to against a group: the inefficient ones are added up and halved (MK-RNGD-08)."""
    resists = [resistances_of(g, me, foe) for foe in targets]
    full = half = 0
    for share in shares_against(g, me, targets, shares):
        if any(_resisted(share.element, one) for one in resists):
            half += share.value
        else:
            full += share.value
    return full + half // 2


def shares_against(g: State, me: Player, targets: Sequence[Foe], shares: Sequence[Share]) -> list[Share]:
    """The shares that count in an attack on a group."""
    names = [foe.key for foe in targets]
    reaches = reaches_against(g, me, targets)
    return [share for share in shares if share.reach in reaches and (not share.target or share.target in names)]


def reaches_against(g: State, me: Player, targets: Sequence[Foe]) -> tuple[str, ...]:
    """Which attacks count: in the ranged phase no melee, against anybody fortified only siege (MK-RNGD-03..05)."""
    if combat_of(g).phase == ATTACK_PHASE:
        return ("melee", RANGED, SIEGE)
    walls = max((fortifications(g, me, foe) for foe in targets), default=0)
    return ((RANGED, SIEGE), (SIEGE,), ())[walls]


def _resisted(element: Element, resists: Sequence[Resistance]) -> bool:
    """Is an attack inefficient against these resistances? Cold fire needs both in one target (MK-RNGD-09)."""
    if element == COLD_FIRE:
        return FIRE in resists and ICE in resists
    return element in resists


def block_total(g: State, me: Player, key: str, shares: Sequence[Share]) -> int:
    """What shares of a block come to against an attack (MK-BLCK-09); some count double if it is swift."""
    foe, attack = find_attack(combat_of(g), key)
    swift = has(g, me, foe, "swift", attack.element)
    return block_sum(shares_for(key, shares), EFFICIENT[attack.element], double=swift)


def shares_for(key: str, shares: Sequence[Share]) -> list[Share]:
    """The shares that count in the block of an attack."""
    return [share for share in shares if share.target in ("", key, key.partition(":")[0])]


def block_sum(shares: Sequence[Share], efficient: Sequence[Element], *, double: bool) -> int:
    """Efficient blocks in full, the others together halved once.

    >>> block_sum([Share(3, "fire"), Share(4, "physical")], EFFICIENT["ice"], double=False)
    5
    """
    full = half = 0
    for share in shares:
        value = share.value * (2 if double and share.double else 1)
        if share.element in efficient:
            full += value
        else:
            half += value
    return full + half // 2


# The Defend ability


def defenders(g: State, me: Player) -> list[Foe]:
    """Foes whose Defend bonus has not been used up yet (MK-ABIL-27, MK-ABIL-29)."""
    return [foe for foe in combat_of(g).foes if foe.present and not foe.defended and has(g, me, foe, "defend")]


def attack_needed(g: State, me: Player, targets: Sequence[Foe]) -> int:
    """The sum of the targets' armour, with the least that Defend abilities add: one for each target (MK-ABIL-28)."""
    bonuses = sorted(card_of(g, foe).defend for foe in defenders(g, me))
    return sum(armour_of(g, me, foe) for foe in targets) + sum(bonuses[: len(targets)])


def abilities_of(g: State, me: Player, foe: Foe, element: Element | None = None) -> list[str]:
    """The abilities of a foe, or of its attack of an element, as they are now."""
    return [ability for ability in get_args(Ability) if has(g, me, foe, ability, element)]


def balance(g: State, me: Player) -> tuple[int, int]:
    """What the pool makes against the targets, or the attack that is being blocked, and what is needed."""
    combat = combat_of(g)
    if combat.phase == BLOCK_PHASE:
        if not combat.blocking:
            return 0, 0
        foe, attack = find_attack(combat, combat.blocking)
        return block_total(g, me, combat.blocking, combat.pool), block_needed(g, me, foe, attack)
    targets = [combat.foe(key) for key in combat.targets]
    return attack_total(g, me, targets, combat.pool), attack_needed(g, me, targets)
