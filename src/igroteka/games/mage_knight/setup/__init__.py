"""Set-up (MK-SETUP, MK-AREA): first the seats and the scenario; after the heroes are chosen, everything else.

What comes in between by decisions (choosing heroes, an auction, a draft) is in `flow/opening.py`.
"""

from igroteka.kernel import Chance

from ..box.tables import Box
from ..state import Player, State
from .options import Options, form

__all__ = ["Options", "form", "setup"]


def setup(box: Box, options: Options, seats: int, chance: Chance) -> State:
    """The table before heroes are chosen; the order of choosing is random (MK-FLOW-04)."""
    scenario = box.scenarios[options.scenario]
    g = State(
        chance=chance,
        scenario=scenario.id,
        figures={"rounds": scenario.rounds[seats], "choose": int(options.heroes == "choose")},
        variants=list(options.variants),
        shape=options.shape if options.shape in scenario.shapes[seats] else scenario.shapes[seats][0],
        players=[Player(seat=seat, hero="") for seat in range(seats)],
        order=chance.shuffled(range(seats)),
        cooperative=scenario.cooperative,
        stage="opening",
    )
    g.open(box)
    return g
