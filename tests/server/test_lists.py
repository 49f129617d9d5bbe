"""Lists of tables come in pages, and nobody can push the others out of them."""

import asyncio

from igroteka.server.lobby import Lobby
from igroteka.server.stored import Seat, StoredTable
from tests.server.node import Node, Visitor


def store(lobby: Lobby, name: str, *, status: str = "open", host: str = "anna", updated: float = 0.0) -> None:
    asked = 0 if status == "playing" else None
    seats = [Seat(0, "person", host), Seat(1, "open")]
    lobby.storage.create(StoredTable(name, "tyrants", 1, {}, 7, True, host, status, asked, updated, updated, seats))


def listed(lobby: Lobby, page: int = 0, *, mine: bool) -> tuple[list[str], bool]:
    listing = asyncio.run(lobby.listing("anna", page, mine=mine))
    return [table.id for table in listing.tables], listing.more


def test_my_tables_come_in_pages_and_those_that_go_on_first(lobby: Lobby) -> None:
    for number in range(60):
        store(lobby, f"over {number}", status="over", updated=100.0 + number)
        store(lobby, f"playing {number}", status="playing", updated=number)
    pages = [listed(lobby, page, mine=True) for page in range(4)]
    assert [(len(tables), more) for tables, more in pages] == [(50, True), (50, True), (20, False), (0, False)]
    every = [table for tables, _ in pages for table in tables]
    expected = [f"{status} {number}" for status in ("playing", "over") for number in reversed(range(60))]
    assert every == expected


def test_a_full_page_is_not_followed_by_an_empty_one(lobby: Lobby) -> None:
    for number in range(50):
        store(lobby, f"open {number}")
    assert listed(lobby, mine=True)[1] is False


def test_the_public_tables_of_one_host_do_not_push_the_others_out(lobby: Lobby) -> None:
    for number in range(130):
        store(lobby, f"pushy {number}", host="boris", updated=1000.0 + number)
    for host in ("carla", "dora"):
        store(lobby, f"{host}'s", host=host, updated=1.0)
    first, more = listed(lobby, mine=False)
    assert first[:5] == ["pushy 129", "pushy 128", "pushy 127", "carla's", "dora's"]
    assert (len(first), more) == (50, True)
    every = first + listed(lobby, 1, mine=False)[0] + listed(lobby, 2, mine=False)[0]
    assert len(set(every)) == 132


def test_pages_are_asked_for_by_number(node: Node) -> None:
    anna = Visitor(node, "Анна")
    table = anna.open_table("me", "open", public=True)
    for address in ("/api/tables", "/api/tables/open"):
        assert [one["id"] for one in anna.web.get(address).json()["tables"]] == [table]
        assert anna.web.get(address, params={"page": 1}).json() == {"tables": [], "more": False}
        assert anna.web.get(address, params={"page": -1}).status_code == 400
