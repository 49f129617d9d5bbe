"""What cities give their defenders (MK-CITY-02..05); a monster that one of them summons has it too."""

from igroteka.kernel import Speech, say

from ..passives.cases import Facing, HasAbility, OfAttack
from ..passives.kinds import FoeAbility, FoeArmour, FoeAttack


class Walls(FoeArmour, frozen=True):
    """White city: armour is higher by one."""

    def amount(self, case: Facing, source: str) -> int:
        return int(case.foe.garrison)

    def say(self) -> Speech:
        return say("city-bonus-white")


class Sorcery(FoeAttack, frozen=True):
    """Blue city: fire and ice attacks are stronger by two, cold fire by one."""

    def amount(self, case: OfAttack, source: str) -> int:
        return {"fire": 2, "ice": 2, "cold_fire": 1}.get(case.attack.element, 0) if case.foe.garrison else 0

    def say(self) -> Speech:
        return say("city-bonus-blue")


class Brutality(FoeAbility, frozen=True):
    """Red city: physical attacks are brutal."""

    def permits(self, case: HasAbility, source: str) -> bool:
        return case.foe.garrison and case.ability == "brutal" and case.element == "physical"

    def say(self) -> Speech:
        return say("city-bonus-red")


class Poison(FoeAbility, frozen=True):
    """Green city: physical attacks are poisonous."""

    def permits(self, case: HasAbility, source: str) -> bool:
        return case.foe.garrison and case.ability == "poison" and case.element == "physical"

    def say(self) -> Speech:
        return say("city-bonus-green")
