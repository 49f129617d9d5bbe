"""Short ways to write components down."""

from ..box import Denizen, Power, Restriction, Suit


def denizen(
    name: str, number: int, suit: Suit, *powers: Power, restriction: Restriction = "none", locked: bool = False
) -> Denizen:
    """A denizen with its powers."""
    return Denizen(name, number, suit, powers, restriction, locked)
