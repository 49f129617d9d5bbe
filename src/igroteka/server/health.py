"""`/health`: is this node alive, does it hear the others, and can it write?"""

import asyncio
from time import monotonic

from litestar import MediaType, Response, get
from litestar.datastructures import State as AppState

from .announcements import Announcements
from .outages import report
from .storage import Storage

REMEMBERED = 1.0
"""For so many seconds the last answer stands: whoever asks all the time costs nothing."""
PATIENCE = 2.0
"""So many seconds a write may take."""


class Health:
    """Writes a little now and then; one write at a time, however many ask."""

    def __init__(self, storage: Storage, announcements: Announcements) -> None:
        self.storage, self.announcements = storage, announcements
        self.writing: asyncio.Task[str] | None = None
        self.written = -REMEMBERED

    async def word(self) -> str:
        """What is wrong, in a word; "ok", if nothing is."""
        if self.announcements.is_deaf:
            return "deaf"
        if self.writing is None or (self.writing.done() and monotonic() - self.written > REMEMBERED):
            self.writing = asyncio.create_task(self._write())
        done, _ = await asyncio.wait([self.writing], timeout=PATIENCE)
        return self.writing.result() if done else "stuck"

    async def _write(self) -> str:
        try:
            await asyncio.to_thread(self.storage.prove_writable)
            return "ok"
        except Exception as error:
            report("Nothing can be written to the database", error)
            return "unwritable"
        finally:
            self.written = monotonic()


@get("/health", media_type=MediaType.TEXT, include_in_schema=False)
async def get_health(state: AppState) -> Response[str]:
    """Whether this node can be used."""
    health: Health = state.health
    word = await health.word()
    return Response(word, status_code=200 if word == "ok" else 503)
