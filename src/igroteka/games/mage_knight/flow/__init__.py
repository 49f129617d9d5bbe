"""The course of a game (MK-FLOW): `step` runs one stretch of rules that begins from plain data.

Where the game stands is `State.stage`; a combat comes first.
"""

from collections.abc import Callable, Mapping

from igroteka.kernel import Flow

from .. import combat
from ..state import State
from . import before, end_of_turn, opening, preparation, tactics, turn

STAGES: Mapping[str, Callable[[State], Flow[None]]] = {
    "opening": opening.run,
    "tactics": tactics.run,
    "before": before.run,
    "turn": turn.run,
    "end_of_turn": end_of_turn.run,
    "round_end": preparation.run,
}


def step(g: State) -> Flow[None] | None:
    """The next stretch of rules; None when the game is over."""
    if g.over:
        return None
    if g.combat:
        return combat.step(g)
    return STAGES[g.stage](g)
