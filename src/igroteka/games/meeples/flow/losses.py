"""What would be left unused if the orders were given as they stand (MM-MAIN-02, MM-UNIT-07)."""

from igroteka.kernel import Decision, Speech, say

from ..state import State
from .assign import COMMIT


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
