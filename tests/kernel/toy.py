"""A small game for the kernel's own tests: take stones from a heap; the deck hides how many the last one is worth."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from msgspec import Struct

from igroteka.kernel import BadSetup, Chance, Flow, Game, Outcome, State, args, ask


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How many stones there are."""

    stones: int = 7


class Box(Struct, frozen=True):
    """What the hidden stones are worth."""

    worth: tuple[int, ...] = (1, 2, 3, 4)


class Heap(State[Box], kw_only=True):
    """The stones, the hidden deck, and who has taken how many."""

    stones: int
    deck: list[int]
    taken: list[int]
    seat: int = 0


def setup(box: Box, options: Options, seats: int, chance: Chance) -> Heap:
    if options.stones < 1:
        raise BadSetup("A heap needs a stone.")
    return Heap(chance=chance, stones=options.stones, deck=chance.shuffled(box.worth), taken=[0] * seats)


def step(heap: Heap) -> Flow[None] | None:
    return turn(heap) if heap.stones else None


def turn(heap: Heap) -> Flow[None]:
    """Take one or two stones, as often as you like; peek at the deck; then pass."""
    while heap.stones:
        options: list[tuple[str, ...]] = [("take", str(count)) for count in (1, 2) if count <= heap.stones]
        if heap.deck:
            options.append(("peek",))
        match (yield ask(heap.seat, "turn", [*options, ("pass",)], rule="TOY-01", stones=heap.stones)):
            case ("take", count):
                heap.stones -= int(count)
                heap.taken[heap.seat] += int(count)
                heap.tell("took", heap.seat, int(count))
                yield ask(heap.seat, "sure", [("yes",)], rule="TOY-02")
            case ("peek",):
                heap.reveal()
                heap.tell("peeked", heap.seat, heap.deck.pop(), to=(heap.seat,))
            case _:
                break
    heap.seat = (heap.seat + 1) % len(heap.taken)


def outcome(heap: Heap) -> Outcome:
    best = max(heap.taken)
    winners = tuple(seat for seat, taken in enumerate(heap.taken) if taken == best)
    return Outcome(winners, tuple(heap.taken), tuple({"stones": taken} for taken in heap.taken))


class HeapView(Struct, frozen=True):
    stones: int
    deck_size: int


class Own(Struct, frozen=True):
    pass


def view(heap: Heap) -> HeapView:
    return HeapView(heap.stones, len(heap.deck))


def private_view(heap: Heap, seat: int) -> Own:
    return Own()


def redeal(heap: Heap, seat: int | None, chance: Chance) -> None:
    chance.shuffle(heap.deck)


class CountedHeap(Heap, kw_only=True):
    """Under the rules to come it is counted how often somebody has passed."""

    passed: int


def no_peeking(heap: Heap) -> Flow[None] | None:
    """Under the rules to come nobody peeks."""
    heap.deck.clear()
    return step(heap)


def turn_by_turn(heap: Heap) -> Flow[None] | None:
    """The same, but turns are told."""
    return told_turn(heap) if heap.stones else None


def told_turn(heap: Heap) -> Flow[None]:
    heap.begin_turn(heap.seat, heap.turns // len(heap.taken) + 1)
    yield from turn(heap)


def count_anew(heap: Any, rules: int) -> Any:
    return {**heap, "passed": rules}


TOY = Game(
    name="toy",
    rules=3,
    seats=range(2, 4),
    options=Options,
    box=Box(),
    state=Heap,
    verbs={"take": args("number"), "peek": args(), "pass": args(), "yes": args()},
    events={"took": args("seat", "number"), "peeked": args("seat", "number")},
    facts={"turn": args(stones="number"), "sure": args()},
    kinds={},
    endings=frozenset({"pass"}),
    setup=setup,
    step=step,
    outcome=outcome,
    sees=(HeapView, Own),
    view=view,
    private_view=private_view,
    describe=lambda box, view, own: [],
    redeal=redeal,
    evaluate=lambda heap, seat: heap.taken[seat],
    explain=lambda heap, seat: {"stones": heap.taken[seat]},
    holdings=lambda heap, seat: {"stones": heap.taken[seat]},
    check_box=lambda _: (),
    priors=lambda heap, decision: [1.0] * len(decision.options),
    locales=Path(),
)

TURNS = replace(TOY, step=turn_by_turn)
"""The same game, whose turns are told."""
BLIND = replace(TOY, rules=4, step=no_peeking)
"""The same game under rules to come: old choices may be impossible."""
COUNTED = replace(BLIND, state=CountedHeap, migrate=count_anew)
"""Also the state has another shape then, and the game knows how to migrate an old one."""
