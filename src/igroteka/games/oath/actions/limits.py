"""How many advisers a player may have (OA-2.2.2-01, OA-7.6.4)."""

from collections.abc import Iterable, Sequence

from ..passives import IN_FORCE
from ..passives.cards import AdviserCounts, AdviserLimit, IgnoresLimit
from ..passives.ruling import Handling, Whose
from ..state import Adviser, Player, State

ADVISERS = 3


def adviser_limit(g: State, player: Player, advisers: Iterable[Adviser]) -> int:
    """The smallest number that a power of these advisers allows (OA-7.6.4-03)."""
    limit = ADVISERS
    for adviser in advisers:
        for source, power in IN_FORCE.on(g, AdviserLimit, adviser.card) if adviser.faceup else ():
            limit = power.change(limit, Whose(g, player), source)
    return limit


def counted(g: State, player: Player, advisers: Sequence[Adviser]) -> list[Adviser]:
    """Those of the advisers who count towards the limit."""
    powers = [power for one in advisers if one.faceup for power in IN_FORCE.on(g, AdviserCounts, one.card)]
    return [one for one in advisers if not one.faceup or _counts(Handling(g, player, one.card), powers)]


def _counts(case: Handling, powers: Iterable[tuple[str, AdviserCounts]]) -> bool:
    value = True
    for source, power in powers:
        value = power.change(value, case, source)
    return value


def excess(g: State, player: Player, advisers: Sequence[Adviser]) -> int:
    """By how many these advisers would be too many."""
    return max(0, len(counted(g, player, advisers)) - adviser_limit(g, player, advisers))


def is_always_welcome(g: State, player: Player, card: str) -> bool:
    """Does a card that comes faceup among the advisers disregard their limit?"""
    found = IN_FORCE.on(g, IgnoresLimit, card)
    return any(passive.permits(Handling(g, player, card), source) for source, passive in found)


def has_room_for(g: State, player: Player, coming: Iterable[Adviser], going: Iterable[Adviser] = ()) -> bool:
    """Would the player keep to the limit, with these advisers coming and those going?"""
    leaving = list(going)
    staying = [one for one in player.advisers if one not in leaving]
    arriving = [one for one in coming if not (one.faceup and is_always_welcome(g, player, one.card))]
    return not arriving or not excess(g, player, [*staying, *arriving])
