"""The context in which an effect runs: who acts, because of which card or glyph."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from igroteka.kernel import Decision, Option

from .actions.choosing import chooser, who
from .state import Player, State


class Act(Struct):
    """Something being carried out: by whom, and what caused it; `region` is that of a region card."""

    g: State
    me: Player
    card: str
    region: str = ""

    def ask(self, kind: str, options: Sequence[Option], *, rule: str = "LV-RESO-06", **facts: object) -> Decision:
        """A question of the effect to who acts."""
        seat = chooser(self.g, self.me)
        assert seat is not None, "chance decides through `decide`"
        return Decision(seat, kind, options, rule, {**who(self.g, self.me, seat), "card": self.card, **facts})

    def about(self, seat: int) -> "Act":
        """The same act, of another seat's player."""
        player = self.g.seated(seat)
        assert player is not None
        return replace(self, me=player)
