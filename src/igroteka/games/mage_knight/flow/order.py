"""Whose turn is next, and when a round or the game is over (MK-ROUND-21..27)."""

from ..state import NOBODY, State


def pass_on(g: State) -> None:
    """The turn is over: the next in the round order, or the end of the round, or of the game."""
    seat = g.order[g.active]
    if g.ending and seat in g.last_turns:
        g.last_turns.remove(seat)
        if not g.last_turns:
            finish(g)
            return
    g.active = (g.active + 1) % len(g.order)
    g.stage = "before"
    if g.order[g.active] == g.announced:
        g.stage = "round_end"


def reach_end(g: State) -> None:
    """The scenario's end is reached: everybody has one more turn, unless the round's last turns came first."""
    if g.ending:
        return
    g.ending = True
    g.tell("last_turns")
    if g.announced is None:
        following = g.order[g.active + 1 :] + g.order[: g.active + 1]
        g.last_turns = [seat for seat in following if seat != NOBODY]
    # With the end of the round announced its last turns are the last of the game (MK-ROUND-24).


def finish(g: State) -> None:
    """The game is over."""
    g.over = True
    g.begin_turn(None, g.round)
