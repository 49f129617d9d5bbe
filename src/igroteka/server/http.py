"""The HTTP part: who am I, games, tables."""

import asyncio
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from igroteka.bots import LEVELS
from igroteka.kernel import (
    COMMON_EVENTS,
    LANGUAGES,
    NOBODY,
    AnyGame,
    Arguments,
    Event,
    Form,
    Kinds,
    Record,
    fill_in,
    find_game,
    games,
    word_files,
)

from . import jobs
from .lobby import Listing, Lobby, TableWish
from .messages import PROTOCOL, ChatLine, News, TableMessage
from .people import Identities, check_origin
from .quotas import OWN_BOX
from .refusal import Refused, check_letters, no_identity, not_yours
from .rules import Section, sections
from .tables import LiveTable
from .telling import parted, retold, table_message
from .workers import LOOK_LIMIT

Name = Annotated[str, Meta(min_length=1, max_length=40)]
PageNumber = Annotated[int, QueryParameter(ge=0, le=1000)]


class Me(Struct, frozen=True):
    """The person behind the page."""

    name: str
    protocol: int = PROTOCOL


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """How I wish to be called."""

    name: Name


class GameMessage(Struct, frozen=True):
    """What the page knows of a game before it sits down."""

    name: str
    rules: int
    least: int
    most: int
    verbs: Mapping[str, Arguments]
    events: Mapping[str, Arguments]
    facts: Mapping[str, Arguments]
    kinds: Kinds
    endings: list[str]
    levels: list[str]


class FormWish(Struct, frozen=True, forbid_unknown_fields=True):
    """So many players, and the options as far as they are chosen."""

    seats: int
    options: Any = None


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


@delete("/api/me", status_code=204)
async def forget_me(request: Request[Any, Any, Any], state: AppState) -> Response[None]:
    """Forget who I am: my name, my seats, my tables at which nobody else sits."""
    await state.lobby.forget(who(request, state.identities))
    return Response(None, status_code=204, cookies=[state.identities.no_cookie()])


@cache
def _game_message(name: str) -> GameMessage:
    game = find_game(name)
    return GameMessage(
        name=game.name,
        rules=game.rules,
        least=game.seats[0],
        most=game.seats[-1],
        verbs=game.verbs,
        events={**COMMON_EVENTS, **game.events},
        facts=game.facts,
        kinds=game.kinds,
        endings=sorted(game.endings),
        levels=list(LEVELS),
    )


@get("/api/games")
async def list_games() -> list[GameMessage]:
    """The installed games."""
    return [_game_message(name) for name in games()]


@post("/api/games/{name:str}/form", status_code=200)
async def fill_in_form(name: FromPath[str], data: JSONBody[FormWish]) -> Form:
    """The options that fit so many players: what still fits of those that were chosen, and what else can be."""
    return await asyncio.to_thread(fill_in, known(name), data.options, data.seats)


@get("/api/games/{name:str}/catalogue")
async def get_catalogue(name: FromPath[str]) -> Response[bytes]:
    """What lies in the game's box."""
    return catalogue_file(_standard(known(name).name))


@cache
def _standard(name: str) -> bytes:
    return jobs.shown(name, "")


def catalogue_file(found: bytes) -> Response[bytes]:
    """What lies in a box, to be kept for a while."""
    return Response(found, media_type="application/json", headers={"Cache-Control": "max-age=3600"})


@get("/api/games/{name:str}/rules/{language:str}")
async def get_rules(name: FromPath[str], language: FromPath[str]) -> list[Section]:
    """The rule ledger of a game in a language: its sections with their statements."""
    known(name)
    return await asyncio.to_thread(sections, name, spoken(language))


@get("/api/games/{name:str}/words/{language:str}", media_type="text/plain")
async def get_words(name: FromPath[str], language: FromPath[str]) -> str:
    """The words of a game in a language, as Fluent messages."""
    folder = known(name).locales / spoken(language)
    return await asyncio.to_thread(lambda: "\n".join(file.read_text("utf-8") for file in word_files(folder, name)))


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
async def my_tables(request: Request[Any, Any, Any], state: AppState, page: PageNumber = 0) -> Listing:
    """The tables at which I sit, or which I opened."""
    listing: Listing = await state.lobby.listing(who(request, state.identities), page, mine=True)
    return listing


@get("/api/tables/open")
async def open_tables(request: Request[Any, Any, Any], state: AppState, page: PageNumber = 0) -> Listing:
    """The public tables with an open seat."""
    listing: Listing = await state.lobby.listing(who(request, state.identities), page, mine=False)
    return listing


@post("/api/tables")
async def open_table(request: Request[Any, Any, Any], state: AppState, data: JSONBody[TableWish]) -> TableMessage:
    """Open a table."""
    person = who(request, state.identities)
    if data.components:
        asker = state.identities.asker(request)
        state.quotas.uploads.spend(asker)
        state.quotas.requests.spend(asker, OWN_BOX)
    return told(person, await state.lobby.open_table(person, data))


@get("/api/tables/{table_id:str}")
async def get_table(request: Request[Any, Any, Any], state: AppState, table_id: FromPath[str]) -> TableMessage:
    """One table."""
    return told(who(request, state.identities), await state.lobby.table(table_id))


@delete("/api/tables/{table_id:str}")
async def delete_table(request: Request[Any, Any, Any], state: AppState, table_id: FromPath[str]) -> None:
    """Close my table for good, or put a finished one out of my list."""
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


@post("/api/tables/{table_id:str}/rematch")
async def rematch(request: Request[Any, Any, Any], state: AppState, table_id: FromPath[str]) -> TableMessage:
    """A new table with the same people, bots and options: one for all who ask."""
    person = who(request, state.identities)
    old: LiveTable = await state.lobby.table(table_id)
    if not old.seats_of(person):
        raise not_yours()
    return told(person, await state.lobby.rematch(person, old))


@post("/api/tables/{table_id:str}/sequel")
async def sequel(request: Request[Any, Any, Any], state: AppState, table_id: FromPath[str]) -> TableMessage:
    """The same, but the new game begins where this one has ended."""
    person = who(request, state.identities)
    old: LiveTable = await state.lobby.table(table_id)
    if not old.seats_of(person):
        raise not_yours()
    return told(person, await state.lobby.rematch(person, old, sequel=True))


@get("/api/tables/{table_id:str}/legacy")
async def get_legacy(request: Request[Any, Any, Any], state: AppState, table_id: FromPath[str]) -> Any:
    """The options of a game that begins where this one has ended, with whomever it is played."""
    who(request, state.identities)
    table: LiveTable = await state.lobby.table(table_id)
    return await table.legacy()


@get("/api/tables/{table_id:str}/story")
async def get_story(request: Request[Any, Any, Any], state: AppState, table_id: FromPath[str]) -> Story:
    """What happened so far, and what was said."""
    person = who(request, state.identities)
    lobby: Lobby = state.lobby
    table = await lobby.table(table_id)
    seats = [seat.seat for seat in table.seats_of(person)]
    record, version = await asyncio.to_thread(table.record)
    news = await lobby.workers.run(person, _told, record, seats, seconds=LOOK_LIMIT, home=table_id)
    return Story(version, news, await lobby.chat(person, table.stored))


def _told(record: Record, seats: list[int]) -> list[News]:
    """What happened, as far as it can still be shown."""
    told = list(retold(record, seats))
    news = [one for one, _ in told[1:]]
    if end := parted(record, told[-1][1]):
        news.append(News(len(news) + 1, NOBODY, [Event("rules_parted", (end.was, end.now))]))
    return news


def told(person: str, table: LiveTable) -> TableMessage:
    """A table as the person may see it."""
    return table_message(table.stored, person)


HANDLERS = [
    get_me,
    put_me,
    forget_me,
    list_games,
    fill_in_form,
    get_catalogue,
    get_rules,
    get_words,
    my_tables,
    open_tables,
    open_table,
    get_table,
    delete_table,
    start_table,
    rematch,
    sequel,
    get_legacy,
    get_story,
]
