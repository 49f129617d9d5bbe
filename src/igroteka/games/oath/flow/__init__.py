"""The turn structure: opening, Wake, Act, Rest, the end of the round, the Chronicle (OA-4)."""

from igroteka.kernel import Flow

from ..state import ACT, CHRONICLE, OPENING, OVER, REST, ROUND_END, WAKE, State
from .acting import act
from .chronicle import chronicle
from .opening import opening
from .turns import end_of_round, rest
from .waking import wake

PHASES = {
    OPENING: opening,
    WAKE: wake,
    ACT: act,
    REST: rest,
    ROUND_END: end_of_round,
    CHRONICLE: chronicle,
}


def step(g: State) -> Flow[None] | None:
    """The next stretch of the game; None when it is over."""
    return None if g.phase == OVER else PHASES[g.phase](g)
