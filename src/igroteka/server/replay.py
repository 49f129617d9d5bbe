"""Looking back: a game as it was after any of its choices, how the points grew, and playing on from there.

The game is a table's, or a record that the page has opened from a file: then nothing of it is stored here.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from itertools import islice
from typing import Annotated, Any, TypeVar

from litestar import Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import Struct

from igroteka.kernel import Match, Outcome, Record

from .downloads import download
from .http import told, who
from .lobby import Lobby, SeatWish, TableWish
from .messages import News, Parted, TableMessage
from .refusal import Refused, check_size
from .tables import LiveTable
from .telling import owned, parted, retold
from .workers import LOOK_LIMIT

Number = Annotated[int, PathParameter(ge=0)]
App = Request[Any, Any, Any]
T = TypeVar("T")


class Course(Struct, frozen=True):
    """A game from its beginning, as far as the viewer may know it: what each choice brought.

    `turns` are the numbers of the choices after which a turn began. Where the rules were improved in mid-game, one of
    the news says so, as if it were a choice.
    """

    news: list[News]
    turns: list[int]
    parted: Parted | None


class Moment(Struct, frozen=True):
    """The game after so many choices, as far as the viewer may know it; `asked` is the seat that has to decide."""

    number: int
    asked: int | None
    view: Any
    own: dict[str, Any]


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


@get("/api/tables/{table_id:str}/course")
async def get_course(request: App, state: AppState, table_id: FromPath[str]) -> Course:
    """What happened at a table, as its past may be looked at."""
    person = who(request, state.identities)
    table: LiveTable = await state.lobby.table(table_id)
    record = await _begun(table)
    return await _look(state.lobby, person, _course, record, _seats_of(table, person))


@get("/api/tables/{table_id:str}/moments/{number:int}")
async def get_moment(request: App, state: AppState, table_id: FromPath[str], number: Number) -> Moment:
    """A moment of a table's past."""
    person = who(request, state.identities)
    table: LiveTable = await state.lobby.table(table_id)
    record = await _begun(table)
    return await _look(state.lobby, person, _moment, record, _seats_of(table, person), number)


@get("/api/tables/{table_id:str}/curve")
async def get_curve(request: App, state: AppState, table_id: FromPath[str]) -> Curve:
    """How the points grew, once the game is over."""
    person = who(request, state.identities)
    return await _look(state.lobby, person, _curve, await _finished(await state.lobby.table(table_id)))


@get("/api/tables/{table_id:str}/record")
async def get_record(request: App, state: AppState, table_id: FromPath[str]) -> Response[bytes]:
    """The record of a finished game, as a file; while it lasts, its seed would tell too much."""
    person = who(request, state.identities)
    table: LiveTable = await state.lobby.table(table_id)
    record = await _finished(table)
    return download(await _look(state.lobby, person, record.save), record.game, table.stored.updated, "igroteka")


@post("/api/tables/{table_id:str}/branch")
async def branch(request: App, state: AppState, table_id: FromPath[str], data: JSONBody[BranchWish]) -> TableMessage:
    """Play on from a moment of a finished game, against bots."""
    person = who(request, state.identities)
    record = await _finished(await state.lobby.table(table_id))
    return await _branched(state.lobby, person, record, data.number, data.seat)


@post("/api/records")
async def import_record(request: App, state: AppState) -> TableMessage:
    """A saved game becomes a table of its own, with me at every seat."""
    person = who(request, state.identities)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refused("bad-record", "line 1: this is not a text.", 400) from None
    record = await _look(state.lobby, person, _sound, text)
    return await _opened(state.lobby, person, record, [SeatWish("me")] * record.seats)


@post("/api/records/read", status_code=200)
async def read_record(request: App, state: AppState, data: JSONBody[RecordText]) -> Recorded:
    """What a record holds; a damaged one is refused with the number of the offending line."""
    person = who(request, state.identities)
    return await _look(state.lobby, person, _contents, data.record)


@post("/api/records/course", status_code=200)
async def get_record_course(request: App, state: AppState, data: JSONBody[RecordText]) -> Course:
    """What happened in a record, as all seats were told."""
    person = who(request, state.identities)
    record = await _look(state.lobby, person, loaded, data.record)
    return await _look(state.lobby, person, _course, record, list(range(record.seats)))


@post("/api/records/moments/{number:int}", status_code=200)
async def get_record_moment(request: App, state: AppState, number: Number, data: JSONBody[RecordText]) -> Moment:
    """A moment of a record, seen by every seat."""
    person = who(request, state.identities)
    record = await _look(state.lobby, person, loaded, data.record)
    return await _look(state.lobby, person, _moment, record, list(range(record.seats)), number)


@post("/api/records/curve", status_code=200)
async def get_record_curve(request: App, state: AppState, data: JSONBody[RecordText]) -> Curve:
    """How the points of a record grew."""
    person = who(request, state.identities)
    return await _look(state.lobby, person, _curve, await _look(state.lobby, person, loaded, data.record))


@post("/api/records/branch")
async def branch_record(request: App, state: AppState, data: JSONBody[RecordBranchWish]) -> TableMessage:
    """Play on from a moment of a record, against bots."""
    person = who(request, state.identities)
    record = await _look(state.lobby, person, loaded, data.record)
    return await _branched(state.lobby, person, record, data.number, data.seat)


def loaded(text: str) -> Record:
    """The record that somebody has sent."""
    record = Record.load(text)
    check_size(record.box)
    return record


async def _look(lobby: Lobby, person: str, work: Callable[..., T], *question: object) -> T:
    return await lobby.workers.run(person, work, *question, seconds=LOOK_LIMIT)


def _seats_of(table: LiveTable, person: str) -> list[int]:
    """The seats through whose eyes a table's past may be seen: a game that is over has no secrets."""
    is_over = table.stored.status == "over"
    return [seat.seat for seat in (table.stored.seats if is_over else table.seats_of(person))]


async def _begun(table: LiveTable) -> Record:
    """What was chosen so far; before the start nobody may see what was dealt."""
    if table.stored.status == "open":
        raise Refused("not-started", "The game has not started yet.")
    record, _ = await asyncio.to_thread(table.record)
    return record


async def _finished(table: LiveTable) -> Record:
    if table.stored.status not in ("over", "stopped"):
        raise Refused("not-over", "That can be had when the game is over.")
    return await _begun(table)


async def _branched(lobby: Lobby, person: str, record: Record, number: int, seat: int) -> TableMessage:
    if not 0 <= seat < record.seats:
        raise Refused("no-seat", "There is no such seat.", 404)
    wishes = [SeatWish("me" if place == seat else "bot") for place in range(record.seats)]
    return await _opened(lobby, person, await _look(lobby, person, _until, record, number), wishes)


async def _opened(lobby: Lobby, person: str, record: Record, seats: list[SeatWish]) -> TableMessage:
    wish = TableWish(record.game, seats, record.options, components=record.box)
    return told(person, await lobby.open_table(person, wish, record.seed, record.choices, record.base))


def _sound(text: str) -> Record:
    """A record that somebody has sent, if it can be replayed, as one of the present rules."""
    return Record.of(loaded(text).replay(silent=True), carry=True)


def _until(record: Record, number: int) -> Record:
    """A game until a moment, as one of the present rules."""
    return Record.of(_seen(record, number)[1], carry=True)


def _seen(record: Record, number: int) -> tuple[int, Match]:
    """A moment of a game, or the last that can be shown."""
    last = min(max(number, 0), len(record.choices) + 1)
    return deque(islice(enumerate(record.look(silent=True)), last + 1), maxlen=1).pop()


def _contents(text: str) -> Recorded:
    record = loaded(text)
    *_, match = record.look(silent=True)
    return Recorded(record.game, record.seats, match.outcome, record.components)


def _course(record: Record, seats: list[int]) -> Course:
    news: list[News] = []
    turns, begun = [], 0
    for one, match in retold(record, seats):
        if news and match.state.turns > begun:
            turns.append(one.version)
        begun = match.state.turns
        news.append(one)
    last = news[-1].version
    return Course(news[1:], [number for number in turns if number < last], parted(record, match))


def _moment(record: Record, seats: list[int], number: int) -> Moment:
    at, match = _seen(record, number)
    asked = match.decision.seat if match.decision else None
    return Moment(at, asked, match.view(), owned(match, seats))


def _curve(record: Record) -> Curve:
    return Curve([match.game.outcome(match.state).scores for match in record.look(silent=True)])


HANDLERS = [
    get_course,
    get_moment,
    get_curve,
    get_record,
    branch,
    import_record,
    read_record,
    get_record_course,
    get_record_moment,
    get_record_curve,
    branch_record,
]
