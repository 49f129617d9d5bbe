"""Rematches: all who ask come to one table."""

import asyncio

from igroteka.server.lobby import Lobby
from tests.server.inside import ME, announced, code_of, finished_table, tyrants


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
