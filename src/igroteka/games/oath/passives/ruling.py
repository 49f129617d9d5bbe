"""Kinds about ruling, suits and the powers of others."""

from typing import NamedTuple

from igroteka.kernel import Adds, Changes, Forbids, Permits

from ..box import Cost
from ..state import Player, State


class Whose(NamedTuple):
    """A player; nothing more is known of the case."""

    g: State
    me: Player


class RulesEmptySites(Permits[Whose], frozen=True):
    """I treat bandits as warbands of my own, and rule sites without warbands."""


class MoreBandits(Adds[Whose], frozen=True):
    """So many bandits more are at each site; the case is whoever's turn it is."""


class RulesCards(Changes[Whose, list[Player]], frozen=True):
    """Who rules a card at a site; the case is whoever's turn it is. Battle plans are not asked about."""


class CountsAs(Adds[str], frozen=True):
    """I have so many more advisers of a suit than I have cards."""


class Using(NamedTuple):
    """Somebody is about to use a power: of which card, and what it costs now."""

    g: State
    me: Player
    card: str
    cost: Cost


class MayNotUse(Forbids[Using], frozen=True):
    """A power cannot be used. Asked for everybody's action powers, modifiers, plans, site powers with a price."""


class Handling(NamedTuple):
    """Somebody is about to discard, move, swap, take or recover a card or relic."""

    g: State
    me: Player
    card: str


class TreatedAsLocked(Forbids[Handling], frozen=True):
    """A card or relic at a site is locked for this player, whatever is printed on it."""
