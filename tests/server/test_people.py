"""Guests: what is kept of them, and how much they may ask for."""

import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from igroteka.server import people
from igroteka.server.live import TRY_LATER
from igroteka.server.people import Allowances, Asker
from igroteka.server.refusal import Refused
from tests.server.node import Node, Visitor

ANNA = Asker("anna", "here")


def too_fast() -> Refused:
    return Refused("too-fast", "Too many requests; wait a moment.", 429)


def test_nothing_is_stored_of_somebody_who_only_looks(data: Path) -> None:
    node = Node(data)
    guests = [httpx.Client(base_url=node.url) for _ in range(3)]
    for guest in guests:
        assert guest.get("/api/me").json()["name"] == ""
        assert guest.get("/api/me").json()["name"] == ""
        assert guest.get("/api/tables").json() == {"tables": [], "more": False}
    with sqlite3.connect(data / "igroteka.sqlite") as database:
        count = "select count(*) from people"
        assert database.execute(count).fetchone() == (0,)
        guests[0].put("/api/me", json={"name": "Анна"}).raise_for_status()
        assert database.execute(count).fetchone() == (1,)
    assert guests[0].get("/api/me").json()["name"] == "Анна"
    node.stop()


def test_a_guest_without_a_name_can_play(node: Node) -> None:
    guest = Visitor(node, "")
    page = guest.visit(guest.open_table("me", "me"))
    assert page.state["table"]["seats"][0]["name"] == ""
    assert page.ask("say", text="Привет!")["error"] == ""
    assert page.wait(lambda message: message["type"] == "chat")["name"] == ""


def test_all_that_one_person_asks_for_counts_together(data: Path) -> None:
    node = Node(data, messages_per_second=4)
    anna, boris = Visitor(node, "Анна"), Visitor(node, "Борис")
    table = anna.open_table("me", "me")
    page, other = anna.visit(table), boris.visit(table)
    answers = [anna.web.get("/api/tables") for _ in range(30)]
    assert answers[0].status_code == 200
    assert {answer.json()["error"] for answer in answers if answer.status_code == 429} == {"too-fast"}
    assert "too-fast" in [page.ask("ping")["error"] for _ in range(10)]
    assert other.ask("ping")["error"] == ""
    with pytest.raises(ConnectionClosed) as closed:
        _ = [anna.visit(table) for _ in range(20)]
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TRY_LATER
    assert anna.web.get("/health").status_code == 200
    assert anna.web.get("/table/of/mine").status_code in (200, 503)
    node.stop()


def test_who_has_no_cookie_counts_by_address(data: Path) -> None:
    node = Node(data, messages_per_second=1)
    assert 429 in [httpx.get(f"{node.url}/schema/openapi.json").status_code for _ in range(20)]
    assert 429 in [httpx.get(f"{node.url}/api/me").status_code for _ in range(20)]
    node.stop()


def test_an_allowance_comes_back_and_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(people, "monotonic", lambda: now)
    allowances = Allowances(6, 3, 20, too_fast)
    for _ in range(6):
        allowances.spend(ANNA)
    with pytest.raises(Refused, match="wait a moment"):
        allowances.spend(ANNA)
    now += 0.5
    allowances.spend(ANNA)
    now += 2 * people.TIDYING
    allowances.spend(Asker("boris", "there"))
    now += 2 * people.TIDYING
    allowances.spend(Asker("carla", "there"))
    assert set(allowances.left) == {"carla", "at there"}


def test_what_costs_more_is_had_less_often_but_always_once() -> None:
    allowances = Allowances(6, 3600, 20, too_fast)
    allowances.spend(ANNA, 5)
    with pytest.raises(Refused):
        allowances.spend(ANNA, 5)
    allowances.spend(ANNA, 1)
    allowances.spend(Asker("boris", "here"), 25)
    with pytest.raises(Refused):
        allowances.spend(Asker("boris", "here"))


def test_an_address_may_ask_for_as_much_as_several_people() -> None:
    allowances = Allowances(2, 3600, 3, too_fast)
    for person in ("anna", "boris", "carla"):
        allowances.spend(Asker(person, "school"), 2)
    with pytest.raises(Refused, match="more than 3 people"):
        allowances.spend(Asker("dora", "school"))
    allowances.spend(Asker("dora", "home"))
