"""The course of the game: who plays whom, then rounds of Planning, Resolution and Clean-up (LV-ROUND)."""

from igroteka.kernel import Flow

from ..ending import Finished
from ..state import PLANNING, SETUP, State
from .opening import opening
from .planning import planning
from .resolution import resolution


def step(g: State) -> Flow[None] | None:
    """The next step: the opening, a turn of Planning, or a glyph, an event or Clean-up in Resolution."""
    if g.over:
        return None
    return until_finished(_phase(g))


def _phase(g: State) -> Flow[None]:
    if g.phase == SETUP:
        return opening(g)
    return planning(g) if g.phase == PLANNING else resolution(g)


def until_finished(flow: Flow[None]) -> Flow[None]:
    """The game ends at once, whatever is going on (LV-OVER-02, LV-ELIM-02)."""
    try:
        yield from flow
    except Finished:
        return
