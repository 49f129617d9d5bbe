"""The last of set-up: characters are chosen, hands are dealt, somebody is first (LV-SETUP-01, LV-SETUP-24)."""

from igroteka.kernel import Flow, ask

from ..setup import deal_hands
from ..state import Player, State
from .planning import begin_round


def opening(g: State) -> Flow[None]:
    """Each person without a character chooses one; the first player is a matter of chance."""
    for seat in range(g.seats):
        player = g.seated(seat) or (yield from choose_character(g, seat))
        g.tell("seated", seat, player.id)
    deal_hands(g)
    g.initiative = g.chance.pick([player.id for player in g.players.values() if not player.faceless])
    g.tell("initiative", g.initiative)
    begin_round(g)


def choose_character(g: State, seat: int) -> Flow[Player]:
    """One that nobody has yet (LV-SETUP-01)."""
    free = [("character", player.id) for player in g.players.values() if player.faceless]
    _, name = yield ask(seat, "character", free, "LV-SETUP-01", always_ask=True)
    g.players[name].seat = seat
    return g.players[name]
