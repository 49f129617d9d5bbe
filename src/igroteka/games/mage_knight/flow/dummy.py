"""The dummy player's turns (MK-DUMY)."""

from ..state import NOBODY, State
from .order import pass_on

TURNED = 3


def take_turn(g: State) -> None:
    """It turns three cards, and more by its crystals; with an empty deck it announces the end (MK-DUMY-06..09)."""
    dummy = g.dummy
    assert dummy is not None
    g.begin_turn(None, g.round)
    if not dummy.deck:
        if g.announced is None:
            g.announced = NOBODY
            g.tell("dummy_announced")
        pass_on(g)
        return
    turned = _turn(g, TURNED)
    if len(turned) == TURNED:
        colours = g.box.cards[turned[-1]].colours
        turned += _turn(g, sum(dummy.crystals.get(colour, 0) for colour in colours))
    g.tell("dummy_turned", "+".join(turned), len(turned))
    pass_on(g)


def _turn(g: State, count: int) -> list[str]:
    """Turn cards into its discard pile, as far as there are any."""
    assert g.dummy is not None
    turned = [g.dummy.deck.pop() for _ in range(min(count, len(g.dummy.deck)))]
    g.dummy.discard += turned
    g.reveal()
    return turned
