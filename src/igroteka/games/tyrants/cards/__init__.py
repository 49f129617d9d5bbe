"""All 340 cards, one file per deck, each card written with the words of `effects/`."""

from ..board import BOARD
from ..minions import CARDS, Box
from . import aberrations, demons, dragons, drow, elementals, starters, undead

BOX = Box(CARDS, BOARD)

__all__ = ["BOX", "aberrations", "demons", "dragons", "drow", "elementals", "starters", "undead"]
