"""Tables that are about to see a campaign."""

from typing import Any

from tests.games.oath.table import Table


def war(**position: Any) -> Table:
    """The active player (seat 1), with 3 warbands, is at the Great Slum, where nothing happens by itself.

    The others are at the Lush Coast.
    """
    turn = int(position.get("turn", 1))
    at = {seat: "great_slum" if seat == turn else "lush_coast" for seat in range(int(position.get("seats", 3)))}
    position["at"] = at | position.get("at", {})
    position.setdefault("warbands", {turn: 3})
    return Table(**position)


def duel(**position: Any) -> Table:
    """The same, with the Exile of seat 2 there, who has 2 warbands on the board and rules the site with 1 more."""
    position["at"] = {2: "great_slum"} | position.get("at", {})
    position.setdefault("warbands", {1: 3, 2: 2})
    position.setdefault("warbands_at", {"great_slum": {"blue": 1}})
    return war(**position)
