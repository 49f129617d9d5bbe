"""The board: the Capitol, the four starting locations and the eight empty lots (MM-COMP-15..17, MM-DEV-06..11)."""

from igroteka.kernel import seq

from ..box import (
    ANY,
    BUILDERS,
    CASTLE,
    CATHEDRAL,
    CLERIC,
    DRILL_SQUARE,
    KNIGHT,
    MAGE,
    PEASANT,
    UNIVERSITY,
    VILLAGE,
    WARRIOR,
    Capitol,
    Deal,
    Location,
    Slot,
    by_name,
)
from ..effects import Build, DrawMeeples, DrawQuests, GainUnit, GainVp, ReturnCorruption, Train

STARTING = by_name(
    Location(id="muster_court", district=CASTLE, requirement={ANY: 3}, reward=GainUnit(KNIGHT)),
    Location(id="sparring_green", district=VILLAGE, requirement={PEASANT: 2}, reward=GainUnit(WARRIOR)),
    Location(id="open_lecture_hall", district=UNIVERSITY, requirement={PEASANT: 1}, reward=GainUnit(MAGE)),
    Location(id="novices_chapel", district=CATHEDRAL, requirement={PEASANT: 1}, reward=GainUnit(CLERIC)),
)

SLOTS = by_name(
    Slot(id="castle_1", district=CASTLE, reward=seq(GainVp(2), GainUnit(KNIGHT))),
    Slot(id="castle_2", district=CASTLE, reward=GainVp(2)),
    Slot(id="village_1", district=VILLAGE, reward=GainUnit(WARRIOR)),
    Slot(id="village_2", district=VILLAGE, reward=seq(GainVp(1), GainUnit(PEASANT))),
    Slot(id="university_1", district=UNIVERSITY, reward=DrawMeeples(2)),
    Slot(id="university_2", district=UNIVERSITY, reward=DrawQuests(2, 1)),
    Slot(id="cathedral_1", district=CATHEDRAL, reward=ReturnCorruption()),
    Slot(id="cathedral_2", district=CATHEDRAL, reward=GainUnit(CLERIC)),
)

CAPITOL = by_name(
    Capitol(BUILDERS, (Deal({PEASANT: 1}, GainUnit(PEASANT)), Deal({PEASANT: 2}, Build()))),
    Capitol(DRILL_SQUARE, (Deal({ANY: 1}, Train()),)),
)
