"""The processes in which bots think: one that dies is replaced, and a bot knows what it thought earlier in its turn."""

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest

from igroteka.bots import MctsBot
from igroteka.kernel import Match, Record
from igroteka.server import thinkers
from igroteka.server.thinkers import Thinkers


@pytest.fixture
def pair() -> Iterator[Thinkers]:
    """Two workers."""
    made = Thinkers(2)
    yield made
    made.close()


def opened() -> Match:
    """A match in which the first turn has begun."""
    match = Match("tyrants", seats=2, seed=3)
    while match.decision and match.decision.kind == "start":
        match.play(match.decision.options[0])
    return match


def test_a_worker_that_dies_is_replaced_and_asked_once_more(pair: Thinkers) -> None:
    match = opened()
    assert match.decision is not None
    question = ("a table", Record.of(match), match.decision.seat, "normal")
    worker = pair._worker("a table")

    async def ask_twice() -> None:
        assert match.decision is not None
        assert await pair.choose(*question) in match.decision.options
        for process in worker.pool._processes:
            os.kill(process, signal.SIGKILL)
        assert await pair.choose(*question) in match.decision.options

    asyncio.run(ask_twice())
    assert worker.asked == 0


def test_a_table_stays_with_its_worker_unless_another_has_less_to_do(pair: Thinkers) -> None:
    usual = {table: pair._worker(table) for table in ("a", "b", "c", "d", "e", "f")}
    assert set(usual.values()) == set(pair.workers)
    home = usual["a"]
    home.asked = 1
    assert pair._worker("a") is not home
    for worker in pair.workers:
        worker.asked = 1
    assert pair._worker("a") is home


def test_a_bot_searches_on_from_what_it_thought_before_in_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "LEVELS", {"hard": "mcts:150i"})
    starts: list[int] = []
    search = MctsBot.search

    def watched(bot: MctsBot, match: Match, seat: int, root: object) -> None:
        starts.append(root.visits)  # type: ignore[attr-defined]
        search(bot, match, seat, root)  # type: ignore[arg-type]

    monkeypatch.setattr(MctsBot, "search", watched)
    match = opened()
    assert match.decision is not None
    seat = match.decision.seat
    while match.decision and match.decision.seat == seat:
        match.play(thinkers._choose("my turn", Record.of(match), seat, "hard"))
    assert starts[0] == 0
    assert max(starts) > 0
    assert thinkers._thoughts["my turn"].bot is None


def test_only_the_latest_tables_are_remembered() -> None:
    record = Record.of(opened())
    for number in range(thinkers.REMEMBERED + 5):
        thinkers._thought(str(number), record)
    assert len(thinkers._thoughts) == thinkers.REMEMBERED
    assert list(thinkers._thoughts)[-1] == str(thinkers.REMEMBERED + 4)
