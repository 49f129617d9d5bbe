"""Dungeon Lords (MK-SC-DUNG): secret dungeons and tombs, and ways below the ground."""

from collections import deque

from igroteka.kernel import Flow, Option, Speech, say

from ...act import Act
from ...actions.land import land
from ...actions.movement import arrive
from ...actions.sites import place_at, site_at
from ...box.terms import DUNGEON, MONASTERY, TOMB, VILLAGE
from ...passives.cases import At, Doing, Revealing
from ...passives.kinds import Closed, EndReached, Opportunity, TileRevealed
from ...state import State

UNDERGROUND = (DUNGEON, TOMB)
BARRED = ("lake", "swamp")
SECRETS: dict[str, str] = {VILLAGE: DUNGEON, MONASTERY: TOMB}
"""What lies hidden near a site (MK-SC-DUNG-05, MK-SC-DUNG-07)."""


def depths(g: State) -> list[str]:
    """All dungeons and tombs, secret ones too."""
    return [space for space in land(g).spaces if site_at(g, space) in UNDERGROUND]


class SecretPlaces(TileRevealed, frozen=True):
    """Near a village the revealer marks a secret dungeon, near a monastery a secret tomb (MK-SC-DUNG-05, -07)."""

    def answer(self, case: Revealing, source: str) -> Flow[None]:
        g, me = case.g, case.me
        for space in case.spaces:
            kind = SECRETS.get(str(land(g).spaces[space].site))
            if kind:
                c = Act(g=g, me=me, rule="MK-SC-DUNG-05")
                where = yield from c.pick_one("secret_place", hiding_places(g, space))
                if where:
                    g.place(where).secret = kind
                    g.tell("secret_place", me.seat, where, kind)

    def say(self) -> Speech:
        return say("scenario-secret-places")


def hiding_places(g: State, space: str) -> list[str]:
    """Accessible spaces beside it without a site, no swamp."""
    known = land(g)
    costs = g.box.board.day
    return [
        other
        for other in known.neighbours[space]
        if known.spaces[other].terrain in costs
        and known.spaces[other].terrain != "swamp"
        and site_at(g, other) is None
        and not place_at(g, other).tokens
    ]


class OnceOnly(Closed, frozen=True):
    """Conquered dungeons and tombs are not entered again (MK-SC-DUNG-08)."""

    def forbids(self, case: At, source: str) -> bool:
        return site_at(case.g, case.space) in UNDERGROUND and bool(place_at(case.g, case.space).shields)

    def say(self) -> Speech:
        return say("scenario-once-only")


class Tunnels(Opportunity, frozen=True):
    """From one conquered dungeon or tomb to another, for two points and one a space (MK-SC-DUNG-09, -10)."""

    def options(self, case: Doing, source: str) -> list[Option]:
        g, me = case.g, case.me
        if me.turn.stage not in ("start", "move") or not _open(g, me.at):
            return []
        lengths = distances(g, me.at)
        ends = [space for space in depths(g) if space != me.at and _open(g, space) and space in lengths]
        return [("tunnel", space) for space in ends if 2 + lengths[space] <= me.turn.move]

    def take(self, case: Doing, source: str, option: Option) -> Flow[None]:
        g, me = case.g, case.me
        me.turn.move -= 2 + distances(g, me.at)[option[1]]
        me.turn.stage = "move"
        arrive(g, me, option[1])
        return
        yield

    def say(self) -> Speech:
        return say("scenario-tunnels")


def _open(g: State, space: str) -> bool:
    return site_at(g, space) in UNDERGROUND and bool(place_at(g, space).shields)


def distances(g: State, start: str) -> dict[str, int]:
    """How far all spaces are over revealed ones, around lakes and swamps."""
    known = land(g)
    found, queue = {start: 0}, deque([start])
    while queue:
        space = queue.popleft()
        for other in known.neighbours[space]:
            if other not in found and known.spaces[other].terrain not in BARRED:
                found[other] = found[space] + 1
                queue.append(other)
    return found


class AllExplored(EndReached, frozen=True):
    """The end comes when all tiles are revealed and all dungeons and tombs are conquered (MK-SC-DUNG-11)."""

    def permits(self, case: Doing, source: str) -> bool:
        return not case.g.stack and all(place_at(case.g, space).shields for space in depths(case.g))

    def say(self) -> Speech:
        return say("ends-all-explored")
