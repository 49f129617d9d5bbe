"""All 340 cards, one file per deck, each card written with the words of `effects/`."""

from . import aberrations, demons, dragons, drow, elementals, starters, undead

__all__ = ["aberrations", "demons", "dragons", "drow", "elementals", "starters", "undead"]
