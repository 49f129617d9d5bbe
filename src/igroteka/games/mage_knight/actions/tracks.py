"""The tracks: fame with its levels, and reputation (MK-LEVL, MK-INFL-05)."""

from igroteka.kernel import from_box

from ..box.tables import Box, LevelToken
from ..passives import IN_FORCE
from ..passives.cases import Doing
from ..passives.kinds import FameGained
from ..state import Player, State

TOP_LEVEL = 10
LOWEST, HIGHEST = -7, 7
"""The ends of the reputation track."""


def level_of(fame: int) -> int:
    """The row of the fame track (MK-LEVL-02); fame below 0 is still the first level (MK-OPTA-06).

    >>> [level_of(fame) for fame in (-2, 0, 2, 3, 8, 98, 99, 130)]
    [1, 1, 1, 2, 3, 9, 10, 10]
    """
    level = 1
    while level < TOP_LEVEL and fame >= (level + 1) ** 2 - 1:
        level += 1
    return level


@from_box
def _tokens(box: Box) -> tuple[LevelToken, ...]:
    return box.board.levels


def level_token(g: State, player: Player) -> LevelToken:
    """The level token on top of the hero's stack (MK-LEVL-04)."""
    return _tokens(g.box)[(player.level - 1) // 2]


def armour_of(g: State, player: Player) -> int:
    """The hero's armour."""
    return level_token(g, player).armour


def gain_fame(g: State, player: Player, count: int) -> None:
    """Fame at once; levels come at the end of the turn (MK-RNGD-12)."""
    if count <= 0:
        return
    gained = IN_FORCE.changed(g, FameGained, player, count, Doing(g, player))
    player.fame += gained
    g.tell("fame", player.seat, gained)


def change_reputation(g: State, player: Player, change: int) -> None:
    """Up or down the track, no further than its ends (MK-INFL-05)."""
    before = player.reputation
    player.reputation = max(LOWEST, min(HIGHEST, before + change))
    if player.reputation != before:
        g.tell("reputation", player.seat, player.reputation - before)


def reputation_modifier(g: State, player: Player) -> int | None:
    """What the hero's reputation adds to an interaction; None on the X, where nobody talks (MK-INFL-04)."""
    if player.reputation == LOWEST:
        return None
    return g.box.board.reputation[player.reputation - LOWEST]
