"""What can be told before a choice: what it would leave unused, what reveals nothing (MM-MAIN-02, MM-UNIT-07)."""

from igroteka.kernel import Decision, Option, Speech, say

from ..state import State
from .assign import COMMIT

SENT = frozenset({"send", "send_as", "call_up"})


def foresee(_: State, __: Decision, option: Option) -> bool | None:
    """Whoever is sent may be called back until the orders are given; all else depends on what comes of it."""
    return False if option[0] in SENT else None


def losses(g: State, decision: Decision) -> list[Speech]:
    """Fighters who could still begin something somewhere, and abilities; more of them at a finished place is no use."""
    if COMMIT not in decision.options:
        return []
    mine = {place for place, party in g.parties.items() if party.seat == decision.seat}
    wanted = {option[1] for option in decision.options if option[0].startswith("send") and option[-1] not in mine}
    left = {
        "fighters": sum(unit in wanted for unit in g.active.tavern),
        "abilities": sum(option[0] == "use" for option in decision.options),
    }
    return [say(f"unused-{what}", count=count) for what, count in left.items() if count]
