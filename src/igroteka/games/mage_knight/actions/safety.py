"""Safe spaces, and the withdrawal of whoever does not stand on one (MK-SAFE, MK-ENDT-02)."""

from igroteka.kernel import Flow

from ..state import NOBODY, Player, State
from .cards import take_wounds
from .movement import arrive, terrain_at
from .sites import allied, heroes_at, holds_out, is_open_house, owner_at


def is_safe(g: State, me: Player, space: str) -> bool:
    """May a hero end a turn there (MK-SAFE-01)?"""
    if is_open_house(g, space):
        return True
    costs = g.box.board.night if g.night else g.box.board.day
    owner = owner_at(g, space)
    return (
        terrain_at(g, space) in costs
        and not holds_out(g, space)
        and (owner == NOBODY or allied(g, owner, me.seat))
        and not heroes_at(g, me, space)
    )


def withdraw(g: State, me: Player) -> Flow[None]:
    """Back along the way until a safe space is reached, with a wound for each (MK-ENDT-02, MK-ENDT-03)."""
    path = list(me.turn.path)
    while me.at and len(path) > 1 and not is_safe(g, me, me.at):
        path.pop()
        arrive(g, me, path[-1])
        take_wounds(g, me)
        g.tell("withdrew", me.seat, me.at)
    return
    yield
