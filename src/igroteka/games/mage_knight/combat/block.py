"""The block phase: summoning, and blocks of one attack after the other (MK-BLCK, MK-ABIL-07..10, MK-ABIL-14..17)."""

from igroteka.kernel import Flow, Option, ask

from ..actions import tokens
from ..passives import IN_FORCE
from ..passives.cases import Blocking
from ..passives.kinds import AttackBlocked
from ..state import BLOCK_PHASE, Attack, Combat, Foe, Player, Share, State
from . import dice, outcome
from .common import CHOICES, NEXT, clear, things, use
from .foes import add_foe
from .values import (
    attack_value,
    attacks_of,
    block_needed,
    block_total,
    card_of,
    combat_of,
    find_attack,
    has,
    open_attacks,
    shares_for,
)

BLOCK: Option = ("block",)


def enter(g: State, me: Player) -> Flow[None]:
    """The block phase begins: enemies summon monsters in their place (MK-BLCK-03)."""
    clear(g, BLOCK_PHASE)
    dice.show(g, BLOCK_PHASE)
    for foe in list(combat_of(g).foes):
        if foe.present and not foe.passive and has(g, me, foe, "summon"):
            summon(g, foe)
    yield from settle(g, me)


def summon(g: State, foe: Foe) -> None:
    """One monster for each summon icon; a city's bonus helps those that its defenders call (MK-ABIL-07, MK-ABIL-34)."""
    for _ in range(card_of(g, foe).summons):
        monster = tokens.draw_enemy(g, "brown")
        if not monster:
            return
        called = add_foe(g, monster, at="", summoner=foe.key, garrison=foe.garrison)
        g.tell("summoned", foe.key, called.key)
        g.reveal()


def run(g: State, me: Player) -> Flow[bool]:
    """A few choices of the block phase; is it over?"""
    combat = combat_of(g)
    for _ in range(CHOICES):
        threats = open_attacks(g)
        if combat.blocking not in threats:
            combat.blocking = threats[0] if len(threats) == 1 else ""
        needed, reached = totals(g, me)
        options = block_options(g, me, threats, enough=bool(combat.blocking) and reached >= needed)
        if not options:
            return True
        choice = yield ask(me.seat, "block_phase", [*options, NEXT], rule="MK-BLCK-02", needed=needed, reached=reached)
        match choice:
            case ("next_phase",):
                return True
            case ("defend", key):
                combat.blocking = key
            case ("block",):
                yield from block(g, me)
            case ("slow", key):
                slow(g, me, key)
            case _:
                yield from use(g, me, choice)
        if g.combat is not combat or combat.phase != BLOCK_PHASE:
            return False
        yield from settle(g, me)
        if outcome.all_beaten(combat):
            return True
    return False


def totals(g: State, me: Player) -> tuple[int, int]:
    """What the block of the chosen attack needs, and what it has reached."""
    combat = combat_of(g)
    if not combat.blocking:
        return 0, 0
    foe, attack = find_attack(combat, combat.blocking)
    return block_needed(g, me, foe, attack), block_total(g, me, combat.blocking, combat.pool)


def block_options(g: State, me: Player, threats: list[str], *, enough: bool) -> list[Option]:
    """What can be done in the block phase; nothing, if nothing could come of it."""
    useful = [*slow_options(g, me, threats), *things(g, me)]
    combat = combat_of(g)
    if not useful and not combat.pool:
        return []
    options: list[Option] = [BLOCK] if enough else []
    options += [("defend", key) for key in threats if key != combat.blocking]
    return options + useful


def slow_options(g: State, me: Player, threats: list[str]) -> list[Option]:
    """Cumbersome attacks that move points gained in this combat can lower (MK-ABIL-14, MK-ABIL-17)."""
    combat = combat_of(g)
    if me.turn.move <= combat.old_move:
        return []
    return [("slow", key) for key in threats if has(g, me, find_attack(combat, key)[0], "cumbersome")]


def slow(g: State, me: Player, key: str) -> None:
    """One move point lowers one attack by 1 for the rest of the turn (MK-ABIL-14, MK-ABIL-15)."""
    me.turn.move -= 1
    find_attack(combat_of(g), key)[1].value -= 1
    g.tell("slowed", me.seat, key)


def block(g: State, me: Player) -> Flow[None]:
    """The block succeeds (MK-BLCK-10)."""
    combat = combat_of(g)
    key = combat.blocking
    foe, attack = find_attack(combat, key)
    shares = shares_for(key, combat.pool)
    combat.pool = [share for share in combat.pool if share not in shares]
    combat.blocking = ""
    combat.begun = True
    yield from succeed(g, me, foe, attack, shares)


def succeed(g: State, me: Player, foe: Foe, attack: Attack, shares: list[Share]) -> Flow[None]:
    """An attack was blocked, by these shares or because nothing is left of it."""
    attack.blocked = True
    g.tell("blocked", me.seat, foe.key)
    yield from IN_FORCE.answers(g, AttackBlocked, me, Blocking(g, me, foe, attack, tuple(shares)))
    dismiss_spent(g, combat_of(g))


def settle(g: State, me: Player) -> Flow[None]:
    """Attacks that were reduced to nothing count as blocked (MK-ABIL-16, MK-ABIL-20)."""
    for foe in list(combat_of(g).foes):
        for _, attack in attacks_of(g, foe):
            if attack_value(g, me, foe, attack) == 0:
                yield from succeed(g, me, foe, attack, [])


def dismiss_spent(g: State, combat: Combat) -> None:
    """Summoned monsters leave once they have been blocked or have dealt their damage (MK-ABIL-09)."""
    for foe in combat.foes:
        if foe.summoner and foe.present and not attacks_of(g, foe):
            outcome.dismiss(g, foe)
