"""How cards are declared, and the table of all of them."""

from typing import Any

from igroteka.kernel import Effect, seq

from ..box import Aspect, Card, Deck

CARDS: dict[str, Card] = {}


def card(
    name: str,
    deck: Deck,
    minion: str,
    aspect: Aspect | None,
    *does: Effect[Any],
    cost: int | None = None,
    vp: tuple[int, int],
    copies: int,
    discarded: Effect[Any] | None = None,
) -> None:
    """Declare a card; its text is what it does, in the printed order."""
    CARDS[name] = Card(
        id=name,
        deck=deck,
        minion=minion,
        aspect=aspect,
        cost=cost,
        vp=vp[0],
        inner_vp=vp[1],
        copies=copies,
        play=seq(*does),
        discarded=discarded,
    )
