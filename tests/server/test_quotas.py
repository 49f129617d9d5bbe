"""Quotas: what a person, and an address, may have at once or in a while; each is told in a sentence with its number."""

import asyncio
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from litestar.routes import HTTPRoute
from websockets.exceptions import ConnectionClosed

from igroteka.kernel import Record
from igroteka.server.app import make_app
from igroteka.server.live import POLICY_VIOLATION
from igroteka.server.lobby import Lobby
from igroteka.server.people import Asker
from igroteka.server.quotas import COSTS, OPENINGS, UPLOADS, Quotas
from igroteka.server.refusal import Refused
from igroteka.server.settings import Limits, Settings
from tests.server.inside import BOT, ME, code_of, finished, finished_table, tyrants
from tests.server.node import Json, Node, Visitor


def refusal(answer: httpx.Response) -> tuple[int, str, int]:
    told: Json = answer.json()
    assert str(told["number"]) in told["sentence"]
    return answer.status_code, told["error"], told["number"]


def is_let_in(visitor: Visitor, table: str) -> bool:
    """Try as long as the server has not noticed that another page has gone."""
    for _ in range(100):
        with suppress(ConnectionClosed):
            return bool(visitor.visit(table).state)
    return False


def test_only_routes_that_there_are_have_a_price(data: Path) -> None:
    app = make_app(Settings(f"sqlite:///{data / 'one.sqlite'}", "secret", workers=1))
    app.state.lobby.workers.close()
    routes = {
        f"{method} {one.path_format}" for one in app.routes if isinstance(one, HTTPRoute) for method in one.methods
    }
    assert {route for route in COSTS if isinstance(route, str)} | UPLOADS | OPENINGS <= routes


def test_dear_requests_are_refused_sooner_than_cheap_ones(data: Path) -> None:
    node = Node(data, messages_per_second=100)
    anna, boris = Visitor(node, "Анна"), Visitor(node, "Борис")
    box = anna.web.get("/api/games/tyrants/components").text
    checks = [anna.web.post("/api/games/tyrants/components", json={"text": "{"}) for _ in range(20)]
    assert {answer.json()["error"] for answer in checks} == {"bad-components", "too-fast"}
    assert [boris.web.get("/api/games").status_code for _ in range(20)] == [200] * 20
    assert boris.web.post("/api/games/tyrants/components", json={"text": box}).status_code == 200
    node.stop()


def test_what_is_sent_counts_by_the_minute(data: Path) -> None:
    node = Node(data, uploads_per_minute=2)
    anna = Visitor(node, "Анна")
    record = Record.of(finished()).save()
    assert anna.web.post("/api/records/read", json={"record": record}).status_code == 200
    assert anna.web.post("/api/games/tyrants/components", json={"text": "{"}).status_code == 400
    assert refusal(anna.web.post("/api/records", content=record)) == (429, "too-many-uploads", 2)
    own = {"game": "tyrants", "seats": [{"kind": "me"}] * 2, "components": "{}"}
    assert refusal(anna.web.post("/api/tables", json=own)) == (429, "too-many-uploads", 2)
    assert anna.web.post("/api/records/moments/3", json={"record": record}).status_code == 200
    anna.open_table("me", "me")
    node.stop()


def test_tables_are_opened_so_many_an_hour_and_by_an_address_more(data: Path) -> None:
    node = Node(data, tables_per_hour=2, people_per_address=2)
    for name in ("Анна", "Борис"):
        guest = Visitor(node, name)
        tables = [guest.open_table("me", "me") for _ in range(2)]
        third = guest.web.post("/api/tables", json={"game": "tyrants", "seats": [{"kind": "me"}] * 2})
        assert refusal(third) == (429, "too-many-openings", 2)
        assert guest.web.get(f"/api/tables/{tables[0]}").status_code == 200
    carla = Visitor(node, "Карла").web
    third = carla.post("/api/tables", json={"game": "tyrants", "seats": [{"kind": "me"}] * 2})
    assert refusal(third) == (429, "crowded", 2)
    node.stop()


def test_bots_play_at_so_many_unfinished_tables_of_a_person(data: Path) -> None:
    few = Node(data, tables_with_bots=2)
    anna = Visitor(few, "Анна")
    tables = [anna.open_table("me", "easy"), anna.open_table("me", "open", "easy")]
    third = {"game": "tyrants", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert refusal(anna.web.post("/api/tables", json=third)) == (429, "too-many-tables", 2)
    assert Visitor(few, "Борис").open_table("me", "easy")
    waiting = anna.open_table("me", "open", "open")
    assert refusal(anna.web.put(f"/api/tables/{waiting}/seats/1/bot", json={})) == (429, "too-many-tables", 2)
    assert anna.web.put(f"/api/tables/{tables[1]}/seats/1/bot", json={}).status_code == 200
    anna.web.delete(f"/api/tables/{tables[0]}").raise_for_status()
    assert anna.open_table("me", "easy")
    few.stop()


def test_a_rematch_with_bots_is_one_more_table_with_bots(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        match = finished()
        old = await lobby.open_table("anna", tyrants(ME, BOT), match.setup.seed, match.choices)
        alone = await finished_table(lobby)
        monkeypatch.setattr(lobby, "settings", Settings("", "secret", limits=Limits(tables_with_bots=0)))
        assert await code_of(lobby.rematch("anna", old)) == "too-many-tables"
        assert (await lobby.rematch("anna", alone)).stored.status == "playing"

    asyncio.run(play())


def test_a_person_looks_through_so_many_pages_at_once(data: Path) -> None:
    node = Node(data, sockets=2)
    anna, boris = Visitor(node, "Анна"), Visitor(node, "Борис")
    table = anna.open_table("me", "open")
    pages = [anna.visit(table) for _ in range(2)]
    with pytest.raises(ConnectionClosed) as closed:
        anna.visit(table)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == POLICY_VIOLATION
    assert boris.visit(table).state["version"] == 0
    pages[0].socket.close()
    assert is_let_in(anna, table)
    assert pages[1].ask("ping")["error"] == ""
    node.stop()


def test_an_address_looks_through_as_many_pages_as_several_people() -> None:
    quotas = Quotas(Limits(sockets=2, people_per_address=2))
    askers = [Asker(person, "school") for person in ("anna", "anna", "boris", "carla")]
    held = [quotas.sockets.hold(asker) for asker in askers]
    for one in held:
        one.__enter__()
    with pytest.raises(Refused, match="more than 2 people"), quotas.sockets.hold(Asker("dora", "school")):
        pass
    for one in held:
        one.__exit__(None, None, None)
    with quotas.sockets.hold(Asker("dora", "school")):
        assert quotas.sockets.held == {"dora": 1, "at school": 1}


def test_a_person_waits_for_one_hint_at_a_time_whatever_pages_they_have(node: Node) -> None:
    anna = Visitor(node, "Анна")
    pages = [anna.visit(anna.open_table("me", "me")) for _ in range(2)]
    for page in pages:
        page.send("hint", seat=page.state["decision"]["seat"])
    replies = [page.reply() for page in pages]
    assert sorted(reply.get("error", "") for reply in replies) == ["", "hint-waiting"]
    assert "hint" in {reply["type"] for reply in replies}


def test_hints_count_by_the_minute(data: Path) -> None:
    node = Node(data, hints_per_minute=1)
    anna = Visitor(node, "Анна")
    page = anna.visit(anna.open_table("me", "me"))
    seat = page.state["decision"]["seat"]
    assert page.ask("hint", seat=seat)["type"] == "hint"
    refused = page.ask("hint", seat=seat)
    assert (refused["error"], refused["number"]) == ("too-many-hints", 1)
    assert "1 hints a minute" in refused["sentence"]
    node.stop()


def test_limits_are_set_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_SOCKETS", "7")
    monkeypatch.setenv("IGROTEKA_MESSAGES_PER_SECOND", "2.5")
    assert Limits.from_environment() == Limits(sockets=7, messages_per_second=2.5)
