"""Bots think in processes of their own, so that the server never waits for them."""

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar
from zlib import crc32

from msgspec import Struct

from igroteka.bots import LEVELS, Advice, Bot, Budget, MctsBot, advise, make_bot
from igroteka.kernel import Match, Option, Record

HINT_SECONDS = 1.0
REMEMBERED = 32

T = TypeVar("T")


class Thinkers:
    """The worker processes."""

    def __init__(self, count: int) -> None:
        self.workers = [Worker() for _ in range(count)]
        self.foresight = asyncio.Lock()
        """Short looks ahead are taken in this process, at one table at a time: moves go first."""

    def close(self) -> None:
        """Let the workers go."""
        for worker in self.workers:
            worker.close()

    async def choose(self, table_id: str, record: Record, seat: int, level: str) -> Option:
        """What a bot of that level does."""
        return await self._worker(table_id).ask(_choose, table_id, record, seat, level)

    async def hint(self, table_id: str, record: Record, seat: int) -> Advice:
        """What a strong bot would do, and why."""
        return await self._worker(table_id).ask(_hint, table_id, record, seat)

    def _worker(self, table_id: str) -> "Worker":
        """The one that remembers the table, unless another has less to do."""
        home = crc32(table_id.encode()) % len(self.workers)
        return min(self.workers[home:] + self.workers[:home], key=lambda worker: worker.asked)


class Worker:
    """A process that thinks about one question after another."""

    def __init__(self) -> None:
        self.pool = _pool()
        self.asked = 0

    def close(self) -> None:
        """Let the process go."""
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def ask(self, think: Callable[..., T], *question: object) -> T:
        """Let the process think; if it dies, another is asked the same once more."""
        self.asked += 1
        pool = self.pool
        try:
            return await _ask(pool, think, *question)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = _pool()
            return await _ask(self.pool, think, *question)
        finally:
            self.asked -= 1


async def _ask(pool: ProcessPoolExecutor, think: Callable[..., T], *question: object) -> T:
    return await asyncio.get_running_loop().run_in_executor(pool, think, *question)


def _pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_leave_with_parent)


def _leave_with_parent() -> None:
    """A worker whose server was killed ends too."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


# In a worker


class Thought(Struct):
    """A match that was thought about, so that only new choices are replayed; and the bot whose turn it is."""

    match: Match
    bot: Bot | None = None
    role: tuple[int, str] | None = None
    """The seat and the level that the bot plays."""


_thoughts: OrderedDict[str, Thought] = OrderedDict()
"""The latest ones, by their tables."""


def _choose(table_id: str, record: Record, seat: int, level: str) -> Option:
    """What the bot does; while its turn lasts it is the same bot, which knows what it has thought already."""
    thought = _thought(table_id, record)
    if thought.bot is None or thought.role != (seat, level):
        seed = hash((record.seed, len(record.choices)))
        thought.bot, thought.role = make_bot(LEVELS[level], seed), (seat, level)
    option = thought.bot.choose(thought.match, seat)
    if option[0] in thought.match.game.endings:
        thought.bot = None
    return option


def _hint(table_id: str, record: Record, seat: int) -> Advice:
    match = _thought(table_id, record).match
    return advise(match, seat, MctsBot(len(record.choices), Budget(seconds=HINT_SECONDS)))


def _thought(table_id: str, record: Record) -> Thought:
    """The match as it stands, continued from the one remembered if that is its beginning."""
    thought = _thoughts.pop(table_id, None)
    if thought is None or tuple(thought.match.choices) != record.choices[: len(thought.match.choices)]:
        thought = Thought(record.until(0).replay(silent=True))
    for choice in record.choices[len(thought.match.choices) :]:
        thought.match.play(choice)
    _thoughts[table_id] = thought
    if len(_thoughts) > REMEMBERED:
        _thoughts.popitem(last=False)
    return thought
