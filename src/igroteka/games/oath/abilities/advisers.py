"""Powers about the number of advisers (OA-7.6.4)."""

from igroteka.kernel import Speech, say

from ..box import Count, Suit
from ..passives.cards import AdviserCounts, AdviserLimit, IgnoresLimit
from ..passives.ruling import CountsAs, Handling, Whose


class FewerAdvisers(AdviserLimit, frozen=True):
    """I may have no more than so many advisers."""

    most: Count

    def change(self, value: int, case: Whose, source: str) -> int:
        return min(value, self.most)

    def say(self) -> Speech:
        return say("passive-fewer-advisers", count=self.most)


class SuitUncounted(AdviserCounts, frozen=True):
    """Advisers of a suit do not count."""

    suit: Suit

    def change(self, value: bool, case: Handling, source: str) -> bool:
        return value and case.g.box.suits.get(case.card) != self.suit

    def say(self) -> Speech:
        return say("passive-suit-uncounted", suit=say(f"of-{self.suit}"))


class AlwaysWelcome(IgnoresLimit, frozen=True):
    """However many advisers there are, this one can come."""

    def say(self) -> Speech:
        return say("passive-always-welcome")


class CountsTwice(CountsAs, frozen=True):
    """This adviser counts as two of a suit."""

    suit: Suit

    def amount(self, case: str, source: str) -> int:
        return int(case == self.suit)

    def say(self) -> Speech:
        return say("passive-counts-twice", suit=say(f"of-{self.suit}"))
