"""The Dragonbond abilities of the four characters (LV-BOND-15, LV-FAQ-01, LV-FAQ-02)."""

from igroteka.kernel import Speech, say

from ..box import GENERAL, Ability, Count
from ..state import Player, State
from .force import in_force


class HealNearBond(Ability, frozen=True):
    """The Dragon heals when it moves into a region adjacent to the bonded General's (LV-FAQ-02)."""

    wounds: Count = 1

    def say(self) -> Speech:
        return say("bond-heal-near", count=self.wounds)


class SharedSky(Ability, frozen=True):
    """For movement the regions of the General and the bonded Dragon are adjacent (LV-FAQ-01)."""

    def say(self) -> Speech:
        return say("bond-shared-sky")


class ShareKill(Ability, frozen=True):
    """After a combat in which the bonded Dragon destroyed a unit, the General places one."""

    def say(self) -> Speech:
        return say("bond-share-kill")


class ShareEssence(Ability, frozen=True):
    """After a combat in which the bonded General destroyed a unit, one of those goes to the Essence track."""

    def say(self) -> Speech:
        return say("bond-share-essence")


def sky_link(g: State, player: Player) -> tuple[str, str] | None:
    """The two regions that a bond makes adjacent for the moves of a pair."""
    ally = g.players.get(player.ally)
    if ally is None:
        return None
    general, dragon = (player, ally) if player.role == GENERAL else (ally, player)
    if general.at != dragon.at and any(in_force(g, general, SharedSky)):
        return general.at, dragon.at
    return None
