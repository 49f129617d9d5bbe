from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from igroteka.server.typescript import declarations, interfaces, type_name

GENERATED = Path(__file__).parents[2] / "web/src/generated.ts"


def struct(name: str, module: str, **fields: type) -> type[Struct]:
    return msgspec.defstruct(name, list(fields.items()), module=module)


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    assert GENERATED.read_text("utf-8") == declarations(), "run `make types`"


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("igroteka.games.tyrants.view", "TyrantsView"),
        ("igroteka.games.mage_knight.view", "MageKnightView"),
        ("igroteka.games.go_19x19.view", "Go19x19View"),
        ("igroteka.server.messages", "View"),
        ("elsewhere.view", "View"),
    ],
)
def test_types_of_a_game_carry_its_name_as_typescript_writes_names(module: str, name: str) -> None:
    assert type_name(struct("View", module)) == name


def test_a_struct_may_be_met_more_than_once() -> None:
    card = struct("Card", "igroteka.games.toy.box", cost=int)
    hand, pile = (struct(name, "igroteka.games.toy.view", cards=list[card]) for name in ("Hand", "Pile"))  # type: ignore[valid-type]
    assert interfaces([hand, pile, card]).count("export interface ToyCard {") == 1


def test_two_structs_of_one_name_are_refused() -> None:
    ours, theirs = struct("Card", "igroteka.games.toy.box", cost=int), struct("Card", "igroteka.games.toy.view", vp=int)
    hand = struct("Hand", "igroteka.games.toy.view", cards=list[theirs])  # type: ignore[valid-type]
    with pytest.raises(TypeError, match=r"toy\.box\.Card and igroteka\.games\.toy\.view\.Card are both ToyCard"):
        interfaces([ours, hand])


def test_a_struct_may_hold_its_like() -> None:
    assert interfaces([Branch]) == "export interface Branch {\n  branches: Branch[];\n}\n"


class Branch(Struct):
    """What grows more of its kind."""

    branches: "list[Branch]"
