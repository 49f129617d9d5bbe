"""What only a seat sees: the own cards, and facedown ones that it has looked at (OA-6.1-03, OA-6.3-02, OA-9.4-05)."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from ..box import REGIONS, SPACES
from ..state import NOBODY, Player, State

Zone = Literal["site", "relic", "adviser", "pile", "world", "reliquary", "relic_deck", "hand"]


class Known(Struct, frozen=True, kw_only=True):
    """A facedown card that the player has seen, and where it lies."""

    card: str
    zone: Zone
    place: str = ""
    """The site space, the region of the pile, or the space of the Reliquary."""
    seat: int = NOBODY
    """Whose adviser it is, or in whose hand."""
    position: int = -1
    """From the left, or from the bottom of a pile; of the world deck: 0 for its top, otherwise -1."""


class Own(Struct, frozen=True, kw_only=True):
    """What only the player sees."""

    advisers: list[str]
    """All of the player's advisers, facedown ones too."""
    drawn: list[str]
    known: list[Known]


def private_view(g: State, seat: int) -> Own:
    """What a seat may know besides (OA-6.1-03, OA-6.3-02)."""
    me = g.players[seat]
    return Own(
        advisers=[adviser.card for adviser in me.advisers],
        drawn=me.drawn,
        known=[one for one in _facedown(g, me) if one.card in me.known],
    )


def _facedown(g: State, me: Player) -> Iterator[Known]:
    """Everything that lies facedown, besides what is the player's own."""
    for slot, place in enumerate(g.places):
        if not place.faceup:
            yield Known(card=place.site, zone="site", place=SPACES[slot])
        for position, relic in enumerate(place.relics):
            yield Known(card=relic, zone="relic", place=g.word(slot), position=position)
    for other in g.players:
        if other is not me:
            yield from _of_player(other)
    for region in REGIONS:
        for position, card in enumerate(g.piles[region]):
            yield Known(card=card, zone="pile", place=region, position=position)
    for space, relic in zip(g.box.reliquary, g.reliquary, strict=True):
        yield Known(card=relic, zone="reliquary", place=space.id)
    for number, card in enumerate(reversed(g.world)):
        yield Known(card=card, zone="world", position=-1 if number else 0)
    for number, relic in enumerate(reversed(g.relic_deck)):
        yield Known(card=relic, zone="relic_deck", position=-1 if number else 0)


def _of_player(other: Player) -> Iterator[Known]:
    for position, adviser in enumerate(other.advisers):
        if not adviser.faceup:
            yield Known(card=adviser.card, zone="adviser", seat=other.seat, position=position)
    for position, card in enumerate(other.drawn):
        yield Known(card=card, zone="hand", seat=other.seat, position=position)
