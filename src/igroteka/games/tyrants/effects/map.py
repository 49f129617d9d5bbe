"""Words for what happens on the map: troops, spies, trophies."""

from typing import Final, Literal

from igroteka.kernel import Effect, Flow, Option, Payment, Speech, say

from ..act import Play
from ..actions import pieces
from ..actions.control import on_board, presence
from ..actions.pieces import Troop
from ..box import WHITE
from .numbers import Count, Times, number

PRESENCE: Final = "presence"
ANYWHERE: Final = "anywhere"
THERE: Final = "there"
EACH_LEFT: Final = "each-left"
ONE_SITE: Final = "one-site"
Where = Literal["presence", "anywhere", "there", "each-left", "one-site"]
"""Where a blow may fall: with presence; anywhere; at the spy's site; at each site left by a spy; all at one site."""


class Strike(Effect[Play], frozen=True):
    """What Assassinate and Supplant share: how many enemy troops, of which colour, where."""

    count: Times | Count = 1
    only: Literal["", "w"] = ""
    at: Where = PRESENCE
    up_to: bool = False

    def possible(self, c: Play) -> bool:
        if self.at in (THERE, EACH_LEFT):
            return True
        return bool(self.targets(c, self.reach(c)))

    def reach(self, c: Play) -> set[str] | None:
        """The places where the first blow may fall; None: anywhere."""
        if self.at == ANYWHERE:
            return None
        if self.at == THERE:
            return {c.there}
        near = presence(c.g, c.me)
        return near & c.g.box.board.site.keys() if self.at == ONE_SITE else near

    def targets(self, c: Play, places: set[str] | None) -> list[Troop]:
        """The troops that could be struck."""
        return pieces.enemy_troops(c.g, c.me, places, only=self.only)

    def run(self, c: Play) -> Flow[None]:
        c.removed, c.victim = 0, ""
        if self.at == EACH_LEFT:
            for site in c.returned:
                yield from self.strike(c, {site})
            return
        place = ""
        for _ in range(number(self.count, c)):
            place = yield from self.strike(c, {place} if place and self.at == ONE_SITE else self.reach(c))
            if not place:
                break

    def strike(self, c: Play, places: set[str] | None) -> Flow[str]:
        """One blow; the place where it fell, or "" if none did."""
        options = [(self.verb, place, colour) for place, colour in self.targets(c, places)]
        choice = yield from c.pick(self.verb, options, optional=self.up_to)
        if choice is None:
            return ""
        _, place, colour = choice
        self.hit(c, place, colour)
        c.removed += 1
        c.victim = colour
        return place

    def say(self) -> Speech:
        whom = "white" if self.only == WHITE else "enemy"
        if isinstance(self.count, Count):
            return say(f"effect-{self.verb}-{whom}-per", each=self.count.say_each())
        many = "-up-to" if self.up_to else ""
        return say(f"effect-{self.verb}-{whom}{many}", count=self.count, at=self.at)

    @property
    def verb(self) -> str:
        """The option's verb."""
        return type(self).__name__.lower()

    def hit(self, c: Play, place: str, colour: str) -> None:
        """Do it to that troop."""
        raise TypeError(f"{type(self).__name__} does not hit")


class Assassinate(Strike, frozen=True):
    """Assassinate enemy troops (TY-ASSN)."""

    def hit(self, c: Play, place: str, colour: str) -> None:
        pieces.assassinate(c.g, c.me, place, colour)


class Supplant(Strike, frozen=True):
    """Supplant enemy troops (TY-SUPP)."""

    def hit(self, c: Play, place: str, colour: str) -> None:
        pieces.supplant(c.g, c.me, place, colour)


class Deploy(Effect[Play], frozen=True):
    """Deploy so many of your troops (TY-DEPL)."""

    count: Times

    def possible(self, c: Play) -> bool:
        return pieces.can_deploy(c.g, c.me)

    def run(self, c: Play) -> Flow[None]:
        for left in range(self.count, 0, -1):
            if c.me.troops == 0:
                pieces.deploy_for_vp(c.g, c.me)
                continue
            rule = "TY-DEPL-01" if on_board(c.g, c.me.colour) else "TY-DEPL-03"
            place = yield from c.pick_one("deploy", pieces.deploy_places(c.g, c.me), rule=rule, count=left)
            if not place:
                return
            pieces.deploy(c.g, c.me, place)
            c.deployed.append(place)

    def say(self) -> Speech:
        return say("effect-deploy", count=self.count)


class MoveTroop(Effect[Play], frozen=True):
    """Move enemy troops from where you have presence to any empty space (TY-MOVE)."""

    count: Times = 1
    up_to: bool = False

    def possible(self, c: Play) -> bool:
        return bool(self.targets(c)) and bool(pieces.empty_places(c.g))

    def targets(self, c: Play) -> list[Troop]:
        """The troops that could be moved (TY-MOVE-01)."""
        return pieces.enemy_troops(c.g, c.me, presence(c.g, c.me))

    def run(self, c: Play) -> Flow[None]:
        for _ in range(self.count):
            goals = pieces.empty_places(c.g)
            options = [("move", place, colour) for place, colour in self.targets(c)] if goals else []
            choice = yield from c.pick("move", options, optional=self.up_to, rule="TY-MOVE-01")
            if choice is None:
                return
            _, place, colour = choice
            goal = yield from c.pick_one("move_to", goals, verb="to", rule="TY-MOVE-02", place=place, colour=colour)
            pieces.move(c.g, c.me, (place, colour), goal)

    def say(self) -> Speech:
        return say("effect-move-up-to" if self.up_to else "effect-move", count=self.count)


class PlaceSpy(Effect[Play], frozen=True):
    """Place so many spies, each at a site without one of yours (TY-SPY)."""

    count: Times = 1

    def run(self, c: Play) -> Flow[None]:
        for _ in range(self.count):
            c.there = ""
            if not pieces.spies_in_barracks(c.me) and not (yield from self.call_back(c)):
                return
            c.there = yield from c.pick_one("place_spy", pieces.spy_sites(c.g, c.me), rule="TY-SPY-01")
            pieces.place_spy(c.g, c.me, c.there)

    def call_back(self, c: Play) -> Flow[bool]:
        """With all spies on the map: do nothing, or first take one back (TY-SPY-06, TY-SPY-07)."""
        choice = yield from c.pick("call_back_spy", own_spies(c), optional=True, rule="TY-SPY-07")
        if choice is None:
            return False
        pieces.return_spy(c.g, c.me, choice[1], choice[2])
        return True

    def say(self) -> Speech:
        return say("effect-place-spy", count=self.count)


def own_spies(c: Play) -> list[Option]:
    """Options to take back one of your own spies, from wherever it is (TY-RETN-03)."""
    return [("return_spy", site, c.me.colour) for site in c.me.spies]


class ReturnSpy(Payment[Play], frozen=True):
    """Pay by returning one of your spies; "there" is the site it left."""

    def possible(self, c: Play) -> bool:
        return bool(c.me.spies)

    def pay(self, c: Play) -> Flow[bool]:
        choice = yield from c.pick("pay_spy", own_spies(c), optional=True, rule="TY-COST-03")
        if choice is None:
            return False
        _, c.there, colour = choice
        pieces.return_spy(c.g, c.me, c.there, colour)
        c.returned.append(c.there)
        return True

    def say(self) -> Speech:
        return say("pay-return-spy")


class ReturnAnySpies(Payment[Play], frozen=True):
    """Pay by returning any number of your spies."""

    def possible(self, c: Play) -> bool:
        return bool(c.me.spies)

    def pay(self, c: Play) -> Flow[bool]:
        while (yield from ReturnSpy().pay(c)):
            pass
        return bool(c.returned)

    def say(self) -> Speech:
        return say("pay-return-any-spies")


class ReturnPiece(Effect[Play], frozen=True):
    """Return players' troops or spies to their barracks: others' where you have presence, your own from anywhere."""

    count: Times = 1
    spies_only: bool = False
    own: bool = False
    up_to: bool = False

    def possible(self, c: Play) -> bool:
        return bool(self.targets(c))

    def targets(self, c: Play) -> list[Option]:
        """The pieces that could be returned (TY-RETN-01, TY-RETN-03, TY-RETN-04)."""
        near = presence(c.g, c.me)
        options: list[Option] = []
        if not self.spies_only:
            options += [("return_troop", place, colour) for place, colour in pieces.returnable_troops(c.g, c.me, near)]
        options += [("return_spy", site, colour) for site, colour in pieces.enemy_spies(c.g, c.me, near)]
        if self.own:
            colour = c.me.colour
            options += [("return_troop", place, colour) for place, troops in c.g.troops.items() if colour in troops]
            options += own_spies(c)
        return options

    def run(self, c: Play) -> Flow[None]:
        for _ in range(self.count):
            choice = yield from c.pick("return", self.targets(c), optional=self.up_to, rule="TY-RETN-01")
            if choice is None:
                return
            verb, place, colour = choice
            deed = pieces.return_troop if verb == "return_troop" else pieces.return_spy
            deed(c.g, c.me, place, colour)

    def say(self) -> Speech:
        if self.spies_only:
            return say("effect-return-spy")
        return say("effect-return-any" if self.own else "effect-return", count=self.count)


class RaiseTrophy(Effect[Play], frozen=True):
    """Take troops out of trophy halls and put them on the map; they keep their colour.

    From any hall to anywhere, or (`of_whom`) from one player's hall to where you have presence. Only your own troops
    may then go anywhere while none of them is on the map (TY-DEPL-03).
    """

    count: Times = 1
    only: Literal["", "w"] = ""
    of_whom: bool = False
    up_to: bool = False

    def possible(self, c: Play) -> bool:
        return bool(self.trophies(c))

    def trophies(self, c: Play) -> list[Option]:
        """The troops that could be taken, each with the seat of its hall."""
        halls = [c.whom] if self.of_whom else c.g.players
        return [
            ("trophy", str(hall.seat), colour)
            for hall in halls
            for colour in dict.fromkeys(hall.trophies)
            if self.only in ("", colour) and self.goals(c, colour)
        ]

    def goals(self, c: Play, colour: str) -> list[str]:
        """Where a troop of that colour may be put."""
        if not self.of_whom:
            return pieces.empty_places(c.g)
        if colour == c.me.colour:
            return pieces.deploy_places(c.g, c.me)
        near = presence(c.g, c.me)
        return [place for place in pieces.empty_places(c.g) if place in near]

    def run(self, c: Play) -> Flow[None]:
        for _ in range(self.count):
            choice = yield from c.pick("trophy", self.trophies(c), optional=self.up_to)
            if choice is None:
                return
            _, seat, colour = choice
            place = yield from c.pick_one("trophy_to", self.goals(c, colour), verb="to", colour=colour)
            hall = c.g.players[int(seat)]
            hall.trophies = hall.trophies.replace(colour, "", 1)
            c.g.tell("raised", c.me.seat, hall.seat, colour, place)
            pieces.put(c.g, place, colour)

    def say(self) -> Speech:
        kind = "of-whom" if self.of_whom else "white" if self.only else "any"
        return say(f"effect-raise-{kind}", count=self.count)
