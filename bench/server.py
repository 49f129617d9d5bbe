"""How fast the server is, with clients on the same two cores: `python -m bench.server`.

200 tables of two connected players each; every move is durable before it is acknowledged. One move a second at each
table, and as fast as they can; with young games and with long ones, on one server: nothing may be worse then. The
players are random; the clients' own work is part of the load. A move waits for the disk, and the disk's pace changes
like the machine's, so moves are judged by bare durable writes to the same disk in the same seconds: how many moves for
one of them, and how much longer the slowest moves take than the slowest of them. Everything is measured several times,
and the median counts.
"""

import asyncio
import gc
import os
import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import mean, median, quantiles
from threading import Event, Thread
from time import perf_counter, sleep

import msgspec
from tests.server.node import Node, Visitor
from websockets.asyncio.client import ClientConnection, connect

from igroteka.bots.pace import time_lap

from .verdict import MICRO, Figure, Row, at_least, at_most, verdict

TABLES = 200
CALMS, CALM, RUSH, GROWING = 5, 8.0, 0.3, 20
"""So many calms; seconds. The first of 200 games of Tyrants end after some 300 moves, and none should while it is
measured. A disk may think for a tenth of a second over a single write: that spoils one calm, not the median."""
BURST, LAPS = 0.15, 5
"""Before and after each rush: seconds of bare writes, one after the other; and so many laps."""
CROWDS, RUSHES = 3, 4
"""The machine's own pace changes within seconds: crowds of newcomers with young games are rushed in turns with the
players of long ones, so many times each, now these first, now those."""
A_MOMENT = 0.3
"""Seconds. Like a page, who has not answered by then asks which answers will reveal something."""
MOVES_A_WRITE, MOVES_A_LAP, BEYOND_THE_DISK = 0.33, 9.0, 5.0
"""What is asked: moves for a bare write and for a lap, a tenth below what was found when they were set; ms."""
NOISE = 1.1
"""How much two measurements of the same thing may differ: two crowds with young games gave 0.97 to 1.1. The clients
work on the same cores, so what the server itself works for a move is compared."""


class Asked(msgspec.Struct):
    """The part of a decision that a random player looks at."""

    seat: int
    options: list[list[str]]


class StateMessage(msgspec.Struct):
    """The part of a message that a random player looks at."""

    type: str
    version: int = -1
    decision: Asked | None = None
    error: str = ""


DECODER = msgspec.json.Decoder(StateMessage)


def memory(process: int) -> int:
    """The resident memory of a process in KB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def worked(process: int) -> float:
    """The time that processors have worked for a process, in us."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1000


def most_within(times: list[float]) -> float:
    """Within how many ms 99% of them are."""
    return quantiles(times, n=100)[98] * 1000


@contextmanager
def bare_writes() -> Iterator[list[float]]:
    """The disk alone, twenty times a second a write of 4 KB to a file: how long after its time each was durable."""
    delays: list[float] = []
    enough = Event()
    writer = Thread(target=_write, args=(delays, enough))
    writer.start()
    try:
        yield delays
    finally:
        enough.set()
        writer.join()


def _write(delays: list[float], enough: Event) -> None:
    with tempfile.TemporaryFile() as file:
        due = perf_counter()
        while not enough.is_set():
            due += 0.05
            sleep(max(0.0, due - perf_counter()))
            write_durably(file.fileno())
            delays.append(perf_counter() - due)


def write_durably(file: int) -> None:
    """A bare write of 4 KB."""
    os.pwrite(file, os.urandom(4096), 0)
    os.fdatasync(file)


def burst() -> float:
    """Bare writes a second, one after the other, while nobody moves."""
    with tempfile.TemporaryFile() as file:
        written, start = 0, perf_counter()
        while perf_counter() - start < BURST:
            write_durably(file.fileno())
            written += 1
        return written / (perf_counter() - start)


class Calm(msgspec.Struct, frozen=True):
    """The ms within which 99% of moves are seen and 99% of bare writes are done, and the KB of a table."""

    moves: float
    disk: float
    memory: float


class Rush(msgspec.Struct, frozen=True):
    """Moves and bare writes a second; what the server works for a move, and how long a lap takes, in us."""

    moves: float
    writes: float
    work: float
    lap: float


class Load:
    """Two hundred tables on a server, all players, and what they have seen."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.before = memory(node.process.pid)
        self.pause = 1.0
        self.going = asyncio.Event()
        self.players: list[asyncio.Task[None]] = []
        self.sent: dict[tuple[str, int], float] = {}
        self.latencies: list[float] = []
        self.moves = 0

    async def sit_down(self) -> None:
        """Connect everybody; the games begin at once."""
        anna, boris = Visitor(self.node, "Anna"), Visitor(self.node, "Boris")
        for _ in range(TABLES):
            table = anna.open_table("me", "open")
            boris.web.put(f"/api/tables/{table}/seats/1").raise_for_status()
            for visitor in (anna, boris):
                address = f"ws://127.0.0.1:{self.node.port}/api/tables/{table}/live"
                socket = await connect(address, additional_headers={"Cookie": visitor.cookie}, compression=None)
                self.players.append(asyncio.create_task(self._player(socket, table)))

    async def _player(self, socket: ClientConnection, table: str) -> None:
        """Play at random until the bench is over."""
        async for message in socket:
            told = DECODER.decode(message)
            if told.type != "state" or told.decision is None:
                continue
            started = self.sent.pop((table, told.version), None)
            self.moves += 1
            if started is not None:
                self.latencies.append(perf_counter() - started)
            left = random.uniform(0.5, 1.5) * self.pause
            if left > A_MOMENT:
                await asyncio.sleep(A_MOMENT)
                await socket.send(f'{{"type": "irreversible", "id": 1, "seat": {told.decision.seat}}}')
                left -= A_MOMENT
            if left:
                await asyncio.sleep(left)
            await self.going.wait()
            option = random.choice(told.decision.options)
            move = {"type": "move", "id": 1, "seat": told.decision.seat, "version": told.version, "option": option}
            self.sent[table, told.version + 1] = perf_counter()
            await socket.send(msgspec.json.encode(move).decode())

    async def play(self, pause: float, seconds: float) -> None:
        """Let the players go on at this pace."""
        self.pause = pause
        self.going.set()
        await asyncio.sleep(seconds)

    async def rest(self, seconds: float) -> None:
        """Nobody begins a move."""
        self.going.clear()
        await asyncio.sleep(seconds)

    async def rush(self) -> Rush:
        """As fast as they can, from rest to rest, between two bursts of bare writes and two laps."""
        server = self.node.process.pid
        writes, laps = [burst()], [time_lap() for _ in range(LAPS)]
        begun, before = self.moves, worked(server)
        await self.play(pause=0.0, seconds=RUSH / 2)
        settled = self.moves
        await asyncio.sleep(RUSH)
        pace = (self.moves - settled) / RUSH
        await self.rest(RUSH / 2)
        work = (worked(server) - before) / (self.moves - begun)
        writes.append(burst())
        laps += [time_lap() for _ in range(LAPS)]
        return Rush(moves=pace, writes=mean(writes), work=work, lap=mean(laps) * MICRO)

    async def calm(self) -> Calm:
        """One move a second at each table, and bare writes to the disk meanwhile."""
        self.latencies.clear()
        with bare_writes() as delays:
            await asyncio.sleep(CALM)
        return Calm(most_within(self.latencies), most_within(delays), self.memory())

    async def calms(self) -> list[Calm]:
        """Several of them."""
        await self.play(pause=1.0, seconds=2.0)
        return [await self.calm() for _ in range(CALMS)]

    def memory(self) -> float:
        """KB a table."""
        return (memory(self.node.process.pid) - self.before) / TABLES

    async def leave(self) -> None:
        """Everybody leaves; the tables stay."""
        for player in self.players:
            player.cancel()
        await asyncio.sleep(1)


class Figures(msgspec.Struct):
    """What was measured while the games were of about the same length."""

    calms: list[Calm]
    rushes: list[Rush] = []


async def young_and_long() -> tuple[Figures, Figures]:
    """Rushed games need memory of their own, so the long ones grow without haste, and only then is anybody rushed."""
    node = Node(Path(tempfile.mkdtemp()), sockets=TABLES, tables_per_hour=TABLES)
    try:
        return await measure(node)
    finally:
        node.stop()


async def measure(node: Node) -> tuple[Figures, Figures]:
    """Young games and long ones on this server."""
    load = Load(node)
    await load.sit_down()
    young = Figures(await load.calms())
    await load.play(pause=0.2, seconds=GROWING)
    long = Figures(await load.calms())
    load.going.clear()
    for _ in range(CROWDS):
        newcomers = Load(node)
        await newcomers.sit_down()
        await newcomers.rest(2.0)
        turns = [(newcomers, young), (load, long)]
        for _ in range(RUSHES):
            for players, figures in turns:
                figures.rushes.append(await players.rush())
            turns.reverse()
        await newcomers.leave()
    await load.leave()
    return young, long


def rows(young: Figures, long: Figures) -> Iterator[Row]:
    """What is asked of either, and that the long ones are not worse."""
    for when, found in (("young", young), ("long", long)):
        yield from rows_of(f"{when} games", found)
    work = median(late.work / early.work for early, late in zip(young.rushes, long.rushes, strict=True))
    yield Row("the server's work for a move, long games compared with young ones", Figure(work), target=at_most(NOISE))
    memory = kept(long) / kept(young)
    yield Row("memory, long games compared with young ones", Figure(memory), target=at_most(NOISE))


def kept(found: Figures) -> float:
    """KB a table."""
    return median(calm.memory for calm in found.calms)


def rows_of(when: str, found: Figures) -> Iterator[Row]:
    """The medians of all calms and of all rushes."""
    rushes, calms = found.rushes, found.calms
    yield Row(
        f"{when}, saturated: moves",
        Figure(median(rush.moves for rush in rushes), "a second"),
        Figure(median(rush.moves / rush.writes for rush in rushes), "a bare write"),
        at_least(MOVES_A_WRITE),
    )
    yield Row(
        f"{when}, saturated: the server's work for a move",
        Figure(median(rush.work for rush in rushes), "µs"),
        Figure(median(rush.lap / rush.work for rush in rushes), "a lap"),
        at_least(MOVES_A_LAP),
    )
    yield Row(
        f"{when}, one move a second: 99% of moves seen within",
        Figure(median(calm.moves for calm in calms), "ms"),
        Figure(median(calm.moves - calm.disk for calm in calms), "ms beyond the disk"),
        at_most(BEYOND_THE_DISK),
    )
    yield Row(f"{when}, meanwhile: 99% of bare writes done within", Figure(median(calm.disk for calm in calms), "ms"))
    yield Row(f"{when}: memory of a connected table", Figure(kept(found), "KB"), target=at_most(100))


def main() -> int:
    """Print the table; the exit code tells whether every target was met."""
    gc.disable()  # the clients' own pauses are not the server's
    os.sync()  # nor is what others have left for the disk to write
    return verdict(rows(*asyncio.run(young_and_long())))


if __name__ == "__main__":
    sys.exit(main())
