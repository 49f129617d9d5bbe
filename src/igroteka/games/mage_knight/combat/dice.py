"""Unpredictable battles: a secret die helps a single enemy (MK-OPTU)."""

from igroteka.kernel import Flow, ask

from ..box.terms import MANA
from ..state import ATTACK_PHASE, BLOCK_PHASE, NOBODY, RANGED_PHASE, Player, State
from .values import combat_of

VARIANT = "unpredictable_battles"
CHOICES = ("white", "red", "blue", "black")
"""What the die can be set to; green and gold would be the same as black (MK-OPTU-05)."""
HELPFUL = ("white", "red", "blue")
MOMENTS = {RANGED_PHASE: "white", BLOCK_PHASE: "red"}
"""At the start of which phase a colour is shown or denied (MK-OPTU-06)."""


def set_die(g: State, me: Player) -> Flow[None]:
    """Whoever took the turn before sets the die, if there is exactly one enemy (MK-OPTU-01, MK-OPTU-02)."""
    combat = combat_of(g)
    if VARIANT not in g.variants or len(combat.foes) != 1:
        return
    combat.lone = combat.foes[0].key
    setter = previous(g, me)
    if setter == NOBODY:
        (combat.die,) = g.chance.roll(MANA, 1)
    else:
        options = [("set_die", colour) for colour in CHOICES]
        _, combat.die = yield ask(setter, "set_die", options, rule="MK-OPTU-02", enemy=combat.lone)
    g.tell("die_set", setter) if setter != NOBODY else g.tell("die_rolled")


def previous(g: State, me: Player) -> int:
    """The player who took the turn before; nobody, if one plays alone."""
    count = len(g.order)
    before = [g.order[(g.active - step) % count] for step in range(1, count)]
    return next((seat for seat in before if seat not in (NOBODY, me.seat)), NOBODY)


def show(g: State, phase: str) -> None:
    """Show the die, or deny its colour; in the attack phase it is shown in any case (MK-OPTU-06)."""
    combat = combat_of(g)
    if not combat.die or combat.die_shown:
        return
    if phase == ATTACK_PHASE or MOMENTS.get(phase) == combat.die:
        combat.die_shown = True
        g.reveal()
        g.tell("die_shown", combat.die)
    elif phase in MOMENTS:
        g.reveal()
        g.tell("die_denied", MOMENTS[phase])


def extra_fame(g: State, key: str) -> int:
    """The fame for an enemy whom the die has helped (MK-OPTU-04)."""
    combat = combat_of(g)
    return int(combat.lone == key and combat.die in HELPFUL)
