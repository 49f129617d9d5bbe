"""Tables that are about to see a campaign."""

from typing import Any

import pytest

from igroteka.games.oath.state import Campaign
from tests.games.oath.dice import load
from tests.games.oath.table import Table

SURE = "ssssssss"
"""An attack with 8 dice that beats whatever defends here."""


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


def fight(table: Table) -> Campaign:
    """The campaign in progress."""
    assert table.g.campaign is not None
    return table.g.campaign


def battle(monkeypatch: pytest.MonkeyPatch, plans: str, attack: str, targets: str = "done", **position: Any) -> Table:
    """Seat 1 attacks seat 2 with 8 warbands, rolling this; the defense shows nothing."""
    table = duel(**({"title": 1, "warbands": {1: 8, 2: 2}} | position))
    load(monkeypatch, "", attack)
    for choices in ("campaign 2", targets, "dice 8", plans):
        if choices:
            table.do(choices)
    return table


def finish(table: Table) -> None:
    """Answer what is left in the first way."""
    while table.asked[1] != "act":
        assert table.match.decision is not None
        table.match.play(table.match.decision.options[0])


def attacked(monkeypatch: pytest.MonkeyPatch, **position: Any) -> Table:
    """Seat 1 attacks with 3 dice, seat 2 defends with 1 at the Great Slum and 3 warbands; plans are asked for."""
    load(monkeypatch)
    table = duel(**({"title": 1} | position))
    table.do("campaign 2; done; dice 3")
    return table
