"""Two nodes on one PostgreSQL database serve one table together."""

import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from subprocess import PIPE, Popen

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from igroteka.kernel import IgrotekaError, find_game
from igroteka.server.storage import Storage
from tests.boxes import edited
from tests.server.node import Node, Visitor, play_on
from tests.server.postgres import Postgres


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(scope="module")
def nodes(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Node, Node]]:
    """Two server processes on one database."""
    folder = tmp_path_factory.mktemp("nodes")
    first = Node(folder / "one", postgres.url)
    second = Node(folder / "two", postgres.url)
    yield first, second
    first.stop()
    second.stop()


def run(postgres: Postgres, statement: bytes) -> None:
    """Do something to the database, from beside it."""
    address = postgres.url.replace("+psycopg", "").replace("/postgres", "/template1")
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(statement)


def cut_all_lines(postgres: Postgres) -> None:
    run(postgres, b"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres'")


def wait_for_health(node: Node, status: int) -> None:
    for _ in range(200):
        if httpx.get(f"{node.url}/health").status_code == status:
            return
        time.sleep(0.05)
    raise AssertionError(f"/health did not become {status}")


def two_players(nodes: tuple[Node, Node]) -> tuple[Visitor, Visitor, str]:
    """Two people at two nodes, and their table."""
    anna, boris = (Visitor(node, name) for node, name in zip(nodes, ("Анна", "Борис"), strict=True))
    table = anna.open_table("me", "open")
    assert boris.web.put(f"/api/tables/{table}/seats/1").json()["status"] == "playing"
    return anna, boris, table


def test_two_people_on_two_nodes_play_one_game(nodes: tuple[Node, Node]) -> None:
    anna, boris, table = two_players(nodes)
    pages = [anna.visit(table), boris.visit(table)]
    assert play_on(pages, Random(3), 80) == 80
    assert pages[0].state["version"] == pages[1].state["version"] == 80
    assert pages[0].state["view"] == pages[1].state["view"]


def test_of_two_devices_on_two_nodes_one_wins(nodes: tuple[Node, Node]) -> None:
    first, second = nodes
    anna = Visitor(first, "Анна")
    table = anna.open_table("me", "me")
    devices = [anna.visit(table), anna.visit(table, second)]
    for version in range(10):
        decision = devices[0].state["decision"]
        for device, option in zip(devices, (decision["options"][0], decision["options"][-1]), strict=True):
            device.send("move", seat=decision["seat"], version=version, option=option)
        assert sorted(device.reply()["error"] for device in devices) == ["", "stale"]
        here, there = (device.until_version(version + 1) for device in devices)
        assert (here["version"], here["view"]) == (there["version"], there["view"])


def test_a_table_lives_on_when_its_node_dies(nodes: tuple[Node, Node]) -> None:
    first, second = nodes
    anna = Visitor(first, "Анна")
    table = anna.open_table("me", "me")
    page = anna.visit(table)
    page.move(page.state["decision"]["options"][0])
    first.kill()
    survivor = anna.visit(table, second)
    assert survivor.state["version"] == 1
    assert survivor.move(survivor.state["decision"]["options"][0])["error"] == ""
    first.start()
    assert anna.visit(table).state["version"] == 2


def test_both_nodes_play_with_the_components_of_the_table(nodes: tuple[Node, Node]) -> None:
    first, second = nodes
    anna, boris = Visitor(first, "Анна"), Visitor(second, "Борис")
    own = edited(find_game("tyrants"), lambda box: box["cards"]["noble"].update(play={"type": "Gain", "influence": 9}))
    table = anna.open_table("me", "open", components=own)
    assert boris.web.put(f"/api/tables/{table}/seats/1").json()["components"]
    pages = [anna.visit(table), boris.visit(table)]
    assert play_on(pages, Random(5), 40) == 40
    here, there = (who.web.get(f"/api/tables/{table}/catalogue").json() for who in (anna, boris))
    assert here == there
    assert here["cards"]["noble"]["text"] == [{"id": "effect-gain-influence", "args": {"count": 9}}]


def test_nodes_that_lose_the_database_for_a_moment_hear_each_other_again(
    postgres: Postgres, nodes: tuple[Node, Node]
) -> None:
    anna, boris, table = two_players(nodes)
    pages = [anna.visit(table), boris.visit(table)]
    mover = next(page for page in pages if page.state["decision"])
    cut_all_lines(postgres)
    assert mover.move(mover.state["decision"]["options"][0])["error"] == ""
    for page in pages:
        page.until_version(1)
    assert play_on(pages, Random(3), 10) == 10


def test_a_node_that_cannot_hear_the_others_says_so(postgres: Postgres, nodes: tuple[Node, Node]) -> None:
    anna, boris, table = two_players(nodes)
    pages = [anna.visit(table), boris.visit(table)]
    run(postgres, b"ALTER DATABASE postgres ALLOW_CONNECTIONS false")
    try:
        cut_all_lines(postgres)
        for node in nodes:
            wait_for_health(node, 503)
    finally:
        run(postgres, b"ALTER DATABASE postgres ALLOW_CONNECTIONS true")
    for node in nodes:
        wait_for_health(node, 200)
    assert play_on(pages, Random(3), 10) == 10


def test_a_wish_to_undo_is_answered_at_another_node(nodes: tuple[Node, Node]) -> None:
    anna, boris, table = two_players(nodes)
    pages = [anna.visit(table), boris.visit(table)]
    play_on(pages, Random(1), 2)
    asked, other = sorted(pages, key=lambda page: page.state["decision"] is None)
    seat = asked.state["decision"]["seat"]
    asked.move(["end"])
    asked.until_version(3)
    assert asked.ask("undo", seat=seat, version=3)["error"] == ""
    other.wait(lambda message: message["type"] == "state" and message["undo_asked_by"] == seat)
    assert other.ask("consent", seat=1 - seat, agree=True)["error"] == ""
    for page in pages:
        assert page.until_version(4)["undo_asked_by"] is None
    assert asked.state["decision"]["seat"] == seat


def test_a_deleted_table_is_gone_at_every_node(nodes: tuple[Node, Node]) -> None:
    first, second = nodes
    anna = Visitor(first, "Анна")
    table = anna.open_table("me", "me")
    page = anna.visit(table, second)
    anna.web.delete(f"/api/tables/{table}").raise_for_status()
    with pytest.raises(ConnectionClosed) as closed:
        page.wait(lambda message: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4004
    there = httpx.get(f"{second.url}/api/tables/{table}", cookies=dict(anna.web.cookies))
    assert there.json()["error"] == "no-table"


def test_a_new_name_is_seen_at_every_node(nodes: tuple[Node, Node]) -> None:
    anna, boris, table = two_players(nodes)
    page = boris.visit(table)
    anna.web.put("/api/me", json={"name": "Аня"}).raise_for_status()
    page.wait(lambda message: message["type"] == "state" and message["table"]["seats"][0]["name"] == "Аня")
    assert boris.web.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Аня"


def test_one_seat_is_not_given_away_at_two_nodes(nodes: tuple[Node, Node]) -> None:
    anna = Visitor(nodes[0], "Анна")
    guests = [Visitor(node, "Гость") for node in nodes]
    for _ in range(10):
        table = f"/api/tables/{anna.open_table('me', 'open', 'open')}"
        guests[1].web.get(table).raise_for_status()
        with ThreadPoolExecutor(2) as pool:
            tries = [pool.submit(guest.web.put, f"{table}/seats/1") for guest in guests]
        assert sorted(one.result().status_code for one in tries) == [200, 409]


def test_a_bot_goes_on_at_another_node_when_its_own_dies(nodes: tuple[Node, Node]) -> None:
    first, second = nodes
    anna = Visitor(first, "Анна")
    table = anna.open_table("me", "hard")
    page = anna.visit(table)
    while ["end"] not in (page.state["decision"] or {"options": []})["options"]:
        version = page.state["version"]
        if page.state["decision"]:
            page.move(page.state["decision"]["options"][0])
        page.until_version(version + 1)
    there = anna.visit(table, second)
    ended = page.state["version"] + 1
    page.move(["end"])
    there.until_version(ended)
    first.kill()
    try:
        version = anna.visit(table, second).state["version"]
        moved = there.until_version(version + 1)
        assert {news["seat"] for news in moved["news"]} == {1}
    finally:
        first.start()


def test_nodes_that_start_together_ready_the_database_one_after_the_other(postgres: Postgres) -> None:
    run(postgres, b"CREATE DATABASE fresh")
    program = (
        "import sys; from igroteka.server.storage import Storage\n"
        "storage = Storage(sys.argv[1]); input('ready'); storage.migrate()"
    )
    command = [sys.executable, "-c", program, postgres.url.replace("/postgres", "/fresh")]
    nodes = [Popen(command, stdin=PIPE, stdout=PIPE) for _ in range(3)]
    for node in nodes:
        assert node.stdout is not None
        assert node.stdout.read(5) == b"ready"
    for node in nodes:
        assert node.stdin is not None
        node.stdin.write(b"go\n")
        node.stdin.flush()
    assert [node.wait(30) for node in nodes] == [0, 0, 0]


def test_a_database_of_a_newer_version_is_refused_with_what_to_do(postgres: Postgres) -> None:
    run(postgres, b"CREATE DATABASE future")
    storage = Storage(postgres.url.replace("/postgres", "/future"))
    storage.migrate()
    with storage.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(IgrotekaError, match=r"schema is 9999, .* Install that version again; or, .* restore a backup"):
        storage.migrate()
    storage.close()


def test_a_running_game_goes_on_at_every_node_after_an_upgrade(postgres: Postgres, nodes: tuple[Node, Node]) -> None:
    anna, boris, table = two_players(nodes)
    pages = [anna.visit(table), boris.visit(table)]
    assert play_on(pages, Random(3), 40) == 40
    for page in pages:
        page.socket.close()
    for node in nodes:
        node.stop()
    with psycopg.connect(postgres.url.replace("+psycopg", ""), autocommit=True) as connection:
        connection.execute("UPDATE tables SET rules = 1, seed = seed + 1 WHERE id = %s", (table,))
        connection.execute("UPDATE positions SET rules = 1 WHERE table_id = %s", (table,))
    for node in nodes:
        node.start()
    with ThreadPoolExecutor(2) as pool:
        pages = list(pool.map(lambda visitor: visitor.visit(table), (anna, boris)))
    assert [page.state["version"] for page in pages] == [41, 41]
    news = anna.web.get(f"/api/tables/{table}/story").json()["news"]
    assert sum(event["name"] == "rules_improved" for one in news for event in one["events"]) == 1
    assert play_on(pages, Random(3), 20) == 20
