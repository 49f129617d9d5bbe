"""One to Return (MK-SC-ONE): the portal closes, and opens for one hero at the end."""

from igroteka.kernel import Speech, say

from ...actions.sites import portal
from ...passives.cases import Doing
from ...passives.kinds import RoundEnds
from ...state import NOBODY


class PortalCloses(RoundEnds, frozen=True):
    """At the end of the first day the portal becomes an ordinary space; who waits in it is out (MK-SC-ONE-05, -06)."""

    def do(self, case: Doing, source: str) -> None:
        g = case.g
        if g.round == 1:
            g.results["portal_closed"] = 1
            if not case.me.at or case.me.at == portal(g):
                g.results[f"out.{case.me.seat}"] = 1
                g.tell("stayed_behind", case.me.seat)

    def say(self) -> Speech:
        return say("scenario-portal-closes")


class PortalOpens(RoundEnds, frozen=True):
    """At the end of the last round the hero on the portal returns (MK-SC-ONE-07)."""

    def do(self, case: Doing, source: str) -> None:
        g = case.g
        if g.round == g.figures["rounds"]:
            there = [player.seat for player in g.players if player.at == portal(g)]
            g.results["on_portal"] = there[0] if there else NOBODY

    def say(self) -> Speech:
        return say("scenario-portal-opens")
