"""Words of tactics: cards exchanged, dice, another turn (MK-TACT)."""

from typing import ClassVar, Literal

from igroteka.kernel import DONE, Deed, Effect, Flow, Speech, say

from ..act import Act
from ..actions import cards, mana
from ..box.terms import COLOURS, GOLD, MANA
from ..state import NOBODY, Die
from .amounts import Size


class Exchange(Effect[Act], frozen=True):
    """Cards from hand, wounds too, go to the discard pile or into the deck, and as many are drawn."""

    reveals: ClassVar[bool] = True
    most: Size
    into: Literal["discard", "deck"]

    def possible(self, c: Act) -> bool:
        return bool(c.me.hand)

    def run(self, c: Act) -> Flow[None]:
        g, me = c.g, c.me
        given: list[str] = []
        while len(given) < self.most and me.hand:
            choices = list(dict.fromkeys(me.hand))
            card = yield from c.pick_one("exchange", choices, optional=DONE, number=self.most - len(given))
            if not card:
                break
            me.hand.remove(card)
            given.append(card)
        if self.into == "deck":
            me.deck += given
            me.known = 0
            g.chance.shuffle(me.deck)
        else:
            me.discard += given
        g.tell("exchanged", me.seat, len(given))
        yield from cards.draw(g, me, len(given))

    def say(self) -> Speech:
        return say(f"effect-exchange-{self.into}", count=self.most)


class ShuffleDiscard(Deed[Act], frozen=True):
    """The discard pile is shuffled into the deed deck."""

    reveals: ClassVar[bool] = True

    def do(self, c: Act) -> None:
        c.me.deck += c.me.discard
        c.me.discard.clear()
        c.me.known = 0
        c.g.chance.shuffle(c.me.deck)

    def say(self) -> Speech:
        return say("effect-shuffle-discard")


class KeepDie(Effect[Act], frozen=True):
    """Take a source die of a basic colour away, to use its mana later in the round."""

    def possible(self, c: Act) -> bool:
        return any(die.face in COLOURS for die in mana.free_dice(c.g))

    def run(self, c: Act) -> Flow[None]:
        faces = [die.face for die in mana.free_dice(c.g) if die.face in COLOURS]
        face = yield from c.pick_one("keep_die", list(dict.fromkeys(faces)))
        if face:
            die = next(die for die in mana.free_dice(c.g) if die.face == face)
            die.by, die.kept = c.me.seat, True
            c.g.tell("die_kept", c.me.seat, face)

    def say(self) -> Speech:
        return say("effect-keep-die")


class AnotherTurn(Deed[Act], frozen=True):
    """Another turn follows at once; not in the last turn of a round."""

    def possible(self, c: Act) -> bool:
        return c.g.announced is None and not c.g.ending and not c.me.extra_turn

    def do(self, c: Act) -> None:
        c.me.extra_turn = True
        c.g.tell("another_turn", c.me.seat)

    def say(self) -> Speech:
        return say("effect-another-turn")


class Recover(Deed[Act], frozen=True):
    """With an empty deck: random cards of the discard pile become the deed deck."""

    reveals: ClassVar[bool] = True
    count: Size

    def possible(self, c: Act) -> bool:
        return not c.me.deck and bool(c.me.discard)

    def do(self, c: Act) -> None:
        me = c.me
        me.deck = c.g.chance.draw(me.discard, min(self.count, len(me.discard)))
        c.g.tell("recovered", me.seat, len(me.deck))

    def say(self) -> Speech:
        return say("effect-recover", count=self.count)


class RerollDice(Effect[Act], frozen=True):
    """Reroll source dice, gold ones first, before any source die was used this turn."""

    reveals: ClassVar[bool] = True
    most: Size

    def possible(self, c: Act) -> bool:
        return c.me.turn.dice == 0 and bool(mana.free_dice(c.g))

    def run(self, c: Act) -> Flow[None]:
        g = c.g
        chosen: list[Die] = []
        while len(chosen) < self.most:
            left = [die for die in mana.free_dice(g) if die not in chosen]
            golden = [die for die in left if die.face == GOLD]
            faces = list(dict.fromkeys(die.face for die in golden or left))
            face = yield from c.pick_one("reroll", faces, optional=DONE if chosen else False)
            if not face:
                break
            chosen.append(next(die for die in left if die.face == face))
        for die, face in zip(chosen, g.chance.roll(MANA, len(chosen)), strict=True):
            die.face, die.by = face, NOBODY
        g.tell("rerolled", c.me.seat, "+".join(die.face for die in chosen))

    def say(self) -> Speech:
        return say("effect-reroll-dice", count=self.most)


class Search(Effect[Act], frozen=True):
    """Any card of one's own deed deck into the hand; the deck is shuffled."""

    reveals: ClassVar[bool] = True

    def possible(self, c: Act) -> bool:
        return bool(c.me.deck)

    def run(self, c: Act) -> Flow[None]:
        me = c.me
        c.g.reveal()
        card = yield from c.pick_one("search_deck", sorted(set(me.deck)))
        if card:
            me.deck.remove(card)
            me.hand.append(card)
            me.known = 0
            c.g.chance.shuffle(me.deck)
            c.g.tell("drew", me.seat, 1)
            c.g.tell("drew_cards", card, to=(me.seat,))

    def say(self) -> Speech:
        return say("effect-search-deck")


class StoreCard(Deed[Act], frozen=True):
    """The top card of the deed deck goes unseen under the tactic."""

    def possible(self, c: Act) -> bool:
        return bool(c.me.deck)

    def do(self, c: Act) -> None:
        c.me.stored.append(c.me.deck.pop())
        c.me.known = max(0, c.me.known - 1)
        c.g.tell("stored", c.me.seat)

    def say(self) -> Speech:
        return say("effect-store-card")


class TakeStored(Deed[Act], frozen=True):
    """All cards under the tactic into the hand; the tactic is turned over."""

    reveals: ClassVar[bool] = True

    def possible(self, c: Act) -> bool:
        return bool(c.me.stored)

    def do(self, c: Act) -> None:
        me = c.me
        c.g.reveal()
        c.g.tell("drew", me.seat, len(me.stored))
        c.g.tell("drew_cards", "+".join(me.stored), to=(me.seat,))
        me.hand += me.stored
        me.stored.clear()
        me.tactic_up = False

    def say(self) -> Speech:
        return say("effect-take-stored")
