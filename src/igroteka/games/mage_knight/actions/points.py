"""Points of movement, influence and healing, and shares of attacks and blocks, as they add up (MK-EFF-02)."""

from ..act import Act
from ..box.terms import MELEE, PHYSICAL, Element, Reach
from ..passives import IN_FORCE
from ..passives.kinds import Points, Shares
from ..state import ATTACK_PHASE, BLOCK_PHASE, RANGED_PHASE, Share


def _value(c: Act, kind: str, value: int, reach: str = "") -> int:
    """The points with what the act and whatever is in force add to them."""
    value += c.bonus
    c.bonus = 0
    return max(0, IN_FORCE.changed(c.g, Points, c.me, value, c.giving(kind, reach)))


def give_move(c: Act, value: int) -> None:
    """Move points."""
    value = _value(c, "move", value)
    c.me.turn.move += value
    c.g.tell("points", c.me.seat, "move", value)


def give_influence(c: Act, value: int) -> None:
    """Influence points."""
    value = _value(c, "influence", value)
    c.me.turn.influence += value
    c.g.tell("points", c.me.seat, "influence", value)


def give_healing(c: Act, value: int) -> None:
    """Healing points; never in combat (MK-HEAL-04)."""
    if not c.fighting:
        c.me.turn.healing += value
        c.g.tell("points", c.me.seat, "healing", value)


def may_attack(c: Act, reach: Reach) -> bool:
    """May an attack of that reach be made now (MK-RNGD-03, MK-ATTK-02)?"""
    if c.g.duel:
        duel = c.g.duel
        mine = duel.sides[duel.attacker].seat == c.me.seat and not duel.blocking
        return mine and (duel.phase != RANGED_PHASE or reach != MELEE)
    combat = c.g.combat
    if combat is None or combat.seat != c.me.seat:
        return False
    return combat.phase == ATTACK_PHASE or (combat.phase == RANGED_PHASE and reach != MELEE)


def may_block(c: Act) -> bool:
    """May a block be made now?"""
    if c.g.duel:
        duel = c.g.duel
        return duel.blocking and duel.sides[1 - duel.attacker].seat == c.me.seat
    combat = c.g.combat
    return combat is not None and combat.seat == c.me.seat and combat.phase == BLOCK_PHASE


def give_attack(
    c: Act, value: int, reach: Reach = MELEE, element: Element = PHYSICAL, *, target: str = "", whole: bool = False
) -> None:
    """A share of the attack that is being put together."""
    share = Share(
        _value(c, "attack", value, reach),
        element,
        reach,
        c.card,
        c.unit is not None,
        target=target,
        whole=whole or c.whole,
    )
    _join(c, "attack", share)


def give_block(
    c: Act, value: int, element: Element = PHYSICAL, *, double: bool = False, target: str = "", whole: bool = False
) -> None:
    """A share of the block that is being put together."""
    share = Share(
        _value(c, "block", value),
        element,
        source=c.card,
        unit=c.unit is not None,
        double=double,
        target=target,
        whole=whole or c.whole,
    )
    _join(c, "block", share)


def _join(c: Act, kind: str, share: Share) -> None:
    g = c.g
    share = IN_FORCE.changed(g, Shares, c.me, share, c.giving(kind))
    if g.duel:
        (g.duel.block if kind == "block" else g.duel.attack).append(share)
    else:
        c.combat.pool.append(share)
        c.combat.begun = True
    g.tell("share", c.me.seat, kind, share.value, share.element, share.reach)
