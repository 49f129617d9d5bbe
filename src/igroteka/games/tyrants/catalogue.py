"""What lies in the box, for the browser: every card with its text, and the printed board."""

from msgspec import Struct

from igroteka.kernel import Speech

from .box import Board, Box


class CardFace(Struct, frozen=True):
    """What is printed on a card; the text is a list of sentences to be said in the player's language."""

    id: str
    deck: str
    minion: str
    aspect: str | None
    cost: int | None
    vp: int
    inner_vp: int
    copies: int
    text: list[Speech]


class Catalogue(Struct, frozen=True):
    """All cards by name, and the map."""

    cards: dict[str, CardFace]
    board: Board


def catalogue(box: Box) -> Catalogue:
    """The whole box."""
    faces = {
        card.id: CardFace(
            card.id,
            card.deck,
            card.minion,
            card.aspect,
            card.cost,
            card.vp,
            card.inner_vp,
            card.copies,
            card.text(),
        )
        for card in box.cards.values()
    }
    return Catalogue(faces, box.board)
