"""How the texts of abilities speak of units."""

from igroteka.kernel import Speech, say


def with_units(unit: str, units: int = 1) -> Speech:
    """With infantry, with 2 or more cavalry."""
    return say(f"with-{unit}") if units == 1 else say(f"with-many-{unit}", count=units)


def your_units(unit: str) -> Speech:
    """Your infantry."""
    return say(f"your-{unit}")
