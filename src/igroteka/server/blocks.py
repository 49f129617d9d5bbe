"""Whom I block: I do not hear them, and they cannot sit down at my tables."""

import asyncio
from typing import Any

from litestar import Request, delete, get, put
from litestar.datastructures import State as AppState
from litestar.params import FromPath
from msgspec import Struct

from .http import who
from .lobby import Lobby
from .refusal import Refused

App = Request[Any, Any, Any]


class Blocked(Struct, frozen=True):
    """Somebody whom I have blocked; the id means something to me only."""

    id: str
    name: str


@put("/api/tables/{table_id:str}/blocks/{author:str}", status_code=204)
async def block(request: App, state: AppState, table_id: FromPath[str], author: FromPath[str]) -> None:
    """Block whoever is the author of lines at a table."""
    person, lobby = who(request, state.identities), _lobby(state)
    table = await lobby.found(table_id)
    speakers = await asyncio.to_thread(lobby.chats.speakers, table_id)
    blocked = _named(author, lobby, table.stored.id, speakers)
    if blocked == person:
        raise Refused("yourself", "You cannot block yourself.", 400)
    await asyncio.to_thread(lobby.chats.block, person, blocked)


@get("/api/blocks")
async def list_blocks(request: App, state: AppState) -> list[Blocked]:
    """Whom I have blocked."""
    person, lobby = who(request, state.identities), _lobby(state)
    found = await asyncio.to_thread(lobby.chats.blocked_by, person)
    return [Blocked(lobby.alias(_place(person), one), name) for one, name in found.items()]


@delete("/api/blocks/{block_id:str}")
async def unblock(request: App, state: AppState, block_id: FromPath[str]) -> None:
    """Block somebody no more."""
    person, lobby = who(request, state.identities), _lobby(state)
    found = await asyncio.to_thread(lobby.chats.blocked_by, person)
    await asyncio.to_thread(lobby.chats.unblock, person, _named(block_id, lobby, _place(person), list(found)))


def _lobby(state: AppState) -> Lobby:
    lobby: Lobby = state.lobby
    return lobby


def _place(person: str) -> str:
    return f"blocks of {person}"


def _named(alias: str, lobby: Lobby, place: str, people: list[str]) -> str:
    """Who is called so in that place."""
    for one in people:
        if lobby.alias(place, one) == alias:
            return one
    raise Refused("no-person", "There is nobody of that id.", 404)


HANDLERS = [block, list_blocks, unblock]
