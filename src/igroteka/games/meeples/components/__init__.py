"""The standard box: every component, one file per kind, written with the words of `effects/`."""

from ..box import Box
from .city import CAPITOL, SLOTS, STARTING
from .council import ARRIVALS, COUNCIL, TOKENS
from .heroes import HEROES
from .locations import LOCATIONS
from .meeples import MEEPLES
from .monsters import MONSTERS
from .quests import QUESTS
from .towers import ROOMS

BOX = Box(
    meeples=MEEPLES,
    heroes=HEROES,
    capitol=CAPITOL,
    slots=SLOTS,
    locations=STARTING | LOCATIONS,
    monsters=MONSTERS | COUNCIL,
    arrivals=ARRIVALS,
    tokens=TOKENS,
    quests=QUESTS,
    rooms=ROOMS,
)

__all__ = ["BOX"]
