"""A server of its own for a test, and people who visit it through real HTTP and WebSockets."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]


class Node:
    """One server process; `settings` are called like the variables of its environment.

    `games` are installed besides: where each is found, by name.
    """

    def __init__(
        self,
        data: Path,
        database: str = "",
        *,
        messages_per_second: int = 100_000,
        games: Mapping[str, str] | None = None,
        **settings: int | str,
    ) -> None:
        self.environment = {
            **os.environ,
            **(install(games, data / "installed") if games else {}),
            "IGROTEKA_DATA": str(data),
            "IGROTEKA_DATABASE": database,
            "IGROTEKA_SECRET": "a secret of the tests, thirty-two letters long",
            "IGROTEKA_WORKERS": "1",
            "IGROTEKA_MESSAGES_PER_SECOND": str(messages_per_second),
            **{f"IGROTEKA_{name.upper()}": str(value) for name, value in settings.items()},
        }
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-c", "from igroteka.cli import main; main()", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(command, env=self.environment)
        for _ in range(300):
            try:
                httpx.get(f"{self.url}/health").raise_for_status()
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """Pull the plug."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ask it to end."""
        self.process.terminate()
        self.process.wait(20)


def install(games: Mapping[str, str], folder: Path) -> dict[str, str]:
    """A distribution with these games, as another package would bring them; the environment in which it is found.

    It comes last, so that a game may take the place of an installed one.
    """
    facts = folder / "games_of_tests-1.dist-info"
    facts.mkdir(parents=True)
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: games-of-tests\nVersion: 1\n")
    points = "".join(f"{name} = {where}\n" for name, where in games.items())
    (facts / "entry_points.txt").write_text(f"[igroteka.games]\n{points}")
    return {"PYTHONPATH": os.pathsep.join([*sys.path, str(folder)])}


class Visitor:
    """A person with a browser; "" for one who gives no name."""

    def __init__(self, node: Node, name: str) -> None:
        self.node = node
        self.web = httpx.Client(base_url=node.url, timeout=20)
        self.web.get("/api/me").raise_for_status()
        if name:
            self.web.put("/api/me", json={"name": name}).raise_for_status()

    def open_table(self, *seats: str, **wishes: object) -> str:
        """Open a table; a seat is "me", "open", or the level of a bot."""
        places = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        answer = self.web.post("/api/tables", json={"game": "tyrants", "seats": places, **wishes})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    def visit(self, table: str, node: Node | None = None) -> "Page":
        """Open the table's page, on this node or another."""
        return Page(self, node or self.node, table)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())


class Page:
    """A page at a table: the last state it was told, and everything it ever received."""

    def __init__(self, visitor: Visitor, node: Node, table: str, **headers: str) -> None:
        self.visitor = visitor
        url = f"ws://127.0.0.1:{node.port}/api/tables/{table}/live"
        connection = connect(
            url, additional_headers={"Cookie": visitor.cookie, **headers}, max_size=None, open_timeout=20
        )
        self.socket: ClientConnection = ExitStack().enter_context(connection)
        self.table = table
        self.received: list[Json] = []
        self.number = 0
        self.state = self.wait(lambda message: message["type"] == "state")

    def wait(self, wanted: Callable[[Json], bool], seconds: float = 30) -> Json:
        """Receive until the wanted message comes."""
        while True:
            message: Json = json.loads(self.socket.recv(timeout=seconds))
            self.received.append(message)
            if message["type"] == "state":
                self.state = message
            if wanted(message):
                return message

    def ask(self, kind: str, **request: object) -> Json:
        """Send a request and wait for its reply."""
        self.send(kind, **request)
        return self.reply()

    def send(self, kind: str, **request: object) -> None:
        """Send a request."""
        self.number += 1
        self.socket.send(json.dumps({"type": kind, "id": self.number, **request}))

    def reply(self) -> Json:
        """Wait for the reply to the last request; a state that answers it says that nothing was wrong."""
        return {"error": "", **self.wait(lambda message: message.get("id") == self.number)}

    def move(self, option: list[str]) -> Json:
        """Take an option of the decision last seen."""
        decision = self.state["decision"]
        return self.ask("move", seat=decision["seat"], version=self.state["version"], option=option)

    def until_version(self, version: int) -> Json:
        """Wait until the page knows a version."""
        if self.state["version"] >= version:
            return self.state
        return self.wait(lambda message: message["type"] == "state" and message["version"] >= version)


def play_on(pages: list[Page], random: Random, choices: int) -> int:
    """Let the pages play at random; how many choices were made."""
    made = 0
    while made < choices:
        version = max(page.state["version"] for page in pages)
        for page in pages:
            page.until_version(version)
        asked = next((page for page in pages if page.state["decision"]), None)
        if asked is None:
            break
        reply = asked.move(random.choice(asked.state["decision"]["options"]))
        assert reply["error"] == ""
        made += 1
        for page in pages:
            page.until_version(version + 1)
    return made


def two_players(node: Node) -> tuple[Visitor, Visitor, str]:
    anna, boris = Visitor(node, "Анна"), Visitor(node, "Борис")
    table = anna.open_table("me", "open")
    taken = boris.web.put(f"/api/tables/{table}/seats/1")
    assert taken.json()["status"] == "playing"
    return anna, boris, table
