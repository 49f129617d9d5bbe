"""How a bot weighs an offer that is being made: what it gives, what it asks for, and whether the other will agree."""

from collections.abc import Iterable

from igroteka.kernel import Option

from ..box import BANNERS
from ..state import Player, State

WORTH = {"favor": 0.45, "secrets": 0.8}
THING = 2.6
SITE = 2.0
PROMISE = 0.6
GAINED_VASSAL = 1.0
"""What having a Citizen is worth to the Chancellor, besides the rival that is gone."""
EAGER = 0.4
"""The other agrees to what is so much better for them than nothing."""


def offer_worth(g: State, seat: int) -> float:
    """What the offer on the table promises a seat, if it is the one that makes it."""
    offer = g.deal
    if offer is None or offer.proposer != seat:
        return 0.0
    gives, claims = _sum(offer.pieces, "give"), _sum(offer.pieces, "claim")
    gives += PROMISE * _count(offer.pieces, "promise")
    other = g.players[offer.partner]
    bonus_mine, bonus_theirs = _citizenship(g, other) if _is_citizenship(g) else (0.0, 0.0)
    if gives - claims + bonus_theirs < EAGER:
        return -0.05 * len(offer.pieces)
    return claims - gives + bonus_mine if offer.sent else 0.5 * (claims - gives + bonus_mine)


def _is_citizenship(g: State) -> bool:
    assert g.deal is not None
    return g.deal.topic in {space.id for space in g.box.reliquary}


def _citizenship(g: State, other: Player) -> tuple[float, float]:
    """What citizenship itself is worth to both: a rival less, and a relic with a full Supply track.

    Who is near to victory alone does not want it; whom the Empire fears is worth more to it.
    """
    threat = 6.0 if g.title == other.seat else 2.5 if other.vision else 1.0
    hopes = 9.0 if g.title == other.seat else 4.0 if other.vision else 0.0
    return threat - GAINED_VASSAL - 1.5, THING + 0.22 * (7 - other.supply) - hopes


def _sum(pieces: Iterable[Option], side: str) -> float:
    total = 0.0
    for verb, *words in pieces:
        if verb == side:
            total += WORTH[words[0]]
        elif verb == f"{side}_card":
            total += THING + (words[0] in BANNERS)
        elif verb == f"{side}_site":
            total += SITE
        elif verb == f"{side}_promise":
            total += PROMISE
    return total


def _count(pieces: Iterable[Option], verb: str) -> int:
    return sum(piece[0] == verb for piece in pieces)
