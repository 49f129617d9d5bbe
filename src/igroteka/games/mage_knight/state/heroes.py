"""A fight between heroes (MK-PVP)."""

from msgspec import Struct, field

from .combat import Share


class Side(Struct, kw_only=True):
    """One of the two heroes who fight."""

    seat: int
    full: bool = True
    """Does the defender attend fully (MK-PVP-07)? The aggressor always does."""
    passed: bool = False
    """Passed in succession (MK-PVP-28)?"""
    wounds: int = 0
    knocked_out: bool = False
    weakened: dict[str, int] = field(default_factory=dict)
    """Units whose armour was lowered for the fight."""


class Duel(Struct, kw_only=True):
    """A fight between two heroes."""

    sides: list[Side]
    """The aggressor, then the defender."""
    at: str
    came_from: str
    phase: str = "ranged"
    attacker: int = 1
    """Which of the two sides attacks; the defender is the first in the ranged phase (MK-PVP-17)."""
    attack: list[Share] = field(default_factory=list)
    block: list[Share] = field(default_factory=list)
    blocking: bool = False
    """Has the attack been declared, so that the other side blocks?"""
    mana: int = 0
    """How much mana the attacker has spent on the present attack."""
    damage: int = 0
    """The unblocked rest, which the attacker assigns (MK-PVP-23)."""
    elements: list[str] = field(default_factory=list)
    """The elements of the attack."""
