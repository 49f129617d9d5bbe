"""One page at a table, without a network: what it is told when something breaks, and that a hint holds up nothing."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Struct

from igroteka.bots import Advice
from igroteka.kernel import Option
from igroteka.server.announcements import Announcement
from igroteka.server.live import BROKEN, Page
from igroteka.server.people import Asker
from igroteka.server.quotas import Quotas
from igroteka.server.settings import Limits

PING, HINT, MOVE, LOOK = (
    '{"type": "ping", "id": 1}',
    '{"type": "hint", "id": 2, "seat": 0}',
    '{"type": "move", "id": 3, "seat": 0, "version": 0, "option": ["end"]}',
    '{"type": "irreversible", "id": 4, "seat": 0}',
)


class Socket:
    """The page's end of the line: what it asks, then it goes; what it was sent, and with which code it was closed."""

    def __init__(self, *asked: str) -> None:
        self.asked = list(asked)
        self.sent: list[dict[str, Any]] = []
        self.closed: int | None = None

        self.is_slow = False

    def send(self, data: bytes) -> None:
        self.sent.append(json.loads(data))

    def close(self, code: int) -> None:
        self.closed = code

    def pause(self) -> None:
        """It can say all the same what it wishes."""

    resume = pause

    @property
    def replies(self) -> list[tuple[int, str]]:
        return [(message["id"], message["error"]) for message in self.sent if message["type"] == "reply"]


def page(socket: Socket, **deeds: Callable[..., Awaitable[Any]]) -> Page:
    """A page at a table that can do these things."""
    table: Any = SimpleNamespace(stored=SimpleNamespace(id="a table"), version=0, is_gone=False, pages=1, **deeds)
    lobby: Any = SimpleNamespace(announcements=SimpleNamespace(node="here", leave=lambda *_: None))
    line: Any = socket
    made = Page(line, lobby, Quotas(Limits()), table, Asker("anna", "her address"))
    made.told = 0, table.stored
    return made


async def visit(here: Page, socket: Socket) -> None:
    """The page asks what it wishes, and goes."""
    for text in socket.asked:
        await asyncio.sleep(0.01)
        here.on_message(text)
    while here.asks:
        await asyncio.sleep(0.01)
    here.on_end()
    await asyncio.sleep(0)


async def hear(here: Page, announcement: Announcement) -> None:
    """Something is announced, and all is told."""
    here.on_announcement(announcement)
    if here.hearing:
        await here.hearing


class StateMessage(Struct, tag="state"):
    """The part of a state that matters here."""

    id: int
    version: int
    since: int


async def fail(*_: object, **__: object) -> None:
    raise OSError("the disk is full")


def test_a_request_that_breaks_is_answered_and_the_line_holds(caplog: pytest.LogCaptureFixture) -> None:
    socket = Socket(MOVE, PING)
    asyncio.run(visit(page(socket, move=fail), socket))
    assert socket.replies == [(3, "broken"), (1, "")]
    assert "the disk is full" in caplog.text
    assert "disk" not in json.dumps(socket.sent)


def test_a_page_that_cannot_be_told_is_sent_away(caplog: pytest.LogCaptureFixture) -> None:
    socket = Socket()
    asyncio.run(hear(page(socket, refresh=fail), Announcement("there", "a table", 3)))
    assert socket.closed == BROKEN
    assert "the disk is full" in caplog.text


async def play(*_: object) -> None:
    await asyncio.sleep(0)


async def think(*_: object) -> tuple[int, Advice]:
    await asyncio.sleep(0.1)
    return 0, Advice(0.5, [])


def test_a_move_does_not_wait_for_a_hint() -> None:
    socket = Socket(HINT, MOVE)

    async def play_and_go() -> None:
        here = page(socket, hint=think, move=play)
        await visit(here, socket)
        assert here.hinting is not None

    asyncio.run(play_and_go())
    assert socket.replies == [(3, "")]


def test_a_hint_comes_when_it_is_found_and_only_one_at_a_time() -> None:
    socket = Socket(HINT, HINT.replace("2", "5"), *[PING] * 15)
    asyncio.run(visit(page(socket, hint=think), socket))
    assert [message["id"] for message in socket.sent if message["type"] == "hint"] == [2]
    assert (5, "hint-waiting") in socket.replies


def test_a_hint_is_given_up_when_the_page_goes() -> None:
    socket = Socket(HINT)

    async def ask_and_go() -> bool:
        here = page(socket, hint=think)
        await visit(here, socket)
        assert here.hinting is not None
        return here.hinting.cancelled()

    assert asyncio.run(ask_and_go())
    assert socket.sent == []


@pytest.mark.parametrize("is_busy", [False, True])
def test_a_state_answers_the_request_that_led_to_it_and_is_not_told_twice(is_busy: bool) -> None:
    socket = Socket(MOVE, PING)
    here = page(socket)

    async def move(*_: object) -> None:
        here.table.version += 1

    async def state(_: str, since: int, request: int) -> StateMessage:
        assert is_busy, "nothing had to be waited for"
        return StateMessage(request, here.table.version, since)

    def state_at_once(_: str, since: int, request: int) -> StateMessage | None:
        return None if is_busy else StateMessage(request, here.table.version, since)

    here.table.move, here.table.state = move, state  # type: ignore[method-assign, assignment]
    here.table.state_at_once = state_at_once  # type: ignore[method-assign, assignment]
    asyncio.run(visit(here, socket))
    asyncio.run(hear(here, Announcement("here", "a table", 1)))
    assert [(message["type"], message["id"]) for message in socket.sent] == [("state", 3), ("reply", 1)]
    assert socket.sent[0]["since"] == 0


async def look_for_ever(*_: object) -> tuple[int, list[Option]]:
    await asyncio.Event().wait()
    raise AssertionError


def test_a_move_does_not_wait_for_a_look_ahead_and_a_new_look_ends_the_old_one() -> None:
    socket = Socket(LOOK, MOVE, LOOK.replace("4", "5"), PING)
    asyncio.run(visit(page(socket, irreversible=look_for_ever, move=play), socket))
    assert socket.replies == [(3, ""), (4, "outdated"), (1, ""), (5, "outdated")], "the last one ends with the page"


@pytest.mark.parametrize("text", ["[" * 8000, '{"type": ' + "[" * 8000, '{"a": ' + "[" * 8000])
def test_nesting_without_end_is_nonsense(text: str) -> None:
    socket = Socket(text, PING)
    asyncio.run(visit(page(socket), socket))
    assert socket.replies == [(0, "nonsense"), (1, "")]
