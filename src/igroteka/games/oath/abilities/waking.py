"""What sites do in the Wake phase (OA-4.1.4)."""

from typing import Literal

from igroteka.kernel import Flow, Option, Speech, say

from ..act import Act
from ..actions.ruling import where
from ..actions.tokens import receive_favor
from ..passives.ruling import Whose
from ..passives.waking import AtWake


class Opportunity(AtWake, frozen=True):
    """Whose pawn is at this site may take a favor or a secret that lies on it."""

    of: Literal["favor", "secret", "either"]

    def answer(self, case: Whose, source: str) -> Flow[None]:
        g, me = case
        slot = where(g, source).slot
        if me.at != slot:
            return
        place, options = g.places[slot], list[Option]()
        if place.favor and self.of != "secret":
            options.append(("site_favor",))
        if place.secrets and self.of != "favor":
            options.append(("site_secret",))
        choice = yield from Act(g, me, source).pick("opportunity", options, optional=True, rule="OA-4.1.4-01")
        if choice == ("site_favor",):
            place.favor -= 1
            receive_favor(g, me, 1)
            g.tell("took_site_favor", me.seat, source)
        elif choice:
            place.secrets -= 1
            me.secrets += 1
            g.tell("took_site_secret", me.seat, source)

    def say(self) -> Speech:
        return say(f"passive-opportunity-{self.of}")
