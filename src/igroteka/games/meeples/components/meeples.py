"""The 152 meeples (MM-COMP-02..10, MM-AMB-01)."""

from ..box import CLERIC, CORRUPTION, KNIGHT, MAGE, PALADIN, PEASANT, RANGER, SHAMAN, WARRIOR, Meeple, by_name

MEEPLES = by_name(
    Meeple(id=PEASANT, kind="basic", count=48),
    Meeple(id=KNIGHT, kind="basic", count=15),
    Meeple(id=WARRIOR, kind="basic", count=18),
    Meeple(id=MAGE, kind="basic", count=18),
    Meeple(id=CLERIC, kind="basic", count=18),
    Meeple(id=CORRUPTION, kind="corruption", count=20),
    Meeple(id=RANGER, kind="prestige", count=5),
    Meeple(id=PALADIN, kind="prestige", count=5),
    Meeple(id=SHAMAN, kind="prestige", count=5),
)
