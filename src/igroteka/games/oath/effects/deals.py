"""Words of powers that make deals and Citizens (OA-7.6.1, OA-7.6.3)."""

from typing import Annotated, Literal

from msgspec import Meta

from igroteka.kernel import Condition, Effect, Flow, Speech, may_offer, say

from ..act import Act
from ..actions.citizenship import become_citizen
from ..actions.deals import exchange, pieces
from ..box import EXILE, PEOPLES_FAVOR

Thing = Literal["favor", "secrets", "relics", "advisers", "sites", "promises"]


class MakeDeal(Effect[Act], frozen=True):
    """A binding deal with any one player about such things."""

    things: Annotated[tuple[Thing, ...], Meta(min_length=1, max_length=6)]

    def possible(self, c: Act) -> bool:
        return bool(self._partners(c))

    def run(self, c: Act) -> Flow[None]:
        seat = yield from c.pick_one("which_player", self._partners(c), verb="player", rule="OA-7.6.3-01")
        if seat:
            yield from exchange(c.g, c.me, c.g.players[int(seat)], self.things, c.card)

    def say(self) -> Speech:
        return say("effect-make-deal", things=tuple(say(f"deal-{thing}") for thing in self.things))

    def _partners(self, c: Act) -> list[str]:
        """With whom there is anything to deal about."""
        others = [other for other in c.g.in_turn_order() if other is not c.me and may_offer(c.g, c.me.seat, other.seat)]
        return [str(other.seat) for other in others if pieces(c.g, c.me, other, self.things, [])]


class BecomeCitizen(Effect[Act], frozen=True):
    """An Exile turns Citizen without an offer (OA-7.6.1)."""

    def possible(self, c: Act) -> bool:
        return c.me.role == EXILE

    def run(self, c: Act) -> Flow[None]:
        if self.possible(c):
            yield from become_citizen(c.g, c.me, None)

    def say(self) -> Speech:
        return say("effect-become-citizen")


class ExileWithPeoplesFavor(Condition[Act], frozen=True):
    """Is the player an Exile who holds the People's Favor?"""

    def holds(self, c: Act) -> bool:
        return c.me.role == EXILE and PEOPLES_FAVOR in c.me.banners

    def say(self) -> Speech:
        return say("condition-exile-with-peoples-favor")
