"""Choosing tactics, and the order of the round (MK-TACT)."""

from igroteka.kernel import Flow, ask

from ..act import Act
from ..box.terms import DAY, NIGHT
from ..state import NOBODY, Player, State


def lay_out(g: State) -> None:
    """The tactics of the time of day that have not left the game (MK-ROUND-13)."""
    time = NIGHT if g.night else DAY
    g.tactics = [one.id for one in g.box.tactics.values() if one.time == time and one.id not in g.retired]


def run(g: State) -> Flow[None]:
    """One player, or the dummy, chooses a tactic; then the next. When all have, they are put in order."""
    if dummy_first(g) and g.dummy and not g.dummy.tactic:
        deal_to_dummy(g)
    waiting = [player for player in choosing_order(g) if not player.tactic]
    if waiting:
        yield from _choose(g, waiting[0])
        return
    if g.dummy and not g.dummy.tactic:
        deal_to_dummy(g)
    g.order.sort(key=lambda seat: _number(g, seat))
    g.active, g.stage = 0, "before"


def dummy_first(g: State) -> bool:
    """With several players the dummy takes its tactic first, alone the player does (MK-SC-COOP-05, MK-SC-SOLO-05)."""
    return len(g.players) > 1


def choosing_order(g: State) -> list[Player]:
    """Least fame first, ties to the lower round order token (MK-TACT-02, MK-TACT-03).

    In the first round everybody chooses in reverse order of the heroes (MK-TACT-04).
    """
    column = [g.players[seat] for seat in g.order if seat != NOBODY]
    column.reverse()
    return column if g.round == 1 else sorted(column, key=lambda player: player.fame)


def _choose(g: State, me: Player) -> Flow[None]:
    time = NIGHT if g.night else DAY
    options = [("tactic", tactic) for tactic in g.tactics]
    choice = yield ask(me.seat, "tactic", options, rule="MK-TACT-01", number=g.round, time=time)
    me.tactic, me.tactic_up = choice[1], True
    g.tactics.remove(me.tactic)
    g.tell("tactic_chosen", me.seat, me.tactic)
    taken = g.box.tactics[me.tactic].taken
    if taken:
        yield from taken.run(Act(g=g, me=me, card=me.tactic, part="taken", rule="MK-TACT-05"))


def deal_to_dummy(g: State) -> None:
    """The dummy takes a random tactic, which only gives its place in the order (MK-DUMY-05)."""
    assert g.dummy is not None
    g.dummy.tactic = g.chance.pick(g.tactics)
    g.tactics.remove(g.dummy.tactic)
    g.tell("dummy_tactic", g.dummy.tactic)


def _number(g: State, seat: int) -> int:
    tactic = g.dummy.tactic if seat == NOBODY and g.dummy else g.players[seat].tactic
    return g.box.tactics[tactic].number
