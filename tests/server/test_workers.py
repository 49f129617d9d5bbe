"""The processes of the server: limits, fair shares, replacements; a bot knows what it thought earlier in its turn."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from igroteka.bots import MctsBot
from igroteka.kernel import BadComponents, BadRecord, Match, Record, export_components, find_game
from igroteka.server import jobs
from igroteka.server.refusal import Refused
from igroteka.server.workers import Workers


@pytest.fixture
def pair() -> Iterator[Workers]:
    """Two workers."""
    made = Workers(2)
    yield made
    made.close()


@pytest.fixture
def one() -> Iterator[Workers]:
    """A single worker."""
    made = Workers(1)
    yield made
    made.close()


def opened() -> Match:
    """A match in which the first turn has begun."""
    match = Match("tyrants", seats=2, seed=3)
    while match.decision and match.decision.kind == "start":
        match.play(match.decision.options[0])
    return match


def test_a_worker_that_dies_is_replaced_and_asked_once_more(pair: Workers) -> None:
    async def ask_twice() -> None:
        first = await pair.run("anna", os.getpid, seconds=30, home="a table")
        os.kill(first, signal.SIGKILL)
        assert await pair.run("anna", os.getpid, seconds=30, home="a table") != first

    asyncio.run(ask_twice())


def test_what_takes_too_long_is_broken_off_with_a_sentence(one: Workers) -> None:
    async def ask() -> None:
        with pytest.raises(Refused, match="took longer than 0 seconds"):
            await one.run("anna", time.sleep, 600, seconds=0.1)
        assert await one.run("anna", abs, -3, seconds=30) == 3

    asyncio.run(ask())


def test_what_needs_too_much_memory_is_broken_off_with_a_sentence(one: Workers) -> None:
    async def ask() -> None:
        with pytest.raises(Refused, match="too much memory"):
            await one.run("anna", bytearray, 2**33, seconds=30)

    asyncio.run(ask())


def test_a_table_stays_with_its_worker_unless_that_is_busy(pair: Workers) -> None:
    usual = {table: pair._home(table) for table in "abcdef"}
    assert set(usual.values()) == set(pair.workers)
    pair.idle.remove(usual["a"])
    assert pair._home("a") is not usual["a"]


def test_people_take_turns_and_who_is_watched_goes_first(one: Workers) -> None:
    """Only the very first may come before those who are watched: it found a worker with nothing to do."""
    done: list[str] = []

    async def ask(who: str, *, watched: bool = True) -> None:
        await one.run(who, abs, 1, seconds=30, watched=watched)
        done.append(who)

    async def all_at_once() -> None:
        crowd = [
            ask("first"),
            ask("alone", watched=False),
            *(ask("flood") for _ in range(20)),
            ask("anna"),
            ask("boris"),
        ]
        await asyncio.gather(*crowd)

    asyncio.run(all_at_once())
    assert done.index("anna") <= 3
    assert done.index("boris") <= 4
    assert done[-1] == "alone"


def test_a_job_that_nobody_wants_any_more_is_not_done(one: Workers) -> None:
    async def ask() -> None:
        first = asyncio.create_task(one.run("anna", time.sleep, 0.2, seconds=30))
        await asyncio.sleep(0)
        second = asyncio.create_task(one.run("anna", time.sleep, 600, seconds=600))
        await asyncio.sleep(0)
        second.cancel()
        await first
        assert await one.run("anna", abs, -1, seconds=30) == 1
        assert one.queued == 0

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("job", "question", "error"),
    [
        (jobs.try_box, ("tyrants", "{"), BadComponents),
        (Record.load, ("",), BadRecord),
        (find_game, ("chess",), Exception),
    ],
)
def test_what_is_wrong_is_told_as_if_it_had_been_found_here(
    one: Workers, job: Callable[..., Any], question: tuple[Any, ...], error: type[Exception]
) -> None:
    async def ask() -> str:
        with pytest.raises(error) as told:
            await one.run("anna", job, *question, seconds=30)
        return str(told.value)

    with pytest.raises(error) as here:
        job(*question)
    assert asyncio.run(ask()) == str(here.value)


def test_a_standard_box_is_accepted_as_such() -> None:
    assert jobs.try_box("tyrants", export_components(find_game("tyrants"))) == ""


def test_a_bot_searches_on_from_what_it_thought_before_in_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "LEVELS", {"hard": "mcts:150i"})
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
        match.play(jobs.choose("my turn", Record.of(match), seat, "hard"))
    assert starts[0] == 0
    assert max(starts) > 0
    known, searches = jobs._thoughts["my turn"].bot, len(starts)
    while match.decision and match.decision.seat != seat:
        match.play(match.decision.options[-1])
    jobs.choose("my turn", Record.of(match), seat, "hard")
    assert jobs._thoughts["my turn"].bot is not known, "in its next turn it begins anew"
    assert starts[searches] == 0


def test_only_the_latest_tables_are_remembered() -> None:
    record = Record.of(opened())
    for number in range(jobs.REMEMBERED + 5):
        jobs._thought(str(number), record)
    assert len(jobs._thoughts) == jobs.REMEMBERED
    assert list(jobs._thoughts)[-1] == str(jobs.REMEMBERED + 4)
