"""Combat with enemies (MK-FIGHT): a state machine over `State.combat`, phase by phase.

`starting` fills it, `ranged`, `block`, `damage` and `attack` are the phases, `values` has the numbers, `outcome` what
becomes of everybody.
"""

from igroteka.kernel import Flow

from ..state import ATTACK_PHASE, BLOCK_PHASE, DAMAGE_PHASE, RANGED_PHASE, State
from . import attack, block, damage, outcome, ranged
from .starting import act_on, challenges, meet

__all__ = ["act_on", "challenges", "meet", "step"]

PHASES = {RANGED_PHASE: ranged, BLOCK_PHASE: block, DAMAGE_PHASE: damage, ATTACK_PHASE: attack}
NEXT = {RANGED_PHASE: block, BLOCK_PHASE: damage, DAMAGE_PHASE: attack}


def step(g: State) -> Flow[None]:
    """A few choices of the present phase; when it is over, the next one, or the end (MK-FIGHT-07, MK-FIGHT-08)."""
    combat = g.combat
    assert combat is not None
    me = g.players[combat.seat]
    over = yield from PHASES[combat.phase].run(g, me)
    if not over or g.combat is not combat:
        return
    if outcome.all_beaten(combat) or combat.phase == ATTACK_PHASE:
        yield from outcome.finish(g, me)
    else:
        yield from NEXT[combat.phase].enter(g, me)
