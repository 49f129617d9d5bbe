"""Looking back: a game as it was after any of its choices, how the points grew, and playing on from there.

The game is a table's, or a record that the page has opened from a file: then nothing of it is stored here.
"""

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import Struct

from igroteka.kernel import Outcome, Record

from .http import told, who
from .lobby import Lobby, SeatWish, TableWish
from .messages import News, TableMessage
from .refusal import Refused
from .tables import LiveTable, heard, owned

Number = Annotated[int, PathParameter(ge=0)]
App = Request[Any, Any, Any]


class Moment(Struct, frozen=True):
    """The game after so many choices, as far as the viewer may know it, and what the last of them brought.

    `turns` are the numbers of choices after which a turn began, `asked` is the seat that has to decide.
    """

    number: int
    total: int
    turns: list[int]
    asked: int | None
    view: Any
    own: dict[str, Any]
    news: News | None


class Curve(Struct, frozen=True):
    """The points of every seat after each choice of a finished game."""

    points: list[tuple[int, ...]]


class BranchWish(Struct, frozen=True, forbid_unknown_fields=True):
    """From which choice on I wish to play, and for which seat."""

    number: int
    seat: int


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as the page has read it from a file."""

    record: str


class RecordBranchWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, from which choice on I wish to play, and for which seat."""

    record: str
    number: int
    seat: int


class Recorded(Struct, frozen=True):
    """What a record holds."""

    game: str
    seats: int
    outcome: Outcome | None
    components: str


@get("/api/tables/{table_id:str}/moments/{number:int}")
async def get_moment(request: App, state: AppState, table_id: FromPath[str], number: Number) -> Moment:
    """A moment of a table's past: a game that is over has no secrets, one in progress keeps them."""
    person = who(request, state.identities)
    table: LiveTable = await state.lobby.table(table_id)
    is_over = table.stored.status == "over"
    seats = [seat.seat for seat in (table.stored.seats if is_over else table.seats_of(person))]
    record, _ = await asyncio.to_thread(table.record)
    return await asyncio.to_thread(_moment, record, seats, number)


@get("/api/tables/{table_id:str}/curve")
async def get_curve(request: App, state: AppState, table_id: FromPath[str]) -> Curve:
    """How the points grew, once the game is over."""
    who(request, state.identities)
    return await asyncio.to_thread(_curve, await _finished(await state.lobby.table(table_id)))


@post("/api/tables/{table_id:str}/branch")
async def branch(request: App, state: AppState, table_id: FromPath[str], data: JSONBody[BranchWish]) -> TableMessage:
    """Play on from a moment of a finished game, against bots."""
    person = who(request, state.identities)
    record = await _finished(await state.lobby.table(table_id))
    return await _branched(state.lobby, person, record.until(max(0, data.number)), data.seat)


@post("/api/records/read", status_code=200)
async def read_record(request: App, state: AppState, data: JSONBody[RecordText]) -> Recorded:
    """What a record holds; a damaged one is refused with the number of the offending line."""
    who(request, state.identities)
    record = Record.load(data.record)
    match = await asyncio.to_thread(record.replay, silent=True)
    return Recorded(record.game, record.seats, match.outcome, record.components)


@post("/api/records/moments/{number:int}", status_code=200)
async def get_record_moment(request: App, state: AppState, number: Number, data: JSONBody[RecordText]) -> Moment:
    """A moment of a record, seen by every seat."""
    who(request, state.identities)
    record = Record.load(data.record)
    return await asyncio.to_thread(_moment, record, list(range(record.seats)), number)


@post("/api/records/curve", status_code=200)
async def get_record_curve(request: App, state: AppState, data: JSONBody[RecordText]) -> Curve:
    """How the points of a record grew."""
    who(request, state.identities)
    return await asyncio.to_thread(_curve, Record.load(data.record))


@post("/api/records/branch")
async def branch_record(request: App, state: AppState, data: JSONBody[RecordBranchWish]) -> TableMessage:
    """Play on from a moment of a record, against bots."""
    person = who(request, state.identities)
    record = Record.load(data.record).until(max(0, data.number))
    await asyncio.to_thread(record.replay, silent=True)
    return await _branched(state.lobby, person, record, data.seat)


async def _finished(table: LiveTable) -> Record:
    if table.stored.status != "over":
        raise Refused("not-over", "That can be had when the game is over.")
    record, _ = await asyncio.to_thread(table.record)
    return record


async def _branched(lobby: Lobby, person: str, record: Record, seat: int) -> TableMessage:
    if not 0 <= seat < record.seats:
        raise Refused("no-seat", "There is no such seat.", 404)
    wishes = [SeatWish("me" if number == seat else "bot") for number in range(record.seats)]
    wish = TableWish(record.game, wishes, record.options, components=record.box)
    return await told(lobby, person, await lobby.open_table(person, wish, record.seed, record.choices))


def _moment(record: Record, seats: list[int], number: int) -> Moment:
    number = min(number, len(record.choices))
    for at, match in enumerate(record.until(number).steps()):
        if at < number:
            match.log.clear()
    news = News(number, match.choosers[-1], heard(match.log, seats)) if number else None
    endings = match.game.endings
    turns = [at for at, choice in enumerate(record.choices, 1) if choice[0] in endings and at < len(record.choices)]
    asked = match.decision.seat if match.decision else None
    return Moment(number, len(record.choices), turns, asked, match.view(), owned(match, seats), news)


def _curve(record: Record) -> Curve:
    return Curve([match.game.outcome(match.state).scores for match in record.steps(silent=True)])


HANDLERS = [get_moment, get_curve, branch, read_record, get_record_moment, get_record_curve, branch_record]
