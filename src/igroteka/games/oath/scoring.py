"""Who has won (OA-3)."""

from igroteka.kernel import Outcome

from .state import State


def outcome(g: State) -> Outcome:
    """The winner, once there is one."""
    seats = range(len(g.players))
    winners = (g.victory.seat,) if g.victory else ()
    return Outcome(winners, tuple(int(seat in winners) for seat in seats), tuple({} for _ in seats))
