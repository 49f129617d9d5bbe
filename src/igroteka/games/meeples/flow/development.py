"""The start of a turn and the Development phase: the Capitol (MM-DEV, MM-KOTH-06..07)."""

from igroteka.kernel import Flow, Option, ask, from_box

from ..act import CITY_POINTS, Act, resting
from ..actions.meeples import rest
from ..actions.needs import Need, finishers, need, shapes
from ..actions.power import standing_in
from ..box import DEVELOPMENT, DRILL_SQUARE, MAIN, Box, Deal
from ..effects.city import debt
from ..might import role_of
from ..setup import tell_setup
from ..state import TURN, USED, Party, Player, State
from .abilities import ready_abilities, sealed, use
from .send import message, sent, take_from_tavern

PROCEED: Option = ("proceed",)


def development(g: State, me: Player) -> Flow[None]:
    """Reigning kings are paid; then meeples go to the Capitol, act there, and go to rest (MM-DEV-01)."""
    if g.round == 1 and me.seat == g.first:
        tell_setup(g)
    g.begin_turn(me.seat, g.round)
    yield from pay_kings(g, me)
    yield from assign(g, me)
    yield from resolve(g, me)
    clean_up(g, me)
    g.turn.phase = MAIN


def pay_kings(g: State, me: Player) -> Flow[None]:
    """Who is still on a King of the Hill location goes home and earns its reward, once (MM-KOTH-06, MM-KOTH-07)."""
    for place in [place for place, party in g.parties.items() if party.seat == me.seat]:
        party = g.parties.pop(place)
        crown = g.box.locations[place].crown
        roles = [role_of(meeple) for meeple in party.units]
        rest(me, party.units)
        best = [unit for unit in crown if unit in roles][-1]
        g.tell("reigned", me.seat, place)
        yield from crown[best].run(resting(g, me, place, points=CITY_POINTS, rule="MM-KOTH-06"))


def assign(g: State, me: Player) -> Flow[None]:
    """Active fighters go to one or both Capitol locations; hero abilities of this phase may be used (MM-DEV-02)."""
    while True:
        ready = ready_abilities(g, me, DEVELOPMENT)
        options = [*sends(g, me), *ready, PROCEED]
        waiting, final = not g.parties.keys().isdisjoint(g.box.capitol), sealed(g, me, ready)
        choice = yield ask(me.seat, "develop", options, rule="MM-DEV-02", always_ask=waiting, sealed=final)
        if choice == PROCEED:
            return
        if choice[0] == "use":
            yield from use(g, me, choice[1])
        else:
            meeple, place = sent(choice)
            take_from_tavern(g, me, meeple, place)


@from_box
def deals(box: Box) -> dict[str, dict[int, tuple[Need, Deal]]]:
    """Every deal of the Capitol by where it is made and with how many meeples, and which of them it needs."""
    return {
        place: {sum(deal.requirement.values()): (need(deal.requirement), deal) for deal in capitol.deals}
        for place, capitol in box.capitol.items()
    }


def sends(g: State, me: Player) -> list[Option]:
    """Who may be sent where: every party at the Capitol fits one of its deals exactly (MM-DEV-06..11)."""
    options = []
    anyone = shapes(tuple(sorted(me.tavern)), standing_in(g, me))
    for place, known in deals(g.box).items():
        here = tuple(g.parties[place].units) if place in g.parties else ()
        size = len(here) + 1
        if size in known:
            required, deal = known[size]
            for meeple in finishers(required, here, anyone):
                if deal.reward.possible(Act(g, me, place, [*here, meeple], [])):
                    options.append(message(meeple, place))
    return options


def resolve(g: State, me: Player) -> Flow[None]:
    """Every Capitol location with meeples must be carried out, in an order of the player's choice (MM-DEV-12..13).

    Hero abilities may be used after each of them, as long as the phase lasts (MM-UNIT-07).
    """
    waiting = [place for place in g.box.capitol if g.party_of(me, place)]
    ready: list[Option] = []
    while waiting or ready:
        if waiting:
            options = [("resolve", place) for place in waiting if place != DRILL_SQUARE or debt(g, me) <= 0]
            choice = yield ask(me.seat, "resolve", [*options, *ready], rule="MM-DEV-13")
        else:
            choice = yield ask(me.seat, "ability", [*ready, PROCEED], rule="MM-UNIT-07")
        match choice[0]:
            case "proceed":
                return
            case "use":
                yield from use(g, me, choice[1])
            case _:
                waiting.remove(choice[1])
                yield from carry_out(g, me, choice[1])
        ready = ready_abilities(g, me, DEVELOPMENT)


def carry_out(g: State, me: Player, place: str) -> Flow[None]:
    """The deal for which meeples were sent to a Capitol location."""
    g.let_last(USED, TURN, about=place)
    party = g.parties[place]
    _, deal = deals(g.box)[place][len(party.units)]
    yield from deal.reward.run(Act(g, me, place, party.units, party.added, rule="MM-DEV-12"))


def clean_up(g: State, me: Player) -> None:
    """All meeples at the Capitol, with those gained, are tired now (MM-DEV-25, MM-DEV-26)."""
    for place, party in list(g.parties.items()):
        if party.seat == me.seat:
            dismiss(g, me, place, party)


def dismiss(g: State, me: Player, place: str, party: Party) -> None:
    """A party and the meeples added to it go to the Lodgings."""
    rest(me, party.units + party.added)
    del g.parties[place]
