"""Offers: a bargain is made of decisions. One builds an offer piece by piece and sends it, the other says yes or no.

A piece is an option, such as `("give", "favor")`; whoever builds may add it again. Nobody is asked the same twice: what
was refused is remembered as long as the game says, and cannot be sent again. How often offers can be made at all is
bounded, so that nobody can be pestered.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from .asking import Context
from .decision import Flow, Option
from .state import Offer, State

Pieces: TypeAlias = list[Option]
"""What an offer is made of, in the order in which it was put together."""

SEND: Option = ("send",)
"""The offer is complete."""
WITHDRAW: Option = ("withdraw",)
"""No offer, after all."""
ACCEPT: Option = ("accept",)
"""Yes."""

REFUSED = "offer_refused"
"""Lasts: an offer (about) that its owner has refused."""
MADE = "offers_made"
"""Lasts: so many offers were begun by the owner to somebody (about)."""
MOST_OFFERS = 3
"""So many offers may be begun to the same partner before the scope ends."""
MOST_PIECES = 24
"""No offer is made of more pieces."""


def may_offer(g: State[Any], proposer: int, partner: int) -> bool:
    """May another offer be made to this partner?

    >>> from igroteka.kernel import Chance
    >>> may_offer(State(chance=Chance(seed=7)), 0, 1)
    True
    """
    return g.lasts(MADE, owner=proposer, about=str(partner)) < MOST_OFFERS


def bargain(
    g: State[Any],
    builder: Context,
    answerer: Context,
    seats: tuple[int, int],
    pieces: Callable[[Pieces], Sequence[Option]],
    facts: Callable[[Pieces], Mapping[str, Any]],
    *,
    kinds: tuple[str, str],
    scope: str,
    rule: str,
    complete: Callable[[Pieces], bool] = bool,
    topic: str = "",
) -> Flow[Pieces | None]:
    """What the two have agreed on; None if nothing.

    `pieces` are those that can still be added, `facts` how an offer is told, `kinds` the questions to the builder and
    to the one who answers; `complete` tells whether an offer can be sent. What is refused stays so in this `scope`.
    """
    proposer, partner = seats
    g.let_last(MADE, scope, owner=proposer, about=str(partner))
    offer: Pieces = []
    agreed = False
    while True:
        g.deal = Offer(proposer, partner, topic, tuple(offer))
        more = list(pieces(offer)) if len(offer) < MOST_PIECES else []
        about = " ".join([topic, *sorted(" ".join(piece) for piece in offer)])
        is_ready = complete(offer) and not g.lasts(REFUSED, owner=partner, about=about)
        choice = yield from builder.pick(
            kinds[0], [*more, *([SEND] if is_ready else [])], optional=WITHDRAW, rule=rule, **facts(offer)
        )
        if choice is None or choice == SEND:
            break
        offer.append(choice)
    if choice:
        g.deal = Offer(proposer, partner, topic, tuple(offer), sent=True)
        agreed = bool((yield from answerer.pick(kinds[1], [ACCEPT], optional=True, rule=rule, **facts(offer))))
        if not agreed:
            g.let_last(REFUSED, scope, owner=partner, about=about)
    g.deal = None
    return offer if agreed else None
