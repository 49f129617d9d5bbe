"""Mines Liberation (MK-SC-MINES): enemies hold the mines until somebody frees them."""

from igroteka.kernel import Flow, Option, Speech, say

from ...actions import mana
from ...actions.land import land
from ...actions.tokens import can_draw, draw_enemy
from ...actions.tracks import change_reputation
from ...box.terms import MINE, Pile
from ...combat.foes import add_foe
from ...combat.starting import open_combat, start, turn_up
from ...passives.cases import At, Doing, Revealing
from ...passives.kinds import EndReached, OwnAction, RoundBegins, SpaceTaken, TileRevealed
from ...state import Place, State, Token


def mines(g: State) -> list[str]:
    """The spaces with mines."""
    return [space for space, ground in land(g).spaces.items() if ground.site == MINE]


def in_core(g: State, space: str) -> bool:
    """On a core tile?"""
    return g.box.tiles[land(g).spaces[space].tile].kind != "countryside"


class HeldMines(TileRevealed, frozen=True):
    """A revealed mine gets a green or red token face up and a brown one face down (MK-SC-MINES-05)."""

    def do(self, case: Revealing, source: str) -> None:
        g = case.g
        for space in mines(g):
            if space not in g.places:
                guard: Pile = "red" if in_core(g, space) else "green"
                tokens = [Token(draw_enemy(g, guard))]
                if can_draw(g, "brown"):
                    tokens.append(Token(draw_enemy(g, "brown"), up=False))
                g.places[space] = Place(tokens=tokens)

    def say(self) -> Speech:
        return say("scenario-held-mines")


class Liberation(OwnAction, frozen=True):
    """An action on a mine's space: fight both enemies, by night rules, with units (MK-SC-MINES-06)."""

    def options(self, case: Doing) -> list[Option]:
        g, me = case.g, case.me
        place = g.places.get(me.at)
        held = bool(place and place.tokens) and land(g).spaces[me.at].site == MINE
        return [("liberate", me.at)] if held else []

    def take(self, case: Doing, option: Option) -> Flow[None]:
        g, me = case.g, case.me
        space = option[1]
        open_combat(g, me, "mine", space, night=True)
        place = g.place(space)
        if len(place.tokens) == 1 and not place.marks and not place.cleared and can_draw(g, "brown"):
            place.tokens.append(Token(draw_enemy(g, "brown")))  # it could not be dealt before (MK-SC-MINES-11)
        place.marks.append(me.seat)
        for index, token in enumerate(place.tokens):
            turn_up(g, token)
            add_foe(g, token.enemy, at=space, index=index)
        yield from start(g, me)

    def say(self) -> Speech:
        return say("scenario-liberation")


class Liberated(SpaceTaken, frozen=True):
    """Who frees a mine is better thought of: by one, or two in the core (MK-SC-MINES-08)."""

    def do(self, case: At, source: str) -> None:
        if land(case.g).spaces[case.space].site == MINE:
            change_reputation(case.g, case.me, 2 if in_core(case.g, case.space) else 1)

    def say(self) -> Speech:
        return say("scenario-liberated")


class MineIncome(RoundBegins, frozen=True):
    """At the start of each day and night a crystal from every mine that one has freed (MK-SC-MINES-10)."""

    def do(self, case: Doing, source: str) -> None:
        g, me = case.g, case.me
        for space in mines(g):
            place = g.places.get(space)
            if place and me.seat in place.shields:
                mana.gain_crystal(g, me, land(g).spaces[space].mines[0], overflow=False)

    def say(self) -> Speech:
        return say("scenario-mine-income")


class AllFreed(EndReached, frozen=True):
    """The end comes when all tiles are revealed and all mines are free (MK-SC-MINES-12)."""

    def permits(self, case: Doing, source: str) -> bool:
        g = case.g
        return not g.stack and all(g.places.get(space) and g.places[space].shields for space in mines(g))

    def say(self) -> Speech:
        return say("ends-all-freed")
