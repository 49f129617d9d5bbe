"""Looking at relics (OA-6.3, OA-6.4), and at facedown cards in general (OA-10-19)."""

from collections.abc import Sequence

from igroteka.kernel import Flow, Option

from ..state import Player, State
from .citizenship import wields_scepter
from .zones import show_to

VERBS = frozenset({"peek", "peek_reliquary"})
"""The verbs of the turn's question that this action answers."""


def unseen(me: Player, cards: Sequence[str]) -> list[str]:
    """Those of some facedown cards that the player does not know."""
    return [card for card in cards if card and card not in me.known]


def look(g: State, me: Player, cards: Sequence[str]) -> None:
    """The player looks at facedown cards, alone, and knows from now on where they lie."""
    show_to(cards, me)
    g.reveal()
    g.tell("saw", "+".join(cards), to=(me.seat,))


def options(g: State, me: Player) -> list[Option]:
    """The facedown relics that the player may look at and has not seen yet; seen ones stay known."""
    here: list[Option] = [("peek", number) for number in numbered(me, g.places[me.at].relics)]
    spaces = numbered(me, g.reliquary) if wields_scepter(g, me) else []
    return here + [("peek_reliquary", number) for number in spaces]


def numbered(me: Player, cards: Sequence[str]) -> list[str]:
    """The places, counted from 1, of those cards in a row that the player does not know."""
    return [str(number) for number, card in enumerate(cards, 1) if card and card not in me.known]


def perform(g: State, me: Player, option: Option) -> Flow[None]:
    """Look at one of them."""
    verb, number = option
    if verb == "peek":
        g.tell("looked_at_relic", me.seat, g.word(me.at))
        look(g, me, [g.places[me.at].relics[int(number) - 1]])
    else:
        g.tell("looked_into_reliquary", me.seat, int(number))
        look(g, me, [g.reliquary[int(number) - 1]])
    return
    yield
