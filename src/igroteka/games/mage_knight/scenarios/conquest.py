"""Conquest: Full (MK-SC-CONQ), Blitz (MK-SC-BLITZ) and Solo (MK-SC-SOLO)."""

from ..abilities.scenarios.ends import CitiesFallen, Peace, RowFame, UsedTacticsLeave
from ..abilities.scoring import CityFame, TimeLeft, Titles, Together, TogetherCities
from ..box.tables import Scenario

FULL_CONQUEST = Scenario(
    id="full_conquest",
    seats=(2, 3, 4),
    teams=True,
    rounds={2: 6, 3: 6, 4: 6},
    shapes={2: ("wedge",), 3: ("wedge",), 4: ("open_5",)},
    countryside={2: 8, 3: 9, 4: 11},
    cities={2: 2, 3: 3, 4: 4},
    core={2: 1, 3: 2, 4: 3},
    levels={2: (4,), 3: (4,), 4: (4,)},
    passives=(CitiesFallen(), CityFame(), Titles()),
)
BLITZ_CONQUEST = Scenario(
    id="blitz_conquest",
    seats=(2, 3, 4),
    teams=True,
    rounds={2: 4, 3: 4, 4: 4},
    shapes={2: ("wedge",), 3: ("wedge",), 4: ("open_5",)},
    countryside={2: 6, 3: 7, 4: 9},
    cities={2: 2, 3: 3, 4: 4},
    core={2: 1, 3: 2, 4: 3},
    levels={2: (3,), 3: (3,), 4: (3,)},
    blitz=True,
    passives=(RowFame(), CitiesFallen(), CityFame(), Titles()),
)
SOLO_CONQUEST = Scenario(
    id="solo_conquest",
    seats=(1,),
    cooperative=True,
    rounds={1: 6},
    shapes={1: ("wedge",)},
    countryside={1: 7},
    cities={1: 2},
    core={1: 2},
    levels={1: (5, 8)},
    dummy=True,
    duels=False,
    passives=(Peace(), UsedTacticsLeave(), CitiesFallen(), TogetherCities(), TimeLeft(), Together()),
)
