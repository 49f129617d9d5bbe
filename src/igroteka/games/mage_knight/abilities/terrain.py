"""Movement made easier: cheaper terrain, and terrain that could not be entered (MK-MOVE-19..21)."""

from typing import Annotated

from msgspec import Meta

from igroteka.kernel import Speech, say

from ..box.terms import Terrain
from ..effects.amounts import Size
from ..passives.cases import Entry
from ..passives.kinds import EntryCost, Opens

Terrains = Annotated[tuple[Terrain, ...], Meta(min_length=1, max_length=8)]


def _named(terrains: tuple[Terrain, ...]) -> Speech:
    return say("list-and", parts=tuple(say(f"terrain-{terrain}") for terrain in terrains))


class CheaperTerrain(EntryCost, frozen=True):
    """Some terrain costs less, but not below nothing."""

    terrains: Terrains
    less: Size

    def change(self, value: int, case: Entry, source: str) -> int:
        return max(0, value - self.less) if case.terrain in self.terrains else value

    def say(self) -> Speech:
        return say("ability-cheaper-terrain", terrains=_named(self.terrains), count=self.less)


class CheaperEverywhere(EntryCost, frozen=True):
    """All terrain costs less, but not below a least."""

    less: Size
    least: Size

    @property
    def floor(self) -> int:  # type: ignore[override]  # the least is this one's floor
        """The lowest cost that it leads to."""
        return self.least

    def change(self, value: int, case: Entry, source: str) -> int:
        return min(value, max(self.least, value - self.less))

    def say(self) -> Speech:
        return say("ability-cheaper-everywhere", count=self.less, least=self.least)


class FixedTerrain(EntryCost, frozen=True):
    """Some terrain costs so much at most; it can be entered even where that is otherwise impossible."""

    terrains: Terrains
    cost: Size

    def change(self, value: int, case: Entry, source: str) -> int:
        if case.terrain not in self.terrains:
            return value
        accessible = case.terrain in case.g.box.board.day
        return min(value, self.cost) if accessible else self.cost

    def say(self) -> Speech:
        return say("ability-fixed-terrain", terrains=_named(self.terrains), count=self.cost)


class OpenTerrain(Opens, frozen=True):
    """Terrain that cannot be entered can be."""

    terrains: Terrains

    def permits(self, case: Entry, source: str) -> bool:
        return case.terrain in self.terrains

    def say(self) -> Speech:
        return say("ability-open-terrain", terrains=_named(self.terrains))
