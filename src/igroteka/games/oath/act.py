"""The context in which an effect runs: who acts, with which card, and who chooses."""

from typing import Self

from msgspec.structs import replace

from igroteka.kernel import Chooser, Context

from .naming import FACTS
from .state import Campaign, Doing, Player, State


class Act(Context):
    """Something being carried out: by whom, and because of which card."""

    g: State
    me: Player
    card: str = ""
    """The card (or site, relic, Vision) whose power this is."""
    asked: Player | None = None
    """Who chooses, if not the one who acts."""
    rule: str = "OA-7.1.3-01"

    def chooser(self) -> Chooser:
        return (self.asked or self.me).seat

    def facts(self, kind: str, chooser: Chooser) -> dict[str, object]:
        """The card, where the question declares one."""
        return {"card": self.card} if "card" in FACTS[kind] else {}

    def about(self, seat: int) -> Self:
        """The same act, of another player, who also chooses."""
        return replace(self, me=self.g.players[seat], asked=None)

    def ask(self, seat: int) -> Self:
        """The same act of the same player, but somebody else chooses."""
        return replace(self, asked=self.g.players[seat])

    @property
    def doing(self) -> Doing:
        """The major action that is being modified."""
        assert self.g.doing is not None
        return self.g.doing

    @property
    def campaign(self) -> Campaign:
        """The campaign in which a battle plan is used."""
        assert self.g.campaign is not None
        return self.g.campaign
