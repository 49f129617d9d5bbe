"""Playing over the network: whole games, one's own seats only, undo, bots, chat, leaving and coming back."""

from datetime import datetime
from random import Random

import pytest

from igroteka.kernel import Record
from tests.server.node import Node, Page, Visitor, play_on, two_players


def test_a_whole_game_by_two_people(node: Node) -> None:
    anna, boris, table = two_players(node)
    pages = [anna.visit(table), boris.visit(table)]
    choices = play_on(pages, Random(4), 5000)
    outcome = pages[0].state["outcome"]
    assert outcome is not None
    assert pages[1].state["outcome"] == outcome
    assert pages[0].state["table"]["status"] == "over"
    assert pages[0].state["undo"] == "none"
    assert pages[0].ask("undo", seat=0, version=choices)["error"] == "over"
    record = anna.web.get(f"/api/tables/{table}/record")
    assert record.headers["content-disposition"] == f'attachment; filename="tyrants-{datetime.now():%Y-%m-%d}.igroteka"'
    match = Record.load(record.text).replay()
    assert match.outcome is not None
    assert list(match.outcome.scores) == outcome["scores"]
    assert len(match.choices) == choices
    story = boris.web.get(f"/api/tables/{table}/story").json()
    assert len(story["news"]) == choices


def test_only_ones_own_seat_can_be_played(node: Node) -> None:
    anna, boris, table = two_players(node)
    pages = [anna.visit(table), boris.visit(table)]
    asked = next(page for page in pages if page.state["decision"])
    other = next(page for page in pages if not page.state["decision"])
    decision = asked.state["decision"]
    option = decision["options"][0]
    assert other.ask("move", seat=decision["seat"], version=0, option=option)["error"] == "not-yours"
    mine = 1 - decision["seat"]
    assert other.ask("move", seat=mine, version=0, option=option)["error"] == "not-asked"
    carla = Visitor(node, "Карла").visit(table)
    assert carla.ask("move", seat=0, version=0, option=option)["error"] == "not-yours"
    assert asked.ask("move", seat=decision["seat"], version=0, option=["fly"])["error"] == "illegal"
    assert asked.move(option)["error"] == ""
    assert asked.until_version(1)["version"] == 1


def test_a_stale_move_is_refused_and_the_page_is_told_the_state(node: Node) -> None:
    anna, boris, table = two_players(node)
    pages = [anna.visit(table), boris.visit(table)]
    asked = next(page for page in pages if page.state["decision"])
    decision = asked.state["decision"]
    assert asked.move(decision["options"][0])["error"] == ""
    again = asked.ask("move", seat=decision["seat"], version=0, option=decision["options"][0])
    assert again["error"] == "stale"
    assert asked.until_version(1)["version"] == 1


def test_two_devices_of_one_person_cannot_both_move(node: Node) -> None:
    anna = Visitor(node, "Анна")
    table = anna.open_table("me", "me")
    devices = [anna.visit(table), anna.visit(table)]
    decision = devices[0].state["decision"]
    for device, option in zip(devices, decision["options"], strict=False):
        device.send("move", seat=decision["seat"], version=0, option=option)
    assert sorted(device.reply()["error"] for device in devices) == ["", "stale"]
    first, second = (device.until_version(1) for device in devices)
    assert first["version"] == second["version"] == 1
    assert first["view"] == second["view"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "{}",
        '{"type":"move"}',
        '{"type":"dance","id":1}',
        '{"type":"say","id":1,"text":5}',
        "[1,2]",
        '"' * 40,
    ],
)
def test_nonsense_gets_an_error_and_changes_nothing(node: Node, text: str) -> None:
    anna = Visitor(node, "Анна")
    page = anna.visit(anna.open_table("me", "me"))
    page.socket.send(text)
    reply = page.wait(lambda message: message["type"] == "reply")
    assert (reply["error"], page.state["version"]) == ("nonsense", 0)


def first_turn(node: Node) -> tuple[Page, Page, int]:
    """A game at its first turn: the page of the one who is asked, that of the other, and the first one's seat."""
    anna, boris, table = two_players(node)
    pages = [anna.visit(table), boris.visit(table)]
    play_on(pages, Random(1), 2)
    asked = next(page for page in pages if page.state["decision"])
    other = next(page for page in pages if page is not asked)
    seat = asked.state["decision"]["seat"]
    return asked, other, seat


def test_undo_is_free_until_something_is_revealed_and_then_asked(node: Node) -> None:
    asked, other, seat = first_turn(node)
    asked.move(["play", "noble"])
    assert asked.until_version(3)["undo"] == "free"
    assert asked.ask("undo", seat=seat, version=3)["error"] == ""
    state = asked.until_version(4)
    assert [news["undone"] for news in state["news"]] == [1]
    asked.move(["end"])
    other.until_version(5)
    assert asked.until_version(5)["undo"] == "ask"
    asked.ask("undo", seat=seat, version=5)
    told = other.wait(lambda message: message["type"] == "state" and message["undo_asked_by"] == seat)
    assert told["version"] == 5
    assert other.ask("consent", seat=1 - seat, agree=True)["error"] == ""
    assert asked.until_version(6)["decision"]["seat"] == seat


def wish_to_undo(node: Node) -> tuple[Page, Page, int]:
    """The page of somebody who wishes to undo, that of the other player, who knows it, and the first one's seat."""
    asked, other, seat = first_turn(node)
    asked.move(["end"])
    asked.until_version(3)
    asked.ask("undo", seat=seat, version=3)
    other.wait(lambda message: message["type"] == "state" and message["undo_asked_by"] == seat)
    return asked, other, seat


def test_a_wish_to_undo_can_be_declined(node: Node) -> None:
    asked, other, seat = wish_to_undo(node)
    other.ask("consent", seat=1 - seat, agree=False)
    assert asked.wait(lambda m: m["type"] == "state" and m["undo_asked_by"] is None)["version"] == 3


def test_a_wish_to_undo_can_be_withdrawn(node: Node) -> None:
    asked, other, seat = wish_to_undo(node)
    assert asked.ask("consent", seat=seat, agree=False)["error"] == ""
    other.wait(lambda message: message["type"] == "state" and message["undo_asked_by"] is None)
    assert other.ask("consent", seat=1 - seat, agree=True)["error"] == "nothing-asked"
    assert other.move(other.state["decision"]["options"][0])["error"] == ""


def test_bots_answer_by_themselves_and_keep_a_seat_for_who_left(node: Node) -> None:
    anna = Visitor(node, "Анна")
    table = anna.open_table("me", "normal")
    page = anna.visit(table)
    while not page.state["decision"]:
        page.until_version(page.state["version"] + 1)
    page.move(page.state["decision"]["options"][0])
    anna.web.delete(f"/api/tables/{table}/seats/0").raise_for_status()
    version = page.state["version"]
    page.until_version(version + 25)
    assert page.state["table"]["seats"][0]["away"]
    back = anna.web.put(f"/api/tables/{table}/seats/0").json()
    assert not back["seats"][0]["away"]
    page.wait(lambda message: message["type"] == "state" and message["decision"] is not None)


def test_a_hint_names_moves_with_reasons_and_the_chance_before_and_after(node: Node) -> None:
    anna = Visitor(node, "Анна")
    page = anna.visit(anna.open_table("me", "me"))
    decision = page.state["decision"]
    hint = page.ask("hint", seat=decision["seat"])
    best = hint["lines"][0]
    assert best["option"] in decision["options"]
    assert 0 <= hint["chance"] <= 1
    assert 0 <= best["value"] <= 1
    assert {reason["term"] for reason in best["reasons"]} & {"map", "sites", "cards", "strength", "tokens"}
    assert page.state["version"] == 0


def test_which_answers_reveal_something_is_told_to_the_one_who_is_asked(node: Node) -> None:
    asked, other, seat = first_turn(node)
    assert asked.ask("irreversible", seat=seat)["options"] == [["end"]]
    assert other.ask("irreversible", seat=seat)["error"] == "not-yours"
    assert other.ask("irreversible", seat=1 - seat)["error"] == "not-asked"
    assert asked.state["version"] == 2


def test_a_whole_turn_can_be_taken_back_as_far_as_it_is_free(node: Node) -> None:
    asked, _, seat = first_turn(node)
    for version in (3, 4):
        asked.move(["play", "noble"])
        asked.until_version(version)
    assert asked.ask("undo", seat=seat, version=4, turn=True)["error"] == ""
    state = asked.until_version(5)
    assert [news["undone"] for news in state["news"]] == [2]
    assert state["decision"]["kind"] == "turn"
    assert asked.ask("undo", seat=seat, version=5, turn=True)["error"] == "nothing-to-undo"


def test_chat_reaches_everybody_and_is_kept(node: Node) -> None:
    anna, boris, table = two_players(node)
    pages = [anna.visit(table), boris.visit(table)]
    assert pages[0].ask("say", text="  Привет!  ")["error"] == ""
    line = pages[1].wait(lambda message: message["type"] == "chat")
    assert (line["name"], line["text"]) == ("Анна", "Привет!")
    assert pages[0].ask("say", text="   ")["error"] == "empty"
    assert [line["text"] for line in boris.web.get(f"/api/tables/{table}/story").json()["chat"]] == ["Привет!"]


def test_a_line_of_chat_knows_the_seat_it_was_said_from(node: Node) -> None:
    anna, boris = Visitor(node, ""), Visitor(node, "Борис")
    table = anna.open_table("easy", "me", "me")
    player, visitor = anna.visit(table), boris.visit(table)
    for seat in (None, 2, 0):
        assert player.ask("say", text="Привет!", seat=seat)["error"] == ""
    assert visitor.ask("say", text="Удачи!", seat=1)["error"] == ""
    chat = boris.web.get(f"/api/tables/{table}/story").json()["chat"]
    assert [(line["name"], line["seat"]) for line in chat] == [("", 1), ("", 2), ("", 1), ("Борис", None)]


def test_news_tell_free_choices_from_answers(node: Node) -> None:
    anna = Visitor(node, "Анна")
    table = anna.open_table("me", "me")
    page = anna.visit(table)
    play_on([page], Random(3), 12)
    news = anna.web.get(f"/api/tables/{table}/story").json()["news"]
    assert [one["free"] for one in news[:2]] == [False, False]
    assert news[2]["free"]
    told = [one for message in page.received if message["type"] == "state" for one in message["news"]]
    assert [one["free"] for one in told] == [one["free"] for one in news]


def test_a_rematch_seats_the_same_people_and_the_others_see_the_way(node: Node) -> None:
    anna, boris, table = two_players(node)
    pages = [anna.visit(table), boris.visit(table)]
    assert anna.web.post(f"/api/tables/{table}/rematch").json()["error"] == "not-over"
    play_on(pages, Random(4), 5000)
    assert Visitor(node, "Карла").web.post(f"/api/tables/{table}/rematch").json()["error"] == "not-yours"
    again = anna.web.post(f"/api/tables/{table}/rematch").json()
    assert again["id"] != table
    assert [seat["name"] for seat in again["seats"]] == ["Анна", "Борис"]
    assert (again["status"], again["rematch"]) == ("playing", "")
    pages[1].wait(lambda message: message["type"] == "state" and message["table"]["rematch"] == again["id"])
    assert boris.web.post(f"/api/tables/{table}/rematch").json()["id"] == again["id"]
    assert [listed["id"] for listed in boris.web.get("/api/tables").json()["tables"]] == [again["id"], table]


def test_a_new_name_reaches_the_pages_at_once(node: Node) -> None:
    anna, boris = Visitor(node, "Анна"), Visitor(node, "Борис")
    page = boris.visit(anna.open_table("me", "open"))
    anna.web.put("/api/me", json={"name": "Аня"}).raise_for_status()
    told = page.wait(lambda message: message["type"] == "state")
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Аня", ""]
