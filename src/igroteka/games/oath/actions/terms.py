"""On what terms modifiers are used: what it takes, and what is chosen for it (OA-7.4).

They are asked for by `isinstance`, so they stand apart from the rules that are compiled.
"""

from typing import ClassVar

from igroteka.kernel import Effect

from ..act import Act
from ..box import FREE, Cost


class Price(Effect[Act], frozen=True):
    """What using a modifier takes besides its cost; it is known beforehand."""

    def takes(self, c: Act) -> Cost:
        """Favor and secrets that leave the board, as burnt ones."""
        return FREE


class Setting(Effect[Act], frozen=True):
    """What has to be chosen for a modifier in use: a suit, a player, a site."""

    kind: ClassVar[str]
    verb: ClassVar[str]
    moves: ClassVar[bool] = False
    """May it bring cards at other sites within reach?"""

    def possible(self, c: Act) -> bool:
        return bool(self.choices(c))

    def choices(self, c: Act) -> list[str]:
        """What there is to choose from, as words."""
        raise TypeError(f"{type(self).__name__} has no choices")

    def settle(self, c: Act, word: str) -> None:
        """This was chosen: note it in `c.doing`, and nowhere else."""
        c.doing.chosen[c.card] = word
