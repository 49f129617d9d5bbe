"""Whole games with the most people every game allows: no page is ever sent more than its own seat may know."""

import json
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from igroteka.kernel import Event, Record, games
from tests.server.node import Json, Node, Page, Visitor, play_on

STATE = {
    "type", "id", "protocol", "table", "version", "view", "own", "decision", "undo", "undo_asked_by", "news", "outcome",
    "legacy",
}  # fmt: skip
PART = 40
"""After so many choices everybody looks back."""


class Witness:
    """Plays the record again and knows what each viewer may have been told in each version."""

    def __init__(self, record: Record) -> None:
        self.views: list[Any] = []
        self.own: list[list[Any]] = []
        self.events: list[list[Event]] = []
        for match in record.steps():
            self.events.append(list(match.log))
            self.views.append(plain(match.view()))
            self.own.append([plain(match.private_view(seat)) for seat in range(record.seats)])
            match.log.clear()
        self.leaves = match.legacy is not None

    def check(self, message: Json, seat: int | None) -> None:
        """Is the message exactly what the viewer may know?"""
        assert set(message) <= STATE | {"components"}
        assert message["legacy"] == (message["outcome"] is not None and self.leaves), "a legacy is for the end"
        assert message["view"] == self.views[message["version"]]
        assert message["own"] == ({} if seat is None else {str(seat): self.own[message["version"]][seat]})
        assert message["decision"] is None or message["decision"]["seat"] == seat
        self.check_news(message["news"], seat)

    def check_news(self, told: list[Json], seat: int | None) -> None:
        """Is it exactly what the viewer could hear?"""
        for news in told:
            heard = [event for event in self.events[news["version"]] if event.heard_by(seat)]
            assert news["events"] == plain(heard)

    def check_past(self, past: "Past", seat: int | None) -> None:
        """Does it tell what the viewer could know when they looked back, and no more?"""
        assert len(past.story["news"]) == len(past.course["news"]) == past.choices
        self.check_news(past.story["news"], seat)
        self.check_news(past.course["news"], seat)
        number = past.moment["number"]
        assert past.moment["view"] == self.views[number]
        assert past.moment["own"] == ({} if seat is None else {str(seat): self.own[number][seat]})


class Past(NamedTuple):
    """What somebody was told who looked back while the game lasted."""

    choices: int
    story: Json
    course: Json
    moment: Json


def plain(told: object) -> Any:
    return json.loads(msgspec.json.encode(told))


@pytest.mark.parametrize("game", games())
def test_no_page_receives_what_its_seat_may_not_know(node: Node, game: str) -> None:
    seats = games()[game].seats[-1]
    people = [Visitor(node, f"Игрок {seat}") for seat in range(seats)]
    table = people[0].open_table("me", *["open"] * (seats - 1), game=game)
    for number, person in enumerate(people[1:], 1):
        person.web.put(f"/api/tables/{table}/seats/{number}").raise_for_status()
    onlooker, random, choices = Visitor(node, "Зритель"), Random(9), 0
    players = [person.visit(table) for person in people]
    spectator = onlooker.visit(table)
    pasts: list[list[Past]] = []
    while played := play_on(players, random, PART):
        choices += played
        spectator.until_version(choices)
        if played == PART and players[0].state["outcome"] is None:
            pasts.append([look_back(person, table, choices, random) for person in (*people, onlooker)])
    assert players[0].state["outcome"] is not None
    record = Record.load(people[0].web.get(f"/api/tables/{table}/record").text)
    viewers: list[int | None] = [*range(seats), None]
    witness = Witness(record)
    for seat, page in zip(viewers, [*players, spectator], strict=True):
        states = states_of(page)
        told = [news["version"] for message in states for news in message["news"]]
        assert told == list(range(1, choices + 1))
        for message in states:
            witness.check(message, seat)
        assert str(record.seed) not in json.dumps(page.received)
    assert pasts
    for told in pasts:
        for seat, past in zip(viewers, told, strict=True):
            witness.check_past(past, seat)
            assert str(record.seed) not in json.dumps(past)


def look_back(person: Visitor, table: str, choices: int, random: Random) -> Past:
    paths = ("story", "course", f"moments/{random.randint(0, choices)}")
    return Past(choices, *(person.web.get(f"/api/tables/{table}/{path}").json() for path in paths))


def states_of(page: Page) -> list[Json]:
    return [message for message in page.received if message["type"] == "state"]
