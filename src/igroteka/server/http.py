"""The HTTP part: who am I, games, tables, seats, records."""

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import Meta, Struct

from igroteka.bots import LEVELS
from igroteka.kernel import LANGUAGES, AnyGame, find_game, games

from .lobby import Lobby, TableWish, check_level
from .messages import PROTOCOL, ChatLine, News, TableMessage
from .people import Identities, check_origin
from .refusal import Refused, check_letters, no_identity, not_yours
from .rules import Section, sections
from .storage import Seat, StoredTable
from .tables import LiveTable
from .telling import retold, table_message

Name = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, PathParameter(ge=0, le=9)]


class Me(Struct, frozen=True):
    """The person behind the page."""

    name: str
    protocol: int = PROTOCOL


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """How I wish to be called."""

    name: Name


class BotWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot shall sit there."""

    level: str = "normal"


class GameMessage(Struct, frozen=True):
    """What the page knows of a game before it sits down."""

    name: str
    rules: int
    least: int
    most: int
    verbs: dict[str, tuple[str, ...]]
    events: dict[str, tuple[str, ...]]
    endings: list[str]
    options: dict[str, Any]
    levels: list[str]


class Story(Struct, frozen=True):
    """All that happened at a table until a version, as far as the viewer may know it."""

    version: int
    news: list[News]
    chat: list[ChatLine]


def who(request: Request[Any, Any, Any], identities: Identities) -> str:
    """The person behind a request that needs one."""
    if request.method != "GET":
        check_origin(request)
    person = identities.read(request)
    if person is None:
        raise no_identity()
    return person


@get("/api/me")
async def get_me(request: Request[Any, Any, Any], state: AppState) -> Response[Me]:
    """Who I am; a newcomer becomes a guest, of whom nothing is stored but the name they give themselves."""
    identities: Identities = state.identities
    lobby: Lobby = state.lobby
    person = identities.read(request) or identities.new()
    names = await asyncio.to_thread(lobby.storage.names, [person])
    secure = request.url.scheme == "https"
    return Response(Me(names.get(person, "")), cookies=[identities.cookie(person, secure=secure)])


@put("/api/me")
async def put_me(request: Request[Any, Any, Any], state: AppState, data: JSONBody[NewName]) -> Me:
    """Give myself a name."""
    name = " ".join(data.name.split())
    check_letters(name)
    if not name:
        raise Refused("empty", "A name needs a letter.", 400)
    await state.lobby.rename(who(request, state.identities), name)
    return Me(name)


@cache
def _game_message(name: str) -> GameMessage:
    game = find_game(name)
    options = msgspec.json.schema(game.options)
    return GameMessage(
        name=game.name,
        rules=game.rules,
        least=game.seats[0],
        most=game.seats[-1],
        verbs=dict(game.verbs),
        events=dict(game.events),
        endings=sorted(game.endings),
        options=options,
        levels=list(LEVELS),
    )


@get("/api/games")
async def list_games() -> list[GameMessage]:
    """The installed games."""
    return [_game_message(name) for name in games()]


@get("/api/games/{name:str}/catalogue")
async def get_catalogue(name: FromPath[str]) -> Response[Any]:
    """What lies in the game's box."""
    return Response((game := known(name)).catalogue(game.box), headers={"Cache-Control": "max-age=3600"})


@get("/api/games/{name:str}/rules/{language:str}")
async def get_rules(name: FromPath[str], language: FromPath[str]) -> list[Section]:
    """The rule ledger of a game in a language: its sections with their statements."""
    known(name)
    return await asyncio.to_thread(sections, name, spoken(language))


@get("/api/games/{name:str}/words/{language:str}", media_type="text/plain")
async def get_words(name: FromPath[str], language: FromPath[str]) -> str:
    """The words of a game in a language, as Fluent messages."""
    folder = known(name).locales / spoken(language)
    return await asyncio.to_thread((folder / f"{name}.ftl").read_text, "utf-8")


def known(name: str) -> AnyGame:
    """The installed game of that name."""
    if name not in games():
        raise Refused("no-game", f'There is no game "{name}".', 404)
    return find_game(name)


def spoken(language: str) -> str:
    """A language in which there are words."""
    if language not in LANGUAGES:
        raise Refused("no-language", f'There is no language "{language}".', 404)
    return language


@get("/api/tables")
async def my_tables(request: Request[Any, Any, Any], state: AppState) -> list[TableMessage]:
    """The tables at which I sit, or which I opened."""
    listing: list[TableMessage] = await state.lobby.listing(who(request, state.identities), mine=True)
    return listing


@get("/api/tables/open")
async def open_tables(request: Request[Any, Any, Any], state: AppState) -> list[TableMessage]:
    """The public tables with an open seat."""
    listing: list[TableMessage] = await state.lobby.listing(who(request, state.identities), mine=False)
    return listing


@post("/api/tables")
async def open_table(request: Request[Any, Any, Any], state: AppState, data: JSONBody[TableWish]) -> TableMessage:
    """Open a table."""
    person = who(request, state.identities)
    return told(person, await state.lobby.open_table(person, data))


@get("/api/tables/{table_id:str}")
async def get_table(request: Request[Any, Any, Any], state: AppState, table_id: FromPath[str]) -> TableMessage:
    """One table."""
    return told(who(request, state.identities), await state.lobby.table(table_id))


@delete("/api/tables/{table_id:str}")
async def delete_table(request: Request[Any, Any, Any], state: AppState, table_id: FromPath[str]) -> None:
    """Close my table for good."""
    await state.lobby.delete(who(request, state.identities), table_id)


@post("/api/tables/{table_id:str}/start")
async def start_table(request: Request[Any, Any, Any], state: AppState, table_id: FromPath[str]) -> TableMessage:
    """Begin, once every seat is taken."""
    person = who(request, state.identities)
    table: LiveTable = await state.lobby.table(table_id)
    if not table.seats_of(person) and table.stored.host != person:
        raise not_yours()
    await table.start()
    return told(person, table)


@put("/api/tables/{table_id:str}/seats/{number:int}")
async def take_seat(
    request: Request[Any, Any, Any], state: AppState, table_id: FromPath[str], number: SeatNumber
) -> TableMessage:
    """Sit down at an open seat, or come back to my own."""
    person = who(request, state.identities)
    table: LiveTable = await state.lobby.table(table_id)

    def sit(stored: StoredTable) -> None:
        seat = _place(stored, number)
        if seat.kind == "person" and seat.person == person:
            seat.away = False
        elif seat.kind == "open":
            seat.kind, seat.person = "person", person
        else:
            raise Refused("taken", "That seat is taken.")

    await table.change_seats(sit)
    return told(person, table)


@delete("/api/tables/{table_id:str}/seats/{number:int}")
async def leave_seat(
    request: Request[Any, Any, Any], state: AppState, table_id: FromPath[str], number: SeatNumber
) -> None:
    """Leave: before the start the seat is open again, afterwards a bot keeps it for me."""
    person = who(request, state.identities)
    table: LiveTable = await state.lobby.table(table_id)

    def leave(stored: StoredTable) -> None:
        seat = _place(stored, number)
        if seat.kind != "person" or seat.person != person:
            raise not_yours()
        if stored.status == "open":
            seat.kind, seat.person = "open", None
        else:
            seat.away = True

    await table.change_seats(leave)


@put("/api/tables/{table_id:str}/seats/{number:int}/bot")
async def seat_bot(
    request: Request[Any, Any, Any],
    state: AppState,
    table_id: FromPath[str],
    number: SeatNumber,
    data: JSONBody[BotWish],
) -> TableMessage:
    """The host gives an open seat to a bot, or a bot another level."""
    check_level(data.level)

    def give(seat: Seat) -> None:
        if seat.kind == "person":
            raise Refused("taken", "That seat is taken.")
        seat.kind, seat.level = "bot", data.level

    return await _furnish(request, state, table_id, number, give)


@delete("/api/tables/{table_id:str}/seats/{number:int}/bot", status_code=200)
async def unseat_bot(
    request: Request[Any, Any, Any], state: AppState, table_id: FromPath[str], number: SeatNumber
) -> TableMessage:
    """The host opens a bot's seat for people."""

    def clear(seat: Seat) -> None:
        if seat.kind != "bot":
            raise Refused("no-bot", "No bot sits there.")
        seat.kind = "open"

    return await _furnish(request, state, table_id, number, clear)


async def _furnish(
    request: Request[Any, Any, Any], state: AppState, table_id: str, number: int, change: Callable[[Seat], None]
) -> TableMessage:
    """Change who shall sit at a seat of my table, while it waits for its players."""
    person = who(request, state.identities)
    table: LiveTable = await state.lobby.table(table_id)
    if table.stored.host != person:
        raise Refused("not-host", "Only the host can do that.", 403)

    def furnish(stored: StoredTable) -> None:
        if stored.status != "open":
            raise Refused("started", "The game has already started.")
        change(_place(stored, number))

    await table.change_seats(furnish)
    return told(person, table)


@post("/api/tables/{table_id:str}/rematch")
async def rematch(request: Request[Any, Any, Any], state: AppState, table_id: FromPath[str]) -> TableMessage:
    """A new table with the same people, bots and options: one for all who ask."""
    person = who(request, state.identities)
    old: LiveTable = await state.lobby.table(table_id)
    if not old.seats_of(person):
        raise not_yours()
    return told(person, await state.lobby.rematch(person, old))


@get("/api/tables/{table_id:str}/story")
async def get_story(request: Request[Any, Any, Any], state: AppState, table_id: FromPath[str]) -> Story:
    """What happened so far, and what was said."""
    person = who(request, state.identities)
    lobby: Lobby = state.lobby
    table = await lobby.table(table_id)
    seats = [seat.seat for seat in table.seats_of(person)]
    record, version = await asyncio.to_thread(table.record)
    news = await asyncio.to_thread(retold, record, seats)
    lines = await asyncio.to_thread(lobby.storage.chat, table_id)
    return Story(version, news, [ChatLine(*line) for line in lines])


def told(person: str, table: LiveTable) -> TableMessage:
    """A table as the person may see it."""
    return table_message(table.stored, person)


def _place(stored: StoredTable, number: int) -> Seat:
    if number >= len(stored.seats):
        raise Refused("no-seat", "There is no such seat.", 404)
    return stored.seats[number]


HANDLERS = [
    get_me,
    put_me,
    list_games,
    get_catalogue,
    get_rules,
    get_words,
    my_tables,
    open_tables,
    open_table,
    get_table,
    delete_table,
    start_table,
    take_seat,
    leave_seat,
    seat_bot,
    unseat_bot,
    rematch,
    get_story,
]
