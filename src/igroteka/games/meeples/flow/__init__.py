"""The course of the game: turns of three phases, the two final rounds and the end (MM-TURN, MM-END, MM-SCORE).

The phases: `development`, `main` (which begins with `assign`) and `draw`.
"""

from igroteka.kernel import Flow

from ..box import DEVELOPMENT, MAIN
from ..state import Player, State
from .development import development
from .draw import draw_phase
from .main import main_phase


def step(g: State) -> Flow[None] | None:
    """The next stretch of the turn; None when the game is over (MM-TURN-02)."""
    if g.over:
        return None
    if g.turn.phase == DEVELOPMENT:
        return development(g, g.active)
    return main_and_draw(g, g.active) if g.turn.phase == MAIN else draw_phase(g, g.active)


def main_and_draw(g: State, me: Player) -> Flow[None]:
    """The Draw phase seldom asks anything, so it needs no step of its own."""
    yield from main_phase(g, me)
    yield from draw_phase(g, me)


__all__ = ["step"]
