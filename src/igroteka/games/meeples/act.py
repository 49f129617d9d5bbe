"""The context in which an effect runs: who acts, through which card or place, with which meeples."""

from collections.abc import Sequence
from typing import Self

from msgspec.structs import replace

from igroteka.kernel import Chooser, Context

from .state import Fight, Player, State

CITY_POINTS, MONSTER_POINTS, COUNCIL_POINTS, QUEST_POINTS = "city", "monsters", "council", "quests"
TRAINING_POINTS, PENALTY_POINTS = "training", "penalties"
CATEGORIES = (MONSTER_POINTS, COUNCIL_POINTS, QUEST_POINTS, CITY_POINTS, TRAINING_POINTS, PENALTY_POINTS)
"""The score sheet: where VP come from."""


class Act(Context):
    """A card, location or quest being carried out."""

    g: State
    me: Player
    source: str
    """The component whose effect this is."""
    meeples: list[str]
    """The meeples that take part: on the location, sent to the monster, in the Tavern."""
    gained: list[str]
    """Where gained meeples are put: beside those on the location, on the quest card, into the Lodgings."""
    points: str = CITY_POINTS
    rule: str = "MM-RESO-02"
    fight: Fight | None = None
    besides: Sequence[list[str]] = ()
    """The parties of other fights that complete the same quest: their fighters take part as well (MM-FAQ-04)."""

    def chooser(self) -> int:
        """The acting player."""
        return self.me.seat

    def facts(self, kind: str, chooser: Chooser) -> dict[str, object]:
        """Every question is one of this component."""
        return {"thing": self.source}

    def about(self, seat: int) -> Self:
        """The same act, done by another player."""
        player = self.g.players[seat]
        return replace(self, me=player, meeples=player.tavern, gained=player.lodgings, besides=())


def resting(g: State, me: Player, source: str, *, points: str, rule: str) -> Act:
    """An act outside the Resolve steps: what it gains goes straight to the Lodgings (MM-FAQ-01)."""
    return Act(g, me, source, me.tavern, me.lodgings, points, rule)
