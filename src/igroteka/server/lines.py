"""Lines: the WebSockets of pages.

uvicorn and the app open a line like any other; then it belongs to whoever listens, and nothing of the opening stays in
memory. A message goes straight from the network to the listener; what is said goes out at the end of the loop's step.
There is no queue and no task in between.
"""

import asyncio
import logging
from typing import Any, Protocol
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

LINE = "igroteka.line"
"""Among the extensions of a connection's scope: the line itself."""
SILENCE = 20.0
"""So many seconds after a ping another is sent; whoever has not answered by then is gone."""
PARTING = 10.0
"""So many seconds are waited for the other end to hang up too."""

logger = logging.getLogger(__name__)
opening = logging.getLogger("uvicorn.error")
"""uvicorn's own, which tells of other requests that are none."""


class Listener(Protocol):
    """At this end of a line."""

    def on_message(self, text: str) -> None:
        """The other end has said something; "" if that was no text."""

    def on_ready(self) -> None:
        """The other end, which was slow, has heard all that was said."""

    def on_end(self) -> None:
        """There is nobody at the other end any more."""


class Line(asyncio.Protocol):
    """One WebSocket, made by uvicorn (`ws=Line`)."""

    __slots__ = (
        "_part",
        "_response",
        "_said",
        "_timer",
        "_was_pinged",
        "config",
        "connection",
        "is_gone",
        "is_slow",
        "listener",
        "server",
        "state",
        "transport",
    )

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.config, self.server, self.state = config, server_state, app_state
        self.connection = ServerProtocol(max_size=config.ws_max_size, logger=opening)
        self.transport: asyncio.Transport
        self.listener: Listener | None = None
        self.is_slow = False
        """Does the other end not keep up with what it is told?"""
        self.is_gone = False
        self._part: bytearray | None = None
        """What has come of a message that comes in parts; however many these are, it is no larger than a message."""
        self._response: Any = None
        self._said: list[bytes] = []
        """What is still to be passed on."""
        self._timer: asyncio.TimerHandle | None = None
        self._was_pinged = False

    # For the listener

    def listen(self, listener: Listener) -> None:
        """From now on whatever is said goes there."""
        if self.is_gone:
            listener.on_end()
            return
        self.listener = listener
        self.resume()

    def send(self, message: bytes) -> None:
        """Say something; to somebody who has gone that is no error.

        It is passed on when all that is to be done now is done: a move is told to several, and many moves become
        durable together. So whoever passes it on further wakes up once, and not for every message.
        """
        if self.connection.state is State.OPEN and not self.is_gone:
            if not self._said:
                asyncio.get_running_loop().call_soon(self._flush)
            self._said.append(framed(message))

    def close(self, code: int) -> None:
        """Hang up."""
        try:
            self.connection.send_close(code)
        except InvalidState:
            return
        self._flush()
        self.resume()
        self._wait(PARTING, self.transport.close)

    def pause(self) -> None:
        """Hear nothing for a while."""
        self.transport.pause_reading()

    def resume(self) -> None:
        """Hear again."""
        if not self.is_slow:
            self.transport.resume_reading()

    # For the network

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        self.transport = transport
        self.server.connections.add(self)  # type: ignore[arg-type]  # uvicorn knows its own protocols only

    def connection_lost(self, exc: Exception | None) -> None:
        """The other end has gone."""
        self.is_gone = True
        self.server.connections.discard(self)
        if self._timer:
            self._timer.cancel()
        if self.listener:
            self.listener.on_end()

    def pause_writing(self) -> None:
        """Too much is on its way: whoever does not listen is not heard either."""
        self.is_slow = True
        self.pause()

    def resume_writing(self) -> None:
        """Everything has arrived."""
        self.is_slow = False
        self.resume()
        if self.listener:
            self.listener.on_ready()

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        self.connection.receive_data(data)
        for event in self.connection.events_received():
            if isinstance(event, Frame):
                self._hear(event)
            elif isinstance(event, Request):
                self._begin(event)
        self._flush()

    def shutdown(self) -> None:
        """The server ends."""
        self.close(CloseCode.SERVICE_RESTART)
        self.transport.close()

    def _hear(self, frame: Frame) -> None:
        if frame.opcode is Opcode.PONG:
            self._was_pinged = False
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            data = b"" if frame.opcode is Opcode.BINARY else frame.data
            if self._part is None:
                self._part = bytearray(data)
            else:
                self._part += data
            if frame.fin:
                message, self._part = bytes(self._part), None
                self._tell(message)

    def _tell(self, message: bytes) -> None:
        if self.listener is None:  # nobody may speak before the line is open
            self.connection.fail(CloseCode.PROTOCOL_ERROR)
            return
        try:
            text = message.decode()
        except UnicodeDecodeError:
            self.connection.fail(CloseCode.INVALID_DATA)
            return
        self.listener.on_message(text)

    def _flush(self) -> None:
        """Pass on what is to be sent; an empty part is the end."""
        output = [*self._said, *self.connection.data_to_send()]
        self._said.clear()
        if output and not self.is_gone:
            self.transport.write(b"".join(output))
            if not output[-1]:
                self.transport.close()

    def _wait(self, seconds: float, then: Any) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, then)

    def _ping(self) -> None:
        """Is anybody there?"""
        if self._was_pinged:
            self.connection.fail(CloseCode.INTERNAL_ERROR, "no answer to a ping")
        else:
            self.connection.send_ping(b"")
            self._was_pinged = True
            self._wait(SILENCE, self._ping)
        self._flush()

    # Opening

    def _begin(self, request: Request) -> None:
        """Let the app decide what becomes of the line."""
        self._response = self.connection.accept(request)
        if self._response.status_code != 101:
            self._refuse(self._response)
            return
        self.pause()
        task = asyncio.get_running_loop().create_task(self._open(self._scope(request)))
        self.server.tasks.add(task)
        task.add_done_callback(self.server.tasks.discard)

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        return {
            "type": "websocket",
            "asgi": {"version": self.config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self.transport) else "ws",
            "server": get_local_addr(self.transport),
            "client": get_remote_addr(self.transport),
            "root_path": self.config.root_path,
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [
                (name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self.state.copy(),
            "extensions": {LINE: self},
        }

    async def _open(self, scope: dict[str, Any]) -> None:
        try:
            await self.config.loaded_app(scope, _connect, self._answer)
        except Exception:
            logger.exception("A line could not be opened.")
            self._refuse(self.connection.reject(500, ""))
        if self.listener is None and self._timer is None:
            self.transport.close()

    async def _answer(self, message: dict[str, Any]) -> None:
        """What the app says while the line is opened."""
        if message["type"] == "websocket.accept":
            self._accept()
        elif self._response is None:
            self.close(message.get("code", CloseCode.NORMAL_CLOSURE))
        else:
            self._refuse(self.connection.reject(403, ""))

    def _accept(self) -> None:
        self.connection.send_response(self._response)
        self._response = None
        self._flush()
        self._wait(SILENCE, self._ping)

    def _refuse(self, response: Any) -> None:
        if self._response is not None:
            self._response = None
            self.connection.send_response(response)
            self._flush()
        self.transport.close()


def framed(message: bytes) -> bytes:
    r"""A message as it goes over the line: whole and binary (RFC 6455, section 5.2).

    >>> framed(b"hello")[:2], framed(b"x" * 3000)[:4]
    (b'\x82\x05', b'\x82~\x0b\xb8')
    """
    size = len(message)
    if size < 126:
        return bytes((0x82, size)) + message
    if size < 2**16:
        return b"\x82\x7e" + size.to_bytes(2, "big") + message
    return b"\x82\x7f" + size.to_bytes(8, "big") + message


async def _connect() -> dict[str, str]:
    return {"type": "websocket.connect"}
