"""Words of powers that draw, take or bury relics."""

from igroteka.kernel import Effect, Flow, Option, Speech, say

from ..act import Act
from ..actions.goals import settle_title
from ..actions.peeking import look
from ..actions.taking import may_take, move_relic, take
from ..actions.zones import bury_relic, draw_relic, is_locked
from ..box import GRAND_SCEPTER
from ..passives import IN_FORCE
from ..passives.taking import RelicsTaken, Taken


class DrawRelic(Effect[Act], frozen=True):
    """Draw the top relic, look at it alone, then take it or slide it under the deck."""

    reveals = True

    def possible(self, c: Act) -> bool:
        return bool(c.g.relic_deck)

    def run(self, c: Act) -> Flow[None]:
        if not c.g.relic_deck:
            return
        relic = draw_relic(c.g)
        c.me.drawn.append(relic)
        look(c.g, c.me, [relic])
        kept: list[Option] = [("take_relic", relic)] if may_take(c.g, c.me, relic) else []
        choice = yield from c.pick("drawn_relic", [*kept, ("bury_relic", relic)])
        if choice == ("take_relic", relic):
            yield from take(c.g, c.me, [relic])
        else:
            bury_relic(c.g, relic, c.me)
            c.g.tell("buried_unseen", c.me.seat)

    def say(self) -> Speech:
        return say("effect-draw-relic")


class TradeRelic(Effect[Act], frozen=True):
    """Draw and take a relic, then slide one of mine, but not the Grand Scepter, under the deck.

    For the title only what I have in the end counts.
    """

    reveals = True

    def possible(self, c: Act) -> bool:
        return bool(c.g.relic_deck)

    def run(self, c: Act) -> Flow[None]:
        relic = draw_relic(c.g)
        move_relic(c.g, c.me, relic)
        c.g.tell("took", c.me.seat, relic)
        yield from IN_FORCE.answers(c.g, RelicsTaken, c.me, Taken(c.g, c.me, (relic,)))
        mine = [one for one in c.me.relics if one != GRAND_SCEPTER]
        gone = yield from c.pick_one("bury_own", mine, verb="bury_relic")
        if gone:
            bury_own(c, gone)
        yield from settle_title(c.g)

    def say(self) -> Speech:
        return say("effect-trade-relic")


def bury_own(c: Act, relic: str) -> None:
    """A relic that everybody has seen goes under the deck, with nothing left on it."""
    tokens = c.g.tokens.pop(relic, None)
    if tokens:
        c.me.facedown += tokens.secrets
    bury_relic(c.g, relic, *c.g.players)
    c.g.tell("buried", c.me.seat, relic)


class BuryThis(Effect[Act], frozen=True):
    """Slide this relic under the deck."""

    def possible(self, c: Act) -> bool:
        return c.card in c.me.relics

    def run(self, c: Act) -> Flow[None]:
        bury_own(c, c.card)
        yield from settle_title(c.g)

    def say(self) -> Speech:
        return say("effect-bury-this")


class BuryRelicHere(Effect[Act], frozen=True):
    """Slide a facedown relic of my site under the deck, unseen."""

    def numbers(self, c: Act) -> list[str]:
        """The relics that are not locked, by their places in the row."""
        relics = enumerate(c.g.places[c.me.at].relics, 1)
        return [str(number) for number, relic in relics if not is_locked(c.g, c.me, relic)]

    def possible(self, c: Act) -> bool:
        return bool(self.numbers(c))

    def run(self, c: Act) -> Flow[None]:
        number = yield from c.pick_one("nth_relic", self.numbers(c), verb="number")
        if number:
            relic = c.g.places[c.me.at].relics[int(number) - 1]
            bury_relic(c.g, relic, *(player for player in c.g.players if relic in player.known))
            c.g.tell("buried_unseen", c.me.seat)

    def say(self) -> Speech:
        return say("effect-bury-relic-here")


class OpenReliquary(Effect[Act], frozen=True):
    """Look at a relic in the Reliquary, and take it if I like."""

    reveals = True

    def possible(self, c: Act) -> bool:
        return any(c.g.reliquary)

    def run(self, c: Act) -> Flow[None]:
        numbers = [str(number) for number, relic in enumerate(c.g.reliquary, 1) if relic]
        number = yield from c.pick_one("nth_relic", numbers, verb="number")
        if not number:
            return
        relic = c.g.reliquary[int(number) - 1]
        c.g.tell("looked_into_reliquary", c.me.seat, int(number))
        look(c.g, c.me, [relic])
        if not may_take(c.g, c.me, relic):
            return
        if (yield from c.pick_one("found_relic", [relic], verb="take_relic", optional=True)):
            yield from take(c.g, c.me, [relic])

    def say(self) -> Speech:
        return say("effect-open-reliquary")
