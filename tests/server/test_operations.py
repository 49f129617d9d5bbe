"""A server among strangers: what it tells of itself, how long it waits, whom it believes, how it says no."""

import asyncio
import os
import re
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from igroteka.server import outages
from igroteka.server.announcements import Announcements
from igroteka.server.files import AlreadyServed, only_server
from igroteka.server.headers import HEADERS
from igroteka.server.health import Health
from igroteka.server.live import TRY_LATER
from igroteka.server.storage import Storage
from tests.server.node import Node, Visitor

TOKEN = "a token of the tests"


def rights(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/health", "/metrics", "/assets/gone.js"])
def test_every_answer_tells_browsers_to_be_careful(node: Node, path: str) -> None:
    answer = httpx.get(f"{node.url}{path}")
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert httpx.post(f"{node.url}{path}").headers["x-content-type-options"] == "nosniff"
    assert "server" not in answer.headers


def test_nobody_else_reads_the_data(data: Path) -> None:
    data.mkdir(mode=0o755)
    file = data / "igroteka.sqlite"
    file.touch(0o644)
    node = Node(data)
    Visitor(node, "Анна")
    assert rights(data) == 0o700
    assert {each.name: oct(rights(each)) for each in data.glob("igroteka.sqlite*")} == {
        f"igroteka.sqlite{ending}": "0o600" for ending in ("", "-wal", "-shm", ".lock")
    }
    node.kill()
    for each in data.glob("igroteka.sqlite-*"):
        each.chmod(0o644)
    node.start()
    assert {rights(each) for each in data.glob("igroteka.sqlite*")} == {0o600}
    node.stop()


def test_a_folder_that_is_everybodys_stays_so(tmp_path: Path) -> None:
    tmp_path.chmod(0o1777)
    node = Node(tmp_path)
    assert rights(tmp_path) == 0o777 | stat.S_ISVTX
    assert rights(tmp_path / "igroteka.sqlite") == 0o600
    node.stop()


def test_a_second_server_says_so_and_stops(node: Node) -> None:
    again = [sys.executable, "-c", "from igroteka.cli import main; main()", "serve", "--port", "0"]
    second = subprocess.run(again, env=node.environment, capture_output=True, text=True, timeout=60)
    assert second.returncode == 1
    assert "igroteka: Another server is using" in second.stderr
    assert "Traceback" not in second.stderr
    assert httpx.get(f"{node.url}/health").text == "ok"


def test_the_lock_is_free_when_its_holder_has_gone(data: Path) -> None:
    url = f"sqlite:///{data / 'one.sqlite'}"
    with only_server(url), pytest.raises(AlreadyServed, match=r"one\.sqlite"), only_server(url):
        pass
    with only_server(url), only_server("postgresql+psycopg://somewhere/shared"):
        pass


# Health


def test_a_server_that_cannot_write_is_not_healthy(data: Path) -> None:
    node = Node(data)
    with closing(sqlite3.connect(data / "igroteka.sqlite")) as other:
        other.execute("begin immediate")
        other.execute("pragma user_version = 7")
        assert health_when(node, "stuck") == 503
        other.rollback()
    assert health_when(node, "ok") == 200
    node.stop()


def health_when(node: Node, word: str) -> int:
    """Ask until it says so: for a moment the last answer stands."""
    while (answer := httpx.get(f"{node.url}/health", timeout=20)).text != word:
        pass
    return answer.status_code


def words(health: Health, times: int) -> list[str]:
    async def ask() -> list[str]:
        return await asyncio.gather(*(health.word() for _ in range(times)))

    return asyncio.run(ask())


def test_health_writes_once_for_all_who_ask() -> None:
    written = Mock()
    assert words(Health(written, Announcements()), 50) == ["ok"] * 50
    written.prove_writable.assert_called_once()


def test_proving_it_writes_indeed(data: Path) -> None:
    written = Storage(f"sqlite:///{data / 'one.sqlite'}")
    written.migrate()
    log = data / "one.sqlite-wal"
    before = log.stat().st_size
    written.prove_writable()
    assert log.stat().st_size > before
    written.close()


def test_a_database_that_cannot_be_written_is_said_once(
    data: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outages, "_said", {})
    file = data / "one.sqlite"
    Storage(f"sqlite:///{file}").migrate()
    monkeypatch.setattr("igroteka.server.database.keep_private", Mock())
    readers = Storage(f"sqlite:///file:{file}?mode=ro&uri=true")
    assert [words(Health(readers, Announcements()), 2) for _ in range(3)] == [["unwritable"] * 2] * 3
    assert len(caplog.records) == 1
    assert "readonly database" in caplog.text
    readers.close()


# Requests that never end


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    server = Node(tmp_path_factory.mktemp("hasty"), request_seconds="0.5", metrics_token=TOKEN)
    yield server
    server.stop()


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /health HT",
        b"GET /health HTTP/1.1\r\nHost: here\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: here\r\n\r\nGET /health HTTP/1.1\r\nHost: he",
    ],
)
def test_half_a_request_is_not_waited_for(hasty: Node, half: bytes) -> None:
    with socket.create_connection(("127.0.0.1", hasty.port), timeout=20) as line:
        line.sendall(half)
        answers = b"".join(iter(partial(line.recv, 10_000), b""))  # until the server hangs up
    assert answers.count(b"200 OK") == half.count(b"\r\n\r\nGET")


def test_whoever_waits_between_requests_or_plays_is_let_be(hasty: Node) -> None:
    anna = Visitor(hasty, "Анна")
    page = anna.visit(anna.open_table("me", "me"))
    with socket.create_connection(("127.0.0.1", hasty.port), timeout=20) as other:
        while other.recv(10_000):  # so much time has passed
            pass
    assert page.ask("ping")["error"] == ""


# Metrics


def test_metrics_tell_what_goes_on(hasty: Node) -> None:
    anna = Visitor(hasty, "Анна")
    anna.open_table("me", "open")
    page = anna.visit(anna.open_table("me", "me"))
    assert page.move(page.state["decision"]["options"][0])["error"] == ""
    told = anna.web.get("/metrics").text
    assert re.search(r"^igroteka_open_tables [1-9]", told, re.MULTILINE)
    assert re.search(r'^igroteka_tables\{status="playing"\} [1-9]', told, re.MULTILINE)
    assert re.search(r"^igroteka_sockets [1-9]", told, re.MULTILINE)
    assert "igroteka_queued_jobs 0.0" in told
    assert re.search(r"^igroteka_move_seconds_count [1-9]", told, re.MULTILINE)
    assert 'igroteka_requests_total{method="POST",route="/api/tables",status="201"}' in told


def test_metrics_know_routes_and_no_addresses(hasty: Node) -> None:
    for number in range(30):
        httpx.get(f"{hasty.url}/api/tables/table-{number}/story")
        httpx.get(f"{hasty.url}/places/{number}")
    told = httpx.get(f"{hasty.url}/metrics").text
    assert "/api/tables/{table_id" in told
    assert "table-7" not in told
    assert len(told.splitlines()) < 300


def test_metrics_are_private(hasty: Node) -> None:
    url = f"{hasty.url}/metrics"
    assert httpx.get(url).status_code == 200
    passed_on = {"X-Forwarded-For": "203.0.113.7"}
    assert httpx.get(url, headers=passed_on).status_code == 404
    assert httpx.get(url, headers={"X-Forwarded-For": "127.0.0.1"}).status_code == 404
    assert httpx.get(url, headers={**passed_on, "Authorization": f"Bearer {TOKEN}"}).status_code == 200
    assert httpx.get(url, headers={**passed_on, "Authorization": "Bearer"}).status_code == 404
    assert httpx.get(url, headers={**passed_on, "Authorization": "Bearer wrong"}).status_code == 404


# Proxies


@pytest.mark.parametrize(("trusted", "is_secure"), [("127.0.0.1", True), ("192.0.2.1", False)])
def test_only_a_trusted_proxy_is_believed(data: Path, trusted: str, is_secure: bool) -> None:
    node = Node(data, messages_per_second=1, trusted_proxies=trusted)
    url = f"{node.url}/api/me"
    answer = httpx.get(url, headers={"X-Forwarded-Proto": "https"})
    assert ("Secure" in answer.headers["set-cookie"]) == is_secure
    crowd = [httpx.get(url, headers={"X-Forwarded-For": f"203.0.113.{number}"}).status_code for number in range(20)]
    assert (429 in crowd) == (not is_secure)
    node.stop()


@pytest.mark.parametrize("prefix", ["/games", ""])
def test_the_server_can_be_hosted_under_a_path(data: Path, prefix: str) -> None:
    """Whether the proxy leaves the path in the addresses or takes it off."""
    node = Node(data, root_path="/games/")
    answer = httpx.get(f"{node.url}{prefix}/api/me")
    assert answer.json()["name"] == ""
    assert "Path=/games" in answer.headers["set-cookie"]
    page = httpx.get(f"{node.url}{prefix}/table/abc").text
    assert 'src="/games/assets/' in page
    script = re.findall(r'src="(/games/assets/[^"]+)"', page)[0]
    assert httpx.get(node.url + script.removeprefix("/games" if not prefix else "")).status_code == 200
    node.stop()


# Outages


def test_an_outage_is_a_sentence_for_people_and_a_line_in_the_log(data: Path, tmp_path: Path) -> None:
    with (tmp_path / "log").open("w") as log:
        saved = os.dup(2)
        os.dup2(log.fileno(), 2)
        node = Node(data)
        os.dup2(saved, 2)
        os.close(saved)
    anna = Visitor(node, "Анна")
    table = anna.open_table("me", "me")
    page = anna.visit(table)
    with closing(sqlite3.connect(data / "igroteka.sqlite")) as database:
        database.execute("alter table people rename to away")
        database.execute("alter table entries rename to away_too")
        for _ in range(20):
            answer = anna.web.get("/api/tables")
            assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
            assert "database" in answer.json()["sentence"]
            assert page.move(page.state["decision"]["options"][0])["error"] == "unavailable"
        database.execute("alter table away rename to people")
        database.execute("alter table away_too rename to entries")
    assert page.move(page.state["decision"]["options"][0])["error"] == ""
    assert anna.web.get("/api/tables").status_code == 200
    node.stop()
    lines = (tmp_path / "log").read_text().splitlines()
    assert len(lines) == 1, lines
    assert "The database is not available: (sqlite3.OperationalError) no such table" in lines[0]


def test_a_page_that_comes_in_an_outage_is_told_to_come_again(data: Path) -> None:
    node = Node(data)
    anna = Visitor(node, "Анна")
    table = anna.open_table("me", "me")
    for hidden in ("entries", "tables"):
        node.kill()
        node.start()
        with closing(sqlite3.connect(data / "igroteka.sqlite")) as database:
            database.execute(f"alter table {hidden} rename to hidden_{hidden}")
        with pytest.raises(ConnectionClosed) as closed:
            anna.visit(table)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TRY_LATER
    node.stop()
