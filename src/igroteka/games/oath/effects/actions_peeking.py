"""Words of powers that look at facedown cards (OA-10-19)."""

from igroteka.kernel import Effect, Flow, Option, Speech, say

from ..act import Act
from ..actions.peeking import look, numbered, unseen
from ..box import REGIONS, SLOTS, Count
from ..state import Player


def facedown_advisers(players: list[Player]) -> list[Option]:
    """The facedown advisers of some players, by their places in the row."""
    return [
        ("adviser", str(player.seat), str(number))
        for player in players
        for number, adviser in enumerate(player.advisers, 1)
        if not adviser.faceup
    ]


def look_at_adviser(c: Act, option: Option) -> str:
    """Look at the adviser that an option means; who it is."""
    _, seat, number = option
    adviser = c.g.players[int(seat)].advisers[int(number) - 1]
    c.g.tell("looked_at_adviser", c.me.seat, int(seat), int(number))
    if not adviser.faceup:
        look(c.g, c.me, [adviser.card])
    return adviser.card


class PeekPile(Effect[Act], frozen=True):
    """Look through a whole discard pile."""

    reveals = True

    def regions(self, c: Act) -> list[str]:
        """Those with a card that I do not know in their pile."""
        return [region for region in REGIONS if unseen(c.me, c.g.piles[region])]

    def possible(self, c: Act) -> bool:
        return bool(self.regions(c))

    def run(self, c: Act) -> Flow[None]:
        region = yield from c.pick_one("which_region", self.regions(c), verb="region")
        if region:
            pile = c.g.piles[region]
            c.g.tell("looked_at_pile", c.me.seat, len(pile), region)
            look(c.g, c.me, pile[::-1])

    def say(self) -> Speech:
        return say("effect-peek-pile")


class PeekPileTop(Effect[Act], frozen=True):
    """Look at the top cards of the discard pile of my region."""

    count: Count
    reveals = True

    def cards(self, c: Act) -> list[str]:
        """These cards, the top one first."""
        return c.g.piles[c.g.region(c.me)][: -self.count - 1 : -1]

    def possible(self, c: Act) -> bool:
        return bool(unseen(c.me, self.cards(c)))

    def run(self, c: Act) -> Flow[None]:
        cards = self.cards(c)
        c.g.tell("looked_at_pile", c.me.seat, len(cards), c.g.region(c.me))
        look(c.g, c.me, cards)
        return
        yield

    def say(self) -> Speech:
        return say("effect-peek-pile-top", count=self.count)


class PeekWorld(Effect[Act], frozen=True):
    """Look at the top cards of the world deck."""

    count: Count
    reveals = True

    def cards(self, c: Act) -> list[str]:
        """These cards, the top one first."""
        return c.g.world[: -self.count - 1 : -1]

    def possible(self, c: Act) -> bool:
        return bool(unseen(c.me, self.cards(c)))

    def run(self, c: Act) -> Flow[None]:
        cards = self.cards(c)
        c.g.tell("looked_at_world", c.me.seat, len(cards))
        look(c.g, c.me, cards)
        return
        yield

    def say(self) -> Speech:
        return say("effect-peek-world", count=self.count)


class PeekAnywhere(Effect[Act], frozen=True):
    """Look at one facedown card: a site, somebody's adviser, or a relic at a site."""

    reveals = True

    def options(self, c: Act) -> list[Option]:
        """Whatever lies facedown and is not known to me."""
        g, me = c.g, c.me
        slots = range(len(SLOTS))
        found: list[Option] = [
            ("peek_site", g.word(slot))
            for slot in slots
            if not g.places[slot].faceup and g.places[slot].site not in me.known
        ]
        others = [player for player in g.in_turn_order() if player is not me]
        for option in facedown_advisers(others):
            if g.players[int(option[1])].advisers[int(option[2]) - 1].card not in me.known:
                found.append(option)
        for slot in slots:
            found += [("peek_relic", g.word(slot), number) for number in numbered(me, g.places[slot].relics)]
        return found

    def possible(self, c: Act) -> bool:
        return bool(self.options(c))

    def run(self, c: Act) -> Flow[None]:
        choice = yield from c.pick("peek_where", self.options(c))
        match choice:
            case ("peek_site", place):
                c.g.tell("looked_at_site", c.me.seat, place)
                look(c.g, c.me, [c.g.places[c.g.slot(place)].site])
            case ("peek_relic", place, number):
                c.g.tell("looked_at_relic", c.me.seat, place)
                look(c.g, c.me, [c.g.places[c.g.slot(place)].relics[int(number) - 1]])
            case ("adviser", _, _):
                look_at_adviser(c, choice)

    def say(self) -> Speech:
        return say("effect-peek-anywhere")
