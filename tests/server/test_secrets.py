"""Whole games of every installed game: no page is ever sent more than the views and events of its own seats."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from igroteka.kernel import Event, Record, games
from tests.server.node import Json, Node, Page, Visitor, play_on

STATE = {
    "type", "protocol", "table", "version", "view", "own", "decision", "undo", "undo_asked_by", "news", "outcome",
}  # fmt: skip
ENOUGH = 20_000


class Witness:
    """Plays the record again and knows what each viewer may have been told in each version."""

    def __init__(self, record: Record) -> None:
        self.views: list[Any] = []
        self.own: list[list[Any]] = []
        self.events: list[list[Event]] = []
        for match in record.steps():
            self.events.append(list(match.log))
            self.views.append(plain(match.view()))
            self.own.append([plain(match.own(seat)) for seat in range(record.seats)])
            match.log.clear()

    def check(self, message: Json, seat: int | None) -> None:
        """Is the message exactly what the viewer may know?"""
        assert set(message) <= STATE | {"components"}
        assert message["view"] == self.views[message["version"]]
        assert message["own"] == ({} if seat is None else {str(seat): self.own[message["version"]][seat]})
        assert message["decision"] is None or message["decision"]["seat"] == seat
        for news in message["news"]:
            told = [event for event in self.events[news["version"]] if event.heard_by(seat)]
            assert news["events"] == plain(told)


def plain(told: object) -> Any:
    return json.loads(msgspec.json.encode(told))


@pytest.mark.parametrize("game", games())
def test_no_page_receives_what_its_seat_may_not_know(node: Node, game: str) -> None:
    seats = games()[game].seats[0]
    people = [Visitor(node, f"Игрок {seat}") for seat in range(seats)]
    table = people[0].open_table("me", *["open"] * (seats - 1), game=game)
    for number, person in enumerate(people[1:], 1):
        person.web.put(f"/api/tables/{table}/seats/{number}").raise_for_status()
    players = [person.visit(table) for person in people]
    spectator = Visitor(node, "Зритель").visit(table)
    choices = play_on(players, Random(9), ENOUGH)
    spectator.until_version(choices)
    assert players[0].state["outcome"] is not None
    record = Record.load(people[0].web.get(f"/api/tables/{table}/record").text)
    viewers: list[int | None] = [*range(seats), None]
    witness = Witness(record)
    for seat, page in zip(viewers, [*players, spectator], strict=True):
        states = states_of(page)
        assert len(states) > choices
        for message in states:
            witness.check(message, seat)
        assert str(record.seed) not in json.dumps(page.received)


def states_of(page: Page) -> list[Json]:
    return [message for message in page.received if message["type"] == "state"]
