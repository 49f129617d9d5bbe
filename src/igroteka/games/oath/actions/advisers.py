"""Playing or discarding a facedown adviser (OA-6.1)."""

from igroteka.kernel import Flow, Option

from ..state import Player, State
from .playing import can_play_alone, play_alone

VERBS = frozenset({"reveal"})


def options(g: State, me: Player) -> list[Option]:
    """The facedown advisers that the player may play faceup, or discard."""
    hidden = [one.card for one in me.advisers if not one.faceup]
    return [("reveal", card) for card in hidden] if hidden and can_play_alone(g, me) else []


def perform(g: State, me: Player, option: Option) -> Flow[None]:
    """Play it or discard it, as in step 4 of a Search (OA-6.1-01)."""
    yield from play_alone(g, me, option[1], drawn=False)
