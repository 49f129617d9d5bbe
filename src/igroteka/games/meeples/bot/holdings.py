"""What a player counts, for the reasons of a hint."""

from ..actions.meeples import owned
from ..state import State


def holdings(g: State, seat: int) -> dict[str, int]:
    """Points, meeples wherever they are, hero levels, quests in hand."""
    player = g.players[seat]
    return {
        "points": player.vp,
        "army": len(owned(g, player)),
        "heroes": sum(player.levels.values()),
        "quests": len(player.quests),
    }
