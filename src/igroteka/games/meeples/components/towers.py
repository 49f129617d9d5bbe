"""The 20 tower rooms of the mini-expansion (MM-TOWER-08)."""

from igroteka.kernel import seq

from ..box import ANY, ANY_PRESTIGE, CLERIC, CORRUPTION, KNIGHT, MAGE, PEASANT, WARRIOR, Room, by_name
from ..effects import DrawQuests, GainUnit, GainVp, ReturnCorruption, ReturnUnit

ROOMS = by_name(
    Room(id="porters_nook", requirement={PEASANT: 2}, reward=GainVp(2)),
    Room(id="pantry", requirement={PEASANT: 1, ANY: 1}, reward=seq(GainVp(1), GainUnit(PEASANT))),
    Room(id="cold_cell", requirement={CORRUPTION: 1, CLERIC: 1}, reward=seq(GainVp(1), ReturnUnit(CORRUPTION))),
    Room(id="guard_loft", requirement={WARRIOR: 1, PEASANT: 1}, reward=GainVp(2)),
    Room(id="reading_desk", requirement={MAGE: 1, ANY: 1}, reward=seq(GainVp(1), DrawQuests(1))),
    Room(id="dust_store", requirement={CORRUPTION: 2, ANY: 1}, reward=GainVp(2)),
    Room(id="armoury", requirement={WARRIOR: 2}, reward=seq(GainVp(2), GainUnit(WARRIOR))),
    Room(id="map_room", requirement={MAGE: 1, WARRIOR: 1}, reward=seq(GainVp(2), DrawQuests(2, 1))),
    Room(id="oratory", requirement={CLERIC: 1, MAGE: 1}, reward=GainVp(2)),
    Room(id="hall_of_oaths", requirement={KNIGHT: 1, PEASANT: 1}, reward=GainVp(3)),
    Room(id="penitents_stair", requirement={CORRUPTION: 1, PEASANT: 2}, reward=seq(GainVp(2), ReturnUnit(CORRUPTION))),
    Room(id="war_table", requirement={KNIGHT: 1, WARRIOR: 1}, reward=GainVp(4)),
    Room(id="infirmary", requirement={CLERIC: 2}, reward=seq(GainVp(1), ReturnCorruption())),
    Room(id="workshop", requirement={PEASANT: 4}, reward=GainVp(5)),
    Room(id="star_dome", requirement={MAGE: 2, ANY: 1}, reward=seq(GainVp(3), DrawQuests(1))),
    Room(id="trophy_room", requirement={WARRIOR: 2, KNIGHT: 1}, reward=GainVp(6)),
    Room(id="inner_chapel", requirement={CLERIC: 1, KNIGHT: 1, ANY: 1}, reward=GainVp(5)),
    Room(
        id="sealed_vault",
        requirement={CORRUPTION: 2, MAGE: 1, CLERIC: 1},
        reward=seq(GainVp(4), ReturnUnit(CORRUPTION)),
    ),
    Room(id="council_room", requirement={WARRIOR: 1, MAGE: 1, CLERIC: 1, KNIGHT: 1}, reward=GainVp(8)),
    Room(id="crown_room", requirement={ANY_PRESTIGE: 1, ANY: 2}, reward=GainVp(6)),
)
