"""The combinators: what they run, when they are possible, what they say."""

from typing import Self

import msgspec
import pytest
from msgspec import field
from msgspec.structs import replace

from igroteka.kernel import (
    Condition,
    Context,
    Cost,
    Deed,
    Effect,
    Flow,
    ForEach,
    ForOne,
    Group,
    If,
    May,
    Payment,
    Repeat,
    Speech,
    one_of,
    say,
    seq,
)


class Scene(Context):
    """A context that notes what happens to whom."""

    seat: int = 0
    notes: list[str] = field(default_factory=list)

    def chooser(self) -> int:
        return self.seat

    def about(self, seat: int) -> Self:
        return replace(self, seat=seat)


class Note(Deed[Scene], frozen=True):
    text: str
    can: bool = True

    def possible(self, c: Scene) -> bool:
        return self.can

    def do(self, c: Scene) -> None:
        c.notes.append(f"{self.text}{c.seat}")

    def say(self) -> Speech:
        return say(f"note-{self.text}")


class Fee(Payment[Scene], frozen=True):
    affordable: bool = True

    def possible(self, c: Scene) -> bool:
        return self.affordable

    def pay(self, c: Scene) -> Flow[bool]:
        return bool((yield from c.pick("pay", [("pay",)], optional=True)))

    def say(self) -> Speech:
        return say("fee")


class Sometimes(Condition[Scene], frozen=True):
    true: bool

    def holds(self, c: Scene) -> bool:
        return self.true


class Some(Group[Scene], frozen=True):
    who: tuple[int, ...]

    def seats(self, c: Scene) -> list[int]:
        return list(self.who)

    def say_who(self, which: str) -> Speech:
        return say(f"{which}-some")


def run(effect: Effect[Scene], *answers: str) -> tuple[list[str], list[list[str]]]:
    """Run the effect with the answers; what was noted, and what was offered at each question."""
    scene, offered, left = Scene(), [], list(answers)
    flow = effect.run(scene)
    try:
        decision = next(flow)
        while True:
            offered.append([" ".join(option) for option in decision.options])
            decision = flow.send(tuple(left.pop(0).split()))
    except StopIteration:
        assert left == []
        return scene.notes, offered


A, B, NEVER = Note("a"), Note("b"), Note("x", can=False)


def test_seq_runs_in_order() -> None:
    assert run(seq(A, B, A)) == (["a0", "b0", "a0"], [])
    assert seq(A) is A
    assert seq(NEVER, A).possible(Scene())
    assert not seq(NEVER, NEVER).possible(Scene())


def test_one_of_offers_only_what_would_do_something() -> None:
    assert run(one_of(A, NEVER, B), "choose 3") == (["b0"], [["choose 1", "choose 3"]])
    assert run(one_of(NEVER)) == ([], [])
    assert not one_of(NEVER).possible(Scene())


def test_may_asks_and_takes_no_for_an_answer() -> None:
    assert run(May(A), "accept") == (["a0"], [["accept", "decline"]])
    assert run(May(A), "decline") == ([], [["accept", "decline"]])
    assert run(May(NEVER)) == ([], [])


def test_cost_is_offered_once_and_only_when_it_can_be_paid() -> None:
    assert run(Cost(Fee(), A), "pay") == (["a0"], [["pay", "decline"]])
    assert run(Cost(Fee(), A), "decline") == ([], [["pay", "decline"]])
    assert run(Cost(Fee(affordable=False), A)) == ([], [])
    assert not Cost(Fee(affordable=False), A).possible(Scene())


def test_if_looks_at_its_condition() -> None:
    assert run(If(Sometimes(True), A)) == (["a0"], [])
    assert run(If(Sometimes(False), A)) == ([], [])
    assert not If(Sometimes(False), A).possible(Scene())
    assert not If(Sometimes(True), NEVER).possible(Scene())


def test_repeat_repeats() -> None:
    assert run(Repeat(3, A)) == (["a0", "a0", "a0"], [])
    assert run(Repeat(2, one_of(A, B)), "choose 1", "choose 2")[0] == ["a0", "b0"]


def test_for_each_happens_to_everyone_in_order() -> None:
    assert run(ForEach(Some((2, 1)), A)) == (["a2", "a1"], [])
    assert not ForEach(Some(()), A).possible(Scene())


def test_for_one_lets_the_player_choose() -> None:
    assert run(ForOne(Some((2, 1)), A), "player 1") == (["a1"], [["player 2", "player 1"]])
    assert run(ForOne(Some(()), A)) == ([], [])
    assert not ForOne(Some((1,)), NEVER).possible(Scene())


def test_every_combinator_speaks_of_its_parts() -> None:
    a, b = say("note-a"), say("note-b")
    assert seq(A, B).say() == say("effect-seq", parts=(a, b))
    assert one_of(A, B).say() == say("effect-one-of", parts=(a, b))
    assert May(A).say() == say("effect-may", effect=a)
    assert Cost(Fee(), A).say() == say("effect-cost", payment=say("fee"), effect=a)
    assert Repeat(2, A).say() == say("effect-repeat", times=2, effect=a)
    assert ForEach(Some((1,)), A).say() == say("effect-happens", group=say("each-some"), effect=a)
    assert ForOne(Some((1,)), A).say() == say("effect-happens", group=say("one-some"), effect=a)


def test_effects_are_tagged_data() -> None:
    assert msgspec.json.decode(msgspec.json.encode(seq(A, Repeat(2, B)))) == {
        "type": "Seq",
        "parts": [
            {"type": "Note", "text": "a", "can": True},
            {"type": "Repeat", "times": 2, "effect": {"type": "Note", "text": "b", "can": True}},
        ],
    }
    assert hash(A) == hash(Note("a"))


def test_a_word_without_a_voice_says_so() -> None:
    with pytest.raises(TypeError, match="Sometimes does not speak"):
        Sometimes(True).say()
