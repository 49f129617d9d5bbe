"""The Wake phase: the People's Favor, victory, the Usurper, sites that give something (OA-4.1)."""

from igroteka.kernel import Flow

from ..actions.promises import pay_tribute
from ..box import EXILE
from ..passives import IN_FORCE
from ..passives.ruling import Whose
from ..passives.waking import AtWake, FirstAtWake
from ..scoring import check_wake
from ..state import ACT, CHRONICLE, State


def wake(g: State) -> Flow[None]:
    """The Wake phase of whoever is next (OA-4.1-01)."""
    me = g.me
    g.begin_turn(me.seat, g.round)
    yield from IN_FORCE.answers(g, FirstAtWake, me, Whose(g, me))
    if check_wake(g, me):
        g.phase = CHRONICLE
        return
    if me.role == EXILE and g.title == me.seat and not g.usurper:
        g.usurper = True
        g.tell("usurper", me.seat)
    pay_tribute(g, me)
    yield from IN_FORCE.answers(g, AtWake, me, Whose(g, me))
    g.phase = ACT
