"""Passives: components that bend the rules of a very small game."""

from collections.abc import Iterator
from typing import ClassVar

import pytest
from msgspec import Struct, field

from igroteka.kernel import (
    Adds,
    Answers,
    Chance,
    Changes,
    Flow,
    Forbids,
    Option,
    Passive,
    Passives,
    Permits,
    Sources,
    State,
    ask,
)


class Card(Struct, frozen=True):
    """A card with what it does while it lies open."""

    id: str
    passives: tuple[Passive, ...]


class Box(Struct, frozen=True, dict=True):
    """All cards."""

    cards: dict[str, Card]


class Table(State[Box], kw_only=True):
    """The open cards of each player, and what has happened."""

    laid: dict[str, list[str]]
    done: list[str] = field(default_factory=list)


class Strength(Adds[str], frozen=True):
    """Strength of a kind of unit."""


class Price(Changes[str, int], frozen=True):
    """What a thing costs."""


class NoEntry(Forbids[str], frozen=True):
    """Closed places."""


class Passage(Permits[str], frozen=True):
    """Open places."""


class Nightfall(Answers[Table], frozen=True):
    """It gets dark."""


class Armour(Strength, frozen=True):
    unit: str
    more: int

    def amount(self, case: str, source: str) -> int:
        return self.more if case == self.unit else 0


class HalfPrice(Price, frozen=True):
    def change(self, value: int, case: str, source: str) -> int:
        return value // 2


class Discount(Price, frozen=True):
    def change(self, value: int, case: str, source: str) -> int:
        return value - 1


class Wall(NoEntry, Passage, frozen=True):
    """Of two kinds: it closes one place and opens another."""

    closed: str
    open: str

    def forbids(self, case: str, source: str) -> bool:
        return case == self.closed

    def permits(self, case: str, source: str) -> bool:
        return case == self.open


class Owl(Nightfall, frozen=True):
    rank: ClassVar[int] = 2

    def do(self, case: Table, source: str) -> None:
        case.done.append(source)


class Wolf(Nightfall, frozen=True):
    rank: ClassVar[int] = 1

    def answer(self, case: Table, source: str) -> Flow[None]:
        verb, *_ = yield ask(0, "howl", [("howl",), ("sleep",)], rule="TOY-01")
        case.laid["anna"].remove(source)
        case.done.append(f"{source} {verb}")


class Nameless(Nightfall, frozen=True):
    """Forgets to say what it does."""


CARDS = (
    Card("armour", (Armour("knight", 2),)),
    Card("shield", (Armour("knight", 1), Armour("page", 1))),
    Card("half", (HalfPrice(),)),
    Card("discount", (Discount(),)),
    Card("wall", (Wall("north", "south"),)),
    Card("owl", (Owl(),)),
    Card("wolf", (Wolf(),)),
    Card("nameless", (Nameless(),)),
)


def declared(box: Box) -> Iterator[tuple[str, Passive]]:
    for card in box.cards.values():
        yield from ((card.id, passive) for passive in card.passives)


IN_FORCE: Passives[Table, str] = Passives(declared, lambda g, who: g.laid[who])


def table(*cards: str) -> Table:
    """Anna has these cards open, Boris none."""
    g = Table(chance=Chance(1), laid={"anna": list(cards), "boris": []})
    g.open(Box({card.id: card for card in CARDS}))
    return g


@pytest.mark.parametrize(
    ("cards", "strength"), [((), 0), (("armour",), 2), (("armour", "shield"), 3), (("wall", "shield"), 1)]
)
def test_what_is_in_force_adds_up(cards: tuple[str, ...], strength: int) -> None:
    g = table(*cards)
    assert IN_FORCE.total(g, Strength, "anna", "knight") == strength
    assert IN_FORCE.total(g, Strength, "boris", "knight") == 0


def test_nothing_is_remembered_of_a_card_that_is_gone() -> None:
    g = table("armour", "shield")
    g.laid["anna"].remove("armour")
    assert IN_FORCE.total(g, Strength, "anna", "knight") == 1


def test_changes_are_made_one_after_the_other_in_the_order_of_the_cards() -> None:
    assert IN_FORCE.changed(table("half", "discount"), Price, "anna", 9, "bread") == 3
    assert IN_FORCE.changed(table("discount", "half"), Price, "anna", 9, "bread") == 4
    assert IN_FORCE.changed(table(), Price, "anna", 9, "bread") == 9


def test_one_card_may_be_of_two_kinds() -> None:
    g = table("wall")
    assert [IN_FORCE.forbidden(g, NoEntry, "anna", where) for where in ("north", "south")] == [True, False]
    assert [IN_FORCE.permitted(g, Passage, "anna", where) for where in ("north", "south")] == [False, True]
    assert not IN_FORCE.forbidden(g, NoEntry, "boris", "north")


def test_a_moment_is_answered_by_rank_with_questions_and_by_all_that_were_in_force_then() -> None:
    g = table("owl", "wolf", "wolf")
    flow = IN_FORCE.answers(g, Nightfall, "anna", g)
    answer: Option = ("howl",)
    assert next(flow).kind == "howl"
    assert flow.send(answer).kind == "howl"
    with pytest.raises(StopIteration):
        flow.send(("sleep",))
    assert g.done == ["wolf howl", "wolf sleep", "owl"]
    assert g.laid["anna"] == ["owl"]


def test_whose_answer_is_missing_is_told_to_whoever_forgot_it() -> None:
    g = table("nameless")
    with pytest.raises(TypeError, match="Nameless does nothing"):
        list(IN_FORCE.answers(g, Nightfall, "anna", g))


def test_each_box_has_its_own_declarations() -> None:
    g, other = table("armour"), table("armour")
    other.open(Box({"armour": Card("armour", (Armour("knight", 5),))}))
    assert [IN_FORCE.total(one, Strength, "anna", "knight") for one in (g, other)] == [2, 5]


def test_many_in_force_are_looked_up_and_asked_in_the_order_of_the_box() -> None:
    def forces(g: Table, who: str) -> Sources[int]:
        found: Sources[int] = Sources()
        found |= dict.fromkeys(g.laid[who], 1)
        return found

    many: Passives[Table, str] = Passives(declared, forces)
    g = table("discount", "half", "shield")
    assert many.changed(g, Price, "anna", 9, "bread") == 3  # half first, as in the box
    assert many.total(g, Strength, "anna", "knight") == 1
    assert many.total(g, Strength, "boris", "knight") == 0


def test_what_stands_on_a_component_can_be_asked_for_whether_in_force_or_not() -> None:
    g = table()
    assert IN_FORCE.on(g, Strength, "shield") == [("shield", Armour("knight", 1)), ("shield", Armour("page", 1))]
    assert IN_FORCE.on(g, Price, "shield") == ()


def test_what_has_bent_a_rule_is_noted_while_somebody_listens() -> None:
    g = table("armour", "shield", "half", "wall")
    IN_FORCE.total(g, Strength, "anna", "page")
    assert list(g.bent) == []
    g.events = []
    IN_FORCE.total(g, Strength, "anna", "page")
    IN_FORCE.changed(g, Price, "anna", 9, "bread")
    IN_FORCE.changed(g, Price, "anna", 0, "bread")
    IN_FORCE.forbidden(g, NoEntry, "anna", "south")
    assert list(g.bent) == ["shield", "half"]
    IN_FORCE.permitted(g, Passage, "anna", "south")
    assert list(g.bent) == ["shield", "half", "wall"]
