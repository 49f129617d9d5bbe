"""Between uvicorn and the app: hosting under a path, and an end to requests that never end."""

import asyncio
from typing import ClassVar

import h11
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol

RECEIVED = {h11.DONE, h11.MUST_CLOSE, h11.CLOSED, h11.ERROR}
"""In these states there is nothing more to come of a request."""


def under(root: str, app: ASGIApp) -> ASGIApp:
    """The app under a path such as "/games"; a proxy in front of it may take that off the addresses, or leave it."""
    if not root:
        return app

    async def hosted(scope: Scope, receive: Receive, send: Send) -> None:
        if f"{scope.get('path', '')}/".startswith(f"{root}/"):
            scope["path"] = scope["path"].removeprefix(root) or "/"
        await app(scope, receive, send)

    return hosted


class PatientProtocol(H11Protocol):
    """uvicorn's HTTP with an end to waiting: it would wait for ever for a first request, or the rest of one."""

    seconds: ClassVar[float] = 20.0
    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects: they wish for something, so let them say it."""
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Some of a request, or all of it."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._be_content()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """From its first byte on a request has so much time; between requests uvicorn waits by its own clock."""
        is_between = self.timeout_keep_alive_task is not None
        is_socket = self.transport.get_protocol() is not self
        if is_between or is_socket or self.conn.their_state in RECEIVED:
            self._be_content()
        elif self.waiting is None:
            self.waiting = self.loop.call_later(self.seconds, self.transport.close)

    def _be_content(self) -> None:
        if self.waiting:
            self.waiting.cancel()
            self.waiting = None


def patient(seconds: float) -> type[PatientProtocol]:
    """HTTP that waits so long for the whole of a request."""
    return type("Patient", (PatientProtocol,), {"seconds": seconds})
