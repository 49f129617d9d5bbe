"""Words of powers When Played that bring warbands, favor, secrets and relics."""

from igroteka.kernel import Deed, Effect, Flow, Speech, say

from ..act import Act
from ..actions.goals import settle_title
from ..actions.recover import recover_for_free
from ..actions.ruling import (
    advisers_of_suit,
    neighbours,
    ruled_cards,
    ruled_sites,
    rulers,
    rules_card,
    site_cards,
    slot_of,
    slots_of,
)
from ..actions.taking import may_take, take
from ..actions.tokens import burn_favor, gain_favor, gain_secrets, give_favor, purse, put_favor, take_favor
from ..actions.warbands import gain_warbands, kill_at, may_place, place_warbands
from ..box import PEOPLES_FAVOR, Count, Suit
from ..state import Player
from .basics import full_banks, gain_of_one


class ManRuledSites(Effect[Act], frozen=True):
    """Gain a warband for each site that I rule, then move one from the board to each of them."""

    def possible(self, c: Act) -> bool:
        return bool(ruled_sites(c.g, c.me))

    def run(self, c: Act) -> Flow[None]:
        slots = ruled_sites(c.g, c.me)
        gain_warbands(c.g, c.me, len(slots))
        while slots and c.me.warbands and may_place(c.g, c.me):
            slot = slots[0]
            if c.me.warbands < len(slots):
                word = yield from c.pick_one("which_place", [c.g.word(one) for one in slots], verb="place")
                slot = c.g.slot(word)
            slots.remove(slot)
            place_warbands(c.g, c.me, slot, 1)

    def say(self) -> Speech:
        return say("effect-man-ruled-sites")


class SeizeThisSite(Effect[Act], frozen=True):
    """Unless a ruler's pawn is there: kill all warbands at this card's site, gain one and put it there."""

    def possible(self, c: Act) -> bool:
        slot = slot_of(c.g, c.card)
        return slot >= 0 and not any(ruler.at == slot for ruler in rulers(c.g, slot))

    def run(self, c: Act) -> Flow[None]:
        if not self.possible(c):
            return
        slot = slot_of(c.g, c.card)
        for colour, count in list(c.g.places[slot].warbands.items()):
            kill_at(c.g, slot, colour, count)
        if gain_warbands(c.g, c.me, 1) and may_place(c.g, c.me):
            place_warbands(c.g, c.me, slot, 1)
        yield from settle_title(c.g)

    def say(self) -> Speech:
        return say("effect-seize-this-site")


class WarbandsBySuit(Deed[Act], frozen=True):
    """Gain a warband for each card of a suit at sites, whoever rules them."""

    suit: Suit

    def possible(self, c: Act) -> bool:
        return bool(site_cards(c.g, self.suit))

    def do(self, c: Act) -> None:
        gain_warbands(c.g, c.me, len(site_cards(c.g, self.suit)))

    def say(self) -> Speech:
        return say("effect-warbands-by-suit", suit=say(f"of-{self.suit}"))


class FavorBySuit(Effect[Act], frozen=True):
    """Gain from one bank as much favor as I rule cards of a suit."""

    suit: Suit

    def possible(self, c: Act) -> bool:
        return self.count(c) > 0 and bool(full_banks(c))

    def count(self, c: Act) -> int:
        """The cards that I rule; an adviser may count twice."""
        at_sites = [card for card in site_cards(c.g, self.suit) if rules_card(c.g, c.me, card)]
        return len(at_sites) + advisers_of_suit(c.g, c.me, self.suit)

    def run(self, c: Act) -> Flow[None]:
        if not self.possible(c):
            return
        yield from gain_of_one(c, full_banks(c), self.count(c))

    def say(self) -> Speech:
        return say("effect-favor-by-suit", suit=say(f"of-{self.suit}"))


class FavorOfEach(Effect[Act], frozen=True):
    """Gain a favor from each of so many different banks."""

    banks: Count

    def possible(self, c: Act) -> bool:
        return bool(full_banks(c))

    def run(self, c: Act) -> Flow[None]:
        used: list[str] = []
        while len(used) < self.banks and (rest := [suit for suit in full_banks(c) if suit not in used]):
            suit = yield from c.pick_one("which_suit", rest, verb="suit")
            used.append(suit)
            gain_favor(c.g, c.me, suit, 1)

    def say(self) -> Speech:
        return say("effect-favor-of-each", count=self.banks)


class TaxRegion(Deed[Act], frozen=True):
    """Take favor from each player whose pawn is at a site that I rule in my region."""

    count: Count

    def victims(self, c: Act) -> list[Player]:
        """Whom it strikes."""
        slots = [slot for slot in slots_of(c.g.region(c.me)) if slot in ruled_sites(c.g, c.me)]
        return [other for other in c.g.in_turn_order() if other is not c.me and other.at in slots]

    def possible(self, c: Act) -> bool:
        return any(victim.favor for victim in self.victims(c))

    def do(self, c: Act) -> None:
        for victim in self.victims(c):
            take_favor(c.g, c.me, victim, self.count)

    def say(self) -> Speech:
        return say("effect-tax-region", count=self.count)


class FavorIntoSecrets(Effect[Act], frozen=True):
    """In turn order each player may burn any amount of favor, and gains as many secrets."""

    def run(self, c: Act) -> Flow[None]:
        for player in c.g.in_turn_order():
            act = c.about(player.seat)
            numbers = [str(number) for number in range(1, purse(c.g, player) + 1)]
            number = yield from act.pick_one("burn_for_secrets", numbers, verb="number", optional=True)
            if number:
                burn_favor(c.g, player, int(number))
                gain_secrets(c.g, player, int(number))

    def say(self) -> Speech:
        return say("effect-favor-into-secrets")


class PayBySuits(Deed[Act], frozen=True):
    """Everybody but the holder of the People's Favor puts on this card a favor of the board for each suit they rule."""

    def do(self, c: Act) -> None:
        for player in c.g.in_turn_order():
            if PEOPLES_FAVOR not in player.banners:
                suits = {c.g.box.suits[card] for card in ruled_cards(c.g, player)}
                put_favor(c.g, player, c.card, min(len(suits), player.favor))

    def say(self) -> Speech:
        return say("effect-pay-by-suits")


class ExtortRelic(Effect[Act], frozen=True):
    """Name a relic of a player at my site: it is mine, unless its holder gives me favor."""

    ransom: Count

    def relics(self, c: Act) -> list[str]:
        """What can be named."""
        found = [relic for other in neighbours(c.g, c.me) for relic in other.relics]
        return [relic for relic in found if may_take(c.g, c.me, relic)]

    def possible(self, c: Act) -> bool:
        return bool(self.relics(c))

    def run(self, c: Act) -> Flow[None]:
        relic = yield from c.pick_one("which_relic", self.relics(c), verb="relic")
        if not relic:
            return
        holder = next(player for player in c.g.players if relic in player.relics)
        c.g.tell("extorted", c.me.seat, relic)
        if purse(c.g, holder) >= self.ransom:
            act = c.ask(holder.seat)
            if (yield from act.pick("ransom", [("accept",)], optional=True, relic=relic, number=self.ransom)):
                give_favor(c.g, holder, c.me, self.ransom)
                return
        yield from take(c.g, c.me, [relic])

    def say(self) -> Speech:
        return say("effect-extort-relic", count=self.ransom)


class RecoverHere(Effect[Act], frozen=True):
    """Take a relic of this site; it counts as recovered, but costs nothing."""

    def numbers(self, c: Act) -> list[str]:
        """Which of the relics there can be taken, by their places in the row."""
        relics = c.g.places[c.g.slot(c.card)].relics
        return [str(number) for number, relic in enumerate(relics, 1) if may_take(c.g, c.me, relic)]

    def possible(self, c: Act) -> bool:
        return bool(self.numbers(c))

    def run(self, c: Act) -> Flow[None]:
        number = yield from c.pick_one("nth_relic", self.numbers(c), verb="number")
        if number:
            yield from recover_for_free(c.g, c.me, c.g.places[c.g.slot(c.card)].relics[int(number) - 1])

    def say(self) -> Speech:
        return say("effect-recover-here")
