"""Between the nodes of a server: what one says all hear, through the PostgreSQL database that they share."""

import asyncio
from collections.abc import Callable
from typing import Any

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


class Nodes:
    """The other nodes, and this one. A lost connection is made anew; something may have been missed then."""

    def __init__(self, address: str) -> None:
        self.address = make_conninfo(address, keepalives_idle=SILENCE, keepalives_interval=10, keepalives_count=3)
        self.unsaid: asyncio.Queue[str] = asyncio.Queue()
        self.hears = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.speaker: AsyncConnection[Any] | None = None

    async def open(self, hear: Callable[[str], None], after_silence: Callable[[], None]) -> None:
        """Begin to listen and to speak."""
        self.tasks = [asyncio.create_task(self._listen(hear, after_silence)), asyncio.create_task(self._speak())]
        await self.hears.wait()

    async def close(self) -> None:
        """Let go of both connections."""
        for task in self.tasks:
            task.cancel()
        await self._hang_up()

    def say(self, text: str) -> None:
        """Tell all nodes, in the order of speaking."""
        self.unsaid.put_nowait(text)

    async def _listen(self, hear: Callable[[str], None], after_silence: Callable[[], None]) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.hears.set()
                    after_silence()
                    async for notice in connection.notifies():
                        hear(notice.payload)
            except (Error, OSError) as error:
                report("Other nodes cannot be heard, trying again", error)
            self.hears.clear()
            await asyncio.sleep(PAUSE)

    async def _speak(self) -> None:
        while True:
            text = await self.unsaid.get()
            for attempt in range(ATTEMPTS):
                try:
                    self.speaker = self.speaker or await self._connect()
                    await self.speaker.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
                    break
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
