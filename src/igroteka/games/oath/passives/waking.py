"""Kinds about the Wake phase."""

from igroteka.kernel import Answers

from .ruling import Whose


class AtWake(Answers[Whose], frozen=True):
    """The player of the case is at the end of the Wake phase (OA-4.1.4)."""


class FirstAtWake(Answers[Whose], frozen=True):
    """The player of the case begins the Wake phase, before anybody's victory is looked for (OA-4.1.1)."""
