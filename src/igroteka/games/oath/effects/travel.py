"""Words of powers that make pawns travel (OA-7.6.2), and of favor that leaves a board at once."""

from typing import ClassVar

from igroteka.kernel import Condition, Deed, Effect, Flow, Speech, say

from ..act import Act
from ..actions.goals import settle_title
from ..actions.revealing import reveal_site
from ..actions.ruling import neighbours, suits_at
from ..actions.tokens import favor_to_bank, put_on
from ..actions.travel import can_be_sent, forced_travel, free_travel, guide_of, reachable
from ..actions.zones import show_to
from ..box import SLOTS, Suit
from ..passives import IN_FORCE
from ..passives.ruling import Whose
from ..passives.tokens import GivesNoSecrets
from ..state import Player


def ways_of(c: Act, victim: Player) -> list[int]:
    """The site spaces to which I could make somebody travel."""
    return [slot for slot in range(len(SLOTS)) if can_be_sent(c.g, victim, slot, c.me)]


class CarryAlong(Effect[Act], frozen=True):
    """My pawn goes to a site to which a player at my site could travel, and that player travels there, too."""

    reveals: ClassVar[bool] = True

    def possible(self, c: Act) -> bool:
        return any(ways_of(c, other) for other in neighbours(c.g, c.me))

    def run(self, c: Act) -> Flow[None]:
        g, me = c.g, c.me
        seats = [str(other.seat) for other in neighbours(g, me) if ways_of(c, other)]
        seat = yield from c.pick_one("which_player", seats, verb="player")
        victim = g.players[int(seat)]
        while ways := ways_of(c, victim):
            place = yield from c.pick_one("which_place", map(g.word, ways), verb="place")
            slot = g.slot(place)
            there = yield from self._whither(c, victim, place)
            if (yield from forced_travel(g, victim, there, me)):
                me.at = slot
                g.tell("carried", me.seat, g.word(slot))
                reveal_site(g, slot)
                yield from settle_title(g)
                return

    def _whither(self, c: Act, victim: Player, place: str) -> Flow[int]:
        """If I guide the victim's way, I may send that player elsewhere."""
        if guide_of(c.g, victim) == c.me.seat:
            place = yield from c.pick_one("guide", map(c.g.word, ways_of(c, victim)), verb="place", seat=victim.seat)
        return c.g.slot(place)

    def say(self) -> Speech:
        return say("effect-carry-along")


class CallHere(Effect[Act], frozen=True):
    """A player elsewhere must travel to my site; if they come, they get the secret that lies on this card."""

    def _seats(self, c: Act) -> list[str]:
        others = [other for other in c.g.in_turn_order() if other is not c.me]
        return [str(other.seat) for other in others if can_be_sent(c.g, other, c.me.at, c.me)]

    def possible(self, c: Act) -> bool:
        return bool(self._seats(c))

    def run(self, c: Act) -> Flow[None]:
        g, me = c.g, c.me
        seat = yield from c.pick_one("which_player", self._seats(c), verb="player")
        victim = g.players[int(seat)]
        yield from forced_travel(g, victim, me.at, me)
        gives = not IN_FORCE.forbidden(g, GivesNoSecrets, me, Whose(g, me))
        if victim.at == me.at and gives and g.on(c.card).secrets:
            take_secret_off(c)
            victim.secrets += 1
            g.tell("gave_secrets", me.seat, victim.seat, 1)

    def say(self) -> Speech:
        return say("effect-call-here")


def take_secret_off(c: Act) -> None:
    """A secret leaves the card, for wherever the caller puts it."""
    put_on(c.g, c.card, secrets=-1)
    left = c.g.on(c.card)
    if not left.favor and not left.secrets:
        del c.g.tokens[c.card]


class RideByPile(Effect[Act], frozen=True):
    """Turn up the top card of the region's discard pile, and travel to a site of its suit, or else anywhere."""

    reveals: ClassVar[bool] = True

    def possible(self, c: Act) -> bool:
        return bool(c.g.piles[c.g.region(c.me)]) and bool(reachable(c.g, c.me))

    def run(self, c: Act) -> Flow[None]:
        g, region = c.g, c.g.region(c.me)
        card = g.piles[region][-1]
        show_to([card], *g.players)
        g.reveal()
        g.tell("turned_up", card, region)
        ways, suit = reachable(g, c.me), g.box.suits.get(card, "")
        matching = [slot for slot in ways if suit in suits_at(g, slot)]
        yield from free_travel(g, c.me, matching or ways)

    def say(self) -> Speech:
        return say("effect-ride-by-pile")


class AllFavorToBank(Deed[Act], frozen=True):
    """All favor of my board goes to a bank."""

    suit: Suit

    def possible(self, c: Act) -> bool:
        return c.me.favor > 0

    def do(self, c: Act) -> None:
        if c.me.favor:
            favor_to_bank(c.g, c.me, self.suit, c.me.favor)

    def say(self) -> Speech:
        return say("effect-all-favor-to-bank", suit=say(f"of-{self.suit}"))


class HasNoFavor(Condition[Act], frozen=True):
    """There is no favor on my board."""

    def holds(self, c: Act) -> bool:
        return not c.me.favor

    def say(self) -> Speech:
        return say("condition-has-no-favor")
