"""The Dragonbond abilities of the four characters (LV-BOND-15, LV-FAQ-01, LV-FAQ-02)."""

from igroteka.kernel import Flow, Speech, say

from ..act import Act
from ..actions.units import from_supply, place_chosen
from ..box import Count
from ..combat.wounds import add_essence, heal
from ..passives import AllyDestroyed, FigureArrived, SharesSky, Sharing, Standing


class HealNearBond(FigureArrived, frozen=True):
    """The Dragon heals when it moves into a region adjacent to the bonded General's (LV-FAQ-02)."""

    wounds: Count = 1

    def do(self, case: Standing, source: str) -> None:
        g, me, region = case
        if me.wounds and g.players[me.ally].at in g.box.board.neighbours[region]:
            g.tell("bond_ability", me.id, source)
            heal(g, me, self.wounds)

    def say(self) -> Speech:
        return say("bond-heal-near", count=self.wounds)


class SharedSky(SharesSky, frozen=True):
    """For movement the regions of the General and the bonded Dragon are adjacent (LV-FAQ-01)."""

    def say(self) -> Speech:
        return say("bond-shared-sky")


class ShareKill(AllyDestroyed, frozen=True):
    """After a combat in which the bonded Dragon destroyed a unit, the General places one."""

    def answer(self, case: Sharing, source: str) -> Flow[None]:
        g, me, _ = case
        g.tell("bond_ability", me.id, source)
        yield from place_chosen(g, me, me.at, "LV-BOND-15")

    def say(self) -> Speech:
        return say("bond-share-kill")


class ShareEssence(AllyDestroyed, frozen=True):
    """After a combat in which the bonded General destroyed a unit, one of those goes to the Essence track."""

    def answer(self, case: Sharing, source: str) -> Flow[None]:
        g, me, destroyed = case
        g.tell("bond_ability", me.id, source)
        token = yield from Act(g, me).pick_one("essence", dict.fromkeys(destroyed), rule="LV-BOND-15")
        from_supply(g, token)
        add_essence(g, me, token)

    def say(self) -> Speech:
        return say("bond-share-essence")
