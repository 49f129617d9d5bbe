"""Kinds about the title, the end of the game and the Chronicle."""

from typing import NamedTuple

from igroteka.kernel import Answers, Changes, Forbids, Permits

from ..state import State
from .ruling import Whose


class TitleTaken(Answers[Whose], frozen=True):
    """The player of the case has just taken the title."""


class EndRolled(NamedTuple):
    """The end-of-game die shows this."""

    g: State
    value: int


class EndRoll(Changes[EndRolled, int], frozen=True):
    """What the end-of-game die may be shifted by, up or down, and by whom: see `actions`."""


class CannotBeExiled(Forbids[Whose], frozen=True):
    """Nobody can exile this Citizen."""


class Kept(NamedTuple):
    """The Chronicle asks about a site space."""

    g: State
    slot: int


class SiteStays(Permits[Kept], frozen=True):
    """A site space (the case) is kept in the Chronicle, whoever rules it."""


class ScepterRests(Changes[Whose, bool], frozen=True):
    """May the holder use the Grand Scepter now?"""
