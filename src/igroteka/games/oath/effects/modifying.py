"""Words of modifiers: when they can be used, what they take besides their cost, what is chosen for them (OA-7.4).

A condition about a destination holds as long as nobody knows it, where somebody else is to pick it.
"""

from typing import ClassVar, Literal

from igroteka.kernel import Condition, Flow, Speech, say

from ..act import Act
from ..actions.ruling import card_payee, rules_card, slot_of, suits_at, where
from ..actions.terms import Price, Setting
from ..actions.tokens import burn_favor, flip_secrets, give_favor
from ..actions.trade import matching
from ..actions.warbands import kill_on_board
from ..box import BANNERS, DARKEST_SECRET, FREE, SLOTS, Cost, Count, Suit, Suits

# Muster and Trade


class WithSuit(Condition[Act], frozen=True):
    """The card that is mustered on or traded with is of one of the suits."""

    suits: Suits

    def holds(self, c: Act) -> bool:
        return c.g.box.suits.get(c.doing.target) in self.suits

    def say(self) -> Speech:
        return say("condition-with-suit", suits=tuple(say(f"of-{suit}") for suit in self.suits))


class WithThisCard(Condition[Act], frozen=True):
    """It is this card."""

    def holds(self, c: Act) -> bool:
        return c.doing.target == c.card

    def say(self) -> Speech:
        return say("condition-with-this-card")


class ThisCardForSecrets(Condition[Act], frozen=True):
    """It is this card, traded with for secrets, and I have an adviser of its suit."""

    def holds(self, c: Act) -> bool:
        suit = c.g.box.suits[c.card]
        return c.doing.target == c.card and c.doing.way == "secrets" and matching(c.g, c.me, c.doing, suit) > 0

    def say(self) -> Speech:
        return say("condition-this-card-for-secrets")


class LeastFavored(Condition[Act], frozen=True):
    """The bank of the card's suit has less favor than every other."""

    def holds(self, c: Act) -> bool:
        suit = c.g.box.suits.get(c.doing.target)
        return suit is not None and all(c.g.banks[suit] < favor for other, favor in c.g.banks.items() if other != suit)

    def say(self) -> Speech:
        return say("condition-least-favored")


class MatchesAdviser(Condition[Act], frozen=True):
    """The card is of the suit of one of my advisers."""

    def holds(self, c: Act) -> bool:
        suit = c.g.box.suits.get(c.doing.target)
        return suit is not None and matching(c.g, c.me, c.doing, suit) > 0

    def say(self) -> Speech:
        return say("condition-matches-adviser")


class PawnHere(Condition[Act], frozen=True):
    """My pawn is at this card's site, or counts as being there."""

    def holds(self, c: Act) -> bool:
        return slot_of(c.g, c.card) == c.doing.at

    def say(self) -> Speech:
        return say("condition-pawn-here")


class SacrificeOne(Price, frozen=True):
    """Sacrifice a warband of the board."""

    def possible(self, c: Act) -> bool:
        return c.me.warbands > 0

    def run(self, c: Act) -> Flow[None]:
        kill_on_board(c.g, c.me, 1)
        return
        yield

    def say(self) -> Speech:
        return say("effect-sacrifice-one")


class CountsAsOther(Setting, frozen=True):
    """This adviser counts as one of another suit."""

    kind: ClassVar[str] = "which_suit"
    verb: ClassVar[str] = "suit"
    suits: Suits

    def choices(self, c: Act) -> list[str]:
        return list(self.suits)

    def say(self) -> Speech:
        return say("effect-counts-as-other", suits=tuple(say(f"of-{suit}") for suit in self.suits))


class OthersAdvisers(Setting, frozen=True):
    """The advisers of another player stand in for mine; none of mine can be in use already."""

    kind: ClassVar[str] = "which_player"
    verb: ClassVar[str] = "player"
    moves: ClassVar[bool] = True

    def choices(self, c: Act) -> list[str]:
        if set(c.me.faces) & set(c.doing.modifiers):
            return []
        return [str(player.seat) for player in c.g.in_turn_order() if player is not c.me]

    def settle(self, c: Act, word: str) -> None:
        c.doing.chosen[c.card] = word
        c.doing.counsel = int(word)

    def say(self) -> Speech:
        return say("effect-others-advisers")


class StandsWithSuit(Setting, frozen=True):
    """My pawn counts as standing at a site with a card of a suit; what only my real site lends cannot be in use."""

    kind: ClassVar[str] = "which_place"
    verb: ClassVar[str] = "place"
    moves: ClassVar[bool] = True
    suit: Suit

    def choices(self, c: Act) -> list[str]:
        here = [card for card in c.doing.modifiers if slot_of(c.g, card) == c.doing.at]
        if not all(rules_card(c.g, c.me, card) for card in here):
            return []
        slots = [slot for slot in range(len(SLOTS)) if slot != c.doing.at and self.suit in suits_at(c.g, slot)]
        return [c.g.word(slot) for slot in slots]

    def settle(self, c: Act, word: str) -> None:
        c.doing.chosen[c.card] = word
        c.doing.at = c.g.slot(word)

    def say(self) -> Speech:
        return say("effect-stands-with-suit", suit=say(f"of-{self.suit}"))


# Recover


class Recovering(Condition[Act], frozen=True):
    """A relic is recovered, or the Darkest Secret."""

    what: Literal["relic", "darkest_secret"]

    def holds(self, c: Act) -> bool:
        return c.doing.target == DARKEST_SECRET if self.what == DARKEST_SECRET else c.doing.target not in BANNERS

    def say(self) -> Speech:
        return say(f"condition-recovering-{self.what.replace('_', '-')}")


# Travel


def destination(c: Act) -> int | None:
    """The site space of the destination, if it is known."""
    return c.g.slot(c.doing.target) if c.doing.target else None


class InsideRegion(Condition[Act], frozen=True):
    """The way does not leave the region."""

    def holds(self, c: Act) -> bool:
        slot = destination(c)
        return slot is None or SLOTS[slot] == SLOTS[c.doing.start]

    def say(self) -> Speech:
        return say("condition-inside-region")


class ToSuit(Condition[Act], frozen=True):
    """The way leads to a site with a card of a suit."""

    suit: Suit

    def holds(self, c: Act) -> bool:
        slot = destination(c)
        return slot is None or self.suit in suits_at(c.g, slot)

    def say(self) -> Speech:
        return say("condition-to-suit", suit=say(f"of-{self.suit}"))


class FromOrToHere(Condition[Act], frozen=True):
    """The way begins or ends at this card's site."""

    def holds(self, c: Act) -> bool:
        slot, here = destination(c), slot_of(c.g, c.card)
        return slot is None or here in (slot, c.doing.start)

    def say(self) -> Speech:
        return say("condition-from-or-to-here")


class ToHere(Condition[Act], frozen=True):
    """The way ends at this card's site."""

    def holds(self, c: Act) -> bool:
        slot = destination(c)
        return slot is None or slot == slot_of(c.g, c.card)

    def say(self) -> Speech:
        return say("condition-to-here")


class FromHere(Condition[Act], frozen=True):
    """The way begins at this site."""

    def holds(self, c: Act) -> bool:
        return where(c.g, c.card).slot == c.doing.start

    def say(self) -> Speech:
        return say("condition-from-here")


class FewWarbands(Condition[Act], frozen=True):
    """No more than so many warbands are on my board."""

    most: Count

    def holds(self, c: Act) -> bool:
        return c.me.warbands <= self.most

    def say(self) -> Speech:
        return say("condition-few-warbands", count=self.most)


class PayRuler(Price, frozen=True):
    """Unless I rule this card, give its ruler favor; what is due to bandits is burnt."""

    count: Count = 1

    def takes(self, c: Act) -> Cost:
        return FREE if rules_card(c.g, c.me, c.card) else Cost(burnt_favor=self.count)

    def run(self, c: Act) -> Flow[None]:
        ruler = card_payee(c.g, c.card)
        if rules_card(c.g, c.me, c.card):
            return
        if ruler:
            give_favor(c.g, c.me, ruler, self.count)
        else:
            burn_favor(c.g, c.me, self.count)
        return
        yield

    def say(self) -> Speech:
        return say("effect-pay-ruler", count=self.count)


class FlipOne(Price, frozen=True):
    """Turn a secret of the board facedown."""

    def takes(self, c: Act) -> Cost:
        return Cost(burnt_secrets=1)

    def run(self, c: Act) -> Flow[None]:
        flip_secrets(c.g, c.me, 1)
        return
        yield

    def say(self) -> Speech:
        return say("effect-flip-one")
