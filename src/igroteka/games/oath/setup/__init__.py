"""Set-up: a chronicle, or the first game, becomes the table (OA-1)."""

from igroteka.kernel import BadSetup, Chance

from ..box import Box
from ..chronicle import Chronicle, faults_of, stirred
from ..exchange import read
from ..state import State
from .laying import lay_out, open_by_script, unpack
from .options import CHANCE, CHRONICLE, LEARNING, Options, check, form, presets
from .starts import LEARNING_CHRONICLE, LEARNING_OPENING, new_chronicle

MOST_FAULTS = 5
"""So many faults of a chronicle are told at once."""


def setup(box: Box, options: Options, seats: int, chance: Chance) -> State:
    """Lay everything out for so many players; what somebody has to choose follows in the opening."""
    check(options, seats)
    chronicle = begun_from(box, options, chance)
    if len(chronicle.world) < 3 + 3 * seats:
        raise BadSetup(f"The world deck of {len(chronicle.world)} cards is too small for {seats} players.")
    g = unpack(box, chronicle, options, seats, chance)
    if options.boards == "choose" and not options.colours and options.start != LEARNING:
        g.pending = [f"board {seat}" for seat in g.order[1:]] + ["lay"]
    else:
        lay_out(g)
    if options.start == LEARNING:
        open_by_script(g, LEARNING_OPENING)
    return g


def begun_from(box: Box, options: Options, chance: Chance) -> Chronicle:
    """The chronicle that a match with these options begins from."""
    if options.start == LEARNING:
        return LEARNING_CHRONICLE
    if options.start != CHRONICLE:
        return new_chronicle(box, chance, options.name)
    chronicle = options.chronicle or read(box, options.text, chance).chronicle
    refuse_faults(box, chronicle)
    return chronicle if options.text or chronicle.origin else stirred(box, chronicle, chance)


def refuse_faults(box: Box, chronicle: Chronicle) -> None:
    """A chronicle that does not hold together is not played."""
    if faults := list(faults_of(box, chronicle)):
        more = f" And {len(faults) - MOST_FAULTS} more." if len(faults) > MOST_FAULTS else ""
        raise BadSetup(f"The chronicle does not hold together. {' '.join(faults[:MOST_FAULTS])}{more}")


__all__ = [
    "CHANCE",
    "Options",
    "begun_from",
    "form",
    "lay_out",
    "new_chronicle",
    "presets",
    "refuse_faults",
    "setup",
]
