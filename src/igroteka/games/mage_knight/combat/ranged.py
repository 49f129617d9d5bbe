"""The ranged and siege phase (MK-RNGD): as the attack phase, but only ranged and siege attacks reach."""

from igroteka.kernel import Flow

from ..state import RANGED_PHASE, Player, State
from . import dice
from .attack import strike_phase
from .common import clear


def enter(g: State, _: Player) -> Flow[None]:
    """The ranged and siege phase begins."""
    clear(g, RANGED_PHASE)
    dice.show(g, RANGED_PHASE)
    return
    yield


def run(g: State, me: Player) -> Flow[bool]:
    """A few choices of the ranged and siege phase; is it over?"""
    return (yield from strike_phase(g, me, "ranged_phase", "MK-RNGD-01"))
