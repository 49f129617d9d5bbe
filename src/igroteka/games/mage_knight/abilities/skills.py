"""What skills do to the rules, in front of their owner or in the middle of the table (MK-SKILL)."""

from typing import ClassVar, Literal

from igroteka.kernel import Speech, say

from ..act import is_night, scope_of
from ..actions.cards import take_wounds
from ..actions.skills import bring_home
from ..box.terms import BLACK, BLUE, COLOURS, GOLD, GREEN, RED, WHITE, Mana
from ..passives import CENTRE, owner_of
from ..passives.cases import Doing, Entry, Giving, OfUnit, Paying
from ..passives.kinds import EntryCost, ManaUsed, NoDie, Points, UnitsAdmitted, Usable
from ..state import TURN, Player, State

OPPOSITE: dict[Mana, Mana] = {RED: BLUE, BLUE: RED, GREEN: WHITE, WHITE: GREEN, GOLD: BLACK, BLACK: GOLD}


def concerns(g: State, me: Player, source: str) -> bool:
    """Does an interactive skill in the middle touch this player: neither its owner nor a teammate (MK-TEAM-02)?"""
    owner = owner_of(g, source)
    return owner is not me and not any(owner.seat in team and me.seat in team for team in g.teams)


def polarized(case: Paying) -> bool:
    """Is mana used as its opposite? Black is any colour by day, gold only black at night."""
    if case.mana == BLACK:
        return not is_night(case.g) and case.colour in COLOURS
    if case.mana == GOLD:
        return is_night(case.g) and case.colour == BLACK
    return OPPOSITE[case.mana] == case.colour


class Polarization(Usable, frozen=True):
    """Once a turn mana can be used as its opposite colour."""

    def permits(self, case: Paying, source: str) -> bool:
        return polarized(case) and not case.g.lasts("polarized", owner=case.me.seat)

    def say(self) -> Speech:
        return say("ability-polarization")


class PolarizedOnce(ManaUsed, frozen=True):
    """The one time of a turn."""

    def do(self, case: Paying, source: str) -> None:
        if polarized(case):
            case.g.let_last("polarized", scope_of(TURN, case.me), owner=case.me.seat)

    def say(self) -> Speech:
        return say("ability-polarized-once")


class NoDiceThisTurn(NoDie, frozen=True):
    """The usual source die was given up for this turn."""

    def say(self) -> Speech:
        return say("ability-no-dice-this-turn")


class FrozenSource(NoDie, frozen=True):
    """The others may not use their usual source die."""

    def forbids(self, case: Doing, source: str) -> bool:
        return concerns(case.g, case.me, source)

    def say(self) -> Speech:
        return say("ability-frozen-source")


class Weather(EntryCost, frozen=True):
    """All terrain costs the owner two less, but one at least, and the others one more, but five at most."""

    floor: ClassVar[int] = 1

    def change(self, value: int, case: Entry, source: str) -> int:
        if concerns(case.g, case.me, source):
            return max(value, min(5, value + 1))
        return min(value, max(1, value - 2)) if owner_of(case.g, source) is case.me else value

    def say(self) -> Speech:
        return say("ability-weather")


class Exploited(ManaUsed, frozen=True):
    """Others who use mana of another colour than the marked one take a wound, once a colour."""

    def do(self, case: Paying, source: str) -> None:
        g, me = case.g, case.me
        skill = source.removesuffix(CENTRE)
        mark = next(one.mark for one in owner_of(g, source).skills if one.id == skill)
        harmful = concerns(g, me, source) and case.colour != mark
        if harmful and g.once("exploited", scope_of(TURN, me), owner=me.seat, about=case.colour):
            take_wounds(g, me)

    def say(self) -> Speech:
        return say("ability-exploited")


class Overload(Points, frozen=True):
    """Who first powers a card with mana of the marked colour gets four points more from it."""

    def change(self, value: int, case: Giving, source: str) -> int:
        g = case.g
        owner = owner_of(g, source)
        skill = next(one for one in owner.skills if one.id == source.removesuffix(CENTRE))
        if case.powered != skill.mark or (owner is case.me and (skill.fresh or len(g.players) > 1)):
            return value
        bring_home(g, skill.id)
        return value + 4

    def say(self) -> Speech:
        return say("ability-overload")


class Leads(Points, frozen=True):
    """The next unit that is activated gets more of a kind."""

    of: Literal["attack", "block", "ranged"]
    more: int

    def change(self, value: int, case: Giving, source: str) -> int:
        kind = "attack" if self.of == "ranged" else self.of
        if case.unit is None or case.kind != kind or (self.of == "ranged" and case.reach != "ranged"):
            return value
        return value + self.more if case.g.once("led", scope_of(TURN, case.me), owner=case.me.seat) else value

    def say(self) -> Speech:
        return say(f"ability-leads-{self.of}", count=self.more)


class Bonded(UnitsAdmitted, frozen=True):
    """The unit under Bonds of Loyalty can be used where units are barred."""

    def permits(self, case: OfUnit, source: str) -> bool:
        return case.unit.bonded

    def say(self) -> Speech:
        return say("ability-bonded")
