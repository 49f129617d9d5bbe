"""Between the nodes of a server: announcements through the PostgreSQL database that they share."""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.base import ChannelsBackend
from psycopg import AsyncConnection, Error
from psycopg.conninfo import make_conninfo

from .outages import report

CHANNEL = "igroteka"
"""All tables share it, so the database need not be told when a page comes or goes."""
PAUSE = 1.0
"""Seconds between two attempts to connect."""
ATTEMPTS = 3
SILENCE = 30
"""Seconds after which it is asked whether a connection is still alive."""


class PostgresBackend(ChannelsBackend):
    """Every node hears what any node says. A lost connection is made anew; then all pages are told to look again."""

    def __init__(self, address: str, look_again: bytes) -> None:
        self.address = make_conninfo(address, keepalives_idle=SILENCE, keepalives_interval=10, keepalives_count=3)
        self.look_again = look_again
        self.subscribed: set[str] = set()
        self.heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.hears = asyncio.Event()
        self.listener: asyncio.Task[None] | None = None
        self.speaker: AsyncConnection[Any] | None = None

    async def on_startup(self) -> None:
        """Begin to listen."""
        self.listener = asyncio.create_task(self._listen())
        await self.hears.wait()

    async def on_shutdown(self) -> None:
        """Let go of both connections."""
        if self.listener:
            self.listener.cancel()
        await self._hang_up()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Somebody looks at these tables."""
        self.subscribed.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Nobody looks at these tables any more."""
        self.subscribed.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What was heard."""
        while True:
            yield await self.heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing is kept."""
        return []

    async def _listen(self) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.hears.set()
                    for channel in self.subscribed:
                        self.heard.put_nowait((channel, self.look_again))
                    async for notice in connection.notifies():
                        channel, _, data = notice.payload.partition("\n")
                        self.heard.put_nowait((channel, data.encode()))
            except (Error, OSError) as error:
                report("Other nodes cannot be heard, trying again", error)
            self.hears.clear()
            await asyncio.sleep(PAUSE)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell all nodes, this one too."""
        for channel in channels:
            await self._say(f"{channel}\n{data.decode()}")

    async def _say(self, text: str) -> None:
        for attempt in range(ATTEMPTS):
            try:
                self.speaker = self.speaker or await self._connect()
                await self.speaker.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
                return
            except (Error, OSError) as error:
                report("An announcement could not be made", error)
                await self._hang_up()
                await asyncio.sleep(attempt * PAUSE)

    async def _hang_up(self) -> None:
        if self.speaker:
            await self.speaker.close()
        self.speaker = None

    async def _connect(self) -> AsyncConnection[Any]:
        return await AsyncConnection.connect(self.address, autocommit=True)
