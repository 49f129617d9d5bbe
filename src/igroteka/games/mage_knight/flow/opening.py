"""The opening: heroes are chosen, then everything is laid out (MK-FLOW-04, MK-FLOW-05)."""

from igroteka.kernel import Flow, ask

from ..actions import exploring
from ..setup.dealing import MORE, deal_common, furnish, lay_offers, roll_first, seat_dummy
from ..setup.laying import lay_map
from ..state import Player, State
from . import tactics


def run(g: State) -> Flow[None]:
    """One player takes a hero; when all have, the table is set."""
    waiting = [g.players[seat] for seat in g.order if not g.players[seat].hero]
    if waiting:
        yield from _choose(g, waiting[0])
    else:
        lay_out(g)


def _choose(g: State, me: Player) -> Flow[None]:
    free = [hero for hero in g.box.heroes if all(player.hero != hero for player in g.players)]
    if g.figures["choose"]:
        choice = yield ask(me.seat, "hero", [("choose_hero", hero) for hero in free], rule="MK-FLOW-04")
        me.hero = choice[1]
    else:
        me.hero = g.chance.pick(free)
    g.tell("hero_chosen", me.seat, me.hero)


def lay_out(g: State) -> None:
    """Everything else, in the order of the set-up (MK-SETUP)."""
    scenario, seats = g.box.scenarios[g.scenario], len(g.players)
    g.figures["units"] = seats + MORE + scenario.blitz
    g.figures["cities"] = scenario.cities[seats]
    deal_common(g, interactive=not g.cooperative)
    lay_offers(g, g.figures["units"])
    roll_first(g, seats + MORE + scenario.blitz)
    lay_map(g)
    for player in g.players:
        player.fame, player.reputation = (1, 2) if scenario.blitz else (0, 0)
        furnish(g, player)
    if scenario.dummy:
        seat_dummy(g)
    tactics.lay_out(g)
    exploring.look_around(g)
    g.reveal()
    g.stage = "tactics"
    g.tell("round", g.round, "night" if g.night else "day")
