"""The live part: one WebSocket for each page at a table."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.params import FromPath

from igroteka.kernel import IgrotekaError

from .announcements import Announcement
from .chats import Said
from .lines import LINE, Line
from .lobby import Lobby
from .messages import AskHint, AskIrreversible, Consent, Hint, Irreversible, Move, Reply, Request, Say, State, Undo
from .metrics import MOVE_SECONDS
from .outages import OUTAGES, unavailable
from .people import Asker, Identities, check_origin
from .quotas import COSTS, Quotas
from .refusal import Refused, check_letters, no_identity
from .stored import StoredTable
from .tables import LiveTable

POLICY_VIOLATION = 1008
BROKEN = 1011
TRY_LATER = 1013
GONE = 4004
CODES = {404: GONE, 429: TRY_LATER, 503: TRY_LATER}
"""With which code a connection is closed that cannot be had."""

BACKLOG = 200
"""So many announcements wait for a page; of more the oldest are forgotten."""

logger = logging.getLogger(__name__)

_requests = msgspec.json.Decoder(Request)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[object, object, AppState], state: AppState, table_id: FromPath[str]) -> None:
    """Open a line to the page; then the page is told every change of the table, and can ask for something."""
    lobby: Lobby = state.lobby
    identities: Identities = state.identities
    quotas: Quotas = state.quotas
    line = cast("Line", (socket.scope["extensions"] or {})[LINE])
    asker = identities.asker(socket)
    await socket.accept()
    try:
        check_origin(socket)
        check_letters(table_id)
        if identities.read(socket) is None:
            raise no_identity()
        quotas.requests.spend(asker)
        page = Page(line, lobby, quotas, await lobby.table(table_id), asker)
        await page.come()
    except (Refused, *OUTAGES) as error:
        refusal = _refusal(error)
        line.send(msgspec.json.encode(_reply(0, refusal)))
        line.close(CODES.get(refusal.status, POLICY_VIOLATION))


class Page:
    """A page that is looking at a table."""

    __slots__ = (
        "asker",
        "asks",
        "heard",
        "hearing",
        "hinting",
        "line",
        "lobby",
        "looking",
        "quotas",
        "serving",
        "table",
        "telling",
        "told",
    )

    def __init__(self, line: Line, lobby: Lobby, quotas: Quotas, table: LiveTable, asker: Asker) -> None:
        self.line, self.lobby, self.quotas, self.table, self.asker = line, lobby, quotas, table, asker
        self.told: tuple[int, StoredTable] | None = None
        """What the page was told last: the version, and the table as it was stored."""
        self.telling = asyncio.Lock()
        self.asks: list[str] = []
        """The request that is being carried out, and those that wait for it."""
        self.serving: asyncio.Task[None] | None = None
        self.heard: list[Announcement] = []
        """What is still to be told."""
        self.hearing: asyncio.Task[None] | None = None
        self.hinting: asyncio.Task[None] | None = None
        self.looking: asyncio.Task[None] | None = None
        """A look ahead."""

    @property
    def person(self) -> str:
        """Whose page it is."""
        return self.asker.person

    async def come(self) -> None:
        """Look at the table until the page goes."""
        self.quotas.sockets.take(self.asker)
        self.table.pages += 1
        self.lobby.announcements.listen(self.table.stored.id, self.on_announcement)
        try:
            await self.send_state()
        except BaseException:
            self.on_end()
            raise
        self.line.listen(self)

    def on_end(self) -> None:
        """The page has gone; what it has asked for before is still carried out, but for advice."""
        self.lobby.announcements.leave(self.table.stored.id, self.on_announcement)
        self.table.pages -= 1
        self.quotas.sockets.give_back(self.asker)
        for task in (self.hearing, self.hinting, self.looking):
            if task:
                task.cancel()

    def send(self, message: msgspec.Struct) -> None:
        """Send a message; a page that has gone is no error."""
        self.line.send(msgspec.json.encode(message))

    async def send_state(self, request: int = 0) -> None:
        """Send what the page may know now, with the news since it was told last; perhaps as the answer to a request."""
        async with self.telling:
            self._send_state(await self.table.state(self.person, self._since, request))

    def _send_state(self, state: State) -> None:
        self.told = state.version, self.table.stored
        self.send(state)

    @property
    def _since(self) -> int | None:
        return self.told and self.told[0]

    @property
    def knows_all(self) -> bool:
        """Has nothing changed since the page was told last?"""
        return self.told is not None and self.told[0] == self.table.version and self.told[1] is self.table.stored

    # What is announced

    def on_announcement(self, announcement: Announcement) -> None:
        """Something happened at the table. While the page's own request is carried out, the answer will tell it."""
        is_change_here = announcement.node == self.lobby.announcements.node and not announcement.said
        if is_change_here and announcement.version >= 0 and (self.asks or self.tell_at_once()):
            return
        self.heard.append(announcement)
        del self.heard[:-BACKLOG]
        self.on_ready()

    def tell_at_once(self, request: int = 0) -> bool:
        """Tell a change, perhaps as the answer to a request, if nothing has to be waited for."""
        if self.knows_all:
            return True
        if self.line.is_slow or self.telling.locked() or self.table.is_gone:
            return False
        state = self.table.state_at_once(self.person, self._since, request)
        if state:
            self._send_state(state)
        return state is not None

    def on_ready(self) -> None:
        """Tell what is still to be told."""
        if self.heard and not self.line.is_slow and (self.hearing is None or self.hearing.done()):
            self.hearing = asyncio.create_task(self.tell_all())

    async def tell_all(self) -> None:
        """One after the other, as long as the page keeps up."""
        try:
            while self.heard and not self.line.is_slow:
                await self.tell(self.heard.pop(0))
        except Exception as error:
            self.send_away(error)

    def send_away(self, error: Exception) -> None:
        """A page that cannot be told what happened is sent away, and so comes back."""
        if isinstance(error, OUTAGES):
            self.line.close(CODES[unavailable(error).status])
        else:
            logger.error("A page could not be told what happened at table %s.", self.table.stored.id, exc_info=error)
            self.line.close(BROKEN)

    async def tell(self, announcement: Announcement) -> None:
        """Tell what happened, on this node or another."""
        if announcement.said:
            await self.hear(announcement.said)
        elif announcement.version < 0:
            self.line.close(GONE)
        else:
            if announcement.node != self.lobby.announcements.node:
                await self.table.refresh()
            if self.table.is_gone:
                self.line.close(GONE)
            elif not self.knows_all:
                await self.send_state()

    async def hear(self, said: Said) -> None:
        """Tell what was said, unless the person does not wish to hear who said it."""
        by = said.person or ""
        if not await asyncio.to_thread(self.lobby.chats.has_blocked, self.person, by):
            self.send(self.lobby.told(self.person, self.table.stored, said))

    # What the page asks

    def on_message(self, text: str) -> None:
        """A request; they are carried out one after the other."""
        self.asks.append(text)
        if len(self.asks) == 1:
            self.serving = asyncio.create_task(self.serve())
        else:
            self.line.pause()

    async def serve(self) -> None:
        """Carry out all that is asked."""
        try:
            while self.asks:
                request = _understood(self.asks[0])
                await self.answer(request.id if request else 0, self.carry_out(request))
                del self.asks[0]
                if not self.knows_all:
                    self.on_announcement(Announcement(self.lobby.announcements.node, self.table.stored.id, 0))
        except Exception as error:
            self.send_away(error)
        self.line.resume()

    async def answer(self, number: int, doing: Awaitable[None]) -> None:
        """One request, one reply: whoever does what was asked sends it, unless something is wrong."""
        try:
            await doing
        except (Refused, *OUTAGES) as error:
            refusal = _refusal(error)
            self.send(_reply(number, refusal))
            if refusal.code == "stale":
                await self.send_state()
        except IgrotekaError as error:
            self.send(Reply(number, "refused", str(error)))
        except Exception:
            logger.exception("A request at table %s could not be carried out.", self.table.stored.id)
            self.send(Reply(number, "broken", "Something went wrong on the server."))

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
        if self.knows_all:
            self.send(Reply(request.id))
        elif not self.tell_at_once(request.id):
            await self.send_state(request.id)

    def start_look(self, number: int, seat: int) -> None:
        """A look ahead may have to wait for a worker; meanwhile the page may do something else, and then look anew."""
        if self.looking:
            self.looking.cancel()
        self.looking = asyncio.create_task(self.answer(number, self.look_ahead(number, seat)))

    async def look_ahead(self, number: int, seat: int) -> None:
        """Tell what cannot be undone freely, if nothing else is asked before that is known."""
        try:
            self.send(Irreversible(number, *await self.table.irreversible(self.person, seat)))
        except asyncio.CancelledError:
            self.send(Reply(number, "outdated", "Something else was asked meanwhile."))
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
        self.send(Hint(number, version, advice.chance, advice.options))


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
