"""Facedown advisers: playing or discarding one, showing one (OA-6.1)."""

from igroteka.kernel import Flow, Option

from ..state import Player, State
from .playing import can_play_alone, play_alone
from .zones import show_to

VERBS = frozenset({"reveal", "show_adviser"})


def options(g: State, me: Player) -> list[Option]:
    """The facedown advisers that the player may play faceup or discard, and those to whom each may be shown."""
    hidden = [one.card for one in me.advisers if not one.faceup]
    if not hidden:
        return []
    found: list[Option] = [("reveal", card) for card in hidden] if can_play_alone(g, me) else []
    others = [other for other in g.in_turn_order() if other is not me]
    return found + [
        ("show_adviser", card, str(other.seat)) for card in hidden for other in others if card not in other.known
    ]


def perform(g: State, me: Player, option: Option) -> Flow[None]:
    """Play it or discard it, as in step 4 of a Search (OA-6.1-01); or let somebody look at it (OA-6.1-04)."""
    match option:
        case ("show_adviser", card, seat):
            other = g.players[int(seat)]
            show_to([card], other)
            g.reveal()
            g.tell("showed_adviser", me.seat, other.seat)
            g.tell("showed", me.seat, card, to=(other.seat,))
        case _:
            yield from play_alone(g, me, option[1], drawn=False)
