"""Cooperation: Full (MK-SC-COOP) and Blitz (MK-SC-COOPB)."""

from ..abilities.scenarios.ends import CitiesFallen, OneTacticLeaves, Peace, RowFame
from ..abilities.scoring import TimeLeft, Together, TogetherCities
from ..box.tables import Scenario

RULES = (Peace(), OneTacticLeaves(), CitiesFallen(), TogetherCities(), TimeLeft(), Together())

FULL_COOPERATION = Scenario(
    id="full_cooperation",
    seats=(2, 3),
    cooperative=True,
    rounds={2: 6, 3: 6},
    shapes={2: ("open_5",), 3: ("open_5",)},
    countryside={2: 8, 3: 10},
    cities={2: 3, 3: 4},
    core={2: 2, 3: 3},
    levels={2: (5, 5, 8), 3: (5, 5, 5, 11)},
    dummy=True,
    duels=False,
    extensions=("lowest_counts",),
    passives=RULES,
)
BLITZ_COOPERATION = Scenario(
    id="blitz_cooperation",
    seats=(2, 3),
    cooperative=True,
    rounds={2: 4, 3: 4},
    shapes={2: ("open_5",), 3: ("open_5",)},
    countryside={2: 7, 3: 8},
    cities={2: 2, 3: 3},
    core={2: 1, 3: 2},
    levels={2: (5, 8), 3: (5, 8, 11)},
    dummy=True,
    duels=False,
    blitz=True,
    extensions=("lowest_counts",),
    passives=(RowFame(), *RULES),
)
