"""The attacks. Each tries something so often and gives back what was lost: sentences, none if the server held."""

import json
import os
import resource
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import monotonic
from typing import TypeVar

import httpx
from websockets.exceptions import ConnectionClosed

from igroteka.kernel import games
from tests.mutations import mutated
from tests.server.node import Node, Page, Visitor
from tests.server.postgres import Postgres

from .bystanders import Bystanders

T = TypeVar("T")
Attack = Callable[[Node, Bystanders, int], list[str]]

PIECES = ["move", "ping", -1, 0, 2**70, 1e308, None, True, [], {}, "", "\x00", "\u202e", "x" * 9000]
"""What messages are put together from."""
PATHS = [
    "/api/me",
    "/api/tables",
    "/api/tables/open",
    "/api/tables/{table}",
    "/api/tables/{table}/start",
    "/api/tables/{table}/seats/{number}",
    "/api/tables/{table}/seats/{number}/bot",
    "/api/tables/{table}/story",
    "/api/tables/{table}/record",
    "/api/tables/{table}/moments/{number}",
    "/api/records",
    "/api/records/read",
    "/api/games/{game}/components",
    "/api/games/{game}/rules/ru",
    "/assets/{number}",
]


def patiently(doing: Callable[[], T]) -> T:
    """Do it as soon as the server allows it: whoever asks too fast is told to wait a moment."""
    for _ in range(100):
        with suppress(ConnectionClosed, AssertionError):
            return doing()
        Event().wait(0.1)
    return doing()


def fuzz_sockets(node: Node, bystanders: Bystanders, tries: int) -> list[str]:
    """Messages of all kinds on an open connection, many of them no messages at all."""
    lost, random, stranger = [], Random(tries), Visitor(node, "Чужой")
    table = stranger.open_table("me", "me")
    page = stranger.visit(table)
    for _ in range(tries):
        try:
            page.socket.send(message(random, page))
            answer = page.wait(lambda told: told["type"] != "state")
            if answer.get("error") == "broken":
                lost.append(f"a message broke something: {answer}")
        except ConnectionClosed:
            page = patiently(lambda: stranger.visit(table))
    bystanders.play()
    return lost


def message(random: Random, page: Page) -> str:
    """A message: perhaps of the protocol, perhaps of its shape, perhaps of none."""
    if random.random() < 0.2:
        return random.choice(
            ["", "{", "[" * 1000, '"', "null", '{"type": "move"}', "\ud800".encode("utf-8", "replace").decode()]
        )
    request = {
        "type": random.choice(["move", "undo", "consent", "say", "ping", "irreversible"]),
        "id": random.choice(PIECES),
    }
    for field in ("seat", "version", "option", "text", "agree", "turn"):
        if random.random() < 0.6:
            request[field] = random.choice([*PIECES, 0, page.state["version"], ["play", "noble"]])
    return json.dumps(request)


def fuzz_http(node: Node, bystanders: Bystanders, tries: int) -> list[str]:
    """Requests of all kinds, with and without an identity."""
    lost, random, stranger = [], Random(tries), Visitor(node, "Чужой")
    table = stranger.open_table("me", "open")
    for _ in range(tries):
        places = {"table": random.choice([table, bystanders.table, "x", "%00", "..", "1" * 300])}
        numbers = {"number": random.choice([0, 1, 9, 10, -1, 10**30, "x"]), "game": random.choice([*games(), "chess"])}
        path = random.choice(PATHS).format(**places, **numbers)
        body = random.choice(
            [None, b"", b"{", b"[]", b"\xff\xfe", json.dumps(random.choice(PIECES)).encode(), b'{"name": 1}']
        )
        with suppress(httpx.InvalidURL):
            answer = stranger.web.request(random.choice(["GET", "POST", "PUT", "DELETE"]), path, content=body)
            if answer.status_code >= 500:
                lost.append(f"{answer.request.method} {path}: {answer.status_code}")
            if answer.status_code == 404 and path.endswith(table):
                table = patiently(lambda: stranger.open_table("me", "open"))
    bystanders.play()
    return lost


def fuzz_boxes(node: Node, bystanders: Bystanders, tries: int) -> list[str]:
    """Damaged boxes; those that are accepted are played with."""
    lost, random = [], Random(tries)
    for number in range(tries):
        game = random.choice(list(games().values()))
        stranger = Visitor(node, f"Чужой {number}")
        text = mutated(game, random, random.choice([1, 2, 4]))
        answer = stranger.web.post(f"/api/games/{game.name}/components", json={"text": text})
        if answer.status_code == 200:
            seats = [{"kind": "me"}] * game.seats[0]
            answer = stranger.web.post("/api/tables", json={"game": game.name, "seats": seats, "components": text})
            if answer.status_code == 201:
                stranger.visit(answer.json()["id"])
        if answer.status_code >= 500:
            lost.append(f"a box of {game.name}: {answer.status_code}")
        bystanders.play()
    return lost


def flood_requests(node: Node, bystanders: Bystanders, tries: int) -> list[str]:
    """Heavy requests as fast as they go, from several strangers at once."""
    text = json.dumps({"text": "{"})
    heavy = [
        "/api/tables",
        "/api/tables/{table}/story",
        "/api/games/tyrants/components",
        "/metrics",
        "/schema/openapi.json",
    ]

    def ask(stranger: Visitor, table: str, number: int) -> None:
        path = heavy[number % len(heavy)].format(table=table)
        stranger.web.request("POST" if path.endswith("components") else "GET", path, content=text)

    return besiege(node, bystanders, tries, ask)


def flood_bots(node: Node, bystanders: Bystanders, tries: int) -> list[str]:
    """Many tables of hard bots: another's bot must still answer, and soon."""
    guest, lost = Visitor(node, "Гость"), []
    opened = 0
    for _ in range(tries):
        seats = [{"kind": "bot", "level": "hard"}] * 4
        answer = guest.web.post("/api/tables", json={"game": "tyrants", "seats": seats})
        opened += answer.status_code == 201
        if answer.status_code >= 500:
            lost.append(f"a table with bots: {answer.status_code}")
    page = against_a_bot(bystanders)
    until_asked(page)
    for _ in range(min(tries, 20)):
        start = monotonic()
        page.move(page.state["decision"]["options"][0])
        until_asked(page)
        bystanders.slowest = max(bystanders.slowest, monotonic() - start)
        if page.state["outcome"]:
            break
    return lost if opened else [*lost, "a guest cannot open a table with bots at all"]


def besiege(node: Node, bystanders: Bystanders, tries: int, ask: Callable[[Visitor, str, int], None]) -> list[str]:
    """Let four strangers ask so often in all, while the bystanders play."""
    numbers, done = count(), Event()

    def ask_on() -> None:
        stranger = Visitor(node, "Чужой")
        table = stranger.open_table("me", "me")
        while not done.is_set() and (number := next(numbers)) < tries:
            with suppress(httpx.HTTPError):
                ask(stranger, table, number)

    crowd = [Thread(target=ask_on, daemon=True) for _ in range(4)]
    for one in crowd:
        one.start()
    while any(one.is_alive() for one in crowd):
        bystanders.play()
    done.set()
    return []


def kill_server(node: Node, bystanders: Bystanders, tries: int) -> list[str]:
    """The plug is pulled in mid-game."""
    for _ in range(tries):
        bystanders.play(bystanders.random.randrange(1, 8))
        node.kill()
        node.start()
        bystanders.come()
    return []


def kill_workers(node: Node, bystanders: Bystanders, tries: int) -> list[str]:
    """The processes in which bots think are killed one after another; the bots go on by themselves."""
    page = against_a_bot(bystanders)
    for _ in range(tries):
        if not until_the_bot_thinks(page, bystanders.random):
            page = against_a_bot(bystanders)
            continue
        for worker in children(node.process.pid):
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
        until_asked(page)
    bystanders.play()
    return []


def against_a_bot(bystanders: Bystanders) -> Page:
    """Anna at a new table with a bot."""
    return bystanders.anna.visit(bystanders.anna.open_table("me", "normal"))


def until_the_bot_thinks(page: Page, random: Random) -> bool:
    """Play until it is the bot's turn; not if the game is over before."""
    until_asked(page)
    while page.state["decision"]:
        reply = page.move(random.choice(page.state["decision"]["options"]))
        assert reply["error"] == "", reply
    return not page.state["outcome"]


def until_asked(page: Page) -> None:
    """Wait, without loading the page anew, until the bot has done its part or the game is over."""
    while not page.state["decision"] and not page.state["outcome"]:
        page.wait(lambda told: told["type"] == "state", seconds=60)


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            number, rest = status.read_text().split(" ", 1)
            if int(rest.rpartition(") ")[2].split()[1]) == parent:
                found.append(int(number))
    return found


def fill_disk(node: Node, bystanders: Bystanders, tries: int) -> list[str]:
    """No file can grow any more: moves are refused with a sentence, and nothing that was acknowledged is lost."""
    lost, refused = [], 0
    with full_disk(node.process.pid):
        for _ in range(tries):
            asked = next(page for page in bystanders.pages if page.state["decision"])
            reply = asked.move(asked.state["decision"]["options"][0])
            if not reply["error"]:
                bystanders.acknowledged += 1
                for page in bystanders.pages:
                    page.until_version(bystanders.acknowledged)
                continue
            refused += 1
            if not reply.get("sentence"):
                lost.append(f"no sentence: {reply}")
    bystanders.come()
    bystanders.play(3)
    return lost if refused else ["the disk was never full"]


@contextmanager
def full_disk(process: int) -> Iterator[None]:
    """A process that can make no file longer than it is."""
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


def restart_database(_: Node, __: Bystanders, tries: int) -> list[str]:
    """A PostgreSQL server goes and comes back in a bot's turn: the bot goes on by itself, and no move is lost."""
    with TemporaryDirectory() as folder:
        database = Postgres()
        node = Node(Path(folder) / "data", database.url)
        bystanders = Bystanders(node)
        page = against_a_bot(bystanders)
        for _number in range(tries):
            if not until_the_bot_thinks(page, bystanders.random):
                page = against_a_bot(bystanders)
                continue
            database.stop()
            database.start()
            until_asked(page)
            bystanders.come()
            bystanders.play(2)
        node.stop()
        database.remove()
    return []


ATTACKS: dict[str, tuple[Attack, int, int]] = {
    "fuzzed messages": (fuzz_sockets, 20_000, 200),
    "fuzzed requests": (fuzz_http, 5_000, 100),
    "damaged boxes": (fuzz_boxes, 150, 4),
    "a flood of heavy requests": (flood_requests, 3_000, 60),
    "tables of hard bots": (flood_bots, 200, 6),
    "server killed": (kill_server, 20, 2),
    "workers killed": (kill_workers, 20, 3),
    "disk full": (fill_disk, 50, 5),
    "database restarted": (restart_database, 5, 1),
}
"""Each with how often it is tried in a siege, and in a test."""
