"""Kinds about the title, the end of the game and the Chronicle."""

from typing import NamedTuple

from igroteka.kernel import Answers, Forbids, Permits

from ..state import State
from .ruling import Whose


class TitleTaken(Answers[Whose], frozen=True):
    """The player of the case has just taken the title."""


class EndRoll(Answers[Whose], frozen=True):
    """The end-of-game die was rolled and shows `g.end_roll`, which may be changed; the case is who rolled it."""


class CannotBeExiled(Forbids[Whose], frozen=True):
    """Nobody can exile this Citizen."""


class Kept(NamedTuple):
    """The Chronicle asks about a site space."""

    g: State
    slot: int


class SiteStays(Permits[Kept], frozen=True):
    """A site space (the case) is kept in the Chronicle, whoever rules it."""


class WieldsScepter(Permits[Whose], frozen=True):
    """I may use the powers of the Grand Scepter now."""
