"""Missions: Mines Liberation (MK-SC-MINES), Druid Nights (MK-SC-DRUID), Dungeon Lords (MK-SC-DUNG)."""

from ..abilities.scenarios.druids import AllSung, GladesForget, Incantation, MarkGlade
from ..abilities.scenarios.dungeons import AllExplored, OnceOnly, SecretPlaces, Tunnels
from ..abilities.scenarios.mines import AllFreed, HeldMines, Liberated, Liberation, MineIncome
from ..abilities.scoring import CrawlerTitle, MineFame, Titles, Underground
from ..box.tables import Scenario

MINES_LIBERATION = Scenario(
    id="mines_liberation",
    seats=(2, 3, 4),
    rounds={2: 4, 3: 4, 4: 4},
    shapes={2: ("wedge",), 3: ("wedge",), 4: ("open_4",)},
    countryside={2: 8, 3: 9, 4: 11},
    cities={2: 1, 3: 1, 4: 1},
    core={2: 1, 3: 2, 4: 3},
    levels={2: (1,), 3: (1,), 4: (1,)},
    first_tiles=("mine",),
    city="red",
    friendly=True,
    passives=(HeldMines(), Liberation(), Liberated(), MineIncome(), AllFreed(), MineFame(), Titles()),
)
DRUID_NIGHTS = Scenario(
    id="druid_nights",
    seats=(2, 3, 4),
    rounds={2: 4, 3: 4, 4: 4},
    shapes={2: ("wedge",), 3: ("wedge",), 4: ("open_4",)},
    countryside={2: 8, 3: 9, 4: 11},
    cities={2: 1, 3: 1, 4: 1},
    core={2: 1, 3: 2, 4: 3},
    levels={2: (1,), 3: (1,), 4: (1,)},
    first_tiles=("magical_glade",),
    city="green",
    friendly=True,
    extensions=("crowded_glades", "epic"),
    passives=(MarkGlade(), Incantation(), GladesForget(), AllSung(), Titles()),
)
DUNGEON_LORDS = Scenario(
    id="dungeon_lords",
    seats=(2, 3, 4),
    rounds={2: 5, 3: 5, 4: 5},
    shapes={2: ("wedge",), 3: ("wedge",), 4: ("open_4",)},
    countryside={2: 8, 3: 9, 4: 11},
    cities={2: 1, 3: 1, 4: 1},
    core={2: 1, 3: 2, 4: 3},
    levels={2: (1,), 3: (1,), 4: (1,)},
    first_tiles=("dungeon", "tomb"),
    city="blue",
    friendly=True,
    passives=(
        SecretPlaces(),
        OnceOnly(),
        Tunnels(),
        AllExplored(),
        Underground(),
        CrawlerTitle(),
        Titles(but=("adventurer",)),
    ),
)
