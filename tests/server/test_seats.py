"""The host arranges the seats while the table waits for its players."""

from concurrent.futures import ThreadPoolExecutor

import httpx

from tests.server.node import Node, Visitor


def test_the_host_seats_a_bot_and_opens_its_seat_again(node: Node) -> None:
    anna = Visitor(node, "Анна")
    table = anna.open_table("me", "open", "open")
    page = anna.visit(table)
    given = anna.web.put(f"/api/tables/{table}/seats/1/bot", json={"level": "hard"}).json()
    assert [(seat["kind"], seat["level"]) for seat in given["seats"][1:]] == [("bot", "hard"), ("open", "normal")]
    assert page.wait(lambda message: message["type"] == "state")["table"]["seats"][1]["kind"] == "bot"
    again = anna.web.put(f"/api/tables/{table}/seats/1/bot", json={"level": "easy"}).json()
    assert again["seats"][1]["level"] == "easy"
    opened = anna.web.delete(f"/api/tables/{table}/seats/1/bot").json()
    assert [seat["kind"] for seat in opened["seats"]] == ["person", "open", "open"]
    assert opened["status"] == "open"
    assert Visitor(node, "Борис").web.put(f"/api/tables/{table}/seats/1").json()["seats"][1]["name"] == "Борис"


def test_a_bot_at_the_last_open_seat_begins_the_game(node: Node) -> None:
    anna = Visitor(node, "Анна")
    table = anna.open_table("me", "open")
    assert anna.web.put(f"/api/tables/{table}/seats/1/bot", json={}).json()["status"] == "playing"
    late = anna.web.delete(f"/api/tables/{table}/seats/1/bot")
    assert (late.status_code, late.json()["error"]) == (409, "started")


def test_only_the_host_arranges_seats_and_only_those_of_nobody(node: Node) -> None:
    anna, boris = Visitor(node, "Анна"), Visitor(node, "Борис")
    table = anna.open_table("me", "open", "open", "normal")
    boris.web.put(f"/api/tables/{table}/seats/1").raise_for_status()
    seats = f"/api/tables/{table}/seats"
    assert boris.web.put(f"{seats}/2/bot", json={}).json()["error"] == "not-host"
    assert boris.web.delete(f"{seats}/3/bot").json()["error"] == "not-host"
    assert anna.web.put(f"{seats}/1/bot", json={}).json()["error"] == "taken"
    assert anna.web.delete(f"{seats}/1/bot").json()["error"] == "no-bot"
    assert anna.web.put(f"{seats}/2/bot", json={"level": "godlike"}).json()["error"] == "bad-level"
    assert anna.web.put(f"{seats}/7/bot", json={}).json()["error"] == "no-seat"


def test_two_clicks_on_the_last_open_seat_are_one(node: Node) -> None:
    anna, boris = Visitor(node, "Анна"), Visitor(node, "Борис")
    again = httpx.Client(base_url=node.url, cookies=boris.web.cookies)
    again.get("/api/me").raise_for_status()
    with ThreadPoolExecutor(2) as pool:
        for _ in range(20):
            seat = f"/api/tables/{anna.open_table('me', 'open')}/seats/1"
            answers = [click.result() for click in [pool.submit(web.put, seat) for web in (boris.web, again)]]
            assert [answer.json().get("status") for answer in answers] == ["playing", "playing"]
