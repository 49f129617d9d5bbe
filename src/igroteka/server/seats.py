"""Seats: to sit down and leave, and what the host arranges while the table waits for its players."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request, delete, put
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody, PathParameter
from msgspec import Struct

from .http import told, who
from .lobby import Lobby, check_level
from .messages import TableMessage
from .refusal import Refused, barred, not_host, not_yours
from .stored import Seat, StoredTable
from .tables import LiveTable

App = Request[Any, Any, Any]
SeatNumber = Annotated[int, PathParameter(ge=0, le=9)]


class BotWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot shall sit there."""

    level: str = "normal"


@put("/api/tables/{table_id:str}/seats/{number:int}")
async def take_seat(request: App, state: AppState, table_id: FromPath[str], number: SeatNumber) -> TableMessage:
    """Sit down at an open seat, or come back to my own."""
    person = who(request, state.identities)
    table: LiveTable = await state.lobby.table(table_id)

    lobby: Lobby = state.lobby
    is_blocked = await asyncio.to_thread(lobby.chats.has_blocked, table.stored.host, person)

    def sit(stored: StoredTable) -> None:
        seat = _place(stored, number)
        if seat.kind == "person" and seat.person == person:
            seat.away = False
        elif is_blocked or person in stored.barred:
            raise barred()
        elif seat.kind == "open":
            seat.kind, seat.person = "person", person
        else:
            raise Refused("taken", "That seat is taken.")

    await table.change_seats(sit)
    return told(person, table)


@delete("/api/tables/{table_id:str}/seats/{number:int}")
async def leave_seat(request: App, state: AppState, table_id: FromPath[str], number: SeatNumber) -> None:
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
    request: App,
    state: AppState,
    table_id: FromPath[str],
    number: SeatNumber,
    data: JSONBody[BotWish],
) -> TableMessage:
    """The host gives an open seat to a bot, or a bot another level."""
    check_level(data.level)
    lobby: Lobby = state.lobby
    stored = (await lobby.table(table_id)).stored
    if all(seat.kind != "bot" for seat in stored.seats):
        await lobby.check_bots(stored.host)

    def give(_: StoredTable, seat: Seat) -> None:
        if seat.kind == "person":
            raise Refused("taken", "That seat is taken.")
        seat.kind, seat.level = "bot", data.level

    return await _change_seat(request, state, table_id, number, give)


@delete("/api/tables/{table_id:str}/seats/{number:int}/bot", status_code=200)
async def unseat_bot(request: App, state: AppState, table_id: FromPath[str], number: SeatNumber) -> TableMessage:
    """The host opens a bot's seat for people."""

    def clear(_: StoredTable, seat: Seat) -> None:
        if seat.kind != "bot":
            raise Refused("no-bot", "No bot sits there.")
        seat.kind = "open"

    return await _change_seat(request, state, table_id, number, clear)


@delete("/api/tables/{table_id:str}/seats/{number:int}/guest", status_code=200)
async def remove_guest(request: App, state: AppState, table_id: FromPath[str], number: SeatNumber) -> TableMessage:
    """The host removes a person from all their seats; they cannot sit down at this table any more."""

    def remove(stored: StoredTable, seat: Seat) -> None:
        guest = seat.person
        if guest is None or guest == stored.host:
            raise Refused("no-guest", "No guest sits there.")
        stored.barred.append(guest)
        for place in stored.seats:
            if place.person == guest:
                place.kind, place.person = "open", None

    return await _change_seat(request, state, table_id, number, remove)


async def _change_seat(
    request: App,
    state: AppState,
    table_id: str,
    number: int,
    change: Callable[[StoredTable, Seat], None],
) -> TableMessage:
    """Change who shall sit at a seat of my table, while it waits for its players."""
    person = who(request, state.identities)
    table: LiveTable = await state.lobby.table(table_id)
    if table.stored.host != person:
        raise not_host()

    def furnish(stored: StoredTable) -> None:
        if stored.status != "open":
            raise Refused("started", "The game has already started.")
        change(stored, _place(stored, number))

    await table.change_seats(furnish)
    return told(person, table)


def _place(stored: StoredTable, number: int) -> Seat:
    if number >= len(stored.seats):
        raise Refused("no-seat", "There is no such seat.", 404)
    return stored.seats[number]


HANDLERS = [take_seat, leave_seat, seat_bot, unseat_bot, remove_guest]
