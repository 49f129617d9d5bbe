"""The scenarios, one declaration after the other, in the order of the scenario book; and the optional rules."""

from .conquest import BLITZ_CONQUEST, FULL_CONQUEST, SOLO_CONQUEST
from .cooperation import BLITZ_COOPERATION, FULL_COOPERATION
from .first_reconnaissance import FIRST_RECONNAISSANCE, FIRST_RECONNAISSANCE_SOLO
from .missions import DRUID_NIGHTS, DUNGEON_LORDS, MINES_LIBERATION
from .variants import VARIANTS

__all__ = ["SCENARIOS", "VARIANTS"]

SCENARIOS = {
    scenario.id: scenario
    for scenario in (
        FIRST_RECONNAISSANCE,
        FIRST_RECONNAISSANCE_SOLO,
        FULL_CONQUEST,
        BLITZ_CONQUEST,
        SOLO_CONQUEST,
        FULL_COOPERATION,
        BLITZ_COOPERATION,
        MINES_LIBERATION,
        DRUID_NIGHTS,
        DUNGEON_LORDS,
    )
}
