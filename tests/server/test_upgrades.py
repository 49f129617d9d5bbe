"""An upgrade costs nobody a game: real databases of older versions, and tables whose rules get better."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import Mock

import pytest
from msgspec import structs
from msgspec.json import encode

from igroteka.games.meeples.game import MEEPLES
from igroteka.games.tyrants.game import TYRANTS
from igroteka.kernel import NOBODY, Event, Flow, Match, Record, fault, find_game, games, played_with
from igroteka.server import replay
from igroteka.server.http import _told
from igroteka.server.lobby import Lobby, TableWish
from igroteka.server.stored import Entry
from igroteka.server.tables import LiveTable
from tests.boxes import edited
from tests.properties import fingerprint
from tests.server.inside import ME, OPEN, announced, code_of, make_lobby, move, sit, two_people, tyrants

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("*.sql"))
BETTER = TYRANTS.rules + 1
IMPROVED = Event("rules_improved", ())


class Row(NamedTuple):
    id: str
    game: str
    rules: int
    status: str
    choices: int


def load(fixture: Path, data: Path) -> list[Row]:
    """Lay an older database there; its tables."""
    data.mkdir(parents=True)
    query = """
        SELECT id, game, rules, status, (SELECT count(*) FROM entries WHERE table_id = id AND words NOT LIKE 'undo%')
        FROM tables
    """
    with closing(sqlite3.connect(data / "one.sqlite")) as database:
        database.executescript(fixture.read_text(encoding="utf-8"))
        return [Row(*row) for row in database.execute(query)]


Improve = Callable[..., None]


@pytest.fixture
def improve(monkeypatch: pytest.MonkeyPatch) -> Iterator[Improve]:
    """Installs a better Tyrants."""

    def install(**changes: Any) -> None:
        better = replace(find_game("tyrants"), **{"rules": BETTER, **changes})
        monkeypatch.setitem(games(), "tyrants", better)
        played_with.cache_clear()

    yield install
    played_with.cache_clear()


def richer(state: Any) -> Flow[None] | None:
    """Better rules under which every turn brings points: nothing replays to the same position."""
    flow = TYRANTS.step(state)
    state.players[0].vp += flow is not None
    return flow


def other_deal(*setup: Any) -> Any:
    """Better rules under which other cards are dealt: choices soon fit no more."""
    state = TYRANTS.setup(*setup)
    for player in state.players:
        player.deck.reverse()
    return state


def run(data: Path, work: Callable[[Lobby], Coroutine[Any, Any, None]]) -> None:
    """Do something at a node that has just started."""
    lobby = make_lobby(data)
    try:
        asyncio.run(work(lobby))
    finally:
        lobby.workers.close()
        lobby.storage.close()


def made(data: Path, choices: int, status: str = "playing") -> tuple[str, Match]:
    """A table at which so many random choices were made, and its match."""
    found: list[tuple[str, Match]] = []

    async def play(lobby: Lobby) -> None:
        table = await two_people(lobby)
        await play_on(table, choices)
        assert table.stored.status == status
        found.append((table.stored.id, (await table.match()).fork()))

    run(data, play)
    return found[0]


async def play_on(table: LiveTable, choices: int) -> None:
    random = Random(choices)
    while choices and (match := await table.match()).decision:
        choices -= 1
        person = table.stored.seats[match.decision.seat].person or ""
        await move(table, person, random.choice(match.decision.options))


def with_box(own: str) -> TableWish:
    return TableWish("tyrants", [ME, ME], components=own)


def story(table: LiveTable) -> list[Event]:
    seats = [seat.seat for seat in table.stored.seats]
    return [event for news in _told(table.record()[0], seats) for event in news.events]


# Databases of older versions


@pytest.mark.parametrize("fixture", FIXTURES, ids=lambda file: file.stem)
def test_every_table_of_an_older_version_can_be_used(fixture: Path, data: Path) -> None:
    rows = load(fixture, data)

    async def use(lobby: Lobby) -> None:
        for row in rows:
            table = await lobby.table(row.id)
            if table.thinking:
                table.thinking.cancel()
            assert table.stored.status == row.status
            await {"open": begin, "playing": go_on, "over": look_back}[row.status](table, row)

    run(data, use)
    assert {row.status for row in rows} == {"open", "playing", "over"}


async def begin(table: LiveTable, row: Row) -> None:
    assert table.stored.rules == find_game(row.game).rules
    await table.change_seats(sit(1, "boris"))
    state = await table.state("boris", None)
    assert (state.table.status, state.version) == ("playing", 0)


async def go_on(table: LiveTable, row: Row) -> None:
    assert table.stored.rules == find_game(row.game).rules
    match, version = await table.match(), table.version
    assert match.decision is not None
    assert (await table.state("", None)).view is not None
    assert (IMPROVED in story(table)) == (match.base is not None)
    if not table.stored.seats[match.decision.seat].played_by_bot:
        await play_on(table, 1)
        assert table.version == version + 1
    again = table.record()[0].replay()
    assert (fingerprint(again), again.choices) == (fingerprint(match), match.choices)


async def look_back(table: LiveTable, row: Row) -> None:
    record, _ = table.record()
    assert (len(record.choices), Record.load(record.save())) == (row.choices, record)
    course, curve = replay._course(record, [0, 1]), replay._curve(record)
    last = replay._moment(record, [0, 1], 10_000)
    assert last.number == len(course.news) == len(curve.points) - 1
    if course.parted:
        assert (course.parted.number, course.parted.was) == (last.number, row.rules)
        assert story(table)[-1] == Event("rules_parted", (row.rules, find_game(row.game).rules))
    else:
        assert last.number == row.choices
    state = await table.state("", None)
    assert (state.table.status, state.decision, state.undo) == ("over", None, "none")
    assert (state.outcome is None) == (course.parted is not None)


def of_meeples(data: Path, status: str) -> list[Row]:
    fixture = next(file for file in FIXTURES if file.stem.startswith("0002"))
    return [row for row in load(fixture, data) if (row.game, row.status) == ("meeples", status)]


def test_a_game_without_a_position_goes_on_from_the_last_choice_that_fits(data: Path) -> None:
    row = of_meeples(data, "playing")[-1]

    async def look(lobby: Lobby) -> None:
        table = await lobby.table(row.id)
        assert table.thinking is None or table.thinking.cancel()
        match = await table.match()
        *lines, (seat, words) = lobby.storage.log(row.id)
        assert (seat, words) == (NOBODY, f"rules {MEEPLES.rules} {len(match.choices)}")
        assert len(lines) == row.choices > len(match.choices)
        assert (table.version, announced(lobby)) == (len(lines) + 1, [(row.id, len(lines) + 1)])
        old = [tuple(line.split(" ")) for _, line in lines]
        assert match.choices == old[: len(match.choices)]
        fresh = Match("meeples", seats=2, seed=table.stored.seed, options=table.stored.options)
        for choice in match.choices:
            fresh.play(choice)
        assert fingerprint(fresh) == fingerprint(match)
        assert fresh.decision is not None
        assert old[len(match.choices)] not in fresh.decision.options

    run(data, look)


def test_a_finished_game_that_parts_is_shown_until_there_and_exported_whole(data: Path) -> None:
    (row,) = of_meeples(data, "over")

    async def look(lobby: Lobby) -> None:
        table = await lobby.table(row.id)
        record = Record.load((await replay._finished(table)).save())
        assert (record.rules, len(record.choices)) == (1, row.choices)
        course = replay._course(record, [0, 1])
        assert course.parted is not None
        assert 0 < course.parted.number < row.choices
        assert lobby.storage.past(row.id).base is None
        assert await lobby.table(row.id) is table
        assert announced(lobby) == []
        person = next(seat.person for seat in table.stored.seats)
        assert await code_of(table.undo(person or "", 0, table.version)) == "over"
        assert (await lobby.rematch(person or "", table)).stored.status == "playing"

    run(data, look)


# Rules that get better


def test_a_table_that_has_not_begun_gets_the_better_rules(data: Path, improve: Improve) -> None:
    ids: list[str] = []

    async def wait(lobby: Lobby) -> None:
        ids.append((await lobby.open_table("anna", tyrants(ME, OPEN), seed=7)).stored.id)

    async def start(lobby: Lobby) -> None:
        table = await lobby.table(ids[0])
        assert table.stored.rules == BETTER
        await table.change_seats(sit(1, "boris"))
        assert fingerprint(await table.match()) == fingerprint(Match("tyrants", seats=2, seed=7))
        assert lobby.storage.log(ids[0]) == []

    run(data, wait)
    improve(setup=other_deal)
    run(data, start)


def test_a_game_whose_choices_lead_to_the_same_position_goes_on_as_if_nothing_had_happened(
    data: Path, improve: Improve
) -> None:
    table_id, before = made(data, 60)
    improve()

    async def look(lobby: Lobby) -> None:
        table = await lobby.table(table_id)
        match = await table.match()
        assert (fingerprint(match), match.base) == (fingerprint(before), None)
        assert match.free_undos == before.free_undos
        assert (table.stored.rules, table.version) == (BETTER, 62)
        assert IMPROVED not in story(table)
        await play_on(table, 5)

    run(data, look)


def test_any_other_game_goes_on_from_its_stored_position(data: Path, improve: Improve) -> None:
    table_id, before = made(data, 60)
    improve(setup=other_deal)

    async def look(lobby: Lobby) -> None:
        table = await lobby.table(table_id)
        match = await table.match()
        assert (fingerprint(match), match.choices) == (fingerprint(before), before.choices)
        assert match.decision == before.decision
        assert match.base is not None
        assert match.base.choices == before.position.choices
        assert lobby.storage.log(table_id)[-1] == (NOBODY, f"rules {BETTER} {len(before.choices)}")
        assert (table.version, announced(lobby)[-1]) == (63, (table_id, 63))
        assert story(table).count(IMPROVED) == 1
        await play_on(table, 30)

    async def come_back(lobby: Lobby) -> None:
        table = await lobby.table(table_id)
        match = await table.match()
        assert len(match.choices) == len(before.choices) + 30
        assert (table.version, story(table).count(IMPROVED)) == (93, 1)
        assert fingerprint(table.record()[0].replay()) == fingerprint(match)

    run(data, look)
    run(data, come_back)


def test_choices_of_the_turn_that_fit_no_more_are_dropped(data: Path, improve: Improve) -> None:
    table_id, before = made(data, 60)
    assert len(before.choices) > before.position.choices + 1
    lost = before.choices[-1]

    def without(state: Any) -> Flow[None] | None:
        flow = TYRANTS.step(state)
        return None if flow is None else forbidding(flow)

    def forbidding(flow: Flow[None]) -> Flow[None]:
        decision = next(flow)
        while True:
            fitting = [option for option in decision.options if option != lost]
            try:
                decision = flow.send((yield structs.replace(decision, options=fitting or decision.options)))
            except StopIteration:
                return

    improve(setup=other_deal, step=without)

    async def look(lobby: Lobby) -> None:
        table = await lobby.table(table_id)
        match = await table.match()
        start = before.position.choices
        assert start <= len(match.choices) < len(before.choices)
        assert match.choices == before.choices[: len(match.choices)]
        assert before.choices[len(match.choices)] == lost
        assert lobby.storage.log(table_id)[-1][1] == f"rules {BETTER} {len(match.choices)}"

    run(data, look)


def test_nothing_is_taken_back_over_an_improvement(data: Path, improve: Improve) -> None:
    table_id, before = made(data, 60)
    improve(setup=other_deal)

    async def look(lobby: Lobby) -> None:
        table = await lobby.table(table_id)
        asked = (await table.match()).decision
        assert asked is not None
        since = len(before.choices) - before.position.choices
        for _ in range(since):
            match = await table.match()
            await table._take_back(match, asked.seat, 1)
        for person in ("anna", "boris"):
            assert (await table.state(person, None)).undo == "none"
            assert await code_of(table.undo(person, table.seats_of(person)[0].seat, table.version)) == "nothing-to-undo"

    async def come_back(lobby: Lobby) -> None:
        match = await (await lobby.table(table_id)).match()
        assert len(match.choices) == before.position.choices

    run(data, look)
    run(data, come_back)


def test_the_game_may_migrate_the_position(data: Path, improve: Improve) -> None:
    table_id, before = made(data, 60)
    seen: list[int] = []

    def migrate(state: Any, rules: int) -> Any:
        seen.append(rules)
        state["players"][0]["vp"] += 100
        return state

    improve(migrate=migrate)

    async def look(lobby: Lobby) -> None:
        state: Any = (await (await lobby.table(table_id)).match()).state
        old: Any = before.state
        assert state.players[0].vp == old.players[0].vp + 100

    run(data, look)
    assert set(seen) == {TYRANTS.rules}


def test_a_position_that_nobody_can_read_is_no_end(data: Path, improve: Improve) -> None:
    table_id, before = made(data, 60)

    def fail(state: Any, rules: int) -> Any:
        raise KeyError("vp")

    improve(setup=other_deal, migrate=fail)

    async def look(lobby: Lobby) -> None:
        table = await lobby.table(table_id)
        match = await table.match()
        assert match.choices == before.choices[: len(match.choices)]
        assert len(match.choices) < len(before.choices)
        await play_on(table, 5)

    run(data, look)


def test_the_end_of_a_finished_game_stays_as_it_was(data: Path, improve: Improve) -> None:
    table_id, before = made(data, 5000, "over")
    improve(step=richer)

    async def look(lobby: Lobby) -> None:
        table = await lobby.table(table_id)
        assert (await table.state("anna", None)).outcome == before.outcome
        record = Record.load((await replay._finished(table)).save())
        assert (len(record.choices), record.replay().outcome) == (len(before.choices), before.outcome)
        course, last = replay._course(record, [0, 1]), replay._moment(record, [0, 1], 10_000)
        assert course.parted is None
        assert IMPROVED in course.news[-1].events
        assert last.number == len(course.news)
        assert before.outcome is not None
        assert replay._curve(record).points[-1] == before.outcome.scores

    run(data, look)


def test_a_carried_game_is_played_to_its_end_and_branched(
    data: Path, improve: Improve, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, _ = made(data, 60)
    improve(step=richer)

    async def look_here(_lobby: Lobby, _person: str, work: Callable[..., Any], *question: object) -> Any:
        return work(*question)

    monkeypatch.setattr(replay, "_look", look_here)  # workers know only the rules that are installed

    async def finish(lobby: Lobby) -> None:
        table = await lobby.table(table_id)
        await play_on(table, 5000)
        record = await replay._finished(table)
        number = len(replay._course(record, [0, 1]).news)
        moment = replay._moment(record, [0, 1], number - 3)
        branched = await replay._branched(lobby, "anna", record, number - 3, 0)
        there = await lobby.found(branched.id)
        match = await there.match()
        assert match.base == record.base
        assert encode(match.view()) == encode(moment.view)
        early = await replay._branched(lobby, "anna", record, 2, 0)
        assert (await (await lobby.found(early.id)).match()).base is None
        for one in (there, await lobby.found(early.id)):
            if one.thinking:
                one.thinking.cancel()

    run(data, finish)


def test_of_two_nodes_that_upgrade_a_table_together_one_does_it(data: Path, improve: Improve) -> None:
    table_id, before = made(data, 60)
    improve(setup=other_deal)

    async def race(lobby: Lobby) -> None:
        other = make_lobby(data)
        first, second = await asyncio.gather(lobby.table(table_id), other.table(table_id))
        lines = [words for _, words in lobby.storage.log(table_id) if words.startswith("rules")]
        assert lines == [f"rules {BETTER} {len(before.choices)}"]
        assert (first.version, first.stored) == (second.version, second.stored)
        assert fingerprint(await first.match()) == fingerprint(await second.match())
        other.workers.close()
        other.storage.close()

    run(data, race)


@pytest.mark.parametrize("step", [TYRANTS.step, richer])
def test_a_table_can_be_carried_over_again(data: Path, improve: Improve, step: Any) -> None:
    table_id, before = made(data, 60)
    improve(setup=other_deal)

    async def play(lobby: Lobby) -> None:
        await play_on(await lobby.table(table_id), 40)

    async def look(lobby: Lobby) -> None:
        table = await lobby.table(table_id)
        match, lines = await table.match(), [words for _, words in lobby.storage.log(table_id)]
        assert table.stored.rules == BETTER + 1
        assert len([words for words in lines if words.startswith("rules")]) == (1 if step is TYRANTS.step else 2)
        assert len(match.choices) == len(before.choices) + 40
        assert story(table).count(IMPROVED) == 1
        await play_on(table, 5)
        assert fingerprint(table.record()[0].replay()) == fingerprint(match)

    run(data, play)
    improve(rules=BETTER + 1, step=step)
    run(data, look)


def test_a_table_of_newer_rules_is_left_alone(data: Path, improve: Improve) -> None:
    table_id, _ = made(data, 5)
    improve(rules=TYRANTS.rules - 1)

    async def look(lobby: Lobby) -> None:
        before = lobby.storage.load(table_id)
        assert await code_of(lobby.table(table_id)) == "newer-rules"
        assert lobby.storage.load(table_id) == before

    run(data, look)


@pytest.mark.parametrize("fits", [True, False])
def test_a_table_with_its_own_components_goes_on(data: Path, improve: Improve, fits: bool) -> None:
    own = edited(TYRANTS, lambda box: box["cards"]["noble"].update(play={"type": "Gain", "influence": 9}))
    ids: list[str] = []

    async def play(lobby: Lobby) -> None:
        table = await lobby.open_table("anna", with_box(own))
        await play_on(table, 40)
        ids.append(table.stored.id)

    async def look(lobby: Lobby) -> None:
        table = await lobby.table(ids[0])
        assert table.stored.components.startswith("my box") == fits
        assert (await table.match()).game.box.cards["noble"].play == table.game().box.cards["noble"].play
        assert (table.game().box == TYRANTS.box) != fits
        await play_on(table, 5)

    run(data, play)
    improve(**({} if fits else {"check_box": lambda box: [fault("cards.noble", "bounds", least=1, most=2, value=9)]}))
    run(data, look)


# Positions


def test_a_position_is_written_when_a_step_begins_and_after_an_undo_over_it(lobby: Lobby) -> None:
    async def play() -> None:
        table = await two_people(lobby)
        for _ in range(40):
            match = await table.match()
            kept = lobby.storage.past(table.stored.id).position
            assert kept == match.position
            await play_on(table, 1)
        match = await table.match()
        steps, back = match.steps, len(match.choices) - match.position.choices + 1
        await table._take_back(match, 0, back)
        assert match.steps < steps
        assert lobby.storage.past(table.stored.id).position == match.position

    asyncio.run(play())


def test_moves_within_a_turn_write_no_position(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[bool] = []
    append = lobby.storage.append

    def watched(batch: Sequence[Entry]) -> set[tuple[str, int]]:
        written.extend(entry.position is not None for entry in batch)
        return append(batch)

    monkeypatch.setattr(lobby.storage, "append", watched)

    async def play() -> None:
        table = await two_people(lobby)
        steps = []
        for _ in range(40):
            steps.append((await table.match()).steps)
            await play_on(table, 1)
        steps.append((await table.match()).steps)
        began = [after > before for before, after in pairwise(steps)]
        assert written[2:] == began
        assert 0 < sum(began) < 40

    asyncio.run(play())


def test_a_table_is_loaded_from_its_position(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id, before = made(data, 60)
    monkeypatch.setattr(Record, "replay", Mock(side_effect=AssertionError("played again from the beginning")))

    async def look(lobby: Lobby) -> None:
        match = await (await lobby.table(table_id)).match()
        assert fingerprint(match) == fingerprint(before)
        assert (match.choosers, match.free_undos) == (before.choosers, before.free_undos)

    run(data, look)


def test_a_position_that_does_not_fit_its_log_is_not_used(data: Path) -> None:
    table_id, before = made(data, 60)
    with closing(sqlite3.connect(data / "one.sqlite")) as database, database:
        database.execute("UPDATE positions SET state = x'80'")

    async def look(lobby: Lobby) -> None:
        assert fingerprint(await (await lobby.table(table_id)).match()) == fingerprint(before)

    run(data, look)
