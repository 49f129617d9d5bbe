"""The hero cards: five basic classes and three prestige classes (MM-COMP-23, MM-COMP-24, MM-UNIT, MM-PREST).

A class begins at its first level, printed on the player board or on its only card. `cost` is the price of reaching a
level, from the table on the board (MM-DEV-21..24, MM-AMB-05).
"""

from typing import Final

from igroteka.kernel import Cost, If, May, seq

from ..box import (
    CLERIC,
    CORRUPTION,
    DEVELOPMENT,
    KNIGHT,
    MAGE,
    MAIN,
    PALADIN,
    PEASANT,
    PUBLIC,
    RANGER,
    RULEBOOK,
    SHAMAN,
    WARRIOR,
    Hero,
    HeroLevel,
    by_name,
)
from ..effects import (
    TAVERN,
    CallUp,
    DrawMeeples,
    DrawQuests,
    PayRest,
    ReturnCorruption,
    StandIn,
    StrengthOneBeside,
    StrengthPerLevel,
    TavernHolds,
    VpWith,
)

RALLY = If(TavernHolds({KNIGHT: 1, CLERIC: 1}), DrawMeeples(1))
WARD = If(TavernHolds({CORRUPTION: 1, CLERIC: 1}), DrawMeeples(1))
PURGE = If(
    TavernHolds({CORRUPTION: 1, CLERIC: 1}),
    seq(May(ReturnCorruption(1, (TAVERN,))), DrawMeeples(1)),
)
STUDY, DEEP_STUDY = (Cost(PayRest(MAGE, all=True), DrawQuests(*quests)) for quests in ((1, 0), (2, 1)))
ANY_TIME: Final = (DEVELOPMENT, MAIN)
COMRADE = StrengthOneBeside(WARRIOR, PEASANT, 1)

HEROES = by_name(
    Hero(PEASANT, (HeroLevel(level=1, strength=1, provenance=RULEBOOK),)),
    Hero(
        WARRIOR,
        (
            HeroLevel(level=1, strength=2),
            HeroLevel(level=2, strength=2, cost=0, bonus=(COMRADE,)),
            HeroLevel(level=3, strength=2, cost=2, bonus=(COMRADE, CallUp(WARRIOR, PEASANT))),
        ),
    ),
    Hero(
        MAGE,
        (
            HeroLevel(level=1, strength=1),
            HeroLevel(level=2, strength=1, cost=1, ability=STUDY, phases=ANY_TIME, provenance=PUBLIC),
            HeroLevel(level=3, strength=1, cost=1, ability=DEEP_STUDY, phases=ANY_TIME),
        ),
    ),
    Hero(
        CLERIC,
        (
            HeroLevel(level=1, strength=1),
            HeroLevel(level=2, strength=1, cost=0, ability=WARD, phases=(DEVELOPMENT,)),
            HeroLevel(level=3, strength=1, cost=3, ability=PURGE, phases=(DEVELOPMENT,)),
        ),
    ),
    Hero(
        KNIGHT,
        (
            HeroLevel(level=1, strength=3, provenance=RULEBOOK),
            HeroLevel(level=2, strength=3, cost=2, ability=RALLY, phases=(DEVELOPMENT,)),
            HeroLevel(level=3, strength=4, cost=1, ability=RALLY, phases=(DEVELOPMENT,)),
        ),
    ),
    Hero(RANGER, (HeroLevel(level=3, strength=3, bonus=(VpWith(RANGER, 1),), provenance=RULEBOOK),)),
    Hero(PALADIN, (HeroLevel(level=3, strength=2, bonus=(StrengthPerLevel(PALADIN, 1),), provenance=RULEBOOK),)),
    Hero(SHAMAN, (HeroLevel(level=2, strength=2, bonus=(StandIn(SHAMAN),), provenance=RULEBOOK),)),
)
