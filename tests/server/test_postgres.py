"""Two nodes on one PostgreSQL database serve one table together."""

from collections.abc import Iterator
from random import Random

import pytest

from igroteka.kernel import find_game
from tests.boxes import edited
from tests.server.node import Node, Visitor, play_on
from tests.server.postgres import Postgres


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Node, Node]]:
    """Two server processes on a database of their own."""
    folder = tmp_path_factory.mktemp("nodes")
    postgres = Postgres(folder / "postgres")
    first = Node(folder / "one", postgres.url)
    second = Node(folder / "two", postgres.url)
    yield first, second
    first.stop()
    second.stop()
    postgres.stop()


def test_two_people_on_two_nodes_play_one_game(nodes: tuple[Node, Node]) -> None:
    first, second = nodes
    anna, boris = Visitor(first, "Анна"), Visitor(second, "Борис")
    table = anna.open_table("me", "open")
    assert boris.web.put(f"/api/tables/{table}/seats/1").json()["status"] == "playing"
    pages = [anna.visit(table), boris.visit(table)]
    assert play_on(pages, Random(3), 80) == 80
    assert pages[0].state["version"] == pages[1].state["version"] == 80
    assert pages[0].state["view"] == pages[1].state["view"]


def test_of_two_devices_on_two_nodes_one_wins(nodes: tuple[Node, Node]) -> None:
    first, second = nodes
    anna = Visitor(first, "Анна")
    table = anna.open_table("me", "me")
    here, there = anna.visit(table), anna.visit(table, second)
    options = here.state["decision"]["options"]
    assert here.move(options[0])["error"] == ""
    reply = there.ask(
        "move", seat=there.state["decision"]["seat"] if there.state["decision"] else 0, version=0, option=options[1]
    )
    assert reply["error"] in ("stale", "not-asked")
    assert there.until_version(1)["view"] == here.until_version(1)["view"]


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
