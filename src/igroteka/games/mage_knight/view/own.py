"""What a seat knows besides: the hand, and cards that it has laid aside."""

from msgspec import Struct

from ..state import State


class Own(Struct, frozen=True, kw_only=True):
    """What is a seat's own."""

    hand: list[str]
    kept_starts: list[str] = []
    """Drafted advanced actions that are not in the deck yet (MK-OPTD-08)."""
    chosen_one: int | None = None
    """Who of the team was secretly chosen (MK-SC-ONE-10)."""


def private_view(g: State, seat: int) -> Own:
    """What the seat may know, and nobody else."""
    player = g.players[seat]
    return Own(hand=player.hand, kept_starts=player.kept_starts, chosen_one=g.results.get(f"chosen_one.{seat}"))
