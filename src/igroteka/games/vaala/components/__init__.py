"""The standard box: every component, written as data with the words of `effects/` and `abilities`."""

from ..box import Box, Face, Tokens
from ..effects.regions import Fortify, Reinforce, Upgrade
from .adrael import ADRAEL
from .board import BOARD
from .denizens import DENIZENS
from .eliza import ELIZA
from .events import EVENT_CARDS
from .ferellon import FERELLON
from .hero import Hero
from .nagasha import NAGASHA

HEROES: tuple[Hero, ...] = (FERELLON, ADRAEL, NAGASHA, ELIZA)
"""In clockwise order: Dragon, General, Dragon, General (LV-SETUP-06)."""

MISS = Face("miss", 0, 0)
HIT, DOUBLE_HIT = Face("standard_1", 1, 0), Face("standard_2", 2, 0)
CRITICAL, DOUBLE_CRITICAL = Face("critical_1", 0, 1), Face("critical_2", 0, 2)

BOX = Box(
    board=BOARD,
    die=(MISS, MISS, MISS, MISS, HIT, HIT, HIT, DOUBLE_HIT, CRITICAL, DOUBLE_CRITICAL),
    tokens=Tokens(
        power=56,
        neutral_units=24,
        wounds=10,
        cities=12,
        dice=5,
        units_of_type=6,
        units_in_region=6,
        power_to_win=10,
        row=6,
    ),
    characters={hero.character.id: hero.character for hero in HEROES},
    actions={card.id: card for hero in HEROES for card in hero.actions},
    vaala={card.id: card for hero in HEROES for card in hero.vaala},
    denizens={card.id: card for card in DENIZENS},
    events={card.id: card for card in EVENT_CARDS},
    region_glyphs={"upgrade": Upgrade(), "reinforce": Reinforce(), "fortify": Fortify()},
)
