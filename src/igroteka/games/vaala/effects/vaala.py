"""The Vaala glyph: cards are revealed, open ones are paid for and played (LV-GLYPH-06, LV-VAALA)."""

from copy import deepcopy

from msgspec.structs import replace

from igroteka.kernel import DONE, Effect, Flow, Option, Speech, say

from ..act import Act
from ..actions.units import remove, types_in
from ..actions.vaala import keep_open, pay, reveal
from ..box import Ability, Count, Reaction


class VaalaGlyph(Effect[Act], frozen=True):
    """Reveal cards of your Vaala deck, then you may play some of the open ones (LV-GLYPH-06).

    `plays` is how many (None: any number). `discount` is what a destroyed unit of yours with the General saves.
    """

    reveal: Count
    plays: Count | None
    discount: Count = 0

    def run(self, c: Act) -> Flow[None]:
        reveal(c.g, c.me, self.reveal)
        played = 0
        while self.plays is None or played < self.plays:
            power = c.me.ready
            choice = yield from c.pick("vaala", self.options(c), optional=DONE, rule="LV-VAALA-02", power=power)
            if choice is None:
                return
            verb, card = choice
            if verb == "sacrifice":
                yield from self.sacrifice(c, card)
            yield from cast(c, card, self.discount if verb == "sacrifice" else 0)
            played += 1

    def options(self, c: Act) -> list[Option]:
        """The open cards that would do something and can be paid for (LV-VAALA-07)."""
        options: list[Option] = []
        for card in c.me.vaala_open:
            cost = c.g.box.vaala[card].cost
            if cost <= c.me.ready and does_something(c, card):
                options.append(("cast", card))
            if self.discount and cost - self.discount <= c.me.ready and offerings(c, card):
                options.append(("sacrifice", card))
        return options

    def sacrifice(self, c: Act, card: str) -> Flow[None]:
        """A unit with the General is destroyed for the discount."""
        units = offerings(c, card)
        unit = yield from c.pick_one("sacrifice", units, verb="unit", rule="LV-VAALA-03", region=c.me.at)
        remove(c.g, c.me, c.me.at, unit, told="sacrificed")

    def say(self) -> Speech:
        kind = "any" if self.plays is None else "discount" if self.discount else "some"
        return say(f"text-vaala-{kind}", count=self.reveal, plays=self.plays or 0, discount=self.discount)


def does_something(c: Act, card: str) -> bool:
    """Would an open card do anything now? Reactions wait for their moment."""
    effect = c.g.box.vaala[card].effect
    return effect.possible(c) if isinstance(effect, Effect) else not isinstance(effect, Reaction)


def offerings(c: Act, card: str) -> list[str]:
    """The types of units with the General without which the card would still do something."""
    return [unit for unit in types_in(c.me, c.me.at) if does_something(without(c, unit), card)]


def without(c: Act, unit: str) -> Act:
    """The same act as it would be if a unit with the General were gone."""
    me = deepcopy(c.me)
    g = replace(c.g, players={**c.g.players, me.id: me}, events=None)
    g.open(c.g.box)
    remove(g, me, me.at, unit)
    return Act(g, me, c.card)


def cast(c: Act, card: str, discount: int) -> Flow[None]:
    """Pay for a card and, unless it is cancelled, do what it says or let it work until Clean-up."""
    if (yield from pay(c.g, c.me, card, discount)):
        effect = c.g.box.vaala[card].effect
        if isinstance(effect, Ability):
            keep_open(c.g, c.me, card)
        elif isinstance(effect, Effect):
            yield from effect.run(Act(c.g, c.me, card, rule="LV-VAALA-04"))
