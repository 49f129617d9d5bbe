"""The abilities of denizens, bonds and lasting Vaala cards (LV-DENZ-06).

Each is of a kind that some rule asks for (`passives`), and does itself what it does. `unit` is the type of units
that it works for.
"""

from .bonds import (
    HealNearBond,
    SharedSky,
    ShareEssence,
    ShareKill,
)
from .dice import AttackDie, CounterDie, Dazzle, DragonDie, GriefDie, Reroll, SupportDie
from .fights import (
    Avalanche,
    DenyEssence,
    IgnoreFirstHit,
    IgnoreMountains,
    KeepCity,
    LastBlast,
    PartingShot,
    Pursuit,
    RazeCity,
    Sharpen,
    Untouchable,
    Venom,
)
from .marches import (
    Ambush,
    ExtraMarch,
    FreeUpgrade,
    Guarded,
    Levy,
    LongCharge,
    Pillage,
    Rout,
    SafeRetreat,
    SeaRoads,
    Settle,
    Toll,
    Wings,
)

__all__ = [
    "Ambush",
    "AttackDie",
    "Avalanche",
    "CounterDie",
    "Dazzle",
    "DenyEssence",
    "DragonDie",
    "ExtraMarch",
    "FreeUpgrade",
    "GriefDie",
    "Guarded",
    "HealNearBond",
    "IgnoreFirstHit",
    "IgnoreMountains",
    "KeepCity",
    "LastBlast",
    "Levy",
    "LongCharge",
    "PartingShot",
    "Pillage",
    "Pursuit",
    "RazeCity",
    "Reroll",
    "Rout",
    "SafeRetreat",
    "SeaRoads",
    "Settle",
    "ShareEssence",
    "ShareKill",
    "SharedSky",
    "Sharpen",
    "SupportDie",
    "Toll",
    "Untouchable",
    "Venom",
    "Wings",
]
