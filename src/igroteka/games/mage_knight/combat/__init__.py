"""Combat with enemies by its phases (MK-FIGHT-07); `duel` is the fight between heroes, `joint` the common assault.

The combat is plain data in `State.combat`; `step` runs a few choices of its present phase.
"""

from igroteka.kernel import Flow

from ..state import ATTACK_PHASE, BLOCK_PHASE, DAMAGE_PHASE, RANGED_PHASE, Player, State
from . import attack, block, damage, outcome, ranged, values
from .outcome import destroy, prevent, prevent_attack
from .starting import act_on, begin, challenges, meet
from .values import may_affect

__all__ = [
    "act_on",
    "begin",
    "challenges",
    "destroy",
    "duel",
    "joint",
    "may_affect",
    "meet",
    "prevent",
    "prevent_attack",
    "step",
    "values",
]

PHASES = {RANGED_PHASE: ranged.run, BLOCK_PHASE: block.run, DAMAGE_PHASE: damage.run, ATTACK_PHASE: attack.run}
FOLLOWS = {RANGED_PHASE: block.enter, BLOCK_PHASE: damage.enter, DAMAGE_PHASE: attack.enter}


def step(g: State) -> Flow[None]:
    """A few choices of the present phase, or on to the next one."""
    combat = values.combat_of(g)
    me = values.fighter(g)
    if (yield from PHASES[combat.phase](g, me)) and g.combat is combat:
        yield from advance(g, me)


def advance(g: State, me: Player) -> Flow[None]:
    """The next phase; the end, if it was the last or nobody is left (MK-FIGHT-08, MK-ATTK-07)."""
    combat = values.combat_of(g)
    if combat.phase == ATTACK_PHASE or outcome.all_beaten(combat):
        yield from outcome.finish(g, me)
    else:
        yield from FOLLOWS[combat.phase](g, me)


from . import duel, joint  # noqa: E402  # both use what is above
