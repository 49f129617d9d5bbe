"""How many advisers a player may have (OA-2.2.2-01, OA-7.6.4)."""

from collections.abc import Iterable

from ..passives import IN_FORCE
from ..passives.cards import AdviserCounts, AdviserLimit, IgnoresLimit
from ..passives.ruling import Handling, Whose
from ..state import Adviser, Player, State

ADVISERS = 3


def adviser_limit(g: State, player: Player) -> int:
    """The smallest number that a power allows (OA-7.6.4-03)."""
    return IN_FORCE.changed(g, AdviserLimit, player, ADVISERS, Whose(g, player))


def counted(g: State, player: Player, advisers: Iterable[Adviser]) -> list[Adviser]:
    """Those of the advisers who count towards the player's limit."""
    return [one for one in advisers if _counts(g, player, one)]


def _counts(g: State, player: Player, adviser: Adviser) -> bool:
    if not adviser.faceup:
        return True
    return IN_FORCE.changed(g, AdviserCounts, player, True, Handling(g, player, adviser.card))


def is_always_welcome(g: State, player: Player, card: str) -> bool:
    """Does a card that comes faceup among the advisers disregard their limit?"""
    found = IN_FORCE.on(g, IgnoresLimit, card)
    return any(passive.permits(Handling(g, player, card), source) for source, passive in found)


def has_room_for(g: State, player: Player, coming: Iterable[Adviser], going: Iterable[Adviser] = ()) -> bool:
    """Would the player keep to the limit, with these advisers coming and those going?"""
    leaving = list(going)
    staying = [one for one in player.advisers if one not in leaving]
    arriving = [one for one in coming if not (one.faceup and is_always_welcome(g, player, one.card))]
    return not arriving or len(counted(g, player, [*staying, *arriving])) <= adviser_limit(g, player)
