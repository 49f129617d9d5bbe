"""All 340 cards, one file per deck, each card written with the words of `effects/`."""

from ..box import Box
from . import aberrations, demons, dragons, drow, elementals, starters, undead
from .board import BOARD
from .declaring import CARDS

BOX = Box(CARDS, BOARD)

__all__ = ["BOX", "aberrations", "demons", "dragons", "drow", "elementals", "starters", "undead"]
