"""What a box must hold to be played with: the counts of the rulebook, and words that make sense on their card."""

from collections import Counter
from collections.abc import Iterator

from igroteka.kernel import Fault, fault, walk

from .box import (
    CENTER,
    EMPTY,
    HALF_DECKS,
    HOUSE_GUARD,
    LEFT,
    NOBLE,
    OUTCAST,
    PRIESTESS,
    RIGHT,
    SOLDIER,
    WHITE,
    Board,
    Box,
    Card,
)
from .components import BOX
from .effects import AtEnd, DiscardCard, Draw, PlayFromInnerCircle, PlayFromMarket, ReturnToSupply, SwapIntoMarket

HALF_DECK_SIZE = 40
WHITE_TROOPS = 40
COPIES = {NOBLE: 28, SOLDIER: 12, HOUSE_GUARD: 15, PRIESTESS: 15, OUTCAST: 30}
"""How many there are of the cards outside the half-decks (TY-COMP-04..08)."""
NEVER_SOLD = (NOBLE, SOLDIER, OUTCAST)
SECTIONS_IN_PLAY = ((2, (CENTER,)), (3, (CENTER, LEFT)), (3, (CENTER, RIGHT)), (4, (CENTER, LEFT, RIGHT)))
"""How many players use which sections (TY-SETUP-02..04)."""


def check_box(box: Box) -> Iterator[Fault]:
    """Everything that is wrong with a box."""
    for card in box.cards.values():
        yield from check_card(card)
    yield from _check_half_decks(box)
    yield from _check_sites(box.board)
    yield from _check_routes(box.board)


def check_card(card: Card) -> Iterator[Fault]:
    """What is wrong with a single card."""
    place = f"cards.{card.id}"
    if card.id in COPIES:
        if (card.deck, card.copies) != (BOX.cards[card.id].deck, COPIES[card.id]):
            yield fault(place, "copies", count=COPIES[card.id], deck=BOX.cards[card.id].deck)
    elif card.deck not in HALF_DECKS:
        yield fault(place, "half-deck", name=card.deck, names=", ".join(HALF_DECKS))
    if card.id in NEVER_SOLD:
        if card.cost is not None:
            yield fault(place, "never-sold")
    elif card.cost is None or card.cost < 1:
        yield fault(place, "sold")
    if card.copies < 1:
        yield fault(place, "no-copy")
    yield from _check_words(place, card)


def _check_words(place: str, card: Card) -> Iterator[Fault]:
    """Words that only some cards can carry, and answers that would never end."""
    played = {type(word) for word in walk(card.play)}
    answered = {type(word) for word in walk(card.discarded)}
    if ReturnToSupply in played | answered and card.id != OUTCAST:
        yield fault(place, "no-supply", card=OUTCAST)
    if SwapIntoMarket in played | answered and card.cost is None:
        yield fault(place, "no-market")
    for word in (AtEnd, PlayFromMarket, PlayFromInnerCircle):
        if word in answered:
            yield fault(place, "late-answer", name=word.__name__)
    if {Draw, DiscardCard} <= answered:
        yield fault(place, "endless-answer")


def _check_half_decks(box: Box) -> Iterator[Fault]:
    sizes = Counter(dict.fromkeys(HALF_DECKS, 0))
    for card in box.cards.values():
        sizes[card.deck] += card.copies
    for deck in HALF_DECKS:
        if sizes[deck] != HALF_DECK_SIZE:
            yield fault("cards", "half-deck-size", deck=deck, found=sizes[deck], needed=HALF_DECK_SIZE)


def _check_sites(board: Board) -> Iterator[Fault]:
    for site in board.sites:
        place = f"board.sites[{site.id}]"
        if not site.spaces:
            yield fault(place, "no-space")
        if site.start and EMPTY not in site.spaces:
            yield fault(place, "full-start")
        if (site.marker is None) != (site.marker_at is None):
            yield fault(place, "together", one="marker", two="marker_at")
        if site.vp < 0 or (site.marker or 0) < 0:
            yield fault(place, "negative")
        yield from _check_spaces(place, site.spaces, len(site.at))
    for seats, sections in SECTIONS_IN_PLAY:
        starts = sum(site.start and site.section in sections for site in board.sites)
        if starts < seats:
            yield fault("board.sites", "starts", needed=seats, sections=", ".join(sections), found=starts)
    spaces = [site.spaces for site in board.sites] + [route.spaces for route in board.routes]
    whites = sum(troops.count(WHITE) for troops in spaces)
    if whites > WHITE_TROOPS:
        yield fault("board", "whites", needed=WHITE_TROOPS, found=whites)


def _check_routes(board: Board) -> Iterator[Fault]:
    pairs = Counter(frozenset(route.ends) for route in board.routes)
    for number, route in enumerate(board.routes):
        place = f"board.routes[{number}]"
        if len(set(route.ends)) < 2 or pairs[frozenset(route.ends)] > 1:
            yield fault(place, "route")
        yield from _check_spaces(place, route.spaces, len(route.at))


def _check_spaces(place: str, spaces: str, points: int) -> Iterator[Fault]:
    if len(spaces) != points:
        yield fault(place, "spaces", needed=len(spaces), found=points)
