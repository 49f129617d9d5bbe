"""Bots think in processes of their own, so that the server never waits for them."""

import asyncio
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread

from igroteka.bots import LEVELS, Advice, Budget, MctsBot, advise, make_bot
from igroteka.kernel import Match, Option, Record

HINT_SECONDS = 1.0
REMEMBERED = 32

_matches: OrderedDict[str, Match] = OrderedDict()
"""In a worker: the matches it has thought about lately, so that only new choices are replayed."""


class Thinkers:
    """The worker processes."""

    def __init__(self, count: int) -> None:
        self.pool = ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=_leave_with_parent)

    def close(self) -> None:
        """Let the workers go."""
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, table_id: str, record: Record, seat: int, level: str) -> Option:
        """What a bot of that level does."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, _choose, table_id, record, seat, level)

    async def hint(self, table_id: str, record: Record, seat: int) -> Advice:
        """What a strong bot would do, and why."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, _hint, table_id, record, seat)


def _leave_with_parent() -> None:
    """A worker whose server was killed ends too."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def _choose(table_id: str, record: Record, seat: int, level: str) -> Option:
    bot = make_bot(LEVELS[level], seed=hash((record.seed, len(record.choices))))
    return bot.choose(_match(table_id, record), seat)


def _hint(table_id: str, record: Record, seat: int) -> Advice:
    return advise(_match(table_id, record), seat, MctsBot(len(record.choices), Budget(seconds=HINT_SECONDS)))


def _match(table_id: str, record: Record) -> Match:
    """The match as it stands, continued from the one remembered if that is its beginning."""
    match = _matches.pop(table_id, None)
    if match is None or tuple(match.choices) != record.choices[: len(match.choices)]:
        match = record.until(0).replay(silent=True)
    for choice in record.choices[len(match.choices) :]:
        match.play(choice)
    _matches[table_id] = match
    if len(_matches) > REMEMBERED:
        _matches.popitem(last=False)
    return match
