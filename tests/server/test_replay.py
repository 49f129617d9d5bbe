"""Looking back at tables and at records from files, and playing on from there."""

from random import Random

import pytest

from igroteka.kernel import Match, Record
from tests.server.node import Node, Visitor, play_on, two_players


def record(choices: int) -> Record:
    """The record of a game in which the first option was taken so many times."""
    match = Match("tyrants", seats=2, seed=3)
    for _ in range(choices):
        assert match.decision is not None
        match.play(match.decision.options[0])
    return Record.of(match)


def test_the_past_can_be_looked_at_and_played_on_from(node: Node) -> None:
    anna, boris, table = two_players(node)
    pages = [anna.visit(table), boris.visit(table)]
    choices = play_on(pages, Random(4), 5000)
    moment = anna.web.get(f"/api/tables/{table}/moments/30").json()
    assert (moment["number"], moment["total"], list(moment["own"])) == (30, choices, ["0", "1"])
    hands = [player["hand_size"] for player in moment["view"]["players"]]
    assert [len(moment["own"][seat]["hand"]) for seat in ("0", "1")] == hands
    assert anna.web.get(f"/api/tables/{table}/moments/99999").json()["number"] == choices
    curve = anna.web.get(f"/api/tables/{table}/curve").json()["points"]
    assert len(curve) == choices + 1
    assert curve[-1] == pages[0].state["outcome"]["scores"]
    branched = boris.web.post(f"/api/tables/{table}/branch", json={"number": 30, "seat": 1}).json()
    assert [seat["kind"] for seat in branched["seats"]] == ["bot", "person"]
    again = boris.visit(branched["id"])
    assert again.state["version"] >= 30
    theirs = boris.web.get(f"/api/tables/{branched['id']}/moments/30").json()
    assert (theirs["view"], theirs["own"]) == (moment["view"], {"1": moment["own"]["1"]})


def test_the_past_of_a_game_in_progress_stays_secret(node: Node) -> None:
    anna, _, table = two_players(node)
    page = anna.visit(table)
    assert page.state["version"] == 0
    for path in ("curve", "record"):
        assert anna.web.get(f"/api/tables/{table}/{path}").json()["error"] == "not-over"
    assert anna.web.post(f"/api/tables/{table}/branch", json={"number": 0, "seat": 0}).json()["error"] == "not-over"
    mine = anna.web.get(f"/api/tables/{table}/moments/0").json()
    assert list(mine["own"]) == ["0"]
    stranger = Visitor(node, "Карла").web.get(f"/api/tables/{table}/moments/0").json()
    assert (stranger["view"], stranger["own"]) == (mine["view"], {})


def test_a_turn_begins_after_each_choice_that_ends_one(node: Node) -> None:
    saved = record(60)
    moment = Visitor(node, "Анна").web.post("/api/records/moments/1", json={"record": saved.save()}).json()
    assert moment["turns"] == [n for n, choice in enumerate(saved.choices, 1) if choice == ("end",) and n < 60]
    assert moment["turns"]
    assert (moment["news"]["version"], moment["news"]["seat"]) == (1, 1)


def test_a_record_is_looked_at_without_a_table(node: Node) -> None:
    anna, saved = Visitor(node, "Анна"), record(20)
    text = {"record": saved.save()}
    read = anna.web.post("/api/records/read", json=text).json()
    assert read == {"game": "tyrants", "seats": 2, "outcome": None, "components": ""}
    moment = anna.web.post("/api/records/moments/20", json=text).json()
    match = saved.replay()
    hands = [moment["own"][seat]["hand"] for seat in ("0", "1")]
    assert hands == [match.own(seat).hand for seat in (0, 1)]  # type: ignore[attr-defined]
    assert len(anna.web.post("/api/records/curve", json=text).json()["points"]) == 21
    assert anna.web.get("/api/tables").json() == []


def test_a_record_can_be_played_on_from_against_bots(node: Node) -> None:
    anna, saved = Visitor(node, "Анна"), record(20)
    wish = {"record": saved.save(), "number": 12, "seat": 1}
    table = anna.web.post("/api/records/branch", json=wish).json()
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person"]
    assert anna.visit(table["id"]).state["version"] >= 12
    assert anna.web.post("/api/records/branch", json={**wish, "seat": 2}).json()["error"] == "no-seat"


def test_a_saved_game_becomes_a_table(node: Node) -> None:
    saved = record(20)
    anna = Visitor(node, "Анна")
    opened = anna.web.post("/api/records", content=saved.save().encode())
    assert opened.status_code == 201
    page = anna.visit(opened.json()["id"])
    assert page.state["version"] == 20
    decision = saved.replay().decision
    assert decision is not None
    assert page.state["decision"]["options"] == [list(option) for option in decision.options]


@pytest.mark.parametrize("path", ["read", "moments/3", "curve", "branch"])
@pytest.mark.parametrize(
    ("damage", "line"),
    [
        (lambda text: "", 1),
        (lambda text: "hello", 1),
        (lambda text: text.replace('"tyrants"', '"chess"'), 1),
        (lambda text: text.replace('"start ', '"fly ', 1), 2),
        (lambda text: text.replace('"choices":20', '"choices":25'), 21),
    ],
)
def test_a_damaged_record_is_refused_with_the_line(node: Node, path: str, damage: object, line: int) -> None:
    assert callable(damage)
    wish = {"record": damage(record(20).save())}
    if path == "branch":
        wish |= {"number": 20, "seat": 0}
    answer = Visitor(node, "Анна").web.post(f"/api/records/{path}", json=wish)
    refusal = answer.json()
    assert (answer.status_code, refusal["error"], refusal["line"]) == (400, "bad-record", line)
    assert refusal["sentence"].startswith(f"line {line}: ")
