"""Boxes that players bring: the standard one to be edited, a check, and what a table with its own is played with."""

import asyncio
from collections.abc import Callable
from functools import cache
from time import time
from typing import Any, TypeVar

from litestar import Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody
from msgspec import Struct
from msgspec.json import encode

from igroteka.kernel import catalogue

from . import jobs
from .downloads import download
from .http import catalogue_file, known, who
from .lobby import Lobby
from .replay import RecordText, loaded
from .workers import LOOK_LIMIT

App = Request[Any, Any, Any]
T = TypeVar("T")


class ComponentsText(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of components as the page has read it."""

    text: str


class ComponentsName(Struct, frozen=True):
    """What a set of components is called; "" for the standard one."""

    name: str


@get("/api/games/{name:str}/components")
async def get_components(name: FromPath[str]) -> Response[bytes]:
    """The standard box of a game, as a file to be edited."""
    return _file(known(name).name, await asyncio.to_thread(_standard, name))


@post("/api/games/{name:str}/components", status_code=200)
async def check_components(
    request: App, state: AppState, name: FromPath[str], data: JSONBody[ComponentsText]
) -> ComponentsName:
    """Whether a file can be played with; everything that is wrong with it is told."""
    lobby: Lobby = state.lobby
    return ComponentsName(await lobby.try_box(who(request, state.identities), known(name).name, data.text))


@get("/api/tables/{table_id:str}/components")
async def get_table_components(request: App, state: AppState, table_id: FromPath[str]) -> Response[bytes]:
    """The box that a table is played with, as a file."""
    game, text = await _of_table(state.lobby, who(request, state.identities), table_id, jobs.exported)
    return _file(game, text)


@get("/api/tables/{table_id:str}/catalogue")
async def get_table_catalogue(request: App, state: AppState, table_id: FromPath[str]) -> Response[bytes]:
    """What lies in the box of a table."""
    _, found = await _of_table(state.lobby, who(request, state.identities), table_id, jobs.shown)
    return catalogue_file(found)


@post("/api/records/catalogue", status_code=200)
async def get_record_catalogue(request: App, state: AppState, data: JSONBody[RecordText]) -> Response[bytes]:
    """What lies in the box that a record was made with."""
    lobby: Lobby = state.lobby
    person = who(request, state.identities)
    found = await lobby.workers.run(person, _of_record, data.record, seconds=LOOK_LIMIT)
    return Response(found, media_type="application/json")


async def _of_table(lobby: Lobby, person: str, table_id: str, work: Callable[[str, str], T]) -> tuple[str, T]:
    """The name of a table's game, and what can be worked out of its box."""
    table = await lobby.table(table_id)
    game, box = table.stored.game, await asyncio.to_thread(table.box)
    return game, await lobby.workers.run(person, work, game, box, seconds=LOOK_LIMIT)


def _of_record(text: str) -> bytes:
    return encode(catalogue(loaded(text).played_game().box))


@cache
def _standard(name: str) -> str:
    return jobs.exported(name, "")


def _file(name: str, text: str) -> Response[bytes]:
    return download(text, f"{name}-components", time(), "json")


HANDLERS = [get_components, check_components, get_table_components, get_table_catalogue, get_record_catalogue]
