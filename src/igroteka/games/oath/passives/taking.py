"""Kinds about taking and recovering relics and banners."""

from typing import NamedTuple

from igroteka.kernel import Answers, Forbids

from ..state import Player, State


class Taking(NamedTuple):
    """A player would take a relic or banner, or target it in a campaign; `owner` is the seat that has it, or NOBODY."""

    g: State
    me: Player
    thing: str
    owner: int


class MayNotTake(Forbids[Taking], frozen=True):
    """It cannot be taken, in no way, nor targeted. Asked of everybody's powers."""


class MayNotTarget(Forbids[Taking], frozen=True):
    """It cannot be targeted in a campaign, but taken in other ways. Asked of everybody's powers."""


class MayNotRecover(Forbids[Taking], frozen=True):
    """I cannot take it by Recover, but in other ways."""


class Taken(NamedTuple):
    """A player has just taken these relics."""

    g: State
    taker: Player
    relics: tuple[str, ...]


class RelicsTaken(Answers[Taken], frozen=True):
    """Somebody else has taken relics."""
