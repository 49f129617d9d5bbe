"""Positions in which one Vaala card lies open, for the tests of those cards."""

from collections.abc import Mapping
from typing import Any

from igroteka.games.vaala.components import BOX
from tests.games.vaala.table import ADRAEL, ELIZA, FERELLON, NAGASHA, Table

GLYPH = {
    FERELLON: "decree_of_aureus",
    ADRAEL: "crimson_whisper",
    NAGASHA: "mercury_veil",
    ELIZA: "dreaming_blade",
}


def laid_open(
    card: str,
    stack: str,
    ready: int | None = None,
    tokens: Mapping[str, tuple[int, int]] | None = None,
    **position: Any,
) -> Table:
    """The card lies open, nothing is left in its owner's deck, and the owner has just the power that it costs."""
    owner = BOX.vaala[card].owner
    ready = BOX.vaala[card].cost if ready is None else ready
    table = Table(stack=stack, tokens={owner: (ready, 0), **(tokens or {})}, open_vaala={owner: [card]}, **position)
    table.player(owner).vaala_deck.clear()
    return table


def opened(card: str, ready: int | None = None, **position: Any) -> Table:
    """The owner has just activated the Vaala glyph."""
    table = laid_open(card, GLYPH[BOX.vaala[card].owner], ready, **position)
    table.do("activate vaala")
    return table


def offered(card: str, ready: int | None = None, **position: Any) -> bool:
    """Could the owner play the card there?"""
    return f"cast {card}" in opened(card, ready, **position).options("cast")


def reacting(card: str, stack: str, **position: Any) -> Table:
    """The reaction lies open while other cards are resolved."""
    return laid_open(card, stack, **position)
