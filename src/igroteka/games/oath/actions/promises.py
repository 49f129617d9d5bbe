"""Promises of the Tribunal: written down, shown to all, and judged (OA-7.6.3-04, OA-7.6.3-05).

`peace` and `tribute` are kept by the rules themselves; with a penalty a peace may be broken for that price. `goodwill`
is whatever the two have said to one another: whether it was broken is never clear, so a coin decides when the other
accuses.
"""

from igroteka.kernel import Flow, Option, Pieces

from ..state import Player, Promise, State
from .tokens import give_favor, purse

LAST_ROUND = 8
PROMISES = tuple(f"{deed}_{length}" for deed in ("peace", "tribute", "goodwill") for length in ("round", "game"))
"""Until the end of the next round, or for the whole game."""
VERBS = frozenset({"accuse"})


def make_promises(g: State, one: Player, other: Player, offer: Pieces) -> None:
    """Write down what was promised in a deal."""
    penalty = offer.count(("penalty",))
    for verb, *word in offer:
        if verb in ("promise", "claim_promise"):
            deed, length = word[0].split("_")
            by, to = (one, other) if verb == "promise" else (other, one)
            until = LAST_ROUND if length == "game" else min(LAST_ROUND, g.round + 1)
            g.promises.append(Promise(by.seat, to.seat, deed, until, penalty))
            g.tell("promised", by.seat, to.seat, word[0], until)


def binding(g: State, by: Player, to: Player, deed: str) -> list[Promise]:
    """The promises of that kind that bind now."""
    return [
        one for one in g.promises if (one.by, one.to, one.deed) == (by.seat, to.seat, deed) and g.round <= one.until
    ]


def may_attack(g: State, me: Player, other: Player) -> bool:
    """Has the player promised no peace, or can pay for breaking it?"""
    owed = binding(g, me, other, "peace")
    return not owed or (all(one.penalty for one in owed) and sum(one.penalty for one in owed) <= purse(g, me))


def break_peace(g: State, me: Player, other: Player) -> None:
    """The player attacks in spite of a promise: the penalty is due."""
    for one in binding(g, me, other, "peace"):
        _break(g, one)


def pay_tribute(g: State, me: Player) -> None:
    """In the Wake phase, as far as possible (OA-7.6.3-02)."""
    for one in g.promises:
        if (one.by, one.deed) == (me.seat, "tribute") and g.round <= one.until and purse(g, me):
            g.tell("tribute", me.seat, one.to)
            give_favor(g, me, g.players[one.to], 1)


def options(g: State, me: Player) -> list[Option]:
    """The promises of goodwill that others have made to the player, by their number."""
    return [
        ("accuse", str(number))
        for number, one in enumerate(g.promises, 1)
        if one.to == me.seat and one.deed == "goodwill" and g.round <= one.until
    ]


def perform(g: State, me: Player, option: Option) -> Flow[None]:
    """A coin decides whether the promise was broken (OA-7.6.3-05); either way it binds no longer."""
    one = g.promises[int(option[1]) - 1]
    if g.chance.pick(("broken", "kept")) == "broken":
        _break(g, one)
    else:
        g.promises.remove(one)
        g.tell("promise_kept", one.by, me.seat)
    return
    yield


def _break(g: State, one: Promise) -> None:
    g.promises.remove(one)
    g.tell("promise_broken", one.by, one.to, f"{one.deed}_{'game' if one.until == LAST_ROUND else 'round'}")
    give_favor(g, g.players[one.by], g.players[one.to], one.penalty)
