"""The Assign step of the Main phase (MM-MAIN, MM-LOC, MM-FIGHT-01..14).

A place that was begun must be finished before anything else: so all that was sent is legal as soon as the one open
place is, and only what can still be finished is offered. Taking back is left to undo.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement

from igroteka.kernel import Flow, Option, ask

from ..actions.city import foes, rooms
from ..actions.needs import forms, missing, useful
from ..actions.power import Gap, bridged, might_of, power, standing_in
from ..box import MAIN, Monster
from ..might import Might, PartyPower
from ..state import CALLED, TURN, Player, State
from .abilities import ready_abilities, sealed, use
from .send import join, messages, sent, take_from_tavern
from .tavern import Tavern, layouts, taverns

COMMIT: Option = ("commit",)

Host = tuple[list[str], PartyPower]
"""A possible party with its power."""


def assign(g: State, me: Player) -> Flow[Might]:
    """Send any number of active fighters to any number of places; all before anything is resolved (MM-MAIN-06).

    Gives the player's might as it stands when all have been sent.
    """
    orders = Orders(g, me)
    while True:
        if orders.begun:
            choice = yield ask(me.seat, "finish", orders.finishing(), rule="MM-QUEST-21", place=orders.begun)
        else:
            ready = ready_abilities(g, me, MAIN)
            options = [*orders.starting(), *ready, COMMIT]
            final = sealed(g, me, ready)
            choice = yield ask(me.seat, "assign", options, rule="MM-MAIN-02", always_ask=True, sealed=final)
        match choice[0]:
            case "commit":
                return orders.might
            case "use":
                yield from use(g, me, choice[1])
                orders.stand_ins = standing_in(g, me)
            case "call_up":
                orders.call_up(choice[1], choice[2])
            case _:
                orders.send(*sent(choice))


class Orders:
    """What has been sent this turn, and what may be sent next."""

    def __init__(self, g: State, me: Player) -> None:
        self.g, self.me = g, me
        self.begun = ""
        """The place that still needs somebody."""
        self.foes = {monster.id: monster for monster in foes(g, me)}
        box = g.box
        self.taverns = taverns(box)
        self.needs, self.crowns = layouts(box)((*g.built, *rooms(g)))
        self.might = might_of(g, me)
        self.stand_ins = standing_in(g, me)

    def party(self, place: str) -> list[str]:
        """Whom the player has sent there."""
        party = self.g.party_of(self.me, place)
        return party.units if party else []

    def tavern(self) -> Tavern:
        """All that can be said of who is still in the Tavern."""
        return self.taverns(tuple(sorted(self.me.tavern)), self.stand_ins)

    def starting(self) -> list[Option]:
        """Everybody who may be sent while no place is open: to start a place, or to join a finished one (MM-LOC-06)."""
        mine = [place for place, party in self.g.parties.items() if party.seat == self.me.seat]
        calls = self.calls([place for place in mine if place in self.foes]) if self.might.calls else []
        if not self.me.tavern:
            return calls
        tavern = self.tavern()
        options: list[Option] = []
        joining = tavern.joining
        for place in self.needs:
            options += (joining if place in mine else tavern.opening)[place]
        for place, crown in self.crowns.items():
            options += (joining if place in mine else tavern.kings(crown))[place]
        if tavern.fighters:
            hosts = self.hosts([], tavern.fighters)
            wild = len(hosts) > 1
            for place, monster in self.foes.items():
                if place in mine:
                    options += joining[place]
                elif self.beatable(monster, hosts):
                    options += messages(self.helpful(monster, [], tavern.fighters))[place] if wild else joining[place]
        return options + calls

    def finishing(self) -> list[Option]:
        """Everybody who brings the open place nearer to being finished."""
        place, party = self.begun, self.party(self.begun)
        if place in self.needs:
            lacking = missing(self.needs[place], tuple(sorted(party)))
            return [*messages(useful(lacking, tuple(sorted(self.me.tavern)), self.stand_ins))[place]]
        who = self.helpful(self.foes[place], party, self.tavern().fighters)
        return [*messages(who)[place], *self.calls([place])]

    def helpful(self, monster: Monster, party: list[str], available: list[str]) -> tuple[str, ...]:
        """Who may join the party so that the monster can still be beaten; only a stand-in can take a useless part."""
        different = tuple(dict.fromkeys(available))
        wild = [unit for unit in different if unit in self.stand_ins] if self.stand_ins else []
        found = tuple(unit for unit in different if unit not in wild) if wild else different
        for unit in wild:
            rest = without(available, unit)
            ways = [(form, self.hosts([*party, form], rest)) for form in forms(unit, self.stand_ins)]
            found += tuple(form for form, hosts in ways if self.beatable(monster, hosts))
        return found

    def hosts(self, party: list[str], available: list[str]) -> list[Host]:
        """The strongest parties that could come together, one for each way in which stand-ins take their parts."""
        hosts = [[*party, *(unit for unit in available if unit not in self.stand_ins)]]
        for unit in self.stand_ins:
            ways = [*combinations_with_replacement(forms(unit, self.stand_ins)[1:], available.count(unit))]
            hosts = [[*host, *way] for host in hosts for way in ways]
        called = [call for call in self.might.calls if self.may_call(call.unit)] if self.might.calls else []
        for host in hosts if called else ():
            host += {call.unit: None for call in called if call.beside in host}
        return [(host, self.might.measure(host)) for host in hosts]

    def beatable(self, monster: Monster, hosts: list[Host]) -> bool:
        """Could one of the hosts beat the monster? More fighters are never weaker."""
        for host, strength in hosts:
            lack = monster.strength - strength.facing(monster.type, monster.level)
            if lack <= 0 or (lack <= self.might.most_help and self.helped(monster, host, lack)):
                return True
        return False

    def helped(self, monster: Monster, party: Sequence[str], lack: int) -> bool:
        """Is the help that the other fights leave enough for what the party lacks?"""
        gaps = self.gaps(monster)
        if not gaps:
            return lack <= sum(help_.amount for help_ in self.might.helps if help_.fits(party))
        return bridged([*gaps, (lack, party)], self.might.helps)

    def gaps(self, besides: Monster) -> list[Gap]:
        """What the other fights of the turn lack without help."""
        seat = self.me.seat
        others = [
            (self.foes[place], party.units)
            for place, party in self.g.parties.items()
            if party.seat == seat and place in self.foes
        ]
        lacks = [
            (monster.strength - power(self.might, party, monster), party)
            for monster, party in others
            if monster is not besides
        ]
        return [(lack, party) for lack, party in lacks if lack > 0]

    def may_call(self, unit: str) -> bool:
        """Can the class still be called up from the Lodgings this turn?"""
        return unit in self.me.lodgings and not self.g.lasts(CALLED, about=unit)

    def calls(self, places: Iterable[str]) -> list[Option]:
        """Who may be called up to fighters already sent (MM-FIGHT-12)."""
        called = [call for call in self.might.calls if self.may_call(call.unit)]
        return [
            ("call_up", call.unit, place) for place in places for call in called if call.beside in self.party(place)
        ]

    def send(self, meeple: str, place: str) -> None:
        """Send a meeple from the Tavern."""
        self.settle(place, take_from_tavern(self.g, self.me, meeple, place))

    def call_up(self, unit: str, place: str) -> None:
        """A meeple from the Lodgings joins the fighters."""
        self.me.lodgings.remove(unit)
        self.g.let_last(CALLED, TURN, about=unit)
        party = join(self.g, self.me, unit, place)
        self.g.tell("called_up", self.me.seat, unit, place)
        self.settle(place, party)

    def settle(self, place: str, party: list[str]) -> None:
        """Is the place finished now? A finished location's bonus counts at once (MM-FIGHT-13)."""
        if place in self.foes:
            finished = self.beatable(self.foes[place], [(party, self.might.measure(party))])
        else:
            finished = place in self.crowns or not missing(self.needs[place], tuple(sorted(party)))
            if finished and place in self.g.box.locations and self.g.box.locations[place].bonus:
                self.might = might_of(self.g, self.me)
        self.begun = "" if finished else place


def without(meeples: list[str], unit: str) -> list[str]:
    """The meeples but one of a class."""
    rest = list(meeples)
    rest.remove(unit)
    return rest
