"""Looking back at tables and at records from files, and playing on from there."""

import asyncio
from random import Random
from types import SimpleNamespace
from unittest.mock import Mock

import pytest
from msgspec import structs

from igroteka.kernel import Match, Record
from igroteka.server import components, http, jobs, replay
from igroteka.server.lobby import Lobby
from tests.server.inside import finished_table
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
    assert (moment["number"], list(moment["own"])) == (30, ["0", "1"])
    hands = [player["hand_size"] for player in moment["view"]["players"]]
    assert [len(moment["own"][seat]["hand"]) for seat in ("0", "1")] == hands
    assert anna.web.get(f"/api/tables/{table}/moments/99999").json()["number"] == choices
    course = anna.web.get(f"/api/tables/{table}/course").json()
    assert [news["version"] for news in course["news"]] == list(range(1, choices + 1))
    assert course == boris.web.get(f"/api/tables/{table}/course").json()
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


@pytest.mark.parametrize("path", ["moments/0", "course"])
def test_before_the_start_nobody_sees_what_was_dealt(node: Node, path: str) -> None:
    anna = Visitor(node, "Анна")
    table = anna.open_table("me", "open")
    answer = anna.web.get(f"/api/tables/{table}/{path}")
    assert (answer.status_code, answer.json()["error"]) == (409, "not-started")
    Visitor(node, "Борис").web.put(f"/api/tables/{table}/seats/1").raise_for_status()
    assert anna.web.get(f"/api/tables/{table}/{path}").status_code == 200


def test_it_is_known_after_which_choices_a_turn_began(node: Node) -> None:
    saved = record(60)
    course = Visitor(node, "Анна").web.post("/api/records/course", json={"record": saved.save()}).json()
    begun = [news["version"] for news in course["news"] if any(event["name"] == "turn" for event in news["events"])]
    assert course["turns"] == [number for number in begun if number < 60]
    assert len(course["turns"]) > saved.choices[:59].count(("end",)) > 0
    assert len(course["news"]) == 60
    assert (course["news"][0]["version"], course["news"][0]["seat"]) == (1, 1)


def test_a_record_is_looked_at_without_a_table(node: Node) -> None:
    anna, saved = Visitor(node, "Анна"), record(20)
    text = {"record": saved.save()}
    read = anna.web.post("/api/records/read", json=text).json()
    assert read == {"game": "tyrants", "seats": 2, "outcome": None, "components": ""}
    moment = anna.web.post("/api/records/moments/20", json=text).json()
    match = saved.replay()
    hands = [moment["own"][seat]["hand"] for seat in ("0", "1")]
    assert hands == [match.private_view(seat).hand for seat in (0, 1)]  # type: ignore[attr-defined]
    assert len(anna.web.post("/api/records/curve", json=text).json()["points"]) == 21
    assert anna.web.get("/api/tables").json()["tables"] == []


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


@pytest.mark.parametrize("path", ["read", "course", "moments/3", "curve", "branch"])
@pytest.mark.parametrize(
    ("damage", "line"),
    [
        (lambda text: "", 1),
        (lambda text: "hello", 1),
        (lambda text: text.replace('"tyrants"', '"chess"'), 1),
        (lambda text: text.replace('"start ', '"fly ', 1), 2),
        (lambda text: text.replace('"choices":20', '"choices":25'), 21),
        (lambda text: text.replace('"seats":2', '"seats":10'), 1),
        (lambda text: text.replace('"seed":3', f'"seed":{2**64}'), 1),
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


def test_nobody_who_plays_waits_for_those_who_look_back(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    """Records are read and replayed, and boxes looked into, in another process than the server's."""

    async def look() -> None:
        table = (await finished_table(lobby)).stored.id
        text = replay.RecordText(record(5).save())
        state = SimpleNamespace(identities=None, lobby=lobby)
        for module in (replay, components, http):
            monkeypatch.setattr(module, "who", lambda *_: "anna")
        for work in ("load", "steps"):
            monkeypatch.setattr(Record, work, Mock(side_effect=AssertionError("in the server's own process")))
        monkeypatch.setattr(jobs, "played_with", Mock(side_effect=AssertionError("in the server's own process")))
        for read in (
            replay.read_record,
            replay.get_record_course,
            replay.get_record_curve,
            components.get_record_catalogue,
        ):
            assert await read.fn(request=None, state=state, data=text)
        assert await replay.get_record_moment.fn(request=None, state=state, number=2, data=text)
        assert await replay.get_moment.fn(request=None, state=state, table_id=table, number=2)
        looks = (http.get_story, replay.get_course, replay.get_curve, replay.get_record)
        for seen in (*looks, components.get_table_catalogue, components.get_table_components):
            assert await seen.fn(request=None, state=state, table_id=table)

    asyncio.run(look())


@pytest.mark.parametrize("path", ["read", "course", "moments/0", "curve", "catalogue", "branch"])
def test_a_record_with_too_large_a_box_is_refused(node: Node, path: str) -> None:
    saved = structs.replace(record(0), components="ours 12345678", box='{"x": "' + "x" * 400_000 + '"}')
    wish: dict[str, object] = {"record": saved.save()}
    if path == "branch":
        wish |= {"number": 0, "seat": 0}
    anna = Visitor(node, "Анна")
    answer = anna.web.post(f"/api/records/{path}", json=wish)
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
    assert anna.web.post("/api/records", content=saved.save().encode()).json()["error"] == "too-large"
