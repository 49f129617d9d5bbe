"""The Act phase: any number of actions in any order (OA-4.2)."""

from igroteka.kernel import Flow, Option, ask

from ..actions import (
    advisers,
    campaign,
    citizenship,
    marching,
    muster,
    peeking,
    powers,
    promises,
    recover,
    search,
    trade,
    travel,
)
from ..actions.majors import has_means
from ..state import ACT, REST, State

MAJOR = (search, muster, trade, recover, campaign, travel)
MINOR = (advisers, powers, peeking, marching, citizenship, promises)
AREAS = (*MAJOR, *MINOR)
"""Each knows its options, and carries one out."""
END: Option = ("end",)


def act(g: State) -> Flow[None]:
    """One action, or the end of the phase. What was chosen is carried out in a step of its own."""
    if g.pending:
        yield from _perform(g)
        return
    me = g.me
    areas = AREAS if has_means(g, me) else MINOR
    options = [option for area in areas for option in area.options(g, me)]
    choice = yield ask(me.seat, "act", [*options, END], rule="OA-4.2-01", always_ask=True, supply=me.supply)
    if choice == END:
        g.phase = REST
    else:
        g.pending = list(choice)


def _perform(g: State) -> Flow[None]:
    choice, g.pending = tuple(g.pending), []
    for area in AREAS:
        if choice[0] in area.VERBS:
            yield from area.perform(g, g.me, choice)
    if g.phase == ACT and g.act_over:
        g.phase, g.act_over = REST, False
