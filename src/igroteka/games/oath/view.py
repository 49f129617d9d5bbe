"""What a seat may know of the table, and how to deal anew all that it may not (OA-9.4)."""

from msgspec import Struct

from igroteka.kernel import Chance

from .state import State


class View(Struct, frozen=True, kw_only=True):
    """The table as everybody sees it."""

    round: int


class Own(Struct, frozen=True, kw_only=True):
    """What only the player sees."""


def view(g: State) -> View:
    """What everybody may know."""
    return View(round=g.round)


def private_view(g: State, seat: int) -> Own:
    """What a seat may know besides."""
    return Own()


def redeal(g: State, seat: int | None, chance: Chance) -> None:
    """Deal the unseen anew."""
