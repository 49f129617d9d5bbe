"""What must not happen: lost moves, strangers' sites, floods, large messages, stack traces."""

from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.node import Node, Page, Visitor


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(data: Path) -> None:
    node, random = Node(data), Random(6)
    anna = Visitor(node, "Анна")
    table = anna.open_table("me", "me")
    acknowledged: list[list[str]] = []
    for _ in range(20):
        page = anna.visit(table)
        assert page.state["version"] == len(acknowledged)
        for _ in range(random.randrange(1, 8)):
            option = random.choice(page.state["decision"]["options"])
            assert page.move(option)["error"] == ""
            acknowledged.append(option)
            page.until_version(len(acknowledged))
        node.kill()
        node.start()
    page = anna.visit(table)
    assert page.state["version"] == len(acknowledged)
    assert page.state["decision"] is not None
    node.stop()


def test_a_page_of_another_site_is_refused(node: Node) -> None:
    anna = Visitor(node, "Анна")
    table = anna.open_table("me", "me")
    answer = anna.web.post("/api/tables", json={}, headers={"Origin": "https://elsewhere.example"})
    assert answer.status_code in (400, 403)
    stolen = anna.web.delete(f"/api/tables/{table}", headers={"Origin": "https://elsewhere.example"})
    assert (stolen.status_code, stolen.json()["error"]) == (403, "origin")
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        Page(anna, node, table, Origin="https://elsewhere.example")


def test_a_forged_identity_is_nobody(node: Node) -> None:
    anna = Visitor(node, "Анна")
    anna.web.cookies.clear()
    anna.web.cookies.set("igroteka", "ImFubmEi.forged")
    assert anna.web.get("/api/tables").json()["error"] == "no-identity"


def test_an_oversized_message_ends_the_connection_and_nothing_else(node: Node) -> None:
    anna = Visitor(node, "Анна")
    table = anna.open_table("me", "me")
    page = anna.visit(table)
    page.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        page.wait(lambda message: False)
    assert anna.visit(table).state["version"] == 0


def test_a_flood_is_slowed_down(data: Path) -> None:
    node = Node(data, messages_per_second=5)
    anna = Visitor(node, "Анна")
    page = anna.visit(anna.open_table("me", "me"))
    for number in range(40):
        page.socket.send(f'{{"type": "ping", "id": {number}}}')
    replies = [page.wait(lambda message: message["type"] == "reply") for _ in range(40)]
    assert [reply["id"] for reply in replies] == list(range(40))
    assert (replies[0]["error"], replies[-1]["error"]) == ("", "too-fast")
    node.stop()


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "sentence"),
    [
        ("GET", "/api/tables/nowhere", None, 404, "There is no such table."),
        ("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 400, 'There is no game "chess"'),
        ("POST", "/api/tables", {"game": "tyrants", "seats": [{"kind": "me"}]}, 400, "2 to 4 players, not 1"),
        ("POST", "/api/tables", {"game": "tyrants", "seats": [{"kind": "throne"}]}, 400, '"throne"'),
        (
            "POST",
            "/api/tables",
            {"game": "tyrants", "seats": [{"kind": "bot", "level": "god"}]},
            400,
            "easy, normal, hard",
        ),
        ("POST", "/api/tables", {"chairs": 4}, 400, ""),
        ("POST", "/api/records", None, 400, "line 1"),
        ("PUT", "/api/me", {"name": " "}, 400, "A name needs a letter."),
        ("PUT", "/api/me", {"name": "Анна\0"}, 400, "letters in it that cannot be shown"),
        ("PUT", "/api/me", {"name": "\u202eаннА"}, 400, "letters in it that cannot be shown"),
        ("GET", "/api/tables/%00", None, 400, "letters in it that cannot be shown"),
        ("GET", "/api/nothing", None, 404, "Not Found"),
    ],
)
def test_mistakes_get_a_sentence(
    node: Node, method: str, path: str, body: dict[str, object] | None, status: int, sentence: str
) -> None:
    answer = Visitor(node, "Анна").web.request(method, path, json=body)
    assert answer.status_code == status
    assert sentence in answer.json()["sentence"]
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/api/records/read"])
def test_nesting_without_end_is_refused(node: Node, path: str) -> None:
    endless = "[" * 200_000
    text = f'{{"game": "tyrants", "seats": [], "options": {endless}'
    answer = Visitor(node, "Анна").web.post(path, content=text, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"] in ("bad-request", "bad-record")


def test_what_nobody_can_see_is_not_said(node: Node) -> None:
    anna = Visitor(node, "Анна")
    page = anna.visit(anna.open_table("me", "me"))
    assert page.ask("say", text="x\0y")["error"] == "hidden-letters"
    assert page.ask("say", text="👩\u200d🚀 ура")["error"] == ""


def test_there_is_no_table_of_a_name_that_nobody_can_see(node: Node) -> None:
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        Page(Visitor(node, "Анна"), node, "%00")


def test_a_table_can_be_deleted_by_its_host_only(node: Node) -> None:
    anna, boris = Visitor(node, "Анна"), Visitor(node, "Борис")
    table = anna.open_table("me", "open")
    assert boris.web.delete(f"/api/tables/{table}").status_code == 403
    assert anna.web.delete(f"/api/tables/{table}").status_code == 204
    assert anna.web.get(f"/api/tables/{table}").status_code == 404


def test_the_record_of_a_game_in_progress_is_not_given_away(node: Node) -> None:
    anna = Visitor(node, "Анна")
    table = anna.open_table("me", "me")
    assert anna.web.get(f"/api/tables/{table}/record").json()["error"] == "not-over"


def test_health_and_metrics_answer(node: Node) -> None:
    anna = Visitor(node, "Анна")
    assert anna.web.get("/health").text == "ok"
    assert "litestar_requests_total" in anna.web.get("/metrics").text or "igroteka" in anna.web.get("/metrics").text
