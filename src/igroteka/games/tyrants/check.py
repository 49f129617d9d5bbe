"""What a box must hold to be played with: the counts of the rulebook, and words that make sense on their card."""

from collections import Counter
from collections.abc import Iterator

from .board import CENTER, EMPTY, LEFT, RIGHT, WHITE, Board
from .cards import BOX
from .effects import AtEnd, DiscardCard, Draw, PlayFromInnerCircle, PlayFromMarket, ReturnToSupply, SwapIntoMarket
from .effects.cards import words
from .minions import HALF_DECKS, HOUSE_GUARD, NOBLE, OUTCAST, PRIESTESS, SOLDIER, Box, Card

HALF_DECK_SIZE = 40
WHITE_TROOPS = 40
COPIES = {NOBLE: 28, SOLDIER: 12, HOUSE_GUARD: 15, PRIESTESS: 15, OUTCAST: 30}
"""How many there are of the cards outside the half-decks (TY-COMP-04..08)."""
NEVER_SOLD = (NOBLE, SOLDIER, OUTCAST)
SECTIONS_IN_PLAY = ((2, (CENTER,)), (3, (CENTER, LEFT)), (3, (CENTER, RIGHT)), (4, (CENTER, LEFT, RIGHT)))
"""How many players use which sections (TY-SETUP-02..04)."""


def check_box(box: Box) -> Iterator[str]:
    """Everything that is wrong with a box, sentence by sentence."""
    for card in box.cards.values():
        yield from (f"cards.{card.id}: {fault}" for fault in check_card(card))
    yield from _check_half_decks(box)
    yield from _check_sites(box.board)
    yield from _check_routes(box.board)


def check_card(card: Card) -> Iterator[str]:
    """What is wrong with a single card."""
    if card.id in COPIES:
        if (card.deck, card.copies) != (BOX.cards[card.id].deck, COPIES[card.id]):
            yield f'there are {COPIES[card.id]} copies, in "{BOX.cards[card.id].deck}".'
    elif card.deck not in HALF_DECKS:
        yield f'"{card.deck}" is no half-deck; choose one of: {", ".join(HALF_DECKS)}.'
    if card.id in NEVER_SOLD:
        if card.cost is not None:
            yield "this card is never sold; its cost is null."
    elif card.cost is None or card.cost < 1:
        yield "this card is sold; it costs 1 or more."
    if card.copies < 1:
        yield "there is at least 1 copy."
    yield from _check_words(card)


def _check_words(card: Card) -> Iterator[str]:
    """Words that only some cards can carry, and answers that would never end."""
    played = {type(word) for word in words(card.play)}
    answered = {type(word) for word in words(card.discarded)}
    if ReturnToSupply in played | answered and card.id != OUTCAST:
        yield f'only "{OUTCAST}" can be returned to its supply.'
    if SwapIntoMarket in played | answered and card.cost is None:
        yield "a card that is never sold cannot be put into the market."
    for word in (AtEnd, PlayFromMarket, PlayFromInnerCircle):
        if word in answered:
            yield f'"discarded" cannot hold "{word.__name__}".'
    if {Draw, DiscardCard} <= answered:
        yield '"discarded" cannot both draw cards and make somebody discard.'


def _check_half_decks(box: Box) -> Iterator[str]:
    sizes = Counter(dict.fromkeys(HALF_DECKS, 0))
    for card in box.cards.values():
        sizes[card.deck] += card.copies
    for deck in HALF_DECKS:
        if sizes[deck] != HALF_DECK_SIZE:
            yield f'cards: the half-deck "{deck}" has {sizes[deck]} cards; it needs {HALF_DECK_SIZE} (TY-COMP-09).'


def _check_sites(board: Board) -> Iterator[str]:
    for site in board.sites:
        place = f"board.sites[{site.id}]"
        if not site.spaces:
            yield f"{place}: a site has a space."
        if site.start and EMPTY not in site.spaces:
            yield f"{place}: a starting site has an empty space."
        if (site.marker is None) != (site.marker_at is None):
            yield f'{place}: "marker" and "marker_at" go together.'
        if site.vp < 0 or (site.marker or 0) < 0:
            yield f"{place}: points are not below 0."
        yield from _check_spaces(place, site.spaces, len(site.at))
    for seats, sections in SECTIONS_IN_PLAY:
        starts = sum(site.start and site.section in sections for site in board.sites)
        if starts < seats:
            yield f"board.sites: {seats} players need {seats} starting sites in {', '.join(sections)}, not {starts}."
    spaces = [site.spaces for site in board.sites] + [route.spaces for route in board.routes]
    whites = sum(troops.count(WHITE) for troops in spaces)
    if whites > WHITE_TROOPS:
        yield f"board: there are {WHITE_TROOPS} white troops, not {whites} (TY-COMP-12)."


def _check_routes(board: Board) -> Iterator[str]:
    pairs = Counter(frozenset(route.ends) for route in board.routes)
    for number, route in enumerate(board.routes):
        place = f"board.routes[{number}]"
        if len(set(route.ends)) < 2 or pairs[frozenset(route.ends)] > 1:
            yield f"{place}: a route joins two sites, and only one route the same two (TY-ROUTE-01)."
        yield from _check_spaces(place, route.spaces, len(route.at))


def _check_spaces(place: str, spaces: str, points: int) -> Iterator[str]:
    if len(spaces) != points:
        yield f'{place}: {len(spaces)} spaces need as many points in "at", not {points}.'
