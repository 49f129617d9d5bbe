"""First Reconnaissance (MK-SC-FIRST): reveal the map until a city is found."""

from ..abilities.scenarios.ends import CityFound, ClosedCities, FameForTiles, Peace
from ..abilities.scoring import Titles
from ..box.tables import Scenario

FIRST_RECONNAISSANCE = Scenario(
    id="first_reconnaissance",
    seats=(2, 3, 4),
    rounds={2: 3, 3: 3, 4: 3},
    shapes={2: ("free_wedge",), 3: ("free_wedge",), 4: ("free_wedge",)},
    countryside={2: 8, 3: 9, 4: 11},
    cities={2: 1, 3: 1, 4: 1},
    core={2: 2, 3: 2, 4: 2},
    levels={2: (1,), 3: (1,), 4: (1,)},
    tiles_in_order=True,
    first_game=True,
    duels=False,
    passives=(FameForTiles(), ClosedCities(), Peace(), CityFound(), Titles()),
)
FIRST_RECONNAISSANCE_SOLO = Scenario(
    id="first_reconnaissance_solo",
    seats=(1,),
    cooperative=True,
    rounds={1: 4},
    shapes={1: ("free_wedge",)},
    countryside={1: 8},
    cities={1: 1},
    core={1: 2},
    levels={1: (1,)},
    tiles_in_order=True,
    first_game=True,
    dummy=True,
    duels=False,
    extensions=("without_dummy",),
    passives=(FameForTiles(), ClosedCities(), Peace(), CityFound()),
)
