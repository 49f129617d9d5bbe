"""The context in which an effect runs: who acts, because of which card or glyph, and who chooses for them."""

from typing import Self

from msgspec.structs import replace

from igroteka.kernel import Chooser, Context, by_chance

from .naming import FACTS
from .state import Player, State


class Act(Context):
    """Something being carried out: by whom, and what caused it; `region` is that of a region card."""

    g: State
    me: Player
    card: str = ""
    region: str = ""
    rule: str = "LV-RESO-06"

    def chooser(self) -> Chooser:
        """The player; for a Faceless one the ally, the initiative holder or, solo, chance (LV-FACE-11, LV-SOLO-03)."""
        g, me = self.g, self.me
        if me.seat is not None:
            return me.seat
        ally = g.players.get(me.ally)
        if ally is not None and ally.seat is not None:
            return ally.seat
        holder = g.players[g.initiative].seat
        return by_chance(g.chance) if g.solo or holder is None else holder

    def facts(self, kind: str, chooser: Chooser) -> dict[str, object]:
        """Whom the question is about, who is asked (perhaps on behalf of a Faceless player), perhaps the card."""
        me = self.me.id
        facts: dict[str, object] = {"character": me, "asked": me}
        if self.me.seat is None and isinstance(chooser, int):
            facts["asked"] = f"{self._at(chooser).id}+{me}"
        if "card" in FACTS[kind]:
            facts["card"] = self.card
        return facts

    def chosen(self, chooser: Chooser) -> None:
        """It is told who has chosen for a Faceless player."""
        if self.me.seat is None and isinstance(chooser, int):
            self.g.tell("chose_for", self._at(chooser).id, self.me.id)

    def about(self, seat: int) -> Self:
        """The same act, of another seat's player."""
        return replace(self, me=self._at(seat))

    def _at(self, seat: int) -> Player:
        player = self.g.seated(seat)
        assert player is not None
        return player
