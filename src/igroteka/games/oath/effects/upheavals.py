"""Words of powers When Played that discard, kill, burn and move what lies on the map."""

from igroteka.kernel import DONE, Deed, Effect, Flow, Speech, may_offer, say

from ..act import Act
from ..actions.deals import exchange, pieces
from ..actions.goals import settle_title
from ..actions.ruling import site_cards, slot_of, slots_of
from ..actions.warbands import kill_at
from ..actions.zones import add_to_site, discard, hidden_by, is_locked, remove, return_tokens
from ..box import SUITS, Banner, Suit, Suits
from ..state import Player
from .actions_cards import SwapsThis

GATHERED = ("favor", "secrets", "relics", "advisers")


class DiscardInRegion(Deed[Act], frozen=True):
    """Discard all other cards of certain suits at the sites of my region, but for locked ones."""

    suits: Suits

    def cards(self, c: Act) -> list[str]:
        """What goes."""
        found = [card for slot in slots_of(c.g.region(c.me)) for card in c.g.places[slot].cards if card != c.card]
        suited = [card for card in found if c.g.box.suits.get(card) in self.suits]
        return [card for card in suited if not is_locked(c.g, c.me, card)]

    def possible(self, c: Act) -> bool:
        return bool(self.cards(c))

    def do(self, c: Act) -> None:
        for card in self.cards(c):
            discard(c.g, c.me, card)

    def say(self) -> Speech:
        suits = say("suits-and", parts=tuple(say(f"of-{suit}") for suit in self.suits))
        return say("effect-discard-in-region", suits=suits)


class DiscardCommonSuit(Effect[Act], frozen=True):
    """With the People's Favor on its Mob side: discard all other cards of the suit with most cards at sites."""

    def suits(self, c: Act) -> list[str]:
        """The suits with most cards."""
        counts = {suit: len(site_cards(c.g, suit)) for suit in SUITS}
        most = max(counts.values())
        return [suit for suit in SUITS if counts[suit] == most] if most else []

    def possible(self, c: Act) -> bool:
        return c.g.mob and bool(self.suits(c))

    def run(self, c: Act) -> Flow[None]:
        if not self.possible(c):
            return
        suit = yield from c.pick_one("which_suit", self.suits(c), verb="suit")
        for card in site_cards(c.g, suit):
            if card != c.card and not is_locked(c.g, c.me, card):
                discard(c.g, c.me, card)

    def say(self) -> Speech:
        return say("effect-discard-common-suit")


class LayWaste(Deed[Act], frozen=True):
    """Discard all other denizens at this card's site."""

    def do(self, c: Act) -> None:
        for card in list(c.g.places[slot_of(c.g, c.card)].cards):
            if card != c.card and card in c.g.box.denizens and not is_locked(c.g, c.me, card):
                discard(c.g, c.me, card)

    def say(self) -> Speech:
        return say("effect-lay-waste")


class KillEverywhere(Effect[Act], frozen=True):
    """Kill a warband at every site."""

    def possible(self, c: Act) -> bool:
        return any(place.warbands for place in c.g.places)

    def run(self, c: Act) -> Flow[None]:
        for slot, place in enumerate(c.g.places):
            options = [("warband", c.g.word(slot), colour) for colour in place.warbands]
            choice = yield from c.pick("which_warband", options)
            if choice:
                kill_at(c.g, slot, choice[2], 1)
        yield from settle_title(c.g)

    def say(self) -> Speech:
        return say("effect-kill-everywhere")


class BurnBanner(Deed[Act], frozen=True):
    """Burn all secrets of the Darkest Secret but one."""

    banner: Banner

    def possible(self, c: Act) -> bool:
        return c.g.banner_tokens[self.banner] > 1

    def do(self, c: Act) -> None:
        burnt = c.g.banner_tokens[self.banner] - 1
        if burnt > 0:
            c.g.banner_tokens[self.banner] = 1
            c.g.secrets += burnt
            c.g.tell("banner_burnt", c.me.seat, self.banner, burnt)

    def say(self) -> Speech:
        return say("effect-burn-banner", card=say(f"card-{self.banner}"))


class Depart(Deed[Act], frozen=True):
    """All denizens of my site join the Dispossessed; as many random ones of these go to my region's discard pile."""

    reveals = True

    def cards(self, c: Act) -> list[str]:
        """Who departs; locked ones stay."""
        here = c.g.places[c.me.at].cards
        return [card for card in here if card in c.g.box.denizens and not is_locked(c.g, c.me, card)]

    def possible(self, c: Act) -> bool:
        return bool(self.cards(c))

    def do(self, c: Act) -> None:
        g, cards = c.g, self.cards(c)
        if not cards:
            return
        for card in cards:
            return_tokens(g, card)
            remove(g, card)
        g.dispossessed += cards
        drawn, region = g.chance.draw(g.dispossessed, len(cards)), g.region(c.me)
        hidden_by(g, cards)
        hidden_by(g, drawn, c.me)
        g.piles[region] += drawn
        g.tell("departed", c.me.seat, "+".join(cards), region)
        g.tell("drew_cards", c.me.seat, "+".join(drawn), to=(c.me.seat,))

    def say(self) -> Speech:
        return say("effect-depart")


class SwapSites(Effect[Act], frozen=True):
    """This card may swap places with a card of a suit at any other site."""

    suit: Suit

    def cards(self, c: Act) -> list[str]:
        """With which."""
        here = slot_of(c.g, c.card)
        if here < 0 or is_locked(c.g, c.me, c.card):
            return []
        found = [card for card in site_cards(c.g, self.suit) if slot_of(c.g, card) != here]
        return [card for card in found if not is_locked(c.g, c.me, card)]

    def possible(self, c: Act) -> bool:
        return bool(self.cards(c))

    def run(self, c: Act) -> Flow[None]:
        card = yield from c.pick_one("which_card", self.cards(c), verb="card", optional=True)
        if card:
            here, there = slot_of(c.g, c.card), slot_of(c.g, card)
            add_to_site(c.g, card, here)
            add_to_site(c.g, c.card, there)
            c.g.tell("swapped", c.me.seat, c.card, card)

    def say(self) -> Speech:
        return say("effect-swap-sites", suit=say(f"of-{self.suit}"))


class SwapThisForSuit(SwapsThis, frozen=True):
    """Swap this adviser with a faceup adviser of another player, of a certain suit."""

    suit: Suit

    def cards(self, c: Act) -> list[str]:
        return [card for card in super().cards(c) if c.g.box.suits.get(card) == self.suit]

    def say(self) -> Speech:
        return say("effect-swap-this-for-suit", suit=say(f"of-{self.suit}"))


class Gather(Effect[Act], frozen=True):
    """In turn order players may place their pawns at this card's site; those present may make deals."""

    def run(self, c: Act) -> Flow[None]:
        slot = slot_of(c.g, c.card)
        word = c.g.word(slot)
        for player in c.g.in_turn_order():
            invited = [("accept",)] if player.at != slot else []
            if (yield from c.about(player.seat).pick("gather", invited, optional=True, place=word)):
                player.at = slot
                c.g.tell("gathered", player.seat, word)
        for player in c.g.in_turn_order():
            yield from self._deal(c.about(player.seat), slot)

    def _deal(self, c: Act, slot: int) -> Flow[None]:
        """One of those present makes offers to others."""
        while seats := [str(other.seat) for other in self._partners(c, slot)]:
            seat = yield from c.pick_one("gather_deal", seats, verb="player", optional=DONE, rule="OA-7.6.3-01")
            if not seat:
                return
            yield from exchange(c.g, c.me, c.g.players[int(seat)], GATHERED, c.card)

    def _partners(self, c: Act, slot: int) -> list[Player]:
        if c.me.at != slot:
            return []
        others = [other for other in c.g.in_turn_order() if other is not c.me and other.at == slot]
        willing = [other for other in others if may_offer(c.g, c.me.seat, other.seat)]
        return [other for other in willing if pieces(c.g, c.me, other, GATHERED, [])]

    def say(self) -> Speech:
        return say("effect-gather")
