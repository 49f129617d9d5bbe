"""The live part: one WebSocket for each page at a table."""

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from igroteka.kernel import IgrotekaError

from .announcements import Announcement, Ear
from .chats import Said
from .lobby import Lobby
from .messages import AskHint, AskIrreversible, Consent, Hint, Irreversible, Move, Reply, Request, Say, Undo
from .metrics import MOVE_SECONDS
from .outages import OUTAGES, unavailable
from .people import Asker, Identities, check_origin
from .quotas import COSTS, Quotas
from .refusal import Refused, check_letters, no_identity
from .storage import StoredTable
from .tables import LiveTable

POLICY_VIOLATION = 1008
BROKEN = 1011
TRY_LATER = 1013
GONE = 4004
CODES = {404: GONE, 429: TRY_LATER, 503: TRY_LATER}
"""With which code a connection is closed that cannot be had."""

LEFT = (WebSocketDisconnect, RuntimeError, OSError)
"""What happens to whoever talks to a page that has gone."""

logger = logging.getLogger(__name__)

_requests = msgspec.json.Decoder(Request)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[object, object, AppState], state: AppState, table_id: FromPath[str]) -> None:
    """Tell the page every change of the table, and carry out what it asks."""
    lobby: Lobby = state.lobby
    identities: Identities = state.identities
    quotas: Quotas = state.quotas
    asker = identities.asker(socket)
    await socket.accept()
    try:
        check_origin(socket)
        check_letters(table_id)
        if identities.read(socket) is None:
            raise no_identity()
        quotas.requests.spend(asker)
        with quotas.sockets.hold(asker):
            await Page(socket, lobby, quotas, await lobby.table(table_id), asker).stay()
    except (Refused, *OUTAGES) as error:
        refusal = _refusal(error)
        await socket.send_bytes(msgspec.json.encode(_reply(0, refusal)))
        await socket.close(CODES.get(refusal.status, POLICY_VIOLATION))


class Page:
    """A page that is looking at a table."""

    def __init__(
        self,
        socket: WebSocket[object, object, AppState],
        lobby: Lobby,
        quotas: Quotas,
        table: LiveTable,
        asker: Asker,
    ) -> None:
        self.socket, self.lobby, self.quotas, self.table, self.asker = socket, lobby, quotas, table, asker
        self.person = asker.person
        self.told: tuple[int, StoredTable] | None = None
        """What the page was told last: the version, and the table as it was stored."""
        self.telling = asyncio.Lock()
        self.hinting: asyncio.Task[None] | None = None
        self.looking: asyncio.Task[None] | None = None
        """A look ahead."""

    async def stay(self) -> None:
        """Look at the table until the page goes."""
        self.table.pages += 1
        try:
            with self.lobby.announcements.listen(self.table.stored.id) as ear:
                await self.send_state()
                following = asyncio.create_task(self.follow(ear))
                try:
                    await self.listen()
                finally:
                    following.cancel()
        finally:
            self.table.pages -= 1

    async def send(self, message: msgspec.Struct) -> None:
        """Send a message; a page that has gone is no error."""
        with suppress(*LEFT):
            await self.socket.send_bytes(msgspec.json.encode(message))

    async def close(self, code: int) -> None:
        """Send the page away."""
        with suppress(*LEFT):
            await self.socket.close(code)

    async def send_state(self, request: int = 0) -> None:
        """Send what the page may know now, with the news since it was told last; perhaps as the answer to a request."""
        async with self.telling:
            state = await self.table.state(self.person, self.told and self.told[0], request)
            self.told = state.version, self.table.stored
            await self.send(state)

    @property
    def knows_all(self) -> bool:
        """Has nothing changed since the page was told last?"""
        return self.told is not None and self.told[0] == self.table.version and self.told[1] is self.table.stored

    async def follow(self, ear: Ear) -> None:
        """Pass on what is heard."""
        while True:
            await self.on_announcement(await ear.get())

    async def on_announcement(self, announcement: Announcement) -> None:
        """Something happened at the table; a page that cannot be told is sent away, and so comes back."""
        try:
            await self.tell(announcement)
        except OUTAGES as error:
            await self.close(CODES[unavailable(error).status])
        except Exception:
            logger.exception("A page could not be told what happened at table %s.", self.table.stored.id)
            await self.close(BROKEN)

    async def tell(self, announcement: Announcement) -> None:
        """Tell what happened, on this node or another."""
        if announcement.said:
            await self.hear(announcement.said)
        elif announcement.version < 0:
            await self.close(GONE)
        else:
            if announcement.node != self.lobby.announcements.node:
                await self.table.refresh()
            if self.table.is_gone:
                await self.close(GONE)
            elif not self.knows_all:
                await self.send_state()

    async def hear(self, said: Said) -> None:
        """Tell what was said, unless the person does not wish to hear who said it."""
        by = said.person or ""
        if not await asyncio.to_thread(self.lobby.chats.has_blocked, self.person, by):
            await self.send(self.lobby.told(self.person, self.table.stored, said))

    async def listen(self) -> None:
        """Answer requests until the page goes."""
        try:
            while True:
                request = _understood(await self.socket.receive_data(mode="text"))
                await self.answer(request.id if request else 0, self.carry_out(request))
        except WebSocketDisconnect:
            return
        finally:
            for task in (self.hinting, self.looking):
                if task:
                    task.cancel()

    async def answer(self, number: int, doing: Awaitable[None]) -> None:
        """One request, one reply: whoever does what was asked sends it, unless something is wrong."""
        try:
            await doing
        except (Refused, *OUTAGES) as error:
            refusal = _refusal(error)
            await self.send(_reply(number, refusal))
            if refusal.code == "stale":
                await self.send_state()
        except IgrotekaError as error:
            await self.send(Reply(number, "refused", str(error)))
        except Exception:
            logger.exception("A request at table %s could not be carried out.", self.table.stored.id)
            await self.send(Reply(number, "broken", "Something went wrong on the server."))

    async def carry_out(self, request: Request | None) -> None:
        """Do what is asked."""
        self.quotas.requests.spend(self.asker, COSTS.get(type(request), 1))
        match request:
            case None:
                raise Refused("nonsense", "That is not a message of this protocol.")
            case Move(seat=seat, version=version, option=option):
                with MOVE_SECONDS.time():
                    await self.table.move(self.person, seat, version, option)
            case Undo(seat=seat, version=version, turn=turn):
                await self.table.undo(self.person, seat, version, turn=turn)
            case Consent(seat=seat, agree=agree):
                await self.table.consent(self.person, seat, agree)
            case Say(text=text, seat=seat):
                await self.lobby.say(self.person, self.table.stored.id, text, seat)
            case AskHint(seat=seat):
                self.start_hint(request.id, seat)
                return
            case AskIrreversible(seat=seat):
                self.start_look(request.id, seat)
                return
        await (self.send(Reply(request.id)) if self.knows_all else self.send_state(request.id))

    def start_look(self, number: int, seat: int) -> None:
        """A look ahead may have to wait for a worker; meanwhile the page may do something else, and then look anew."""
        if self.looking:
            self.looking.cancel()
        self.looking = asyncio.create_task(self.answer(number, self.look_ahead(number, seat)))

    async def look_ahead(self, number: int, seat: int) -> None:
        """Tell what cannot be undone freely, if nothing else is asked before that is known."""
        try:
            await self.send(Irreversible(number, *await self.table.irreversible(self.person, seat)))
        except asyncio.CancelledError:
            await self.send(Reply(number, "outdated", "Something else was asked meanwhile."))
            raise

    def start_hint(self, number: int, seat: int) -> None:
        """A hint takes its time; meanwhile the page may do something else, but not ask for another."""
        if self.hinting and not self.hinting.done():
            raise self.quotas.thinking.refusal()
        self.hinting = asyncio.create_task(self.answer(number, self.advise(number, seat)))

    async def advise(self, number: int, seat: int) -> None:
        """Tell what the search would do for one of the page's seats."""
        with self.quotas.thinking.hold(self.asker):
            self.quotas.hints.spend(self.asker)
            version, advice = await self.table.hint(self.person, seat)
        await self.send(Hint(number, version, advice.chance, advice.options))


def _refusal(error: Exception) -> Refused:
    """If the database is not available, that is a reason to refuse like any other."""
    return error if isinstance(error, Refused) else unavailable(error)


def _reply(number: int, refusal: Refused) -> Reply:
    return Reply(number, refusal.code, refusal.sentence, refusal.number)


def _understood(data: str) -> Request | None:
    try:
        request: Request = _requests.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return None
    return request
