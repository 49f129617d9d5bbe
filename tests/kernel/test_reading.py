"""Reading components: every kind of value is read as its type wants it, or refused."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from igroteka.kernel import Effect, Voice, find_game
from igroteka.kernel.components import words_of
from igroteka.kernel.components.reading import Reader

TYRANTS = find_game("tyrants")


class Coin(Struct, frozen=True):
    id: str
    worth: Annotated[int, Meta(ge=1, le=10)]
    weight: float = 1.0


class Purse(Struct, frozen=True):
    coins: dict[str, Coin]
    by_year: dict[int, tuple[str, int]]
    notes: list[str | None]
    clasp: Literal["gold", "iron"] | bool
    charm: Effect[Any] | Coin | None = None


PURSE = {
    "coins": {"penny": {"worth": 1, "weight": 2}},
    "by_year": {"1900": ["penny", 3]},
    "notes": ["a", None],
    "clasp": "iron",
    "charm": {"id": "lucky", "worth": 7},
}


def test_every_kind_of_value_is_read() -> None:
    reader = Reader(words_of(TYRANTS))
    purse = reader.read(PURSE, Purse, "purse")
    assert reader.faults == []
    assert purse == Purse({"penny": Coin("penny", 1, 2.0)}, {1900: ("penny", 3)}, ["a", None], "iron", Coin("lucky", 7))
    assert isinstance(purse.coins["penny"].weight, float)
    charmed = reader.read({**PURSE, "charm": {"type": "Gain", "power": 2}}, Purse, "purse")
    assert charmed.charm == words_of(TYRANTS)["Gain"](power=2)


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("by_year", {"then": ["penny", 3]}, 'purse.by_year.then: a whole number is expected, not "then".'),
        ("notes", [1], "purse.notes[0]: a text or null is expected, not 1."),
        (
            "clasp",
            "irn",
            'purse.clasp: one of "gold", "iron" or true or false is expected, not "irn"; did you mean "iron"?',
        ),
        ("coins", {"penny": {"worth": 11}}, "purse.coins.penny.worth: a number from 1 to 10 is expected, not 11."),
        ("charm", {"type": "Causer"}, 'purse.charm: a word of the kind Effect is expected; "Causer" is no such word.'),
        (
            "charm",
            "a" * 60,
            f'purse.charm: a word of the kind Effect or a record or null is expected, not "{"a" * 36}....',
        ),
    ],
)
def test_every_kind_of_value_is_checked(field: str, value: object, fault: str) -> None:
    reader = Reader(words_of(TYRANTS))
    assert reader.read({**PURSE, field: value}, Purse, "purse") is None
    assert [Voice("en", TYRANTS).fault(found) for found in reader.faults] == [fault]
