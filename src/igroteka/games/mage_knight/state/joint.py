"""A cooperative assault on a city (MK-JOIN)."""

from msgspec import Struct, field


class Assault(Struct, kw_only=True):
    """Several heroes against one garrison."""

    space: str
    initiator: int
    proposal: dict[int, int] = field(default_factory=dict)
    """How many defenders each participant takes (MK-JOIN-05)."""
    asked: list[int] = field(default_factory=list)
    """Who has still to agree."""
    dealt: dict[int, list[int]] = field(default_factory=dict)
    """Which of the city's tokens each of them faces."""
    waiting: list[int] = field(default_factory=list)
    """Who still has to fight, in round order."""
    done: list[int] = field(default_factory=list)
    came_from: dict[int, str] = field(default_factory=dict)
