"""What units do to the rules while it lasts."""

from msgspec.structs import replace

from igroteka.kernel import Speech, say

from ..passives.cases import Giving, OfUnit
from ..passives.kinds import Shares, UnitResists
from ..state import Share


class AllResist(UnitResists, frozen=True):
    """All units of one's own have all resistances."""

    def permits(self, case: tuple[OfUnit, str], source: str) -> bool:
        return True

    def say(self) -> Speech:
        return say("ability-all-resist")


class ColdFireAttacks(Shares, frozen=True):
    """Every attack played becomes cold fire."""

    def change(self, value: Share, case: Giving, source: str) -> Share:
        return replace(value, element="cold_fire") if case.kind == "attack" else value

    def say(self) -> Speech:
        return say("ability-cold-fire-attacks")


class SiegeAttacks(Shares, frozen=True):
    """Every attack becomes a siege attack of the same element."""

    def change(self, value: Share, case: Giving, source: str) -> Share:
        return replace(value, reach="siege") if case.kind == "attack" else value

    def say(self) -> Speech:
        return say("ability-siege-attacks")
