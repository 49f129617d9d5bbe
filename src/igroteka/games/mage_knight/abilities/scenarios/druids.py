"""Druid Nights (MK-SC-DRUID): marked glades, and incantations at night."""

from igroteka.kernel import Flow, Option, Speech, say

from ...actions.sites import kinds_at, site_at
from ...actions.tokens import can_draw, draw_enemy
from ...box.terms import CITY, GLADE, KEEP, MAGE_TOWER, MONASTERY, VILLAGE, Pile
from ...combat.foes import add_foe
from ...combat.starting import open_combat, start
from ...passives.cases import Doing
from ...passives.kinds import EndReached, OwnAction, RoundEnds
from ...state import Player, State

INHABITED = (VILLAGE, MONASTERY, KEEP, MAGE_TOWER, CITY)
CALLED: dict[int, tuple[Pile, ...]] = {1: ("brown",), 2: ("red",), 3: ("brown", "red")}
"""Whom the incantation of each night calls for every marked glade (MK-SC-DRUID-06, -10, -15)."""
CRYSTALS = {1: 1, 2: 2, 3: 3}
"""Random crystals for each called enemy, in the third night for each pair (MK-SC-DRUID-08, -10, -15)."""


def night_number(g: State) -> int:
    """Which night it is, from 1."""
    return (g.round + 1) // 2 if "night_arrival" in g.variants else g.round // 2


def marked(g: State, player: Player) -> list[str]:
    """The glades that a player has marked."""
    return [space for space, place in g.places.items() if player.seat in place.marks]


class MarkGlade(OwnAction, frozen=True):
    """A hero on a glade may put a shield there, one at most (MK-SC-DRUID-05); it takes no action."""

    most: int = 0
    """How many shields a glade holds; 0: any number (MK-SC-DRUID-13)."""

    def options(self, case: Doing) -> list[Option]:
        g, me = case.g, case.me
        if site_at(g, me.at) != GLADE or me.seat in g.place(me.at).marks:
            return []
        marks = g.places[me.at].marks
        if self.most and len(marks) >= self.most:
            return [("mark_glade", me.at, str(seat)) for seat in marks]
        return [("mark_glade", me.at, str(me.seat))]

    def take(self, case: Doing, option: Option) -> Flow[None]:
        g, me = case.g, case.me
        marks = g.place(option[1]).marks
        if int(option[2]) in marks:
            marks.remove(int(option[2]))
        marks.append(me.seat)
        g.tell("glade_marked", me.seat, option[1])
        return
        yield

    def say(self) -> Speech:
        return say("scenario-mark-glade")


class Incantation(OwnAction, frozen=True):
    """Once a night, outside of inhabited places: an enemy for every marked glade (MK-SC-DRUID-06, MK-SC-DRUID-10)."""

    def options(self, case: Doing) -> list[Option]:
        g, me = case.g, case.me
        inhabited = any(kind in INHABITED for kind in kinds_at(g, me.at))
        done = g.results.get(f"incantation.{night_number(g)}.{me.seat}")
        if not g.night or inhabited or done or not marked(g, me):
            return []
        return [("incantation",)]

    def take(self, case: Doing, option: Option) -> Flow[None]:
        g, me = case.g, case.me
        night = night_number(g)
        glades = len(marked(g, me))
        g.results[f"incantation.{night}.{me.seat}"] = 1
        open_combat(g, me, "incantation", me.at)
        me.turn.rewards += ["random_crystal"] * (glades * CRYSTALS[night])
        for pile in CALLED[night] * glades:
            if can_draw(g, pile):
                foe = add_foe(g, draw_enemy(g, pile), at=me.at)
                foe.drawn = foe.doubled = True
        yield from start(g, me)

    def say(self) -> Speech:
        return say("scenario-incantation")


class GladesForget(RoundEnds, frozen=True):
    """At the end of every night but the last the shields are taken off the glades (MK-SC-DRUID-09, -14)."""

    def do(self, case: Doing, source: str) -> None:
        if case.g.night:
            for place in case.g.places.values():
                place.marks.clear()

    def say(self) -> Speech:
        return say("scenario-glades-forget")


class AllSung(EndReached, frozen=True):
    """The end comes once all heroes have performed the last incantation (MK-SC-DRUID-11)."""

    def permits(self, case: Doing, source: str) -> bool:
        g = case.g
        last = g.figures["rounds"] // 2
        return all(g.results.get(f"incantation.{last}.{player.seat}") for player in g.players)

    def say(self) -> Speech:
        return say("ends-all-sung")
