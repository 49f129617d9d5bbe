"""Set-up, up to the moment when the players place their first troops (TY-SETUP)."""

from typing import Literal

from msgspec import Struct

from igroteka.kernel import BadSetup, Chance, Field, choice

from .box import (
    CENTER,
    DEMONS,
    DRAGONS,
    DROW,
    HALF_DECKS,
    HOUSE_GUARD,
    LEFT,
    NOBLE,
    OUTCAST,
    PRIESTESS,
    RIGHT,
    SOLDIER,
    Box,
)
from .state import HOUSES, MARKET_SLOTS, TROOPS_EACH, Marker, Player, State, Turn

NOBLES_EACH, SOLDIERS_EACH = 7, 3


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before the game.

    `section` matters to three players only: which outer section joins the centre; "ask" lets the first player choose.
    `houses` are the colours by seat; left out, they are dealt in the order black, red, orange, blue.
    """

    half_decks: tuple[str, str] = (DROW, DRAGONS)
    section: Literal["ask", "left", "right"] = "ask"
    houses: tuple[str, ...] = ()


def form(_: Box, __: Options, seats: int) -> tuple[Field, ...]:
    """Two different half-decks (TY-SETUP-06); of three players the outer section (TY-SETUP-03)."""
    decks = Field("half_decks", HALF_DECKS, kind="deck", several=(2, 2))
    return (decks, choice(Options, "section")) if seats == 3 else (decks,)


def setup(box: Box, options: Options, seats: int, chance: Chance) -> State:
    """Market, players and their decks; the map is laid out by `open_sections`."""
    houses = options.houses or tuple(HOUSES)[:seats]
    _check(houses, seats)
    cards = box.cards
    market_deck = [card.id for card in cards.values() if card.deck in options.half_decks for _ in range(card.copies)]
    chance.shuffle(market_deck)
    first = chance.pick(range(seats))
    g = State(
        chance=chance,
        players=[Player(seat, HOUSES[house], chance.shuffled(_starting_deck())) for seat, house in enumerate(houses)],
        first=first,
        turn=Turn(first),
        sections=_sections(options, seats),
        market=[market_deck.pop() for _ in range(MARKET_SLOTS)],
        market_deck=market_deck,
        supply=len(market_deck) + seats * TROOPS_EACH,
        piles={
            HOUSE_GUARD: cards[HOUSE_GUARD].copies,
            PRIESTESS: cards[PRIESTESS].copies,
            OUTCAST: cards[OUTCAST].copies if DEMONS in options.half_decks else 0,
        },
    )
    g.open(box)
    if g.sections:
        open_sections(g)
    return g


def open_sections(g: State) -> None:
    """White troops and control markers, in the sections in play only (TY-SETUP-05, TY-SETUP-14..16)."""
    board = g.box.board
    g.troops = board.opening_troops(g.sections)
    g.markers = {site: Marker() for site in board.markers if site in g.troops}


def _sections(options: Options, seats: int) -> list[str]:
    """The sections in play (TY-SETUP-02..04); none yet if the first player will choose."""
    if seats == 2:
        return [CENTER]
    if seats == 4:
        return [CENTER, LEFT, RIGHT]
    return [] if options.section == "ask" else [CENTER, options.section]


def _starting_deck() -> list[str]:
    return [NOBLE] * NOBLES_EACH + [SOLDIER] * SOLDIERS_EACH


def _check(houses: tuple[str, ...], seats: int) -> None:
    for house in houses:
        if house not in HOUSES:
            raise BadSetup(f'There is no House "{house}"; choose among: {", ".join(HOUSES)}.')
    if len(houses) != seats or len(set(houses)) != seats:
        raise BadSetup(f"{seats} players need {seats} different Houses, not: {', '.join(houses)}.")
