"""Abilities that work once per glyph, combat or round."""

from ..state import USED, Player, State


def works(g: State, me: Player, scope: str, source: str) -> bool:
    """Has it not worked yet in this glyph, combat or round? Then it does now, and everybody is told."""
    first = g.once(USED, scope, about=source)
    if first:
        g.tell("ability", me.id, source)
    return first
