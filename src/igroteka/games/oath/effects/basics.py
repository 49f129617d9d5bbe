"""Words of many cards: gaining favor, secrets, warbands and Supply; ending the Act phase (OA-10-16)."""

from collections.abc import Sequence

from igroteka.kernel import Deed, Effect, Flow, Speech, say

from ..act import Act
from ..actions.tokens import gain_favor, gain_secrets, gain_supply
from ..actions.warbands import bank_of, gain_warbands
from ..box import MOST_SUPPLY, SUITS, Count, Suit


def full_banks(c: Act) -> list[str]:
    """The suits whose favor banks are not empty."""
    return [suit for suit in SUITS if c.g.banks[suit]]


def gain_of_one(c: Act, suits: Sequence[str], count: int) -> Flow[None]:
    """Gain favor from one of some banks, as the one who acts chooses."""
    suit = yield from c.pick_one("which_suit", suits, verb="suit")
    if suit:
        gain_favor(c.g, c.me, suit, count)


class GainFavor(Deed[Act], frozen=True):
    """Gain favor from the bank of a suit."""

    suit: Suit
    count: Count

    def possible(self, c: Act) -> bool:
        return c.g.banks[self.suit] > 0

    def do(self, c: Act) -> None:
        gain_favor(c.g, c.me, self.suit, self.count)

    def say(self) -> Speech:
        return say("effect-gain-favor", count=self.count, suit=say(f"of-{self.suit}"))


class GainAnyFavor(Effect[Act], frozen=True):
    """Gain favor from one bank, or, favor by favor, from several banks."""

    count: Count
    mixed: bool = False

    def possible(self, c: Act) -> bool:
        return bool(full_banks(c))

    def run(self, c: Act) -> Flow[None]:
        times, each = (self.count, 1) if self.mixed else (1, self.count)
        for _ in range(times):
            yield from gain_of_one(c, full_banks(c), each)

    def say(self) -> Speech:
        return say("effect-gain-favor-mixed" if self.mixed else "effect-gain-favor-any", count=self.count)


class GainSecrets(Deed[Act], frozen=True):
    """Gain secrets from the general supply."""

    count: Count

    def do(self, c: Act) -> None:
        gain_secrets(c.g, c.me, self.count)

    def say(self) -> Speech:
        return say("effect-gain-secrets", count=self.count)


class GainWarbands(Deed[Act], frozen=True):
    """Gain warbands from the personal supply; a Citizen gains purple ones."""

    count: Count

    def possible(self, c: Act) -> bool:
        return bank_of(c.g, c.me.force).bank > 0

    def do(self, c: Act) -> None:
        gain_warbands(c.g, c.me, self.count)

    def say(self) -> Speech:
        return say("effect-gain-warbands", count=self.count)


class GainSupply(Deed[Act], frozen=True):
    """Gain Supply, not past the first space."""

    count: Count

    def possible(self, c: Act) -> bool:
        return c.me.supply < MOST_SUPPLY

    def do(self, c: Act) -> None:
        gain_supply(c.g, c.me, self.count)

    def say(self) -> Speech:
        return say("effect-gain-supply", count=self.count)


class EndAct(Deed[Act], frozen=True):
    """The Act phase ends with the present action, if it is one's own turn."""

    def do(self, c: Act) -> None:
        if c.g.me is c.me:
            c.g.act_over = True

    def say(self) -> Speech:
        return say("effect-end-act")
