"""A player of Oath with a card in hand, drawn from the world deck."""

from typing import Any

from tests.games.oath.table import Table

FILLERS = "longbows wrestlers"
"""Drawn together with the card that a test is about; nobody cares for them."""


def search_for(card: str, *, use: str = "", **position: Any) -> Table:
    """Whoever's turn it is has searched the world deck, kept this card, and must play or discard it."""
    table = Table(world=f"{card} {FILLERS}", **position)
    table.do("search world")
    for modifier in use.split():
        table.do(f"use {modifier}")
    if table.asked[1] == "modifiers":
        table.do("done")
    if table.asked[1] == "which_pile":
        table.do("decline")
    if table.asked[1] == "keep":
        table.do(f"keep {card}")
    return table


def goes(table: Table) -> list[str]:
    """The ways in which the card in hand may be played, but for discarding it."""
    assert table.asked[1] == "play"
    return [option for option in table.options() if not option.startswith("discard")]
