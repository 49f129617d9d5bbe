"""The glyphs of region cards: Upgrade, Reinforce, Fortify; for whoever controls the region now (LV-RGLYPH, LV-REGN-03).

`c.region` is the region of the card; `c.me` the player who controls it, or who programmed the card if nobody does.
"""

from igroteka.kernel import DONE, Deed, Effect, Flow, Speech, say

from ..act import Act
from ..actions.power import spend
from ..actions.regions import controlled, controller
from ..actions.units import in_supply, place_chosen, place_city, place_faceless, place_neutral
from ..box import Count
from ..passives import IN_FORCE, Placing, Reinforced, UpgradePrice
from ..state import Player, State


class Upgrade(Effect[Act], frozen=True):
    """The General in control may take a denizen of this region or, for power, of an adjacent one (LV-RGLYPH-01..03)."""

    cost: Count = 1

    def possible(self, c: Act) -> bool:
        return bool(self.denizens(c))

    def denizens(self, c: Act) -> list[str]:
        """The denizens that could be taken; Faceless Generals take none (LV-AMB-20)."""
        general = controller(c.g, c.region)
        if general is None or general.faceless:
            return []
        near = c.g.box.board.neighbours[c.region] if self.price(c.g, general) <= general.ready else ()
        homelands = (c.region, *near)
        return [card for card in c.g.row if c.g.box.denizens[card].homeland in homelands]

    def price(self, g: State, general: Player) -> int:
        """What a denizen of an adjacent region costs."""
        return IN_FORCE.changed(g, UpgradePrice, general, self.cost, general)

    def run(self, c: Act) -> Flow[None]:
        general = controller(c.g, c.region)
        if general is None:
            return
        act, cards = Act(c.g, general, rule="LV-RGLYPH-01"), self.denizens(c)
        card = yield from act.pick_one("upgrade", cards, verb="denizen", optional=DONE, region=c.region)
        if card:
            if c.g.box.denizens[card].homeland != c.region:
                spend(c.g, general, self.price(c.g, general))
            take_denizen(c.g, general, card)

    def say(self) -> Speech:
        return say("text-upgrade", count=self.cost)


def take_denizen(g: State, general: Player, card: str) -> None:
    """From the row to its slot; an older one there is discarded, the row is not refilled (LV-DENZ-03..05)."""
    g.row.remove(card)
    unit = g.box.denizens[card].unit
    if unit in general.denizens:
        g.denizen_discard.append(general.denizens[unit])
        g.tell("denizen_discarded", general.id, general.denizens[unit])
    general.denizens[unit] = card
    g.tell("upgraded", general.id, card)


class Reinforce(Effect[Act], frozen=True):
    """Neutral units, or units of the General in control here and in adjacent regions of theirs (LV-RGLYPH-04..06)."""

    neutral: Count = 2

    def possible(self, c: Act) -> bool:
        general = controller(c.g, c.region)
        return bool(in_supply(general)) if general else c.g.supply.neutral > 0

    def run(self, c: Act) -> Flow[None]:
        general = controller(c.g, c.region)
        if general is None:
            place_neutral(c.g, c.region, self.neutral)
        elif general.faceless:
            for region in self.regions(c, general):
                yield from place_faceless(c.g, general, region, 1)
        else:
            yield from self.gather(c, general)

    def regions(self, c: Act, general: Player) -> list[str]:
        """This region and the adjacent ones of the same General."""
        own = controlled(c.g, general)
        return [c.region, *(region for region in c.g.box.board.neighbours[c.region] if region in own)]

    def gather(self, c: Act, general: Player) -> Flow[None]:
        """A unit here, and one in each adjacent region if the General likes (LV-AMB-12)."""
        reinforced = []
        for region in self.regions(c, general):
            if (yield from place_chosen(c.g, general, region, "LV-RGLYPH-05", optional=region != c.region)):
                reinforced.append(region)
        yield from IN_FORCE.answers(c.g, Reinforced, general, Placing(c.g, general, reinforced))

    def say(self) -> Speech:
        return say("text-reinforce", count=self.neutral)


class Fortify(Deed[Act], frozen=True):
    """A city, if there is none (LV-RGLYPH-07, LV-RGLYPH-08)."""

    def possible(self, c: Act) -> bool:
        return not c.g.regions[c.region].city and c.g.supply.cities > 0

    def do(self, c: Act) -> None:
        place_city(c.g, c.region)

    def say(self) -> Speech:
        return say("text-fortify")
