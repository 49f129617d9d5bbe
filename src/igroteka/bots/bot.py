"""What a bot is."""

from abc import ABC, abstractmethod
from random import Random

from igroteka.kernel import Chance, Match, Option


class Bot(ABC):
    """Chooses for a seat. It looks at the current decision and at worlds it imagines, never at the match's state."""

    name: str

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    @abstractmethod
    def choose(self, match: Match, seat: int) -> Option:
        """One of the options of the seat's decision."""

    def determinize(self, match: Match, seat: int) -> Match:
        """A world that may be the real one, for all that the seat knows."""
        return match.determinize(seat, Chance(self.random.getrandbits(63)))
