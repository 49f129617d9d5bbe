"""The Wake and Rest phases, and the end of a round (OA-4.1, OA-4.3, OA-3.3, OA-3.4)."""

from igroteka.kernel import Flow

from ..state import ACT, OVER, ROUND_END, TURN, WAKE, State


def wake(g: State) -> Flow[None]:
    """The Wake phase."""
    g.begin_turn(g.me.seat, g.round)
    g.phase = ACT
    return
    yield


def rest(g: State) -> Flow[None]:
    """The Rest phase."""
    g.end(TURN)
    g.me.supply = 5
    g.active += 1
    g.phase = WAKE if g.active < len(g.order) else ROUND_END
    g.active %= len(g.order)
    return
    yield


def end_of_round(g: State) -> Flow[None]:
    """The end of a round."""
    g.round += 1
    g.phase = WAKE if g.round <= 8 else OVER
    return
    yield
