"""Tables and their lobby, seen from inside: what happens when things meet, and two nodes with one database."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from time import sleep
from unittest.mock import Mock

import msgspec
import pytest

from igroteka.kernel import Match, Option
from igroteka.server.lobby import Announcement, Lobby, SeatWish, TableWish
from igroteka.server.refusal import Refused
from igroteka.server.settings import Settings
from igroteka.server.storage import Entry, Seat, StoredTable
from igroteka.server.tables import LiveTable

ME, OPEN, BOT = SeatWish("me"), SeatWish("open"), SeatWish("bot", "easy")


def make_lobby(data: Path) -> Lobby:
    lobby = Lobby(Settings(f"sqlite:///{data / 'one.sqlite'}", "secret", thinkers=1), Mock())
    lobby.storage.migrate()
    return lobby


@pytest.fixture
def lobby(data: Path) -> Iterator[Lobby]:
    made = make_lobby(data)
    yield made
    made.thinkers.close()
    made.storage.close()


@pytest.fixture
def other(lobby: Lobby, data: Path) -> Iterator[Lobby]:
    """Another node with the same database."""
    made = make_lobby(data)
    yield made
    made.thinkers.close()
    made.storage.close()


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
    table = await lobby.open_table("anna", tyrants(ME, OPEN))
    await table.change_seats(sit(1, "boris"))
    for _ in range(2):
        await move(table, person_asked(table))
    return table


def person_asked(table: LiveTable) -> str:
    assert table.stored.asked is not None
    return table.stored.seats[table.stored.asked].person or ""


def announced(lobby: Lobby) -> list[tuple[str, int]]:
    calls = lobby.channels.publish.call_args_list  # type: ignore[attr-defined]
    read = [msgspec.json.decode(call.args[0], type=Announcement) for call in calls]
    return [(one.table_id, one.version) for one in read]


async def code_of(doing: Awaitable[object]) -> str:
    with pytest.raises(Refused) as refused:
        await doing
    return refused.value.code


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

    async def choose(table_id: str, *question: object) -> Option:
        asked.append(table_id)
        await lobby.delete("anna", table_id)
        match = await other.live[table_id].match()
        assert match.decision is not None
        return match.decision.options[0]

    async def play() -> None:
        lobby.thinkers.choose = other.thinkers.choose = choose  # type: ignore[method-assign, assignment]
        table = await other.open_table("anna", tyrants(BOT, BOT))
        assert table.thinking is not None
        await asyncio.wait_for(table.thinking, 5)
        assert asked == [table.stored.id]

    asyncio.run(play())


def test_deleting_ends_the_thinking(lobby: Lobby) -> None:
    async def play() -> None:
        never = asyncio.Event()
        lobby.thinkers.choose = lambda *question: never.wait()  # type: ignore[method-assign, assignment]
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


def test_a_bot_that_stumbles_is_reported_and_goes_on_at_the_next_visit(
    lobby: Lobby, caplog: pytest.LogCaptureFixture
) -> None:
    stumbles = [True]

    async def choose(table_id: str, *question: object) -> Option:
        if stumbles:
            stumbles.clear()
            raise OSError("no more processes")
        match = await lobby.live[table_id].match()
        assert match.decision is not None
        if len(match.choices) == 3:
            await asyncio.Event().wait()
        return match.decision.options[0]

    async def play() -> None:
        lobby.thinkers.choose = choose  # type: ignore[method-assign, assignment]
        table = await lobby.open_table("anna", tyrants(BOT, BOT))
        assert table.thinking is not None
        with caplog.at_level(logging.ERROR):
            await asyncio.wait([table.thinking], timeout=5)
        assert "no more processes" in caplog.text
        assert table.version == 0
        await lobby.table(table.stored.id)
        for _ in range(100):
            await asyncio.sleep(0.02)
        assert table.version == 3

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


# Wishes to undo


async def wished(lobby: Lobby, other: Lobby) -> tuple[LiveTable, LiveTable, str, str]:
    """Somebody has ended their turn and wishes to undo it; the other player looks from another node."""
    here = await two_people(lobby)
    there = await other.table(here.stored.id)
    await there.match()
    mover, asked = person_asked(here), here.stored.asked
    assert asked is not None
    await move(here, mover, ("end",))
    await here.undo(mover, asked, here.version)
    await there.refresh()
    return here, there, mover, "boris" if mover == "anna" else "anna"


def seat_of(table: LiveTable, person: str) -> int:
    return table.seats_of(person)[0].seat


def test_a_wish_to_undo_is_granted_at_another_node(lobby: Lobby, other: Lobby) -> None:
    async def play() -> None:
        here, there, mover, partner = await wished(lobby, other)
        assert (await there.state(partner, None)).undo_asked_by == seat_of(here, mover)
        assert await code_of(there.consent("carla", seat_of(there, partner), True)) == "not-yours"
        await there.consent(partner, seat_of(there, partner), True)
        await here.refresh()
        for table in (here, there):
            state = await table.state(mover, None)
            assert (state.version, state.undo_asked_by, state.table.asked) == (4, None, seat_of(here, mover))
        assert await code_of(here.consent(partner, seat_of(here, partner), True)) == "nothing-asked"

    asyncio.run(play())


def test_a_wish_to_undo_is_void_after_a_move_at_another_node(lobby: Lobby, other: Lobby) -> None:
    async def play() -> None:
        here, there, mover, partner = await wished(lobby, other)
        await move(there, partner)
        await here.refresh()
        assert (await here.state(mover, None)).undo_asked_by is None
        assert await code_of(here.consent(partner, seat_of(here, partner), True)) == "nothing-asked"

    asyncio.run(play())


def test_a_consent_and_a_move_at_two_nodes_do_not_both_happen(lobby: Lobby, other: Lobby) -> None:
    async def play() -> None:
        here, there, _, partner = await wished(lobby, other)
        await move(there, partner)
        assert await code_of(here.consent(partner, seat_of(here, partner), True)) == "nothing-asked"
        assert here.version == there.version

    asyncio.run(play())


@pytest.mark.parametrize("by_the_wisher", [True, False])
def test_a_wish_to_undo_is_withdrawn_or_declined(lobby: Lobby, other: Lobby, by_the_wisher: bool) -> None:
    async def play() -> None:
        here, there, mover, partner = await wished(lobby, other)
        person = mover if by_the_wisher else partner
        await there.consent(mover, seat_of(there, mover), True)  # to agree with oneself changes nothing
        assert (await there.state(partner, None)).undo_asked_by == seat_of(there, mover)
        await there.consent(person, seat_of(there, person), False)
        await here.refresh()
        assert (await here.state(mover, None)).undo_asked_by is None
        assert here.version == 3

    asyncio.run(play())


def test_a_free_undo_that_cannot_be_written_leaves_no_wish(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        table = await two_people(lobby)
        mover, asked = person_asked(table), table.stored.asked
        assert asked is not None
        await move(table, mover, ("play", "noble"))
        monkeypatch.setattr(lobby.storage, "append", Mock(side_effect=OSError("the disk is full")))
        with pytest.raises(OSError, match="full"):
            await table.undo(mover, asked, 3)
        monkeypatch.undo()
        state = await table.state(mover, None)
        assert (state.version, state.undo_asked_by) == (3, None)

    asyncio.run(play())


# Rematches


def test_all_who_ask_for_a_rematch_come_to_one_table(lobby: Lobby, other: Lobby) -> None:
    async def play() -> None:
        here = await finished_table(lobby)
        there = await other.table(here.stored.id)
        first, second = await lobby.rematch("anna", here), await other.rematch("anna", there)
        assert first.stored.id == second.stored.id == here.stored.rematch
        assert (first.stored.status, [seat.person for seat in first.stored.seats]) == ("playing", ["anna", "anna"])
        assert (await here.state("anna", None)).table.rematch == first.stored.id
        assert announced(lobby) == [(here.stored.id, 0)]
        assert len(lobby.storage.tables_of("anna")) == 2

    asyncio.run(play())


def test_of_two_who_ask_for_a_rematch_at_once_nobody_makes_a_table_in_vain(lobby: Lobby, other: Lobby) -> None:
    async def play() -> None:
        here = await finished_table(lobby)
        there = await other.table(here.stored.id)
        first, second = await asyncio.gather(lobby.rematch("anna", here), other.rematch("anna", there))
        assert first.stored.id == second.stored.id
        assert len(lobby.storage.tables_of("anna")) == 2

    asyncio.run(play())


def test_when_a_rematch_is_deleted_there_may_be_another(lobby: Lobby) -> None:
    async def play() -> None:
        old = await finished_table(lobby)
        first = await lobby.rematch("anna", old)
        await lobby.delete("anna", first.stored.id)
        assert (await old.state("anna", None)).table.rematch == ""
        assert announced(lobby)[-1] == (old.stored.id, 0)
        assert (await lobby.rematch("anna", old)).stored.id != first.stored.id

    asyncio.run(play())


def test_a_rematch_is_had_when_the_game_is_over(lobby: Lobby) -> None:
    async def play() -> None:
        table = await lobby.open_table("anna", tyrants(ME, ME))
        assert await code_of(lobby.rematch("anna", table)) == "not-over"
        assert len(lobby.storage.tables_of("anna")) == 1

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


def test_unfinished_tables_are_listed_first_and_all_of_them(lobby: Lobby) -> None:
    def store(number: int, status: str) -> None:
        seats = [Seat(0, "person", "anna"), Seat(1, "person", "boris")]
        asked, at = (0, 0.0) if status == "playing" else (None, 1.0 + number)
        table = StoredTable(f"{status} {number}", "tyrants", 1, {}, 7, False, "x", status, asked, at, at, seats)
        lobby.storage.create(table)

    for number in range(110):
        store(number, "over")
        store(number, "playing")
    listed = [table.status for table in asyncio.run(lobby.listing("boris", mine=True))]
    assert listed == ["playing"] * 110 + ["over"] * 100


def test_no_hint_is_given_before_the_game_begins(lobby: Lobby) -> None:
    async def play() -> None:
        table = await lobby.open_table("anna", tyrants(ME, OPEN), seed=1)
        decision = (await table.match()).decision
        assert decision is not None
        assert decision.seat == 0
        assert await code_of(table.hint("anna", 0)) == "not-asked"

    asyncio.run(play())
