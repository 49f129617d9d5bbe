"""How a bot judges a position of Tyrants: the score as it stands, plus what the pieces are likely to bring."""

from .scoring import sheet
from .state import Player, State


def evaluate(g: State, seat: int) -> float:
    """The seat's worth minus the strongest opponent's."""
    worths = [_worth(g, player) for player in g.players]
    mine = worths.pop(seat)
    return mine - max(worths)


def _worth(g: State, player: Player) -> float:
    return float(sum(sheet(g, player).values()))
