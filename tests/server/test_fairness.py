"""Fairness between the people at a table: undo, deleting, removing somebody, hearing and meeting others."""

import asyncio
from base64 import urlsafe_b64decode
from collections.abc import Callable
from random import Random

import pytest

from igroteka.server.lobby import Lobby
from igroteka.server.stored import StoredTable
from igroteka.server.tables import LiveTable
from tests.server.inside import (
    ME,
    OPEN,
    announced,
    code_of,
    finished_table,
    move,
    person_asked,
    sit,
    two_people,
    tyrants,
)
from tests.server.node import Json, Node, Page, Visitor, play_on, two_players

PEOPLE = ("anna", "boris")


def leave(person: str, *, away: bool = True) -> Callable[[StoredTable], None]:
    def change(stored: StoredTable) -> None:
        for seat in stored.seats:
            if seat.person == person:
                seat.away = away

    return change


def other_than(person: str) -> str:
    return PEOPLE[1 - PEOPLE.index(person)]


# Undo


def test_while_an_opponent_is_away_nothing_of_theirs_is_taken_back(
    lobby: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LiveTable, "wake_bots", lambda table: None)

    async def play() -> None:
        table = await two_people(lobby)
        mover, asked = person_asked(table), table.stored.asked
        assert asked is not None
        await move(table, mover, ("end",))
        await table.change_seats(leave(other_than(mover)))
        await table.undo(mover, asked, table.version)
        state = await table.state(mover, None)
        assert (state.version, state.undo_asked_by) == (3, asked)
        await table.change_seats(leave(other_than(mover), away=False))
        await table.consent(other_than(mover), 1 - asked, True)
        assert table.version == 4

    asyncio.run(play())


def test_while_an_opponent_is_away_ones_own_free_choices_can_be_taken_back(lobby: Lobby) -> None:
    async def play() -> None:
        table = await two_people(lobby)
        mover, asked = person_asked(table), table.stored.asked
        assert asked is not None
        await table.change_seats(leave(other_than(mover)))
        await move(table, mover, ("play", "noble"))
        await table.undo(mover, asked, 3)
        assert (table.version, len((await table.match()).choices)) == (4, 2)
        await table.undo(mover, asked, 4)
        assert (table.version, (await table.state(mover, None)).undo_asked_by) == (4, asked)

    asyncio.run(play())


def test_bots_always_agree(lobby: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LiveTable, "wake_bots", lambda table: None)

    async def play() -> None:
        table = await two_people(lobby)
        mover, asked = person_asked(table), table.stored.asked
        assert asked is not None
        await move(table, mover, ("end",))

        def give_to_bot(stored: StoredTable) -> None:
            stored.seats[1 - asked].kind, stored.seats[1 - asked].person = "bot", None

        await table.change_seats(give_to_bot)
        await table.undo(mover, asked, 3)
        assert table.version == 4

    asyncio.run(play())


# Deleting


def test_a_running_game_of_others_is_not_deleted_until_they_have_left(lobby: Lobby) -> None:
    async def play() -> None:
        table = await lobby.open_table("anna", tyrants(ME, OPEN))
        await table.change_seats(sit(1, "boris"))
        assert await code_of(lobby.delete("boris", table.stored.id)) == "not-host"
        assert await code_of(lobby.delete("anna", table.stored.id)) == "others-play"
        await table.change_seats(leave("boris"))
        await lobby.delete("anna", table.stored.id)
        assert lobby.storage.load(table.stored.id) is None

    asyncio.run(play())


def test_before_the_start_a_host_deletes_the_table_whoever_sits_there(lobby: Lobby) -> None:
    async def play() -> None:
        table = await lobby.open_table("anna", tyrants(ME, OPEN, OPEN))
        await table.change_seats(sit(1, "boris"))
        await lobby.delete("anna", table.stored.id)
        assert lobby.storage.load(table.stored.id) is None

    asyncio.run(play())


def test_a_finished_game_is_put_out_of_ones_own_list_and_gone_with_the_last(lobby: Lobby) -> None:
    async def play() -> None:
        table = await finished_table(lobby)
        table_id = table.stored.id

        def share(stored: StoredTable) -> None:
            stored.seats[1].person = "boris"

        await table.change_seats(share)
        assert await code_of(lobby.delete("carla", table_id)) == "not-host"
        await lobby.delete("anna", table_id)
        assert (await lobby.listing("anna", 0, mine=True)).tables == []
        assert [one.id for one in (await lobby.listing("boris", 0, mine=True)).tables] == [table_id]
        assert (await lobby.table(table_id)).stored.status == "over"
        assert (table_id, -1) not in announced(lobby)
        await lobby.delete("boris", table_id)
        assert lobby.storage.load(table_id) is None
        assert announced(lobby)[-1] == (table_id, -1)

    asyncio.run(play())


# Removing somebody before the start


def test_the_host_removes_a_guest_who_is_told_and_cannot_sit_down_again(node: Node) -> None:
    anna, boris, carla = Visitor(node, "Анна"), Visitor(node, "Борис"), Visitor(node, "Карла")
    table = anna.open_table("me", "open", "open", "open")
    seats = f"/api/tables/{table}/seats"
    for number in (1, 2):
        boris.web.put(f"{seats}/{number}").raise_for_status()
    page = boris.visit(table)
    assert boris.web.delete(f"{seats}/0/guest").json()["error"] == "not-host"
    assert anna.web.delete(f"{seats}/0/guest").json()["error"] == "no-guest"
    assert anna.web.delete(f"{seats}/3/guest").json()["error"] == "no-guest"
    left = anna.web.delete(f"{seats}/1/guest").json()
    assert ([seat["kind"] for seat in left["seats"]], left["barred"]) == (["person", "open", "open", "open"], False)
    assert page.wait(lambda message: message["type"] == "state")["table"]["barred"] is True
    again = boris.web.put(f"{seats}/1")
    assert (again.status_code, again.json()["error"]) == (403, "barred")
    assert carla.web.put(f"{seats}/1").json()["seats"][1]["name"] == "Карла"


def test_nobody_is_removed_from_a_running_game(node: Node) -> None:
    anna, _, table = two_players(node)
    assert anna.web.delete(f"/api/tables/{table}/seats/1/guest").json()["error"] == "started"


# Chat


def said(page: Page) -> Json:
    return page.wait(lambda message: message["type"] == "chat")


def story(visitor: Visitor, table: str) -> list[Json]:
    lines: list[Json] = visitor.web.get(f"/api/tables/{table}/story").json()["chat"]
    return lines


def test_a_spectators_line_is_marked_and_authors_are_told_apart_whatever_their_names(node: Node) -> None:
    anna, boris, table = two_players(node)
    double = Visitor(node, "Анна")
    page = boris.visit(table)
    for visitor in (anna, double):
        assert visitor.visit(table).ask("say", text="Это я")["error"] == ""
    first, second = said(page), said(page)
    assert [(line["name"], line["spectator"], line["mine"]) for line in (first, second)] == [
        ("Анна", False, False),
        ("Анна", True, False),
    ]
    assert first["author"] != second["author"]
    assert story(boris, table) == [first, second]
    assert [line["mine"] for line in story(double, table)] == [False, True]
    elsewhere = anna.open_table("me", "me")
    assert anna.visit(elsewhere).ask("say", text="Это я")["error"] == ""
    assert story(anna, elsewhere)[0]["author"] not in (first["author"], second["author"])


def test_what_a_removed_guest_has_said_is_not_said_by_who_sits_there_next(node: Node) -> None:
    anna, boris, carla = Visitor(node, "Анна"), Visitor(node, "Борис"), Visitor(node, "Карла")
    table = anna.open_table("me", "open", "open")
    boris.web.put(f"/api/tables/{table}/seats/1").raise_for_status()
    assert boris.visit(table).ask("say", text="Это я")["error"] == ""
    assert [line["seat"] for line in story(anna, table)] == [1]
    anna.web.delete(f"/api/tables/{table}/seats/1/guest").raise_for_status()
    carla.web.put(f"/api/tables/{table}/seats/1").raise_for_status()
    assert [(line["seat"], line["name"]) for line in story(anna, table)] == [(None, "Борис")]


def test_whom_i_block_i_do_not_hear_until_i_change_my_mind(node: Node) -> None:
    anna, boris, table = two_players(node)
    page, loud, bystander = boris.visit(table), anna.visit(table), Visitor(node, "Карла").visit(table)
    loud.ask("say", text="раз")
    author = said(page)["author"]
    assert boris.web.put(f"/api/tables/{table}/blocks/{author}").status_code == 204
    loud.ask("say", text="два")
    assert [said(bystander)["text"] for _ in range(2)] == ["раз", "два"]
    page.send("say", text="тихо")
    assert said(page)["text"] == "тихо"
    assert [line["text"] for line in story(boris, table)] == ["тихо"]
    assert [line["text"] for line in story(anna, table)] == ["раз", "два", "тихо"]
    (blocked,) = boris.web.get("/api/blocks").json()
    assert blocked["name"] == "Анна"
    assert boris.web.delete(f"/api/blocks/{blocked['id']}").status_code == 204
    assert boris.web.get("/api/blocks").json() == []
    assert [line["text"] for line in story(boris, table)] == ["раз", "два", "тихо"]


def test_whom_i_block_cannot_sit_down_at_my_tables_but_comes_back_to_their_seat(node: Node) -> None:
    anna, boris, table = two_players(node)
    boris.visit(table).ask("say", text="раз")
    author = story(anna, table)[0]["author"]
    anna.web.put(f"/api/tables/{table}/blocks/{author}").raise_for_status()
    other = anna.open_table("me", "open")
    assert boris.web.put(f"/api/tables/{other}/seats/1").json()["error"] == "barred"
    assert boris.web.put(f"/api/tables/{table}/seats/1").status_code == 200


def test_only_those_who_spoke_can_be_blocked_and_not_oneself(node: Node) -> None:
    anna, boris, table = two_players(node)
    anna.visit(table).ask("say", text="раз")
    author = story(anna, table)[0]["author"]
    assert anna.web.put(f"/api/tables/{table}/blocks/{author}").json()["error"] == "yourself"
    assert boris.web.put(f"/api/tables/{table}/blocks/nobody").json()["error"] == "no-person"
    assert boris.web.delete("/api/blocks/nobody").json()["error"] == "no-person"


def test_no_message_has_the_id_of_a_person(node: Node) -> None:
    anna, boris, table = two_players(node)
    pages = [anna.visit(table), boris.visit(table)]
    pages[0].ask("say", text="раз")
    said(pages[1])
    play_on(pages, Random(1), 3)
    signed = [visitor.web.cookies["igroteka"].split(".")[0] for visitor in (anna, boris)]
    ids = [urlsafe_b64decode(f"{one}==").decode().strip('"') for one in signed]
    assert [len(one) for one in ids] == [32, 32]
    assert all(one not in str(page.received) for one in ids for page in pages)
