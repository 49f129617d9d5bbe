"""Kinds about favor, secrets and warbands."""

from igroteka.kernel import Changes, Forbids

from .ruling import Whose


class FavorGoesTo(Changes[Whose, str], frozen=True):
    """Where favor goes that would reach my board: "" is the board itself, else the bank of a suit."""


class SpendsBank(Changes[Whose, str], frozen=True):
    """The bank (a suit) whose favor I may spend like favor on my board; "" is none."""


class BurntFavorTo(Changes[Whose, int], frozen=True):
    """The seat that gets favor which anybody burns; NOBODY: the general supply. The case is who burns it."""


class GivesNoSecrets(Forbids[Whose], frozen=True):
    """I cannot give secrets to anybody."""


class PlacesNoWarbands(Forbids[Whose], frozen=True):
    """I cannot put warbands on sites by any means."""
