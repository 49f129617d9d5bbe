"""What is done to mana for a while: more dice, colours that serve as others (MK-MANA-12)."""

from igroteka.kernel import Speech, say

from ..act import scope_of
from ..box.terms import BLACK, COLOURS, GOLD
from ..effects.amounts import Size
from ..passives.cases import Doing, Paying
from ..passives.kinds import ManaUsed, MoreDice, Usable
from ..state import TURN


class ExtraDice(MoreDice, frozen=True):
    """So many more source dice may be used."""

    count: Size = 1

    def amount(self, case: Doing, source: str) -> int:
        return self.count

    def say(self) -> Speech:
        return say("ability-extra-dice", count=self.count)


class BlackIsAny(Usable, frozen=True):
    """The extra die may be a black one that gives any basic colour, by day and night; once."""

    def permits(self, case: Paying, source: str) -> bool:
        fits = case.origin == "die" and case.mana == BLACK and case.colour in COLOURS
        return fits and not case.g.lasts("black_used", owner=case.me.seat)

    def say(self) -> Speech:
        return say("ability-black-is-any")


class BlackUsed(ManaUsed, frozen=True):
    """The one black die was used."""

    def do(self, case: Paying, source: str) -> None:
        if case.origin == "die" and case.mana == BLACK and case.colour in COLOURS:
            case.g.let_last("black_used", scope_of(TURN, case.me), owner=case.me.seat)

    def say(self) -> Speech:
        return say("ability-black-used")


class AnyDie(Usable, frozen=True):
    """Black and gold source dice count as any basic colour, by day and night."""

    def permits(self, case: Paying, source: str) -> bool:
        return case.origin == "die" and case.mana in (BLACK, GOLD) and case.colour in COLOURS

    def say(self) -> Speech:
        return say("ability-any-die")
