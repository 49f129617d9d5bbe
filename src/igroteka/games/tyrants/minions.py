"""What a minion card is, and the table of all of them (TY-CARD, TY-ASPECT). The cards themselves are in `cards/`."""

from typing import Any, Final, Literal

from msgspec import Struct

from igroteka.kernel import Effect, Seq, Speech, say, seq

from .board import Board, Number

AMBITION: Final = "ambition"
CONQUEST: Final = "conquest"
MALICE: Final = "malice"
GUILE: Final = "guile"
OBEDIENCE: Final = "obedience"
Aspect = Literal["ambition", "conquest", "malice", "guile", "obedience"]

DROW, DRAGONS, ELEMENTALS, DEMONS, ABERRATIONS, UNDEAD = HALF_DECKS = (
    "drow",
    "dragons",
    "elementals",
    "demons",
    "aberrations",
    "undead",
)

NOBLE, SOLDIER = "noble", "soldier"
HOUSE_GUARD, PRIESTESS, OUTCAST = "house_guard", "priestess_of_lolth", "insane_outcast"


class Card(Struct, frozen=True, kw_only=True):
    """A minion card: what it costs, what it is, what it is worth, what it does.

    `cost` is None for cards that are never sold, `aspect` only for the Insane Outcast. `vp` counts in the deck, hand
    and discard pile, `inner_vp` in the inner circle. `discarded` is its answer when an opponent makes you discard it.
    """

    id: str
    deck: str
    minion: str
    aspect: Aspect | None
    cost: Number | None
    vp: Number
    inner_vp: Number
    copies: Number
    play: Effect[Any]
    discarded: Effect[Any] | None = None

    def text(self) -> list[Speech]:
        """The text of the card, sentence by sentence: what it does, how it answers, what is special about it."""
        sentences = [part.say() for part in (self.play.parts if isinstance(self.play, Seq) else [self.play])]
        if self.discarded:
            sentences.append(say("text-discarded", effect=self.discarded.say()))
        if self.id == OUTCAST:
            sentences.append(say("text-outcast"))
        return sentences


class Box(Struct, frozen=True, dict=True):
    """The components of Tyrants: every card by name, and the board. The standard cards are written down in `cards/`."""

    cards: dict[str, Card]
    board: Board


CARDS: dict[str, Card] = {}


def card(
    name: str,
    deck: str,
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
