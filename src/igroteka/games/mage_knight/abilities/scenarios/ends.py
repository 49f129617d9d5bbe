"""When scenarios end, and rules that several of them share."""

from igroteka.kernel import Flow, Speech, say

from ...act import Act
from ...actions.land import land
from ...actions.tracks import gain_fame, level_of
from ...box.terms import CITY
from ...passives.cases import Doing, Entry, Revealing
from ...passives.kinds import Bars, EndReached, FameGained, NoDuels, RoundEnds, TileRevealed
from ...state import NOBODY
from ..scoring import all_cities_fallen


class CityFound(EndReached, frozen=True):
    """The end comes when a city is revealed (MK-SC-FIRST-13)."""

    def permits(self, case: Doing, source: str) -> bool:
        return case.g.cities_found > 0

    def say(self) -> Speech:
        return say("ends-city-found")


class CitiesFallen(EndReached, frozen=True):
    """The end comes when the last city has been conquered (MK-SC-CONQ-05)."""

    def permits(self, case: Doing, source: str) -> bool:
        return all_cities_fallen(case.g)

    def say(self) -> Speech:
        return say("ends-cities-fallen")


class FameForTiles(TileRevealed, frozen=True):
    """One fame for each tile that a hero reveals (MK-SC-FIRST-06)."""

    def do(self, case: Revealing, source: str) -> None:
        gain_fame(case.g, case.me, 1)

    def say(self) -> Speech:
        return say("scenario-fame-for-tiles")


class ClosedCities(Bars, frozen=True):
    """City spaces cannot be entered (MK-SC-FIRST-05, MK-SC-HOLD-04)."""

    def forbids(self, case: Entry, source: str) -> bool:
        return land(case.g).spaces[case.space].site == CITY

    def say(self) -> Speech:
        return say("scenario-closed-cities")


class Peace(NoDuels, frozen=True):
    """Heroes do not fight each other (MK-SC-FIRST-07, MK-SAFE-12)."""

    def say(self) -> Speech:
        return say("scenario-peace")


class RowFame(FameGained, frozen=True):
    """One more fame whenever the marker enters a new row (MK-SC-BLITZ-05)."""

    def change(self, value: int, case: Doing, source: str) -> int:
        before = level_of(case.me.fame)
        gained = value
        while level_of(case.me.fame + gained) > before:
            before += 1
            gained += 1
        return gained

    def say(self) -> Speech:
        return say("scenario-row-fame")


class UsedTacticsLeave(RoundEnds, frozen=True):
    """Alone: both used tactics leave the game (MK-SC-SOLO-06)."""

    def do(self, case: Doing, source: str) -> None:
        g = case.g
        used = [case.me.tactic, *([g.dummy.tactic] if g.dummy else [])]
        g.retired += used
        g.tell("tactics_removed", "+".join(used))

    def say(self) -> Speech:
        return say("scenario-used-tactics-leave")


class OneTacticLeaves(RoundEnds, frozen=True):
    """Together: one of the players' tactics leaves; in the last day and night only if wanted (MK-SC-COOP-06)."""

    def answer(self, case: Doing, source: str) -> Flow[None]:
        g = case.g
        first = next(seat for seat in g.order if seat != NOBODY)
        if case.me.seat != first:
            return
        c = Act(g=g, me=case.me, rule="MK-SC-COOP-06")
        last = g.round >= g.figures["rounds"] - 1
        tactics = [player.tactic for player in g.players]
        tactic = yield from c.pick_one("remove_tactic", tactics, optional=last)
        if tactic:
            g.retired.append(tactic)
            g.tell("tactics_removed", tactic)

    def say(self) -> Speech:
        return say("scenario-one-tactic-leaves")
