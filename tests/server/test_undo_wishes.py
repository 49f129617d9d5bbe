"""Wishes to undo, at two nodes with one database."""

import asyncio
from unittest.mock import Mock

import pytest

from igroteka.server.lobby import Lobby
from igroteka.server.tables import LiveTable
from tests.server.inside import code_of, move, person_asked, two_people


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
