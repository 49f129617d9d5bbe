"""How fast the server is, with clients on the same two cores: `python -m bench.server`.

200 tables of two connected players each; every move is durable before it is acknowledged. One move a second at each
table, then as fast as they can until the games are long, then the same again: nothing may be worse then. The players
are random; the clients' own work is part of the load.
"""

import asyncio
import gc
import random
import sys
import tempfile
from pathlib import Path
from statistics import quantiles
from time import perf_counter

import msgspec
from rich.console import Console
from rich.table import Table
from tests.server.node import Node, Visitor
from websockets.asyncio.client import ClientConnection, connect

TABLES = 200
SECONDS = 15


class Asked(msgspec.Struct):
    """The part of a decision that a random player looks at."""

    seat: int
    options: list[list[str]]


class Told(msgspec.Struct):
    """The part of a message that a random player looks at."""

    type: str
    version: int = -1
    decision: Asked | None = None
    error: str = ""


DECODER = msgspec.json.Decoder(Told)


class Load:
    """All players, and what they have seen."""

    def __init__(self, pause: float) -> None:
        self.pause = pause
        self.sent: dict[tuple[str, int], float] = {}
        self.latencies: list[float] = []
        self.moves = 0
        self.counting = False

    async def player(self, socket: ClientConnection, table: str) -> None:
        """Play at random until the bench is over."""
        async for message in socket:
            told = DECODER.decode(message)
            if told.type != "state":
                continue
            if told.decision is None:
                continue
            started = self.sent.pop((table, told.version), None)
            if self.counting:
                self.moves += 1
                if started is not None:
                    self.latencies.append(perf_counter() - started)
            if self.pause:
                await asyncio.sleep(random.uniform(0.5, 1.5) * self.pause)
            option = random.choice(told.decision.options)
            move = {"type": "move", "id": 1, "seat": told.decision.seat, "version": told.version, "option": option}
            self.sent[table, told.version + 1] = perf_counter()
            await socket.send(msgspec.json.encode(move).decode())


async def measure(node: Node, tables: list[str], cookies: tuple[str, str], pause: float, seconds: float) -> Load:
    """Connect everybody, warm up, count."""
    load = Load(pause)
    sockets = [
        (
            table,
            await connect(
                f"ws://127.0.0.1:{node.port}/api/tables/{table}/live",
                additional_headers={"Cookie": cookie},
                compression=None,
            ),
        )
        for table in tables
        for cookie in cookies
    ]
    players = [asyncio.create_task(load.player(socket, table)) for table, socket in sockets]
    await asyncio.sleep(2)
    load.counting = True
    await asyncio.sleep(seconds)
    load.counting = False
    for player in players:
        player.cancel()
    await asyncio.gather(*(socket.close() for _, socket in sockets))
    return load


def memory(process: int) -> int:
    """The resident memory of a process in KB."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def open_tables(anna: Visitor, boris: Visitor) -> list[str]:
    """Tables at which both sit."""
    tables = [anna.open_table("me", "open") for _ in range(TABLES)]
    for table in tables:
        boris.web.put(f"/api/tables/{table}/seats/1").raise_for_status()
    return tables


class Figures(msgspec.Struct):
    """What was measured while the games were of about the same length."""

    latency: float
    moves: float
    memory: float


def figures(node: Node, tables: list[str], cookies: tuple[str, str], before: int) -> Figures:
    """A calm stretch, the memory after it, and a stretch as fast as possible."""
    calm = asyncio.run(measure(node, tables, cookies, pause=1.0, seconds=SECONDS))
    per_table = (memory(node.process.pid) - before) / TABLES
    saturated = asyncio.run(measure(node, tables, cookies, pause=0.0, seconds=SECONDS))
    return Figures(quantiles(calm.latencies, n=100)[98] * 1000, saturated.moves / SECONDS, per_table)


def main() -> int:
    """Print the table; the exit code tells whether every target was met."""
    gc.disable()  # the clients' own pauses are not the server's
    node = Node(Path(tempfile.mkdtemp()))
    anna, boris = Visitor(node, "Anna"), Visitor(node, "Boris")
    cookies = (anna.cookie, boris.cookie)
    before = memory(node.process.pid)
    tables = open_tables(anna, boris)
    early = figures(node, tables, cookies, before)
    asyncio.run(measure(node, tables, cookies, pause=0.0, seconds=SECONDS))
    late = figures(node, tables, cookies, before)
    node.stop()
    rows = [
        row
        for when, found in (("young", early), ("long", late))
        for row in (
            (f"{when} games, saturated: moves a second", ">=", 700.0, found.moves),
            (f"{when} games, one move a second: 99% seen within, ms", "<=", 15.0, found.latency),
            (f"{when} games: memory of a connected table, KB", "<=", 150.0, found.memory),
        )
    ]
    table = Table("what", "target", "measured", "")
    missed = 0
    for name, sign, target, figure in rows:
        met = figure >= target if sign == ">=" else figure <= target
        missed += not met
        table.add_row(name, f"{sign} {target:g}", f"{figure:.1f}", "ok" if met else "MISSED")
    Console(width=110).print(table)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
