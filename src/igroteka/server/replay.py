"""Looking back: a table as it was after any of its choices, how the points grew, and playing on from there."""

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State as AppState
from litestar.params import Parameter
from msgspec import Struct

from igroteka.kernel import Match, Option, Record

from .http import told, who
from .lobby import Lobby, SeatWish, TableWish
from .messages import News, TableMessage
from .refusal import Refused
from .tables import LiveTable, effective, heard, views

Number = Annotated[int, Parameter(ge=0)]


class Moment(Struct, frozen=True):
    """The table after so many choices, as far as the viewer may know it, and what the last of them brought."""

    number: int
    total: int
    views: dict[str, Any]
    news: News


class Curve(Struct, frozen=True):
    """The points of every seat after each choice of a finished game."""

    points: list[tuple[int, ...]]


class BranchWish(Struct, frozen=True, forbid_unknown_fields=True):
    """From which choice on I wish to play, and for which seat."""

    number: int
    seat: int


@get("/api/tables/{table_id:str}/moments/{number:int}")
async def get_moment(request: Request[Any, Any, Any], state: AppState, table_id: str, number: Number) -> Moment:
    """A moment of the past."""
    person = who(request, state.identities)
    table: LiveTable = await state.lobby.table(table_id)
    return await asyncio.to_thread(_moment, table, [seat.seat for seat in table.seats_of(person)], number)


@get("/api/tables/{table_id:str}/curve")
async def get_curve(request: Request[Any, Any, Any], state: AppState, table_id: str) -> Curve:
    """How the points grew, once the game is over."""
    who(request, state.identities)
    table: LiveTable = await state.lobby.table(table_id)
    _demand_over(table)
    return await asyncio.to_thread(_curve, table)


@post("/api/tables/{table_id:str}/branch")
async def branch(request: Request[Any, Any, Any], state: AppState, table_id: str, data: BranchWish) -> TableMessage:
    """Play on from a moment of a finished game, against bots."""
    person = who(request, state.identities)
    lobby: Lobby = state.lobby
    table = await lobby.table(table_id)
    _demand_over(table)
    stored = table.stored
    if not 0 <= data.seat < len(stored.seats):
        raise Refused("no-seat", "There is no such seat.", 404)
    choices = (await asyncio.to_thread(_choices, table))[: max(0, data.number)]
    wishes = [SeatWish("me" if seat.seat == data.seat else "bot") for seat in stored.seats]
    wish = TableWish(stored.game, wishes, stored.options)
    return await told(lobby, person, await lobby.open_table(person, wish, stored.seed, choices))


def _demand_over(table: LiveTable) -> None:
    if table.stored.status != "over":
        raise Refused("not-over", "That can be had when the game is over.")


def _choices(table: LiveTable) -> list[Option]:
    return effective([words for _, words in table.storage.log(table.stored.id)])


def _fresh(table: LiveTable, *, silent: bool) -> Match:
    stored = table.stored
    record = Record(stored.game, stored.rules, len(stored.seats), stored.seed, stored.options, ())
    return record.replay(silent=silent)


def _moment(table: LiveTable, mine: list[int], number: int) -> Moment:
    choices, match = _choices(table), _fresh(table, silent=False)
    number = min(number, len(choices))
    for choice in choices[:number]:
        match.log.clear()
        match.play(choice)
    return Moment(number, len(choices), views(match, mine), News(number, heard(match.log, mine)))


def _curve(table: LiveTable) -> Curve:
    match = _fresh(table, silent=True)
    points = [match.game.outcome(match.state).scores]
    for choice in _choices(table):
        match.play(choice)
        points.append(match.game.outcome(match.state).scores)
    return Curve(points)


HANDLERS = [get_moment, get_curve, branch]
