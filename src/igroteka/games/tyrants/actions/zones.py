"""Cards on the move: draw, discard, devour, promote, recruit, and the market (TY-DRAW, TY-DEV, TY-PROM, TY-RECR)."""

from typing import Final

from ..box import HOUSE_GUARD, OUTCAST, PRIESTESS
from ..state import FOR_SALE, Player, State

MARKET, PILE, DEVOURED = "market", "pile", "devoured"
HAND: Final = "hand"
DISCARD: Final = "discard"
INNER_CIRCLE: Final = "inner_circle"
PLAYED: Final = "played"

Offer = tuple[str, str]
"""A card that could be recruited: where it lies, and which."""


def top_up_deck(g: State, player: Player) -> bool:
    """Is there a top card? An empty deck is first made anew from the shuffled discard pile (TY-DRAW-02)."""
    if not player.deck and player.discard:
        player.deck, player.discard = player.discard, []
        g.chance.shuffle(player.deck)
        g.tell("reshuffled", player.seat)
    return bool(player.deck)


def draw(g: State, player: Player, count: int) -> None:
    """Draw so many cards, or as many as there are (TY-DRAW-01, TY-AMB-12)."""
    drawn = 0
    while drawn < count and top_up_deck(g, player):
        card = player.deck.pop()
        player.hand.append(card)
        g.tell("drew_card", player.seat, card, to=(player.seat,))
        drawn += 1
    if drawn:
        g.reveal()
        g.tell("drew", player.seat, drawn)


def devour(g: State, player: Player, card: str) -> None:
    """The card, already taken from its zone, leaves the game; an Insane Outcast goes back to its supply (TY-DEV-01)."""
    if card == OUTCAST:
        return_outcast(g, player)
    else:
        g.devoured.append(card)
        g.tell("devoured", player.seat, card)


def promote(g: State, player: Player, card: str) -> None:
    """The card, already taken from its zone, joins the inner circle; an Insane Outcast goes back to its supply."""
    if card == OUTCAST:
        return_outcast(g, player)
    else:
        player.inner_circle.append(card)
        g.tell("promoted", player.seat, card)


def return_outcast(g: State, player: Player) -> None:
    """An Insane Outcast goes back to its supply instead."""
    g.piles[OUTCAST] += 1
    g.tell("outcast_returned", player.seat)


def fill_slot(g: State, slot: int) -> None:
    """Refill a market slot at once; the last card of the market deck brings the last round (TY-RECR-02, TY-OVER-02)."""
    g.market[slot] = ""
    if not g.market_deck:
        return
    g.market[slot] = g.market_deck.pop()
    g.reveal()
    g.tell("market", g.market[slot])
    if not g.market_deck and not g.ending:
        g.ending = "market"
        g.tell("market_empty")


def market_cards(g: State) -> list[str]:
    """The different cards in the market row."""
    return list(dict.fromkeys(card for card in g.market if card))


def devour_market_card(g: State, player: Player, card: str) -> None:
    """Devour a card of the market row and refill its slot (TY-DEV-03)."""
    slot = g.market.index(card)
    devour(g, player, card)
    fill_slot(g, slot)


def offers(g: State) -> list[Offer]:
    """Every card that lies open to be recruited (TY-RECR-03); Insane Outcasts never do (TY-RECR-05)."""
    cards = [(MARKET, card) for card in market_cards(g)]
    cards += [(PILE, card) for card in (HOUSE_GUARD, PRIESTESS) if g.piles[card]]
    if g.lasts(FOR_SALE) and g.devoured and g.box.cards[g.devoured[-1]].cost is not None:
        cards.append((DEVOURED, g.devoured[-1]))
    return cards


def cost(g: State, card: str) -> int:
    """The price of a card that has one (TY-CARD-02)."""
    price = g.box.cards[card].cost
    assert price is not None, f"{card} is never sold"
    return price


def recruit(g: State, player: Player, zone: str, card: str) -> None:
    """The card goes to the player's discard pile, a market slot is refilled at once (TY-RECR-01, TY-RECR-02)."""
    g.tell("recruited", player.seat, card)
    player.discard.append(card)
    if zone == MARKET:
        fill_slot(g, g.market.index(card))
    elif zone == DEVOURED:
        g.devoured.pop()
    else:
        g.piles[card] -= 1


def recruit_outcasts(g: State, player: Player, count: int) -> None:
    """Insane Outcasts from the supply, as far as it lasts, to the player's discard pile (TY-RECR-08, TY-RECR-09)."""
    taken = min(count, g.piles[OUTCAST])
    g.piles[OUTCAST] -= taken
    player.discard += [OUTCAST] * taken
    if taken:
        g.tell("outcasts", player.seat, taken)
