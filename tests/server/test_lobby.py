"""Tables and their lobby, seen from inside: what happens when things meet, and two nodes with one database."""

import asyncio
import logging
from time import sleep
from unittest.mock import Mock

import pytest

from igroteka.kernel import Option
from igroteka.server import outages, tables
from igroteka.server.lobby import Lobby
from igroteka.server.stored import Entry, StoredTable
from tests.server.inside import BOT, ME, OPEN, announced, code_of, finished, move, sit, tyrants

# A deleted table


def test_a_move_at_a_deleted_table_does_not_spoil_the_others(lobby: Lobby) -> None:
    async def play() -> list[bool]:
        tables = [await lobby.open_table("anna", tyrants(ME, ME)) for _ in range(2)]
        ids = [tables[0].stored.id, "deleted", tables[1].stored.id]
        return await asyncio.gather(*(lobby.journal.append(Entry(one, 0, 0, "end", 1.0, 0, "playing")) for one in ids))

    assert asyncio.run(play()) == [True, False, True]


def test_a_move_that_meets_the_deletion_is_told_that_the_table_is_gone(lobby: Lobby, other: Lobby) -> None:
    async def play() -> None:
        here = await lobby.open_table("anna", tyrants(ME, ME))
        there = await other.table(here.stored.id)
        await there.match()
        await lobby.delete("anna", here.stored.id)
        assert await code_of(move(here)) == "no-table"
        assert await code_of(move(there)) == "no-table"
        assert await code_of(there.change_seats(lambda stored: None)) == "no-table"
        assert await code_of(other.table(here.stored.id)) == "no-table"
        assert other.live == {}

    asyncio.run(play())


def test_a_bot_does_not_go_on_at_a_deleted_table(lobby: Lobby, other: Lobby) -> None:
    asked = []

    async def choose(who: str, job: object, table_id: str, *question: object, **limits: object) -> Option:
        asked.append(table_id)
        await lobby.delete("anna", table_id)
        match = await other.live[table_id].match()
        assert match.decision is not None
        return match.decision.options[0]

    async def play() -> None:
        lobby.workers.run = other.workers.run = choose  # type: ignore[method-assign, assignment]
        table = await other.open_table("anna", tyrants(BOT, BOT))
        assert table.thinking is not None
        await asyncio.wait_for(table.thinking, 5)
        assert asked == [table.stored.id]

    asyncio.run(play())


def test_deleting_ends_the_thinking(lobby: Lobby) -> None:
    async def play() -> None:
        never = asyncio.Event()
        lobby.workers.run = lambda *question, **limits: never.wait()  # type: ignore[method-assign, assignment]
        table = await lobby.open_table("anna", tyrants(BOT, BOT))
        await asyncio.sleep(0.05)
        await lobby.delete("anna", table.stored.id)
        assert table.thinking is not None
        await asyncio.wait([table.thinking], timeout=5)
        assert table.thinking.cancelled()

    asyncio.run(play())


def test_a_load_that_a_deletion_overtakes_finds_nothing(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        table = await lobby.open_table("anna", tyrants(ME, ME))
        lobby.live.clear()
        load = lobby.storage.load

        def slow(table_id: str) -> StoredTable | None:
            found = load(table_id)
            sleep(0.3)
            return found

        monkeypatch.setattr(lobby.storage, "load", slow)
        visit = asyncio.create_task(lobby.table(table.stored.id))
        await asyncio.sleep(0.1)
        monkeypatch.undo()
        await lobby.delete("anna", table.stored.id)
        assert await code_of(visit) == "no-table"
        assert lobby.live == {}

    asyncio.run(play())


# Bots


def test_a_bot_that_stumbles_is_reported_in_one_line_and_goes_on_by_itself(
    lobby: Lobby, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "SHORTEST_PAUSE", 0.01)
    monkeypatch.setattr(outages, "_said", {})
    stumbles = [True, True, True]
    stuck = asyncio.Event()

    async def choose(who: str, job: object, table_id: str, *question: object, **limits: object) -> Option:
        if stumbles:
            stumbles.pop()
            raise OSError("no more processes")
        match = await lobby.live[table_id].match()
        assert match.decision is not None
        if len(match.choices) == 3:
            stuck.set()
            await asyncio.Event().wait()
        return match.decision.options[0]

    async def play() -> None:
        lobby.workers.run = choose  # type: ignore[method-assign, assignment]
        table = await lobby.open_table("anna", tyrants(BOT, BOT))
        with caplog.at_level(logging.ERROR):
            await asyncio.wait_for(stuck.wait(), 5)
        assert table.version == 3
        assert len(caplog.records) == 1
        assert "no more processes" in caplog.text

    asyncio.run(play())


# Two nodes


def test_of_two_who_take_one_seat_at_two_nodes_one_gets_it(lobby: Lobby, other: Lobby) -> None:
    async def play() -> None:
        here = await lobby.open_table("anna", tyrants(ME, OPEN, OPEN))
        there = await other.table(here.stored.id)
        await here.change_seats(sit(1, "boris"))
        assert await code_of(there.change_seats(sit(1, "carla"))) == "taken"
        assert there.stored.seats[1].person == "boris"
        await there.change_seats(sit(2, "carla"))
        stored = lobby.storage.load(here.stored.id)
        assert stored is not None
        assert [seat.person for seat in stored.seats] == ["anna", "boris", "carla"]
        assert stored.status == "playing"

    asyncio.run(play())


def test_a_seat_change_does_not_reopen_a_game_that_ended_meanwhile(lobby: Lobby, other: Lobby) -> None:
    match = finished()

    async def play() -> None:
        here = await lobby.open_table("anna", tyrants(ME, ME), match.setup.seed, match.choices[:-1])
        there = await other.table(here.stored.id)
        await move(here, option=match.choices[-1])

        def leave(stored: StoredTable) -> None:
            stored.seats[0].away = True

        await there.change_seats(leave)
        for stored in (there.stored, lobby.storage.load(here.stored.id)):
            assert stored is not None
            assert (stored.status, stored.asked, stored.seats[0].away) == ("over", None, True)

    asyncio.run(play())


def test_a_seat_change_that_cannot_be_stored_has_not_happened(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        table = await lobby.open_table("anna", tyrants(ME, OPEN))
        monkeypatch.setattr(lobby.storage, "update", Mock(side_effect=OSError("the disk is full")))
        with pytest.raises(OSError, match="full"):
            await table.change_seats(sit(1, "boris"))
        assert (table.stored.seats[1].kind, table.stored.status) == ("open", "open")

    asyncio.run(play())


def test_a_cancelled_refresh_is_made_up_for_by_the_next(
    lobby: Lobby, other: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        here = await lobby.open_table("anna", tyrants(ME, ME))
        there = await other.table(here.stored.id)
        await there.match()
        await move(here)
        log = other.storage.log

        def slow(table_id: str, start: int = 0) -> list[tuple[int, str]]:
            sleep(0.3)
            return log(table_id, start)

        monkeypatch.setattr(other.storage, "log", slow)
        refreshing = asyncio.create_task(there.refresh())
        await asyncio.sleep(0.15)
        refreshing.cancel()
        await asyncio.wait([refreshing])
        monkeypatch.undo()
        await there.refresh()
        assert there.version == here.version == 1

    asyncio.run(play())


# Memory, names, lists


def test_idle_tables_at_which_nobody_looks_are_forgotten(lobby: Lobby) -> None:
    async def play() -> None:
        tables = [await lobby.open_table("anna", tyrants(ME, ME)) for _ in range(3)]
        seen, unseen, young = tables
        for table in tables:
            await table.state("anna", None)
        seen.pages = 1
        seen.stored.updated = unseen.stored.updated = 0.0
        lobby.tidy()
        assert list(lobby.live.values()) == [seen, young]
        assert (await (await lobby.table(unseen.stored.id)).state("anna", None)).view is not None

    asyncio.run(play())


def test_a_new_name_is_told_at_the_tables_of_the_person(lobby: Lobby, other: Lobby) -> None:
    async def play() -> None:
        await lobby.rename("anna", "Анна")
        here = await lobby.open_table("anna", tyrants(ME, OPEN))
        there = await other.table(here.stored.id)
        await lobby.rename("anna", "Аня")
        await there.refresh()
        for table in (here, there):
            assert (await table.state("boris", None)).table.seats[0].name == "Аня"
        assert announced(lobby) == [(here.stored.id, 0)]

    asyncio.run(play())


def test_no_hint_is_given_before_the_game_begins(lobby: Lobby) -> None:
    async def play() -> None:
        table = await lobby.open_table("anna", tyrants(ME, OPEN), seed=1)
        decision = (await table.match()).decision
        assert decision is not None
        assert decision.seat == 0
        assert await code_of(table.hint("anna", 0)) == "not-asked"

    asyncio.run(play())
