"""What the People's Favor and sites do in the Wake phase (OA-4.1.1, OA-4.1.4)."""

from typing import Literal

from igroteka.kernel import Flow, Option, Speech, say

from ..act import Act
from ..actions.ruling import where
from ..actions.tokens import purse, receive_favor, spend_favor
from ..box import PEOPLES_FAVOR, Count
from ..passives.ruling import Whose
from ..passives.waking import AtWake, FirstAtWake
from ..state import Player, State


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


class ServesPeople(FirstAtWake, frozen=True):
    """What the holder of the People's Favor must do, twice under the Mob, to which it turns with so much favor."""

    mob: Count

    def answer(self, case: Whose, source: str) -> Flow[None]:
        g, me = case
        for _ in range(2 if g.mob else 1):
            yield from _feed_or_drain(g, me)
        if g.banner_tokens[PEOPLES_FAVOR] >= self.mob and not g.mob:
            g.mob = True
            g.tell("mob", me.seat)

    def say(self) -> Speech:
        return say("passive-serves-people", count=self.mob)


def _feed_or_drain(g: State, me: Player) -> Flow[None]:
    """Put a favor on the banner, or move one from it to the poorest bank; the last one stays (OA-4.1.1.I).

    Favor of a bank that counts as the player's may be spent for it, but need not be.
    """
    options: list[Option] = [("feed_people",)] if purse(g, me) else []
    if g.banner_tokens[PEOPLES_FAVOR] > 1:
        least = min(g.banks.values())
        options += [("drain_people", suit) for suit, favor in g.banks.items() if favor == least]
    free = options == [("feed_people",)] and not me.favor
    choice = yield from Act(g, me, PEOPLES_FAVOR).pick(
        "peoples_favor", options, optional=free, rule="OA-4.1.1.I-01", favor=g.banner_tokens[PEOPLES_FAVOR]
    )
    match choice:
        case ("feed_people",):
            spend_favor(g, me, 1)
            g.banner_tokens[PEOPLES_FAVOR] += 1
            g.tell("fed_people", me.seat)
        case (_, suit):
            g.banner_tokens[PEOPLES_FAVOR] -= 1
            g.banks[suit] += 1
            g.tell("drained_people", me.seat, suit)
