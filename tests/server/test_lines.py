"""A line between a page and the server, without a network: what is said arrives, and nobody can spoil it."""

import asyncio
from collections.abc import Awaitable, Callable
from sys import getsizeof
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.uri import parse_uri

from igroteka.server import lines
from igroteka.server.lines import LINE, Line

App = Callable[[Any, Any, Any], Awaitable[None]]


class Ear:
    """Notes what comes through a line."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def on_message(self, text: str) -> None:
        self.heard.append(text)

    def on_ready(self) -> None:
        self.heard.append("(ready)")

    def on_end(self) -> None:
        self.heard.append("(end)")


class Ends:
    """Both ends of a line that an app opens: the server's, and a client's."""

    def __init__(self, app: App) -> None:
        self.server = ServerState()
        config: Any = SimpleNamespace(ws_max_size=100, asgi_version="3.0", root_path="", loaded_app=app)
        self.client = ClientProtocol(parse_uri("ws://here/a%20place?x=1"), max_size=None)
        self.transport = Mock(asyncio.Transport)
        self.transport.get_extra_info.return_value = None
        self.transport.write.side_effect = self.client.receive_data
        self.transport.close.side_effect = self.hang_up
        self.line = Line(config, self.server, {})
        self.line.connection_made(self.transport)

    def pass_on(self) -> None:
        """Give the server's end what the client's has said."""
        self.line.data_received(b"".join(self.client.data_to_send()))

    async def open(self) -> None:
        """Ask for a line, and wait for what the app says."""
        self.client.send_request(self.client.connect())
        self.pass_on()
        await asyncio.gather(*self.server.tasks)

    def hang_up(self) -> None:
        """The connection ends, once."""
        if not self.line.is_gone:
            self.line.connection_lost(None)

    @property
    def code(self) -> int | None:
        """With which the server has hung up."""
        closed = self.client.close_rcvd
        return closed.code if closed else None

    def frames(self) -> list[Frame]:
        """What the client was sent."""
        return [event for event in self.client.events_received() if isinstance(event, Frame)]


def accepted_by(ear: Ear) -> App:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert (scope["path"], scope["query_string"]) == ("/a place", b"x=1")
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        scope["extensions"][LINE].listen(ear)

    return app


def with_line(ear: Ear, deeds: Callable[[Ends], Awaitable[None]]) -> None:
    """Open a line, and do something with it."""

    async def run() -> None:
        ends = Ends(accepted_by(ear))
        await ends.open()
        await deeds(ends)

    asyncio.run(run())


def test_what_is_said_arrives_whole_or_in_parts() -> None:
    ear = Ear()

    async def talk(ends: Ends) -> None:
        ends.client.send_text("привет".encode())
        ends.client.send_text(b"in ", fin=False)
        ends.client.send_ping(b"?")
        ends.client.send_continuation(b"parts", fin=True)
        ends.client.send_binary(b"\x00\x01")
        ends.pass_on()
        assert ear.heard == ["привет", "in parts", ""]
        ends.line.send(b"good day")
        await asyncio.sleep(0)
        assert [(frame.opcode, frame.data) for frame in ends.frames()] == [
            (Opcode.PONG, b"?"),
            (Opcode.BINARY, b"good day"),
        ]

    with_line(ear, talk)


@pytest.mark.parametrize("size", [0, 125, 126, 2**16 - 1, 2**16])
def test_a_message_of_any_length_arrives(size: int) -> None:
    async def talk(ends: Ends) -> None:
        ends.line.send(b"x" * size)
        await asyncio.sleep(0)
        assert [frame.data for frame in ends.frames()] == [b"x" * size]

    with_line(Ear(), talk)


def test_what_is_said_in_one_step_is_passed_on_together() -> None:
    async def talk(ends: Ends) -> None:
        ends.transport.reset_mock()
        ends.line.send(b"good")
        ends.line.send(b"day")
        assert not ends.transport.write.called, "others may have to be told something first"
        await asyncio.sleep(0)
        assert ends.transport.write.call_count == 1
        assert [frame.data for frame in ends.frames()] == [b"good", b"day"]

    with_line(Ear(), talk)


def test_what_was_said_arrives_before_the_line_is_closed() -> None:
    async def take_leave(ends: Ends) -> None:
        ends.line.send(b"good night")
        ends.line.close(4004)
        assert [frame.data for frame in ends.frames() if frame.opcode is Opcode.BINARY] == [b"good night"]
        ends.line.send(b"nobody hears that")
        await asyncio.sleep(0)
        assert ends.code == 4004

    with_line(Ear(), take_leave)


def test_countless_empty_parts_take_no_room() -> None:
    ear = Ear()

    async def talk(ends: Ends) -> None:
        ends.client.send_text(b"much ", fin=False)
        for _ in range(1000):
            ends.client.send_continuation(b"", fin=False)
        ends.pass_on()
        assert getsizeof(ends.line._part) < 100
        ends.client.send_continuation(b"ado", fin=True)
        ends.pass_on()
        assert ear.heard == ["much ado"]

    with_line(ear, talk)


@pytest.mark.parametrize(
    ("said", "code"),
    [(b"\xff", CloseCode.INVALID_DATA), (b"x" * 101, CloseCode.MESSAGE_TOO_BIG)],
)
def test_who_says_what_is_no_text_or_too_much_is_cut_off(said: bytes, code: CloseCode) -> None:
    ear = Ear()

    async def talk(ends: Ends) -> None:
        ends.client.send_text(said)
        ends.pass_on()
        assert ends.code == code
        assert ear.heard == ["(end)"]
        assert not ends.server.connections
        ends.line.send(b"nobody hears that")
        ends.line.close(1000)

    with_line(ear, talk)


def test_who_answers_no_ping_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "SILENCE", 0.05)
    ear = Ear()

    async def keep_silent(ends: Ends) -> None:
        await asyncio.sleep(0.08)
        ends.pass_on()  # the answer to the first ping
        await asyncio.sleep(0.05)
        assert ear.heard == []
        await asyncio.sleep(0.1)
        assert ear.heard == ["(end)"]

    with_line(ear, keep_silent)


def test_either_end_can_hang_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "PARTING", 0.02)
    ear = Ear()

    async def leave(ends: Ends) -> None:
        ends.client.send_close(1001)
        ends.pass_on()
        assert ear.heard == ["(end)"]

    async def be_sent_away(ends: Ends) -> None:
        ends.line.close(4004)
        assert ear.heard == ["(end)"], "not before the other end agrees"
        ends.pass_on()
        assert (ends.code, ear.heard) == (4004, ["(end)"] * 2)

    async def not_go(ends: Ends) -> None:
        ends.line.close(4004)
        await asyncio.sleep(0.05)
        assert ear.heard == ["(end)"] * 3

    for way in (leave, be_sent_away, not_go):
        with_line(ear, way)


def test_a_slow_end_is_not_heard_until_it_is_ready() -> None:
    ear = Ear()

    async def dawdle(ends: Ends) -> None:
        ends.transport.reset_mock()
        ends.line.pause_writing()
        ends.line.resume()
        assert ends.line.is_slow
        assert (ends.transport.pause_reading.called, ends.transport.resume_reading.called) == (True, False)
        ends.line.resume_writing()
        assert ends.transport.resume_reading.called
        assert ear.heard == ["(ready)"]

    with_line(ear, dawdle)


def test_nobody_speaks_before_the_line_is_open() -> None:
    async def app(scope: Any, _: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await asyncio.sleep(0.01)
        assert scope["extensions"][LINE].is_gone

    async def run() -> None:
        ends = Ends(app)
        ends.client.send_request(ends.client.connect())
        ends.pass_on()
        await asyncio.sleep(0)
        ends.client.send_text(b"too early")
        ends.pass_on()
        assert ends.code == CloseCode.PROTOCOL_ERROR
        await asyncio.gather(*ends.server.tasks)

    asyncio.run(run())


async def refuse(_: Any, __: Any, send: Any) -> None:
    await send({"type": "websocket.close", "code": 4404})


async def fail(*_: Any) -> None:
    raise OSError("the disk is full")


@pytest.mark.parametrize(("app", "status"), [(refuse, 403), (fail, 500)])
def test_a_line_that_is_not_opened_is_refused(app: App, status: int) -> None:
    async def run() -> None:
        ends = Ends(app)
        await ends.open()
        assert str(status) in str(ends.client.handshake_exc)
        assert not ends.server.connections

    asyncio.run(run())


def test_the_end_of_the_server_is_told() -> None:
    ear = Ear()

    async def end(ends: Ends) -> None:
        ends.line.shutdown()
        assert (ends.code, ear.heard) == (CloseCode.SERVICE_RESTART, ["(end)"])

    with_line(ear, end)
