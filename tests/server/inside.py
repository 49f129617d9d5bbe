"""Tables and their lobby, seen from inside: what the tests of a Lobby begin with."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest

from igroteka.kernel import Match, Option
from igroteka.server.announcements import Announcements
from igroteka.server.lobby import Lobby, SeatWish, TableWish
from igroteka.server.refusal import Refused
from igroteka.server.settings import Settings
from igroteka.server.stored import StoredTable
from igroteka.server.tables import LiveTable

SEED = 11
ME, OPEN, BOT = SeatWish("me"), SeatWish("open"), SeatWish("bot", "easy")


def make_lobby(data: Path) -> Lobby:
    lobby = Lobby(Settings(f"sqlite:///{data / 'one.sqlite'}", "secret", workers=1), Mock(Announcements))
    lobby.storage.migrate()
    return lobby


def tyrants(*seats: SeatWish) -> TableWish:
    return TableWish("tyrants", list(seats))


def sit(number: int, person: str) -> Callable[[StoredTable], None]:
    def change(stored: StoredTable) -> None:
        seat = stored.seats[number]
        if seat.kind != "open":
            raise Refused("taken", "That seat is taken.")
        seat.kind, seat.person = "person", person

    return change


async def move(table: LiveTable, person: str = "anna", option: Option | None = None) -> None:
    decision = (await table.match()).decision
    assert decision is not None
    await table.move(person, decision.seat, table.version, option or decision.options[0])


def finished() -> Match:
    match, random = Match("tyrants", seats=2, seed=4, silent=True), Random(4)
    while match.decision:
        match.play(random.choice(match.decision.options))
    return match


async def finished_table(lobby: Lobby) -> LiveTable:
    match = finished()
    return await lobby.open_table("anna", tyrants(ME, ME), match.setup.seed, match.choices)


async def two_people(lobby: Lobby) -> LiveTable:
    """Anna and Boris are in the first turn, which is Anna's or Boris's."""
    table = await lobby.open_table("anna", tyrants(ME, OPEN), seed=SEED)
    await table.change_seats(sit(1, "boris"))
    for _ in range(2):
        await move(table, person_asked(table))
    return table


def person_asked(table: LiveTable) -> str:
    assert table.stored.asked is not None
    return table.stored.seats[table.stored.asked].person or ""


def announced(lobby: Lobby) -> list[tuple[str, int]]:
    calls = lobby.announcements.make.call_args_list  # type: ignore[attr-defined]
    return [call.args[:2] for call in calls]


async def code_of(doing: Awaitable[object]) -> str:
    with pytest.raises(Refused) as refused:
        await doing
    return refused.value.code
