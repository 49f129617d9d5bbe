"""Words of single action cards: offers, interactions, blocks that look at the enemy (MK-CARD)."""

from typing import Literal

from igroteka.kernel import Condition, Effect, Flow, Speech, say

from ..act import Act
from ..actions import cards, mana
from ..actions.playing import BASIC, STRONG, costs, power
from ..actions.points import give_block, may_block
from ..box.terms import COLOURS
from ..combat.values import find_attack, has, open_attacks
from ..state import RANGED_PHASE
from .amounts import Size


class InInteraction(Condition[Act], frozen=True):
    """Is the hero interacting with locals?"""

    def holds(self, c: Act) -> bool:
        return c.me.turn.stage == "interact"

    def say(self) -> Speech:
        return say("condition-in-interaction")


class AtStart(Condition[Act], frozen=True):
    """Has a combat begun in which nothing has been done yet?"""

    def holds(self, c: Act) -> bool:
        combat = c.g.combat
        return combat is not None and combat.seat == c.me.seat and combat.phase == RANGED_PHASE and not combat.begun

    def say(self) -> Speech:
        return say("condition-at-start")


class Only(Effect[Act], frozen=True):
    """It can be played only if the condition holds."""

    when: Condition[Act]
    effect: Effect[Act]

    def possible(self, c: Act) -> bool:
        return self.when.holds(c) and self.effect.possible(c)

    def run(self, c: Act) -> Flow[None]:
        yield from self.effect.run(c)

    def say(self) -> Speech:
        return say("effect-only", condition=self.when.say(), effect=self.effect.say())


class Then(Effect[Act], frozen=True):
    """Something, and then more that alone would be no reason to play it."""

    first: Effect[Act]
    more: Effect[Act]

    def possible(self, c: Act) -> bool:
        return self.first.possible(c)

    def run(self, c: Act) -> Flow[None]:
        yield from self.first.run(c)
        yield from self.more.run(c)

    def say(self) -> Speech:
        return say("effect-seq", parts=tuple(self.sentences()))

    def sentences(self) -> list[Speech]:
        return [*self.first.sentences(), *self.more.sentences()]


class NotInCombat(Condition[Act], frozen=True):
    """Outside of combat?"""

    def holds(self, c: Act) -> bool:
        return not c.fighting

    def say(self) -> Speech:
        return say("condition-not-in-combat")


class BlockByIcons(Effect[Act], frozen=True):
    """An ice block against one attack, stronger for every icon on the enemy's token."""

    points: Size

    def possible(self, c: Act) -> bool:
        return may_block(c)

    def run(self, c: Act) -> Flow[None]:
        if c.g.combat is None:
            give_block(c, self.points, "ice")
            return
        key = yield from c.pick_one("choose_attack", open_attacks(c.g))
        if key:
            foe, _ = find_attack(c.combat, key)
            icons = 0 if has(c.g, c.me, foe, "arcane_immunity") else _icons(c, foe.enemy)
            give_block(c, self.points + icons, "ice", target=foe.key)

    def say(self) -> Speech:
        return say("effect-block-by-icons", points=self.points)


def _icons(c: Act, enemy: str) -> int:
    """Abilities, colours of attacks and resistances that a token shows; cold fire has two colours."""
    token = c.g.box.enemies[enemy]
    colours = sum({"fire": 1, "ice": 1, "cold_fire": 2}.get(attack.element, 0) for attack in token.attacks)
    return len(token.abilities) + colours + len(token.resistances)


class TakeFromOffer(Effect[Act], frozen=True):
    """A card of the offer, of the colour that was paid, comes into the hand or the discard pile."""

    of: Literal["advanced", "spell"]
    to: Literal["hand", "discard"]

    def _offer(self, c: Act) -> list[str]:
        return c.g.advanced_offer if self.of == "advanced" else c.g.spell_offer

    def possible(self, c: Act) -> bool:
        return bool(self._offer(c))

    def run(self, c: Act) -> Flow[None]:
        fitting = [card for card in self._offer(c) if not c.paid or c.paid in c.g.box.cards[card].colours]
        card = yield from c.pick_one("take_card", fitting, rule="MK-GAIN-04")
        if card:
            cards.take_from_offer(c.g, card)
            cards.gain(c.g, c.me, card, self.to)

    def say(self) -> Speech:
        return say(f"effect-take-{self.of}-{self.to}")


class ExchangeAction(Effect[Act], frozen=True):
    """Throw away an action card for one of the same colour from an offer."""

    of: Literal["advanced", "spell"]
    to: Literal["hand", "discard"]

    def _choices(self, c: Act) -> list[str]:
        offer = c.g.advanced_offer if self.of == "advanced" else c.g.spell_offer
        colours = {colour for card in offer for colour in c.g.box.cards[card].colours}
        found = cards.action_cards(c.g, cards.others(c))
        return [card for card in found if colours & set(c.g.box.cards[card].colours)]

    def possible(self, c: Act) -> bool:
        return bool(self._choices(c))

    def run(self, c: Act) -> Flow[None]:
        old = yield from c.pick_one("throw_away", self._choices(c), rule="MK-CARD-20")
        colours = c.g.box.cards[old].colours
        cards.throw_away(c.g, c.me, old, c.me.hand)
        offer = c.g.advanced_offer if self.of == "advanced" else c.g.spell_offer
        fitting = [card for card in offer if set(colours) & set(c.g.box.cards[card].colours)]
        card = yield from c.pick_one("take_card", fitting, rule="MK-GAIN-04")
        c.paid = next(colour for colour in c.g.box.cards[card].colours if colour in colours)
        cards.take_from_offer(c.g, card)
        cards.gain(c.g, c.me, card, self.to)

    def say(self) -> Speech:
        return say(f"effect-exchange-{self.of}-{self.to}")


class BuySpell(Effect[Act], frozen=True):
    """Pay one mana and take a spell of that colour from the offer into the discard pile."""

    def _colours(self, c: Act) -> list[str]:
        offered = {colour for card in c.g.spell_offer for colour in c.g.box.cards[card].colours}
        return [one for one in COLOURS if one in offered and mana.affordable(c.g, c.me, (*c.powering, one))]

    def possible(self, c: Act) -> bool:
        return bool(self._colours(c))

    def run(self, c: Act) -> Flow[None]:
        c.paid = yield from mana.pay_any(c, self._colours(c))  # type: ignore[arg-type]  # basic colours
        yield from TakeFromOffer("spell", "discard").run(c)

    def say(self) -> Speech:
        return say("effect-buy-spell")


class CastOffered(Effect[Act], frozen=True):
    """Discard a card with a colour and cast a spell of that colour from the offer, where it stays."""

    def _pairs(self, c: Act) -> list[tuple[str, str, str]]:
        """Which card could be discarded for which spell and part."""
        found = []
        for card in cards.deeds(cards.others(c)):
            for spell in c.g.spell_offer:
                if set(c.g.box.cards[card].colours) & set(c.g.box.cards[spell].colours):
                    found += [(card, spell, part) for part in (BASIC, STRONG) if self._castable(c, spell, part)]
        return found

    def _castable(self, c: Act, spell: str, part: str) -> bool:
        card = c.g.box.cards[spell]
        effect = card.strong if part == STRONG else card.basic
        for cost in costs(card, part):
            inner = self._inner(c, spell, part)
            inner.powering = (*c.powering, *cost)
            if effect.possible(inner) and mana.affordable(c.g, c.me, inner.powering):
                return True
        return False

    def _inner(self, c: Act, spell: str, part: str) -> Act:
        card = c.g.box.cards[spell]
        return Act(g=c.g, me=c.me, card=spell, part=part, colour="+".join(card.colours), lender=c.card)

    def possible(self, c: Act) -> bool:
        return bool(self._pairs(c))

    def run(self, c: Act) -> Flow[None]:
        card = yield from c.pick_one("discard_cost", list(dict.fromkeys(p[0] for p in self._pairs(c))), verb="discard")
        options = [("cast", spell, part) for one, spell, part in self._pairs(c) if one == card]
        choice = yield from c.pick("cast", options)
        assert choice is not None, "what cannot be cast is not offered"
        cards.discard(c.g, c.me, card)
        _, spell, part = choice
        found = c.g.box.cards[spell]
        yield from power(
            self._inner(c, spell, part), list(costs(found, part)), found.strong if part == STRONG else found.basic
        )

    def say(self) -> Speech:
        return say("effect-cast-offered")


class HeldCrystal(Effect[Act], frozen=True):
    """A crystal of a colour that one already holds."""

    def possible(self, c: Act) -> bool:
        return any(c.me.crystals.values())

    def run(self, c: Act) -> Flow[None]:
        colour = yield from c.pick_one("gain_crystal", [one for one in COLOURS if c.me.crystals.get(one)])
        if colour:
            mana.gain_crystal(c.g, c.me, colour)  # type: ignore[arg-type]  # a basic colour

    def say(self) -> Speech:
        return say("effect-held-crystal")
