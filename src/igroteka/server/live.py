"""The live part: one WebSocket for each page at a table."""

from time import monotonic

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from igroteka.kernel import IgrotekaError

from .lobby import Announcement, Lobby, channel
from .messages import AskHint, Consent, Hint, Move, Reply, Request, Say, Undo
from .people import Identities, check_origin
from .refusal import Refused
from .tables import LiveTable

POLICY_VIOLATION = 1008
GONE = 4004

_requests = msgspec.json.Decoder(Request)
_announcements = msgspec.json.Decoder(Announcement)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[object, object, AppState], state: AppState, table_id: FromPath[str]) -> None:
    """Tell the page every change of the table, and carry out what it asks."""
    lobby: Lobby = state.lobby
    identities: Identities = state.identities
    await socket.accept()
    try:
        check_origin(socket)
        person = identities.read(socket)
        if person is None:
            raise Refused("no-identity", "Open the page first, so that the table knows you.", 401)
        table = await lobby.table(table_id)
    except Refused as refusal:
        await socket.send_bytes(msgspec.json.encode(Reply(0, refusal.code, refusal.sentence)))
        await socket.close(GONE if refusal.status == 404 else POLICY_VIOLATION)
        return
    page = Page(socket, lobby, table, person)
    async with lobby.channels.start_subscription([channel(table_id)]) as subscriber:
        await page.send_state()
        async with subscriber.run_in_background(page.on_announcement, join=False):
            await page.listen()


class Page:
    """A page that is looking at a table."""

    def __init__(
        self, socket: WebSocket[object, object, AppState], lobby: Lobby, table: LiveTable, person: str
    ) -> None:
        self.socket, self.lobby, self.table, self.person = socket, lobby, table, person
        self.version: int | None = None
        self.allowance = Allowance(lobby.settings.messages_per_second)

    async def send(self, message: msgspec.Struct) -> None:
        """Send a message; a page that has gone is no error."""
        try:
            await self.socket.send_bytes(msgspec.json.encode(message))
        except (WebSocketDisconnect, RuntimeError, OSError):
            return

    async def send_state(self) -> None:
        """Send what the page may know now, with the news since it was told last."""
        names = await self.lobby.names_of([self.table.stored])
        state = await self.table.state(self.person, names, self.version)
        self.version = state.version
        await self.send(state)

    async def on_announcement(self, data: bytes) -> None:
        """Something happened at the table, on this node or another."""
        announcement = _announcements.decode(data)
        if announcement.chat:
            await self.send(announcement.chat)
        elif announcement.version < 0:
            await self.socket.close(GONE)
        else:
            if announcement.node != self.lobby.node:
                await self.table.refresh()
            await self.send_state()

    async def listen(self) -> None:
        """Carry out requests until the page goes."""
        while True:
            try:
                data = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            if not self.allowance.spend():
                await self.send(Reply(0, "too-fast", "Too many messages; wait a moment."))
                continue
            await self.answer(data)

    async def answer(self, data: str) -> None:
        """One request, one reply."""
        try:
            request = _requests.decode(data)
        except msgspec.DecodeError:
            await self.send(Reply(0, "nonsense", "That is not a message of this protocol."))
            return
        try:
            await self.carry_out(request)
        except Refused as refusal:
            await self.send(Reply(request.id, refusal.code, refusal.sentence))
            if refusal.code == "stale":
                await self.send_state()
        except IgrotekaError as error:
            await self.send(Reply(request.id, "refused", str(error)))

    async def carry_out(self, request: Request) -> None:
        """Do what is asked."""
        match request:
            case Move(seat=seat, version=version, option=option):
                await self.table.move(self.person, seat, version, option)
            case Undo(seat=seat, version=version, turn=turn):
                await self.table.undo(self.person, seat, version, turn=turn)
            case Consent(seat=seat, agree=agree):
                await self.table.consent(self.person, seat, agree)
            case Say(text=text):
                await self.lobby.say(self.person, self.table.stored.id, text)
            case AskHint(seat=seat):
                version, advice = await self.table.hint(self.person, seat)
                await self.send(Hint(request.id, version, advice.chance, advice.options))
                return
        await self.send(Reply(request.id))


class Allowance:
    """So many messages a second, with a little patience."""

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self.left, self.at = 3 * per_second, monotonic()

    def spend(self) -> bool:
        """Is one more allowed?"""
        now = monotonic()
        self.left = min(3 * self.per_second, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
