"""How a bot weighs an offer that is being made: what it gives, what it asks for, and whether the other will agree."""

from collections.abc import Iterable

from igroteka.kernel import Option
from igroteka.kernel.offers import MADE

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
LIKELY = 0.8
"""Agreed on, if it is good for both."""
TALK = 0.06
"""What an offer costs that leads to nothing."""
FAVORS = {"hand_over": 0.5, "call_in": 0.02, "lift": 0.02}
"""What a warband costs that one would hand over; those that one asks for are seldom given."""


def offer_worth(g: State, seat: int) -> float:
    """What the offer on the table promises a seat, if it is the one that makes it; idle talk is a nuisance."""
    talk = -TALK * g.lasts(MADE, owner=seat)
    offer = g.deal
    if offer is None or offer.proposer != seat:
        return talk
    if offer.topic in FAVORS:
        return talk - FAVORS[offer.topic] * int(offer.pieces[0][1])
    gives, claims = _sum(offer.pieces, "give"), _sum(offer.pieces, "claim")
    gives += PROMISE * _count(offer.pieces, "promise")
    other = g.players[offer.partner]
    bonus_mine, bonus_theirs = _citizenship(g, other) if _is_citizenship(g) else (0.0, 0.0)
    if gives - claims + bonus_theirs < EAGER:
        return talk - TALK * (len(offer.pieces) + 3 * offer.sent)
    worth = claims - gives + bonus_mine
    return talk + (LIKELY if offer.sent else LIKELY / 2) * worth


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
