"""The standard box: everything that lies in the base game, one file for each kind."""

from ..box.tables import Box
from ..scenarios import SCENARIOS, VARIANTS
from .advanced_actions import ADVANCED_ACTIONS
from .basic_actions import BASIC_ACTIONS
from .board import BOARD
from .cities import CITIES
from .enemies import ENEMIES
from .heroes import HEROES
from .ruins import RUINS
from .skills import SKILLS
from .tactics import TACTICS
from .tiles import TILES
from .units import UNITS

BOX = Box(
    cards={**BASIC_ACTIONS, **ADVANCED_ACTIONS},
    units=UNITS,
    skills=SKILLS,
    tactics=TACTICS,
    enemies=ENEMIES,
    tiles=TILES,
    cities=CITIES,
    ruins=RUINS,
    heroes=HEROES,
    scenarios=SCENARIOS,
    variants=VARIANTS,
    board=BOARD,
)
