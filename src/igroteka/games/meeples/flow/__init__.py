"""The course of the game: turns of three phases, the two final rounds and the end (MM-TURN, MM-END, MM-SCORE)."""

from igroteka.kernel import Flow

from ..box import DEVELOPMENT, MAIN
from ..state import Player, State
from .development import development
from .draw import draw_phase
from .main import main_phase


def step(g: State) -> Flow[None] | None:
    """The next turn, or what is left of it; None when the game is over."""
    return None if g.over else turn(g, g.active)


def turn(g: State, me: Player) -> Flow[None]:
    """A turn: Development, Main and Draw phase (MM-TURN-02)."""
    if g.turn.phase == DEVELOPMENT:
        yield from development(g, me)
    if g.turn.phase == MAIN:
        yield from main_phase(g, me)
    yield from draw_phase(g, me)


__all__ = ["step"]
