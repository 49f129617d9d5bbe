"""Enemy and ruin tokens: drawing and discarding them (MK-SETUP-02, MK-SETUP-03)."""

from ..box.terms import Pile
from ..state import State


def draw_enemy(g: State, pile: Pile) -> str:
    """The top token of a pile; when it has run out, its discards are shuffled into a new one."""
    if not g.piles[pile]:
        g.piles[pile] = g.chance.shuffled(g.heaps[pile])
        g.heaps[pile] = []
    g.reveal()
    return g.piles[pile].pop()


def can_draw(g: State, pile: Pile) -> bool:
    """Is there a token left?"""
    return bool(g.piles[pile] or g.heaps[pile])


def discard_enemy(g: State, enemy: str) -> None:
    """A token goes to the discards of its colour."""
    g.heaps[g.box.enemies[enemy].pile].append(enemy)


def draw_ruin(g: State) -> str:
    """The top ruin token."""
    if not g.ruins:
        g.ruins = g.chance.shuffled(g.ruins_heap)
        g.ruins_heap = []
    g.reveal()
    return g.ruins.pop()
