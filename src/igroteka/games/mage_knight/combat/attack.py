"""Attacks on enemies, in the attack phase and, with other reaches, in the ranged and siege phase (MK-ATTK, MK-RNGD)."""

from collections.abc import Sequence

from igroteka.kernel import Flow, Option, ask

from ..passives import IN_FORCE
from ..passives.cases import Landed
from ..passives.kinds import AttackLanded
from ..state import ATTACK_PHASE, Foe, Player, State
from . import dice, outcome
from .common import CHOICES, NEXT, act, clear, things, use
from .values import (
    attack_needed,
    attack_total,
    attackable,
    card_of,
    combat_of,
    defenders,
    shares_against,
)

STRIKE: Option = ("strike",)


def enter(g: State, _: Player) -> Flow[None]:
    """The attack phase begins."""
    clear(g, ATTACK_PHASE)
    dice.show(g, ATTACK_PHASE)
    return
    yield


def run(g: State, me: Player) -> Flow[bool]:
    """A few choices of the attack phase; is it over?"""
    return (yield from strike_phase(g, me, "attack_phase", "MK-ATTK-01"))


def strike_phase(g: State, me: Player, kind: str, rule: str) -> Flow[bool]:
    """A few choices of a phase in which enemies are attacked; is it over?"""
    combat = combat_of(g)
    phase = combat.phase
    for _ in range(CHOICES):
        aim_by_itself(g, me)
        targets = targets_of(g)
        needed = attack_needed(g, me, targets)
        reached = attack_total(g, me, targets, combat.pool)
        options = strike_options(g, me, targets, enough=reached >= needed)
        if not options:
            return True
        choice = yield ask(me.seat, kind, [*options, NEXT], rule=rule, needed=needed, reached=reached)
        match choice:
            case ("next_phase",):
                return True
            case ("target", key):
                toggle(combat.targets, key)
            case ("strike",):
                yield from strike(g, me, targets)
            case _:
                yield from use(g, me, choice)
        if g.combat is not combat or combat.phase != phase:
            return False
        if outcome.all_beaten(combat):
            return True
    return False


def strike_options(g: State, me: Player, targets: Sequence[Foe], *, enough: bool) -> list[Option]:
    """What can be done in a phase of attacks; nothing, if nothing could come of it."""
    useful = things(g, me)
    if not useful and not combat_of(g).pool:
        return []
    options: list[Option] = [STRIKE] if targets and enough else []
    if len(aims(g, me)) > 1:
        options += [("target", foe.key) for foe in aims(g, me)]
    return options + useful


def aims(g: State, me: Player) -> list[Foe]:
    """The foes that can be attacked in this phase."""
    return [foe for foe in combat_of(g).foes if attackable(g, me, foe)]


def aim_by_itself(g: State, me: Player) -> None:
    """Who can no longer be attacked is no target; the only one who can is one (MK-RNGD-02)."""
    combat = combat_of(g)
    possible = [foe.key for foe in aims(g, me)]
    combat.targets = possible if len(possible) == 1 else [key for key in combat.targets if key in possible]


def targets_of(g: State) -> list[Foe]:
    """The foes that the attack is aimed at."""
    combat = combat_of(g)
    return [combat.foe(key) for key in combat.targets]


def toggle(names: list[str], name: str) -> None:
    """Put a name on a list, or take it off."""
    if name in names:
        names.remove(name)
    else:
        names.append(name)


def strike(g: State, me: Player, targets: Sequence[Foe]) -> Flow[None]:
    """The attack succeeds: all targets are defeated at once (MK-RNGD-10)."""
    combat = combat_of(g)
    shares = shares_against(g, me, targets, combat.pool)
    total = attack_total(g, me, targets, shares)
    g.tell("struck", me.seat, total)
    yield from let_defend(g, me, targets, total - attack_needed(g, me, targets))
    combat.pool = [share for share in combat.pool if share not in shares]
    combat.targets = []
    combat.begun = True
    for foe in targets:
        yield from outcome.defeat(g, me, foe)
    yield from IN_FORCE.answers(g, AttackLanded, me, Landed(g, me, tuple(targets), tuple(shares)))


def let_defend(g: State, me: Player, targets: Sequence[Foe], spare: int) -> Flow[None]:
    """Use up Defend bonuses: one for each target, the player choosing whose, as far as the attack allows (MK-ABIL-28).

    `spare` is what the attack has beyond the least that it needs. It matters only whose bonus is left afterwards.
    """
    falling = [foe.key for foe in targets]
    for left in range(len(targets), 0, -1):
        ready = sorted(defenders(g, me), key=lambda foe: card_of(g, foe).defend)
        if not ready:
            return
        least = [card_of(g, foe).defend for foe in ready]
        extra = {foe.key: _extra(least, number, left) for number, foe in enumerate(ready)}
        fitting = [foe.key for foe in ready if extra[foe.key] <= spare]
        if all(key in falling for key in fitting):
            fitting = fitting[:1]
        key = yield from act(g, me, "MK-ABIL-28").pick_one("give_defend", fitting)
        combat_of(g).foe(key).defended = True
        spare -= extra[key]


def _extra(bonuses: Sequence[int], number: int, count: int) -> int:
    """How much more than the least it costs if one of these bonuses, sorted, is among the `count` that are used.

    >>> [_extra([1, 1, 2], number, 2) for number in range(3)]
    [0, 0, 1]
    """
    return 0 if number < count else bonuses[number] - bonuses[min(count, len(bonuses)) - 1]
