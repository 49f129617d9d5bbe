"""One way to ask: whoever chooses, a seat, another seat, an automaton's rule or chance, an effect asks the same way."""

from typing import Any

import pytest
from msgspec import Struct, field

from igroteka.kernel import (
    DECLINE,
    DONE,
    Chance,
    Chooser,
    Context,
    Cost,
    Decision,
    Deed,
    Effect,
    Flow,
    ForOne,
    Group,
    IllegalChoice,
    May,
    Option,
    Payment,
    by_chance,
    one_of,
    seq,
)

TREES: list[Option] = [("fell", "oak"), ("fell", "elm"), ("fell", "yew")]


class Wood(Struct):
    """A toy game: somebody fells trees, and it is told who chose which."""

    chance: Chance = field(default_factory=lambda: Chance(seed=7))
    log: list[str] = field(default_factory=list)


class Axe(Context):
    """In the wood: for whom something is done, and who chooses it."""

    wood: Wood
    me: int = 0
    by: Chooser = 0
    rule: str = "WOOD-01"

    def chooser(self) -> Chooser:
        return self.by

    def facts(self, kind: str, chooser: Chooser) -> dict[str, object]:
        return {"for": self.me, "tool": "axe"}

    def chosen(self, chooser: Chooser) -> None:
        self.wood.log.append(f"seat {chooser} chose" if isinstance(chooser, int) else "nobody chose")

    def about(self, seat: int) -> "Axe":
        return Axe(self.wood, seat, self.by, self.rule)


class Fell(Deed[Axe], frozen=True):
    tree: str

    def do(self, c: Axe) -> None:
        c.wood.log.append(f"{self.tree} of {c.me}")


class Toll(Payment[Axe], frozen=True):
    def possible(self, c: Axe) -> bool:
        return True

    def pay(self, c: Axe) -> Flow[bool]:
        return (yield from c.pick("toll", [("pay",)], optional=True)) is not None


class Both(Group[Axe], frozen=True):
    def seats(self, c: Axe) -> list[int]:
        return [0, 1]


def drive(flow: Flow[Any], *answers: Option) -> tuple[Any, list[Decision]]:
    """What the flow gives when it is answered so, and what was asked."""
    asked, left = [], list(answers)
    try:
        decision = next(flow)
        while True:
            asked.append(decision)
            decision = flow.send(left.pop(0))
    except StopIteration as end:
        assert not left
        return end.value, asked


def run(effect: Effect[Axe], by: Chooser) -> list[str]:
    """What happens when an effect is carried out and nobody at the table is asked."""
    c = Axe(Wood(), by=by)
    assert drive(effect.run(c))[1] == []
    return [line for line in c.wood.log if line != "nobody chose"]


def last(decision: Decision) -> Option:
    """An automaton's rule: the last option."""
    return decision.options[-1]


def first(decision: Decision) -> Option:
    """Another one's: the first."""
    return decision.options[0]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_is_asked_whether_it_acts_or_not(seat: int) -> None:
    c = Axe(Wood(), me=0, by=seat)
    choice, asked = drive(c.pick("fell", TREES, wind="north"), TREES[1])
    assert choice == TREES[1]
    assert asked == [Decision(seat, "fell", TREES, "WOOD-01", {"for": 0, "tool": "axe", "wind": "north"})]
    assert c.wood.log == [f"seat {seat} chose"]


def test_a_question_may_cite_a_rule_of_its_own_and_tell_other_facts() -> None:
    _, (asked,) = drive(Axe(Wood()).pick("fell", TREES, rule="WOOD-02", tool="saw"), TREES[0])
    assert (asked.rule, asked.facts) == ("WOOD-02", {"for": 0, "tool": "saw"})


def test_an_automaton_answers_at_once_by_its_rule() -> None:
    questions: list[Decision] = []

    def rule(decision: Decision) -> Option:
        questions.append(decision)
        return ("fell", "elm")

    c = Axe(Wood(), by=rule)
    assert drive(c.pick("fell", TREES, wind="north")) == (TREES[1], [])
    assert questions == [Decision(-1, "fell", TREES, "WOOD-01", {"for": 0, "tool": "axe", "wind": "north"})]
    assert c.wood.log == ["nobody chose"]


def test_an_automaton_can_only_do_what_is_possible() -> None:
    c = Axe(Wood(), by=lambda decision: ("fell", "ash"))
    with pytest.raises(IllegalChoice, match='"fell ash" to "fell"'):
        drive(c.pick("fell", TREES))


def test_chance_chooses_as_it_would_pick() -> None:
    wood = Wood()
    c = Axe(wood, by=by_chance(wood.chance))
    expected = Chance(seed=7)
    for _ in range(10):
        assert drive(c.pick("fell", TREES)) == (expected.pick(TREES), [])
    assert wood.chance == expected


def test_what_is_no_choice_is_not_asked() -> None:
    wood = Wood()
    for by in (0, last, by_chance(wood.chance)):
        c = Axe(wood, by=by)
        assert drive(c.pick("fell", [])) == (None, [])
        assert drive(c.pick("fell", [], optional=DONE, always_ask=True)) == (None, [])
        assert drive(c.pick("fell", TREES[:1])) == (TREES[0], [])
    assert (wood.chance.drawn, wood.log) == (0, [])


def test_a_single_option_is_asked_where_it_matters() -> None:
    choice, (asked,) = drive(Axe(Wood()).pick("fell", TREES[:1], always_ask=True), TREES[0])
    assert (choice, asked.always_ask) == (TREES[0], True)


@pytest.mark.parametrize(
    ("optional", "word"), [(True, DECLINE), (DECLINE, DECLINE), (DONE, DONE), (("rest",), ("rest",))]
)
def test_what_is_optional_may_be_refused_in_one_word(optional: bool | Option, word: Option) -> None:
    for answer, choice in ((word, None), (TREES[0], TREES[0])):
        given, (asked,) = drive(Axe(Wood()).pick("fell", TREES[:1], optional=optional), answer)
        assert (given, asked.options) == (choice, [TREES[0], word])
    assert drive(Axe(Wood(), by=last).pick("fell", TREES, optional=optional)) == (None, [])


def test_what_is_not_optional_cannot_be_refused() -> None:
    for optional in (False, 1 > 2 and DONE):
        _, (asked,) = drive(Axe(Wood()).pick("fell", TREES, optional=optional), TREES[0])
        assert asked.options == TREES
    assert drive(Axe(Wood()).pick("answer", [DECLINE, DONE]), DECLINE)[0] == DECLINE


def test_one_word_is_picked_as_such() -> None:
    c, trees = Axe(Wood()), ("oak", "elm")
    word, (asked,) = drive(c.pick_one("fell", trees, rule="WOOD-02", wind="north"), ("fell", "elm"))
    assert (word, asked.options) == ("elm", [("fell", "oak"), ("fell", "elm")])
    assert (asked.rule, asked.facts["wind"]) == ("WOOD-02", "north")
    word, (asked,) = drive(c.pick_one("which", iter(trees), verb="fell", optional=DONE), DONE)
    assert (word, asked.kind, asked.options) == ("", "which", [("fell", "oak"), ("fell", "elm"), DONE])
    assert drive(c.pick_one("fell", ())) == ("", [])
    assert drive(c.pick_one("fell", ["oak"])) == ("oak", [])
    assert drive(c.pick_one("fell", ["oak"], always_ask=True), ("fell", "oak"))[0] == "oak"


OAK, ELM = Fell("oak"), Fell("elm")


def test_automata_use_the_combinators_of_choice() -> None:
    assert run(one_of(OAK, ELM), last) == ["elm of 0"]
    assert run(one_of(OAK, ELM), first) == ["oak of 0"]
    assert run(May(OAK), first) == ["oak of 0"]
    assert run(May(OAK), last) == []
    assert run(ForOne(Both(), OAK), last) == ["oak of 1"]
    assert run(Cost(Toll(), OAK), first) == ["oak of 0"]
    assert run(Cost(Toll(), OAK), last) == []


def test_chance_uses_them_too() -> None:
    wood = Wood()
    found = {tuple(run(seq(May(OAK), one_of(OAK, ELM)), by_chance(wood.chance))) for _ in range(40)}
    assert found == {("oak of 0",), ("elm of 0",), ("oak of 0", "oak of 0"), ("oak of 0", "elm of 0")}


def test_a_context_without_anybody_says_so() -> None:
    with pytest.raises(TypeError, match="Nobody chooses in Context"):
        drive(Context().pick("fell", TREES))
    with pytest.raises(TypeError, match="Context is about nobody else"):
        Context().about(1)
