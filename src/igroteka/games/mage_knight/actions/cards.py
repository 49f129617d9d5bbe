"""Deed cards: drawing, gaining, discarding, throwing away, and the offers (MK-GAIN, MK-CARD, MK-HEAL-01)."""

from collections.abc import Iterable
from typing import Literal

from igroteka.kernel import Flow

from ..act import Act
from ..box.terms import ADVANCED_ACTION, BASIC_ACTION, WOUND, CardKind
from ..passives import IN_FORCE
from ..passives.cases import Doing
from ..passives.kinds import DeckEmpty
from ..state import Player, State

ACTIONS: tuple[CardKind, ...] = (BASIC_ACTION, ADVANCED_ACTION)
OFFER = 3
"""Cards in the offers of spells and advanced actions (MK-SETUP-05)."""


def draw(g: State, me: Player, count: int) -> Flow[int]:
    """Draw cards, as long as there are any; what answers an empty deck may fill it (MK-ENDT-18). How many it were."""
    drawn: list[str] = []
    while len(drawn) < count:
        if not me.deck:
            yield from IN_FORCE.answers(g, DeckEmpty, me, Doing(g, me))
            if not me.deck:
                break
        drawn.append(me.deck.pop())
    if drawn:
        me.known = max(0, me.known - len(drawn))
        me.hand += drawn
        g.reveal()
        g.tell("drew", me.seat, len(drawn))
        g.tell("drew_cards", "+".join(drawn), to=(me.seat,))
    return len(drawn)


def take_wounds(g: State, me: Player, count: int = 1, *, into: Literal["hand", "discard"] = "hand") -> None:
    """Wound cards from their pile (MK-HEAL-01); in a combat those in hand count towards a knock-out (MK-DMGE-15)."""
    if count <= 0:
        return
    if into == "discard":
        me.discard += [WOUND] * count
    else:
        me.hand += [WOUND] * count
        me.turn.wounds += count
    g.tell("wounded", me.seat, count, into)
    if into == "hand":
        _count_blows(g, me, count)


def _count_blows(g: State, me: Player, count: int) -> None:
    """Wounds taken into hand in one combat knock a hero out at the unmodified hand limit (MK-DMGE-14)."""
    if g.combat and g.combat.seat == me.seat:
        g.combat.wounds += count
        if g.combat.wounds >= hand_limit(g, me) and not g.combat.knocked_out:
            g.combat.knocked_out = True
            knock_out(g, me)
    elif g.duel:
        for side in g.duel.sides:
            if side.seat == me.seat:
                side.wounds += count
                if side.wounds >= hand_limit(g, me) and not side.knocked_out:
                    side.knocked_out = True
                    knock_out(g, me)


def hand_limit(g: State, me: Player) -> int:
    """The unmodified hand limit."""
    return g.box.board.levels[(me.level - 1) // 2].hand_limit


def knock_out(g: State, me: Player) -> None:
    """All cards in hand but wounds are discarded (MK-DMGE-14)."""
    g.tell("knocked_out", me.seat)
    discard_hand(g, me)


def discard_hand(g: State, me: Player) -> None:
    """All cards in hand but wounds go to the discard pile."""
    for card in [card for card in me.hand if card != WOUND]:
        discard(g, me, card)


def discard(g: State, me: Player, card: str) -> None:
    """A card from hand to its owner's discard pile (MK-GAIN-08)."""
    me.hand.remove(card)
    me.discard.append(card)
    g.tell("discarded", me.seat, card)


def throw_away(g: State, me: Player, card: str, zone: list[str]) -> None:
    """A card leaves the game; a wound goes back to its pile (MK-GAIN-09)."""
    zone.remove(card)
    if card != WOUND:
        g.gone.append(card)
    g.tell("thrown_away", me.seat, card)


def gain(g: State, me: Player, card: str, to: Literal["top", "hand", "discard"] = "top") -> None:
    """A deed card that a player has got (MK-GAIN-03)."""
    {"top": me.deck, "hand": me.hand, "discard": me.discard}[to].append(card)
    me.known += to == "top"
    g.tell("gained", me.seat, card, to)


def take_from_offer(g: State, card: str) -> None:
    """Take a card out of the offer of spells or advanced actions, which is refilled at once (MK-GAIN-04)."""
    if card in g.advanced_offer:
        g.advanced_offer.remove(card)
        refill(g.advanced_offer, g.advanced)
    else:
        g.spell_offer.remove(card)
        refill(g.spell_offer, g.spells)
    g.reveal()


def refill(offer: list[str], deck: list[str]) -> None:
    """Cards slide down, new ones come in at the top."""
    while len(offer) < OFFER and deck:
        offer.insert(0, deck.pop())


def others(c: Act) -> list[str]:
    """The cards in hand besides the one that is being played (MK-CARD-22)."""
    hand = list(c.me.hand)
    for card in (*c.laid, c.card) if c.pending else c.laid:
        hand.remove(card)
    return hand


def deeds(cards: Iterable[str]) -> list[str]:
    """Those that are no wounds, each once (MK-COMP-11)."""
    return [card for card in dict.fromkeys(cards) if card != WOUND]


def action_cards(g: State, cards: Iterable[str]) -> list[str]:
    """The basic and advanced actions among them, each once (MK-COMP-10)."""
    return [card for card in deeds(cards) if g.box.cards[card].kind in ACTIONS]
