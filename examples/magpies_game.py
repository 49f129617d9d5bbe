"""What Magpies tells the rest of the house about itself: who sees what, what is hidden, who is ahead."""

from pathlib import Path

from msgspec import Struct

from igroteka.kernel import COMBINATOR_VERBS, Chance, Game, args, lead

from .magpies import CARDS, Box, Nest, outcome, setup, step


class Options(Struct, frozen=True):
    """Nothing to choose."""


class View(Struct, frozen=True):
    """What everybody sees."""

    deck: int
    shiny: list[int]


class Own(Struct, frozen=True):
    """What a bird sees besides."""

    hand: list[str]


def redeal(g: Nest, seat: int | None, chance: Chance) -> None:
    """Deal anew whatever the seat cannot know: the deck and the others' hands."""
    others = [hand for number, hand in enumerate(g.hands) if number != seat]
    unseen = chance.shuffled(sorted(g.deck + [card for hand in others for card in hand]))
    for hand in others:
        hand[:] = [unseen.pop() for _ in hand]
    g.deck[:] = unseen
    g.chance = chance.spawn()


def evaluate(g: Nest, seat: int) -> float:
    """How far ahead of the best rival."""
    worth = [(shiny,) for shiny in g.shiny]
    return lead(worth.pop(seat), worth)


MAGPIES = Game(
    name="magpies",
    rules=1,
    seats=range(2, 5),
    options=Options,
    box=Box({card.id: card for card in CARDS}),
    state=Nest,
    verbs={**COMBINATOR_VERBS, "play": args("card"), "snatch": args("seat")},
    events={
        "drew": args("seat", "card"),
        "played": args("seat", "card"),
        "gained": args("seat", "number"),
        "snatched": args("seat", victim="seat"),
    },
    facts={"turn": args(), "snatch": args(), "choose": args("alternatives")},
    kinds={},
    endings=frozenset(),
    setup=setup,
    step=step,
    outcome=outcome,
    sees=(View, Own),
    view=lambda g: View(len(g.deck), g.shiny),
    private_view=lambda g, seat: Own(g.hands[seat]),
    describe=lambda box, view, own: [],
    redeal=redeal,
    evaluate=evaluate,
    explain=lambda g, seat: {"shiny": evaluate(g, seat)},
    holdings=lambda g, seat: {"shiny": g.shiny[seat]},
    priors=lambda g, decision: [1.0] * len(decision.options),
    locales=Path(__file__).parent,
    check_box=lambda box: (),
)
