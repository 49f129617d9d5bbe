"""The 15 location tokens (MM-COMP-22); the prestige locations come with a stock of meeples (MM-PREST-02)."""

from igroteka.kernel import seq

from ..box import (
    ANY,
    CLERIC,
    KNIGHT,
    MAGE,
    PALADIN,
    PEASANT,
    RANGER,
    RULEBOOK,
    SHAMAN,
    UNDEAD,
    WARRIOR,
    Location,
    by_name,
)
from ..effects import (
    DrawMeeples,
    DrawQuests,
    GainUnit,
    GainVp,
    KeepForNextTurn,
    ReturnCorruption,
    ReturnUnit,
    StowMeeples,
    StrengthAgainst,
    StrengthAll,
    StrengthOthers,
    StrengthPerCorruption,
)

LOCATIONS = by_name(
    Location(id="colosseum", crown={PEASANT: GainVp(1), WARRIOR: GainVp(2), KNIGHT: GainVp(3)}),
    Location(id="mage_academy", crown={CLERIC: DrawMeeples(1), MAGE: DrawMeeples(2)}),
    Location(
        id="healers_temple",
        requirement={WARRIOR: 1, CLERIC: 1},
        reward=ReturnCorruption(),
        bonus=(StrengthAgainst(UNDEAD, 1),),
    ),
    Location(
        id="recruiting_post",
        requirement={MAGE: 1, WARRIOR: 1},
        reward=GainUnit(WARRIOR),
        bonus=(StrengthAll((PEASANT,), 2),),
        provenance=RULEBOOK,
    ),
    Location(id="branch_and_root", requirement={CLERIC: 1}, bonus=(StrengthAll((MAGE,), 1),), provenance=RULEBOOK),
    Location(
        id="greenwood_post",
        requirement={WARRIOR: 1, MAGE: 1},
        reward=seq(ReturnUnit(WARRIOR), GainUnit(RANGER)),
        stock={RANGER: 3},
    ),
    Location(
        id="chapel_of_the_violet_oath",
        requirement={KNIGHT: 1, CLERIC: 1},
        reward=seq(ReturnUnit(CLERIC), GainUnit(PALADIN)),
        stock={PALADIN: 3},
    ),
    Location(
        id="circle_of_whispers",
        requirement={MAGE: 1, CLERIC: 1},
        reward=seq(ReturnUnit(MAGE), GainUnit(SHAMAN)),
        stock={SHAMAN: 3},
    ),
    Location(
        id="lantern_archive", requirement={MAGE: 1}, bonus=(StrengthAll((CLERIC, KNIGHT), 1),), provenance=RULEBOOK
    ),
    Location(id="tilting_yard", requirement={KNIGHT: 1, PEASANT: 1}, bonus=(StrengthOthers(2),), provenance=RULEBOOK),
    Location(id="night_watch_house", requirement={WARRIOR: 1}, reward=KeepForNextTurn(WARRIOR), provenance=RULEBOOK),
    Location(id="bell_gate", requirement={ANY: 1}, reward=StowMeeples(3, 1)),
    Location(id="ash_reliquary", requirement={CLERIC: 1}, bonus=(StrengthPerCorruption(),)),
    Location(id="house_of_lords", requirement={PEASANT: 1}, reward=DrawQuests(2, 1)),
    Location(id="harvest_hall", requirement={WARRIOR: 1}, reward=seq(GainUnit(PEASANT, 2), GainVp(1))),
)
