"""Writing the moves of all tables together. A move is durable when `Journal.append` returns."""

import asyncio

from sqlalchemy.exc import IntegrityError

from .storage import Storage
from .stored import Entry


class Journal:
    """Collects the moves of all tables that arrive while the last ones are being written, and commits them together."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self.writer: asyncio.Task[None] | None = None

    async def append(self, entry: Entry) -> bool:
        """Write a line; True when it is durable, False when another device was first, or the table is gone."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, done))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self._write())
        return await done

    async def _write(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting, []
            await self._commit(batch)

    async def _commit(self, batch: list[tuple[Entry, asyncio.Future[bool]]]) -> None:
        """Commit lines together; if that fails, each alone, so that none spoils the others."""
        try:
            accepted = await asyncio.to_thread(self.storage.append, [entry for entry, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                for line in batch:
                    await self._commit([line])
            else:
                _fail(batch[0][1], error)
            return
        for entry, done in batch:
            if not done.done():
                done.set_result((entry.table_id, entry.number) in accepted)


def _fail(done: asyncio.Future[bool], error: Exception) -> None:
    if done.done():
        return
    if isinstance(error, IntegrityError):  # a line without a table: that was deleted
        done.set_result(False)
    else:
        done.set_exception(error)
