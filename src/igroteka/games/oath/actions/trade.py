"""Trade (OA-5.3)."""

from igroteka.kernel import Flow, Option

from ..state import Player, State

VERBS: frozenset[str] = frozenset()
"""The verbs of the turn's question that this action answers."""


def options(g: State, me: Player) -> list[Option]:
    """What the player can do now."""
    return []


def perform(g: State, me: Player, option: Option) -> Flow[None]:
    """Carry out one of them."""
    return
    yield
