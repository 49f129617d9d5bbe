"""Words of powers that move, swap and replace cards; that is not playing them (OA-10-14, OA-10-17)."""

from collections.abc import Iterable

from igroteka.kernel import Deed, Effect, Flow, Option, Speech, say

from ..act import Act
from ..actions.capacity import can_have_adviser, clearable, dismiss_advisers, has_room
from ..actions.ruling import slot_of
from ..actions.tokens import take_favor
from ..actions.zones import add_adviser, add_to_site, discard, forget, is_locked, show_to
from ..box import REGIONS, SLOTS, Count, Suit
from ..passives.cards import Playing
from ..state import Player
from .actions_peeking import facedown_advisers
from .actions_players import pick_player


def clearable_here(c: Act, card: str, slot: int) -> list[str]:
    """The cards of which one may be discarded before a card is moved to a site: its own power alone speaks of moves."""
    found = clearable(Playing(c.g, c.me, card, "site", slot))
    return [one for one in found.get(c.g.places[slot].site, []) if slot_of(c.g, one) == slot]


def sites_for_move(c: Act, card: str, slots: Iterable[int]) -> list[int]:
    """The site spaces to which a card may be moved (OA-10-14)."""
    if c.g.box.restriction(card) == "adviser" or is_locked(c.g, c.me, card):
        return []
    faceup = [slot for slot in slots if c.g.places[slot].faceup]
    return [slot for slot in faceup if has_room(c.g, slot) or clearable_here(c, card, slot)]


def move_to_site(c: Act, card: str, slot: int) -> Flow[None]:
    """Move a card to a site, perhaps after clearing a place there; what lies on it comes along."""
    cards = clearable_here(c, card, slot)
    gone = yield from c.pick_one("clear", cards, optional=has_room(c.g, slot))
    if gone:
        discard(c.g, c.me, gone)
    add_to_site(c.g, card, slot)
    c.g.tell("moved_card", c.me.seat, card, c.g.word(slot))


def keep_to_limit(c: Act, player: Player, card: str) -> Flow[None]:
    """A card has come faceup among the player's advisers: others go if there are too many now, as far as they can."""
    if can_have_adviser(c.g, player, card, faceup=True):
        yield from dismiss_advisers(c.g, player, card, faceup=True)


class HauntElsewhere(Effect[Act], frozen=True):
    """Discard a denizen at another site and move this card there."""

    def cards(self, c: Act) -> list[str]:
        """The denizens elsewhere whose place it could take."""
        here = slot_of(c.g, c.card)
        if here < 0 or is_locked(c.g, c.me, c.card):
            return []
        others = [card for slot, place in enumerate(c.g.places) if slot != here for card in place.cards]
        return [card for card in others if card in c.g.box.denizens and not is_locked(c.g, c.me, card)]

    def possible(self, c: Act) -> bool:
        return bool(self.cards(c))

    def run(self, c: Act) -> Flow[None]:
        card = yield from c.pick_one("which_card", self.cards(c), verb="card")
        if card:
            slot = slot_of(c.g, card)
            discard(c.g, c.me, card)
            add_to_site(c.g, c.card, slot)
            c.g.tell("moved_card", c.me.seat, c.card, c.g.word(slot))

    def say(self) -> Speech:
        return say("effect-haunt-elsewhere")


class SettleAdviser(Effect[Act], frozen=True):
    """Move one of my faceup advisers to my site."""

    def cards(self, c: Act) -> list[str]:
        """Those who can go there."""
        return [card for card in c.me.faces if sites_for_move(c, card, [c.me.at])]

    def possible(self, c: Act) -> bool:
        return bool(self.cards(c))

    def run(self, c: Act) -> Flow[None]:
        card = yield from c.pick_one("which_card", self.cards(c), verb="card")
        if card:
            yield from move_to_site(c, card, c.me.at)

    def say(self) -> Speech:
        return say("effect-settle-adviser")


class ResettleAdviser(Effect[Act], frozen=True):
    """Move a faceup adviser of a suit, anybody's, to any site."""

    suit: Suit

    def cards(self, c: Act) -> list[str]:
        """Those who can go somewhere."""
        advisers = [card for player in c.g.in_turn_order() for card in player.faces]
        suited = [card for card in advisers if c.g.box.suits.get(card) == self.suit]
        return [card for card in suited if sites_for_move(c, card, range(len(SLOTS)))]

    def possible(self, c: Act) -> bool:
        return bool(self.cards(c))

    def run(self, c: Act) -> Flow[None]:
        card = yield from c.pick_one("which_card", self.cards(c), verb="card")
        if card:
            places = [c.g.word(slot) for slot in sites_for_move(c, card, range(len(SLOTS)))]
            place = yield from c.pick_one("which_place", places, verb="place")
            yield from move_to_site(c, card, c.g.slot(place))

    def say(self) -> Speech:
        return say("effect-resettle-adviser", suit=say(f"of-{self.suit}"))


class SwapWithSite(Effect[Act], frozen=True):
    """Swap one of my faceup advisers with a card at my site."""

    def advisers(self, c: Act) -> list[str]:
        """Those who can go to a site."""
        free = [card for card in c.me.faces if not is_locked(c.g, c.me, card)]
        return [card for card in free if c.g.box.restriction(card) != "adviser"]

    def residents(self, c: Act) -> list[str]:
        """The cards at the site that can become advisers."""
        free = [card for card in c.g.places[c.me.at].cards if not is_locked(c.g, c.me, card)]
        return [card for card in free if c.g.box.restriction(card) != "site"]

    def possible(self, c: Act) -> bool:
        return bool(self.advisers(c)) and bool(self.residents(c))

    def run(self, c: Act) -> Flow[None]:
        adviser = yield from c.pick_one("which_adviser", self.advisers(c), verb="card")
        resident = yield from c.pick_one("which_card", self.residents(c), verb="card")
        add_to_site(c.g, adviser, c.me.at)
        add_adviser(c.g, c.me, resident, faceup=True)
        c.g.tell("swapped", c.me.seat, adviser, resident)
        yield from keep_to_limit(c, c.me, resident)

    def say(self) -> Speech:
        return say("effect-swap-with-site")


class SwapsThis(Effect[Act], frozen=True):
    """Swap this adviser with some faceup adviser of another player; who has too many then discards others."""

    def cards(self, c: Act) -> list[str]:
        """The advisers of the others that are not locked."""
        if c.card not in c.me.faces or is_locked(c.g, c.me, c.card):
            return []
        others = [card for player in c.g.in_turn_order() if player is not c.me for card in player.faces]
        return [card for card in others if not is_locked(c.g, c.me, card)]

    def possible(self, c: Act) -> bool:
        return bool(self.cards(c))

    def run(self, c: Act) -> Flow[None]:
        card = yield from c.pick_one("which_card", self.cards(c), verb="card")
        if card:
            other = next(player for player in c.g.players if card in player.faces)
            add_adviser(c.g, c.me, card, faceup=True)
            add_adviser(c.g, other, c.card, faceup=True)
            c.g.tell("swapped", c.me.seat, c.card, card)
            yield from keep_to_limit(c, other, c.card)
            yield from keep_to_limit(c, c.me, card)


class SwapThis(SwapsThis, frozen=True):
    """Swap this adviser with any faceup adviser of another player."""

    def say(self) -> Speech:
        return say("effect-swap-this")


class HandOverThis(Effect[Act], frozen=True):
    """This card goes to another player's advisers, whatever their number; I take favor from that player."""

    favor: Count

    def possible(self, c: Act) -> bool:
        return c.card in c.me.faces

    def run(self, c: Act) -> Flow[None]:
        others = [player for player in c.g.in_turn_order() if player is not c.me]
        other = yield from pick_player(c, others)
        if other:
            add_adviser(c.g, other, c.card, faceup=True)
            c.g.tell("gave_adviser", c.me.seat, c.card, other.seat)
            take_favor(c.g, c.me, other, self.favor)

    def say(self) -> Speech:
        return say("effect-hand-over-this", count=self.favor)


class SwapUnseen(Effect[Act], frozen=True):
    """Two facedown advisers of different players trade places; whoever knew one still knows where it is."""

    reveals = True

    def possible(self, c: Act) -> bool:
        return len({option[1] for option in facedown_advisers(c.g.in_turn_order())}) > 1

    def run(self, c: Act) -> Flow[None]:
        options = facedown_advisers(c.g.in_turn_order())
        first = yield from c.pick("which_adviser", options)
        if first is None:
            return
        second = yield from c.pick("which_adviser", [option for option in options if option[1] != first[1]])
        if second:
            self._swap(c, first, second)

    def _swap(self, c: Act, first: Option, second: Option) -> None:
        owners = [c.g.players[int(option[1])] for option in (first, second)]
        advisers = [owner.advisers[int(option[2]) - 1] for owner, option in zip(owners, (first, second), strict=True)]
        advisers[0].card, advisers[1].card = advisers[1].card, advisers[0].card
        c.g.reveal()
        c.g.tell("swapped_unseen", c.me.seat, owners[0].seat, owners[1].seat)
        for owner, adviser in zip(owners, advisers, strict=True):
            show_to([adviser.card], owner)
            c.g.tell("saw", adviser.card, to=(owner.seat,))

    def say(self) -> Speech:
        return say("effect-swap-unseen")


class JoinPiles(Effect[Act], frozen=True):
    """Put the discard pile of another region on top of that of my region."""

    def regions(self, c: Act) -> list[str]:
        """The other regions with a pile."""
        return [region for region in REGIONS if region != c.g.region(c.me) and c.g.piles[region]]

    def possible(self, c: Act) -> bool:
        return bool(self.regions(c))

    def run(self, c: Act) -> Flow[None]:
        region = yield from c.pick_one("which_region", self.regions(c), verb="region")
        if region:
            mine = c.g.region(c.me)
            c.g.piles[mine] += c.g.piles[region]
            c.g.piles[region] = []
            c.g.tell("joined_piles", c.me.seat, region, mine)

    def say(self) -> Speech:
        return say("effect-join-piles")


class ReplaceInPile(Effect[Act], frozen=True):
    """Replace the topmost denizens of my region's discard pile, so many at most, by random cards of the Dispossessed.

    How many is said first; Visions are passed over; nobody looks at any of the cards.
    """

    most: Count
    reveals = True

    def places(self, c: Act) -> list[int]:
        """Where the denizens lie in the pile, topmost first."""
        pile = c.g.piles[c.g.region(c.me)]
        denizens = [place for place, card in enumerate(pile) if card in c.g.box.denizens]
        return denizens[::-1][: min(self.most, len(c.g.dispossessed))]

    def possible(self, c: Act) -> bool:
        return bool(self.places(c))

    def run(self, c: Act) -> Flow[None]:
        numbers = [str(number) for number in range(1, len(self.places(c)) + 1)]
        number = yield from c.pick_one("how_many", numbers, verb="number")
        if not number:
            return
        pile, places = c.g.piles[c.g.region(c.me)], self.places(c)[: int(number)]
        fresh = c.g.chance.draw(c.g.dispossessed, len(places))
        gone = [pile[place] for place in places]
        for place, card in zip(places, fresh, strict=True):
            pile[place] = card
        c.g.dispossessed += gone
        forget(c.g, [*gone, *fresh])
        c.g.tell("replaced_cards", c.me.seat, len(places), c.g.region(c.me))

    def say(self) -> Speech:
        return say("effect-replace-in-pile", count=self.most)


class Restore(Deed[Act], frozen=True):
    """Turn this ruin to its intact side; what lies on it stays."""

    def possible(self, c: Act) -> bool:
        return c.card in c.g.box.ruins and slot_of(c.g, c.card) >= 0

    def do(self, c: Act) -> None:
        edifice, cards = c.g.box.ruins[c.card].id, c.g.places[slot_of(c.g, c.card)].cards
        cards[cards.index(c.card)] = edifice
        if c.card in c.g.tokens:
            c.g.tokens[edifice] = c.g.tokens.pop(c.card)
        c.g.rearrange()
        c.g.tell("restored", c.me.seat, edifice)

    def say(self) -> Speech:
        return say("effect-restore")
