"""Magpies: draw a card, play a card, have the most shiny things when all cards are gone."""

from msgspec import Struct

from igroteka.kernel import Chance, Context, Deed, Effect, Flow, Outcome, Speech, State, ask, one_of, say


class Card(Struct, frozen=True):
    """A card: how many of it there are, and what playing it does."""

    id: str
    copies: int
    play: Effect["Play"]


class Box(Struct, frozen=True, dict=True):
    cards: dict[str, Card]


class Nest(State[Box], kw_only=True):
    """Everything on the table, by seats; the last card of the deck is its top."""

    deck: list[str]
    hands: list[list[str]]
    shiny: list[int]
    seat: int = 0


class Play(Context):
    g: Nest
    me: int

    def chooser(self) -> int:
        return self.me


class Gain(Deed[Play], frozen=True):
    count: int

    def do(self, c: Play) -> None:
        c.g.shiny[c.me] += self.count
        c.g.tell("gained", c.me, self.count)

    def say(self) -> Speech:
        return say("effect-gain", count=self.count)


class Snatch(Effect[Play], frozen=True):
    """A shiny thing of another bird becomes mine."""

    def victims(self, c: Play) -> list[str]:
        return [str(seat) for seat, shiny in enumerate(c.g.shiny) if seat != c.me and shiny]

    def possible(self, c: Play) -> bool:
        return bool(self.victims(c))

    def run(self, c: Play) -> Flow[None]:
        seat = yield from c.pick_one("snatch", self.victims(c))
        if seat:
            c.g.shiny[int(seat)] -= 1
            c.g.shiny[c.me] += 1
            c.g.tell("snatched", c.me, int(seat))

    def say(self) -> Speech:
        return say("effect-snatch")


CARDS = (
    Card("button", 6, Gain(1)),
    Card("ring", 3, Gain(2)),
    Card("raid", 5, one_of(Gain(1), Snatch())),
)


def setup(box: Box, options: Struct, seats: int, chance: Chance) -> Nest:
    deck = chance.shuffled([card.id for card in box.cards.values() for _ in range(card.copies)])
    return Nest(chance=chance, deck=deck, hands=[[deck.pop(), deck.pop()] for _ in range(seats)], shiny=[0] * seats)


def step(g: Nest) -> Flow[None] | None:
    return turn(g, g.hands[g.seat]) if any(g.hands) else None


def turn(g: Nest, hand: list[str]) -> Flow[None]:
    g.begin_turn(g.seat, g.turns // len(g.hands) + 1)
    if g.deck:
        g.reveal()
        hand.append(g.deck.pop())
        g.tell("drew", g.seat, hand[-1], to=(g.seat,))
    if hand:
        _, card = yield ask(g.seat, "turn", [("play", card) for card in dict.fromkeys(hand)], rule="MAGPIES-1")
        hand.remove(card)
        g.tell("played", g.seat, card)
        yield from g.box.cards[card].play.run(Play(g, g.seat))
    g.seat = (g.seat + 1) % len(g.hands)


def outcome(g: Nest) -> Outcome:
    winners = tuple(seat for seat, shiny in enumerate(g.shiny) if shiny == max(g.shiny))
    return Outcome(winners, tuple(g.shiny), tuple({"shiny": shiny} for shiny in g.shiny))
