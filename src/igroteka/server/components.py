"""Boxes that players bring: the standard one to be edited, a check, and what a table with its own is played with."""

import asyncio
from functools import cache
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from igroteka.kernel import AnyGame, export_components, find_game

from .http import known, who
from .lobby import Lobby, outfit
from .replay import RecordText, loaded

App = Request[Any, Any, Any]


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
    who(request, state.identities)
    game = await asyncio.to_thread(outfit, known(name).name, data.text)
    return ComponentsName(game.components)


@get("/api/tables/{table_id:str}/components")
async def get_table_components(request: App, state: AppState, table_id: FromPath[str]) -> Response[bytes]:
    """The box that a table is played with, as a file."""
    who(request, state.identities)
    game = await _game_of(state.lobby, table_id)
    return _file(game.name, await asyncio.to_thread(export_components, game))


@get("/api/tables/{table_id:str}/catalogue")
async def get_table_catalogue(request: App, state: AppState, table_id: FromPath[str]) -> Response[Any]:
    """What lies in the box of a table."""
    who(request, state.identities)
    game = await _game_of(state.lobby, table_id)
    return Response(game.catalogue(game.box), headers={"Cache-Control": "max-age=3600"})


@post("/api/records/catalogue", status_code=200)
async def get_record_catalogue(request: App, state: AppState, data: JSONBody[RecordText]) -> Response[Any]:
    """What lies in the box that a record was made with."""
    who(request, state.identities)
    game = await asyncio.to_thread(lambda: loaded(data.record).until(0).replay(silent=True).game)
    return Response(game.catalogue(game.box))


async def _game_of(lobby: Lobby, table_id: str) -> AnyGame:
    table = await lobby.table(table_id)
    return await asyncio.to_thread(table.game)


@cache
def _standard(name: str) -> str:
    return export_components(find_game(name))


def _file(name: str, text: str) -> Response[bytes]:
    disposition = f'attachment; filename="{name}-components.json"'
    return Response(text.encode(), media_type="application/json", headers={"Content-Disposition": disposition})


HANDLERS = [get_components, check_components, get_table_components, get_table_catalogue, get_record_catalogue]
