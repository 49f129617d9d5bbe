"""The score as it stands: power tokens, and who has won (LV-OVER)."""

from igroteka.kernel import Outcome

from .ending import leader
from .state import State

CATEGORIES = ("ready", "spent")


def outcome(g: State) -> Outcome:
    """Power by seat. Winners are the persons among those who win: none if Faceless players alone do (LV-OVER-08).

    Two bonded persons are a team (LV-BOND-14).
    """
    sheets: list[dict[str, int]] = [{"ready": 0, "spent": 0} for _ in range(g.seats)]
    for player in g.players.values():
        if player.seat is not None:
            sheets[player.seat] = {"ready": player.ready, "spent": player.spent}
    seats = [g.players[name].seat for name in ahead(g)]
    scores = tuple(sum(sheet.values()) for sheet in sheets)
    return Outcome(tuple(sorted(seat for seat in seats if seat is not None)), scores, tuple(sheets), _teams(g))


def _teams(g: State) -> tuple[tuple[int, ...], ...]:
    """The bonded pairs, each once."""
    bonded = ((player.seat, g.players[player.ally].seat) for player in g.players.values() if player.ally)
    return tuple((one, other) for one, other in bonded if one is not None and other is not None and one < other)


def ahead(g: State) -> list[str]:
    """The winners, or who would win if the events ran out now."""
    if g.over or not g.initiative:
        return g.winners
    first = leader(g, [])
    return [first.id, first.ally] if first.ally else [first.id]
