"""The context in which an effect runs: who acts, through which card or place, with which meeples."""

from collections.abc import Sequence

from msgspec import Struct

from igroteka.kernel import DECLINE, Decision, Flow, Option

from .state import Fight, Player, State

CITY_POINTS, MONSTER_POINTS, COUNCIL_POINTS, QUEST_POINTS = "city", "monsters", "council", "quests"
TRAINING_POINTS, PENALTY_POINTS = "training", "penalties"
CATEGORIES = (MONSTER_POINTS, COUNCIL_POINTS, QUEST_POINTS, CITY_POINTS, TRAINING_POINTS, PENALTY_POINTS)
"""The score sheet: where VP come from."""


class Act(Struct):
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

    def ask(self, kind: str, options: Sequence[Option], *, rule: str = "", **facts: object) -> Decision:
        """A question of this component to the acting player."""
        return Decision(self.me.seat, kind, options, rule or self.rule, {"thing": self.source, **facts})

    def pick(
        self, kind: str, options: Sequence[Option], *, optional: bool = False, rule: str = "", **facts: object
    ) -> Flow[Option | None]:
        """One of the options; None if there are none, or if the player declines."""
        if not options:
            return None
        choice = yield self.ask(kind, [*options, DECLINE] if optional else options, rule=rule, **facts)
        return None if choice == DECLINE else choice

    def about(self, seat: int) -> "Act":
        """The same act, done by another player."""
        player = self.g.players[seat]
        return Act(self.g, player, self.source, player.tavern, player.lodgings, self.points, self.rule, self.fight)


def resting(g: State, me: Player, source: str, *, points: str, rule: str) -> Act:
    """An act outside the Resolve steps: what it gains goes straight to the Lodgings (MM-FAQ-01)."""
    return Act(g, me, source, me.tavern, me.lodgings, points, rule)
