"""Words of powers that move favor between banks, cards and boards, and tokens on the banners."""

from igroteka.kernel import Deed, Effect, Flow, Speech, say

from ..act import Act
from ..actions.campaign.rolling import defense_faces, roll_defense, shields
from ..actions.ruling import ruled_sites, site_cards, suits_at
from ..actions.tokens import favor_to_bank, gain_favor, return_from_cards
from ..actions.zones import discard, is_locked
from ..box import DARKEST_SECRET, SUITS, Count, Suit, Suits
from .basics import full_banks, gain_of_one


def move_between_banks(c: Act, source: str, to: str, count: int) -> None:
    """Favor goes from one bank to another, as much as there is."""
    count = min(count, c.g.banks[source])
    c.g.banks[source] -= count
    c.g.banks[to] += count
    c.g.tell("moved_favor", count, source, to)


class GainFavorOfSite(Effect[Act], frozen=True):
    """Gain favor from the bank of a suit that is found among the cards at my site."""

    count: Count

    def suits(self, c: Act) -> list[str]:
        """The suits at the site whose banks are not empty."""
        found = suits_at(c.g, c.me.at)
        return [suit for suit in full_banks(c) if suit in found]

    def possible(self, c: Act) -> bool:
        return bool(self.suits(c))

    def run(self, c: Act) -> Flow[None]:
        yield from gain_of_one(c, self.suits(c), self.count)

    def say(self) -> Speech:
        return say("effect-gain-favor-of-site", count=self.count)


class DiscardForFavor(Effect[Act], frozen=True):
    """Discard a card of certain suits at my site and gain favor of its suit, its own favor being back in the bank."""

    suits: Suits
    count: Count

    def cards(self, c: Act) -> list[str]:
        """What may be discarded."""
        here = [card for card in c.g.places[c.me.at].cards if c.g.box.suits.get(card) in self.suits]
        return [card for card in here if not is_locked(c.g, c.me, card)]

    def possible(self, c: Act) -> bool:
        return bool(self.cards(c))

    def run(self, c: Act) -> Flow[None]:
        card = yield from c.pick_one("which_card", self.cards(c), verb="card")
        if card:
            discard(c.g, c.me, card)
            gain_favor(c.g, c.me, c.g.box.suits[card], self.count)

    def say(self) -> Speech:
        suits = say("suits-or", parts=tuple(say(f"of-{suit}") for suit in self.suits))
        return say("effect-discard-for-favor", suits=suits, count=self.count)


class RollForFavor(Effect[Act], frozen=True):
    """Roll defense dice, and gain a favor for each shield from one bank, which I choose after the roll."""

    dice: Count
    reveals = True

    def possible(self, c: Act) -> bool:
        return bool(full_banks(c))

    def run(self, c: Act) -> Flow[None]:
        faces = yield from roll_defense(c.g, c.me, self.dice)
        count = shields(defense_faces(c.g, faces))
        yield from gain_of_one(c, full_banks(c) if count else [], count)

    def say(self) -> Speech:
        return say("effect-roll-for-favor", count=self.dice)


class EmptyBank(Effect[Act], frozen=True):
    """Move all favor of one other bank to the bank of a suit."""

    suit: Suit

    def banks(self, c: Act) -> list[str]:
        """The other banks with something in them."""
        return [suit for suit in full_banks(c) if suit != self.suit]

    def possible(self, c: Act) -> bool:
        return bool(self.banks(c))

    def run(self, c: Act) -> Flow[None]:
        source = yield from c.pick_one("which_suit", self.banks(c), verb="suit")
        if source:
            move_between_banks(c, source, self.suit, c.g.banks[source])

    def say(self) -> Speech:
        return say("effect-empty-bank", suit=say(f"of-{self.suit}"))


class GatherFavor(Effect[Act], frozen=True):
    """Move a favor to the bank of a suit for each card of it at sites, from other banks in any mix."""

    suit: Suit

    def banks(self, c: Act) -> list[str]:
        """The other banks with something in them."""
        return [suit for suit in full_banks(c) if suit != self.suit]

    def possible(self, c: Act) -> bool:
        return bool(site_cards(c.g, self.suit)) and bool(self.banks(c))

    def run(self, c: Act) -> Flow[None]:
        for _ in site_cards(c.g, self.suit):
            source = yield from c.pick_one("which_suit", self.banks(c), verb="suit")
            if source:
                move_between_banks(c, source, self.suit, 1)

    def say(self) -> Speech:
        return say("effect-gather-favor", suit=say(f"of-{self.suit}"))


class LevelBanks(Effect[Act], frozen=True):
    """Move favor from the fullest bank to the emptiest; I break ties."""

    count: Count

    def possible(self, c: Act) -> bool:
        return bool(full_banks(c))

    def run(self, c: Act) -> Flow[None]:
        most = max(c.g.banks.values())
        fullest = [suit for suit in SUITS if c.g.banks[suit] == most]
        source = yield from c.pick_one("fullest_bank", fullest, verb="suit")
        others = [suit for suit in SUITS if suit != source]
        least = min(c.g.banks[suit] for suit in others)
        emptiest = [suit for suit in others if c.g.banks[suit] == least]
        to = yield from c.pick_one("emptiest_bank", emptiest, verb="suit")
        move_between_banks(c, source, to, self.count)

    def say(self) -> Speech:
        return say("effect-level-banks", count=self.count)


class PayBySites(Deed[Act], frozen=True):
    """Every player pays a favor for each site they rule into the bank of a suit, as far as it lies on their board."""

    suit: Suit

    def possible(self, c: Act) -> bool:
        return any(player.favor and ruled_sites(c.g, player) for player in c.g.players)

    def do(self, c: Act) -> None:
        for player in c.g.in_turn_order():
            count = min(player.favor, len(ruled_sites(c.g, player)))
            if count:
                favor_to_bank(c.g, player, self.suit, count)

    def say(self) -> Speech:
        return say("effect-pay-by-sites", suit=say(f"of-{self.suit}"))


class FeedDarkestSecret(Deed[Act], frozen=True):
    """Put a secret of the general supply on the Darkest Secret, whoever holds it, if anybody does."""

    def do(self, c: Act) -> None:
        c.g.secrets -= 1
        c.g.banner_tokens[DARKEST_SECRET] += 1
        c.g.tell("banner_grew", c.me.seat, DARKEST_SECRET, c.g.banner_tokens[DARKEST_SECRET])

    def say(self) -> Speech:
        return say("effect-feed-darkest-secret")


class WearDarkestSecret(Deed[Act], frozen=True):
    """Burn a secret of the Darkest Secret, but not the last."""

    def possible(self, c: Act) -> bool:
        return c.g.banner_tokens[DARKEST_SECRET] > 1

    def do(self, c: Act) -> None:
        c.g.secrets += 1
        c.g.banner_tokens[DARKEST_SECRET] -= 1
        c.g.tell("banner_shrank", c.me.seat, DARKEST_SECRET, c.g.banner_tokens[DARKEST_SECRET])

    def say(self) -> Speech:
        return say("effect-wear-darkest-secret")


class ReturnTokens(Deed[Act], frozen=True):
    """Favor and secrets come back from the cards as in the Rest phase; what was paid for this stays here."""

    def possible(self, c: Act) -> bool:
        return c.me.facedown > 0 or any(card != c.card for card in c.g.tokens)

    def do(self, c: Act) -> None:
        return_from_cards(c.g, c.me, but=c.card)
        c.g.tell("tokens_returned", c.me.seat)

    def say(self) -> Speech:
        return say("effect-return-tokens")
