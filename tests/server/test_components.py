"""Tables that are played with somebody's own box: everything at them goes by it, in every process."""

import asyncio
import json
from datetime import datetime
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from igroteka.kernel import Option, Record, export_components, find_game
from igroteka.server.budget import Budget, OverBudget
from igroteka.server.journal import Journal
from igroteka.server.storage import Storage
from igroteka.server.stored import Seat, StoredTable
from igroteka.server.tables import LiveTable
from tests.boxes import edited
from tests.server.inside import code_of, move
from tests.server.node import Node, Visitor, play_on


def rich_nobles(box: Any) -> None:
    """Every starting card gives 9 influence, and the box has a name."""
    for card in ("noble", "soldier"):
        box["cards"][card]["play"] = {"type": "Gain", "influence": 9}
    box["components"]["name"] = "наша"


TYRANTS = find_game("tyrants")
STANDARD = export_components(TYRANTS)
RICH = edited(TYRANTS, rich_nobles)
WEALTH = [{"id": "effect-gain-influence", "args": {"count": 9}}]


def text_of_noble(catalogue: Any) -> object:
    return catalogue["cards"]["noble"]["text"]


def influence_of_a_noble(visitor: Visitor, table: str) -> int:
    """Start the game and play the first starting card; what it has brought."""
    page = visitor.visit(table)
    for number in range(3):
        decision = page.state["decision"]
        option = next((one for one in decision["options"] if one[0] == "play"), decision["options"][0])
        assert page.move(option)["error"] == ""
        page.until_version(number + 1)
    return int(page.state["view"]["influence"])


def test_the_standard_box_can_be_downloaded(node: Node) -> None:
    answer = Visitor(node, "Анна").web.get("/api/games/tyrants/components")
    assert answer.text == STANDARD
    today = f"{datetime.now():%Y-%m-%d}"
    assert answer.headers["content-disposition"] == f'attachment; filename="tyrants-components-{today}.json"'
    assert Visitor(node, "Анна").web.get("/api/games/chess/components").status_code == 404


def test_a_file_is_checked_before_it_is_played_with(node: Node) -> None:
    anna = Visitor(node, "Анна")
    name = anna.web.post("/api/games/tyrants/components", json={"text": RICH}).json()["name"]
    assert name.startswith("наша ")
    assert anna.web.post("/api/games/tyrants/components", json={"text": STANDARD}).json() == {"name": ""}
    misspelt = edited(TYRANTS, lambda box: box["cards"]["noble"]["play"].update(type="Gian"))
    bad = anna.web.post("/api/games/tyrants/components", json={"text": misspelt})
    assert (bad.status_code, bad.json()["error"]) == (400, "bad-components")
    assert bad.json()["sentence"] == 'cards.noble.play: there is no word "Gian"; did you mean "Gain"?'
    assert bad.json()["faults"] == {
        "ru": 'cards.noble.play: слова "Gian" нет; возможно, имелось в виду "Gain"?',
        "en": bad.json()["sentence"],
    }


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        ("nonsense", "line 1, column 1: this cannot stand here: nonsense"),
        (edited(TYRANTS, lambda box: box["cards"]["noble"].update(copies=3)), "cards.noble: there are 28 copies"),
        (RICH + " " * 400_000, "The file is too large"),
        (RICH + " " * 1_000_000, "Request Entity Too Large"),
    ],
)
def test_a_table_with_a_bad_file_is_not_opened(node: Node, file: str, sentence: str) -> None:
    anna = Visitor(node, "Анна")
    wish = {"game": "tyrants", "seats": [{"kind": "me"}] * 2, "components": file}
    answer = anna.web.post("/api/tables", json=wish)
    assert answer.status_code in (400, 413)
    assert sentence in answer.text
    assert anna.web.get("/api/tables").json()["tables"] == []


def test_a_table_is_played_with_its_own_components(node: Node) -> None:
    anna = Visitor(node, "Анна")
    own, usual = anna.open_table("me", "me", components=RICH), anna.open_table("me", "me")
    assert [influence_of_a_noble(anna, table) >= 9 for table in (own, usual)] == [True, False]
    told = anna.web.get(f"/api/tables/{own}").json()["components"]
    assert told.startswith("наша ")
    assert anna.web.get(f"/api/tables/{usual}").json()["components"] == ""
    assert {table["components"] for table in anna.web.get("/api/tables").json()["tables"]} == {told, ""}
    assert text_of_noble(anna.web.get(f"/api/tables/{own}/catalogue").json()) == WEALTH
    assert text_of_noble(anna.web.get("/api/games/tyrants/catalogue").json()) != WEALTH
    assert anna.web.get(f"/api/tables/{usual}/catalogue").json() == anna.web.get("/api/games/tyrants/catalogue").json()
    file = anna.web.get(f"/api/tables/{own}/components").text
    assert json.loads(file) == json.loads(RICH)
    assert anna.web.get(f"/api/tables/{usual}/components").text == STANDARD


def test_bots_and_hints_go_by_the_components_of_the_table(node: Node) -> None:
    anna = Visitor(node, "Анна")
    page = anna.visit(anna.open_table("me", "normal", components=RICH))
    bought = 0
    while not bought:
        version = page.state["version"]
        decision = page.state["decision"]
        if decision:
            end = ["end"] if ["end"] in decision["options"] else decision["options"][0]
            hint = page.ask("hint", seat=0)
            assert hint["lines"][0]["option"] in decision["options"]
            page.move(end)
        page.until_version(version + 1)
        events = [event for news in page.state["news"] for event in news["events"]]
        bought = sum(event["name"] == "recruited" and event["args"][0] == 1 for event in events)
    assert bought


def test_a_finished_game_takes_its_components_along(node: Node) -> None:
    anna = Visitor(node, "Анна")
    table = anna.open_table("me", "me", components=RICH)
    page = anna.visit(table)
    choices = play_on([page], Random(2), 5000)
    assert page.state["outcome"]
    saved = anna.web.get(f"/api/tables/{table}/record").text
    record = Record.load(saved)
    assert record.components == page.state["table"]["components"]
    assert len(anna.web.get(f"/api/tables/{table}/curve").json()["points"]) == choices + 1
    assert anna.web.get(f"/api/tables/{table}/moments/9").json()["number"] == 9
    branched = anna.web.post(f"/api/tables/{table}/branch", json={"number": 5, "seat": 0}).json()
    opened = anna.web.post("/api/records", content=saved.encode()).json()
    replayed = anna.web.post("/api/records/branch", json={"record": saved, "number": 5, "seat": 0}).json()
    for made in (branched, opened, replayed):
        assert made["components"] == record.components
        assert text_of_noble(anna.web.get(f"/api/tables/{made['id']}/catalogue").json()) == WEALTH
    assert anna.visit(opened["id"]).state["outcome"] == page.state["outcome"]
    again = anna.web.post(f"/api/tables/{table}/rematch").json()
    assert again["components"] == record.components
    assert influence_of_a_noble(anna, again["id"]) >= 9
    assert text_of_noble(anna.web.post("/api/records/catalogue", json={"record": saved}).json()) == WEALTH


def test_a_record_without_its_components_is_refused_with_their_name(node: Node) -> None:
    anna = Visitor(node, "Анна")
    table = anna.open_table("me", "me", components=RICH)
    name = anna.web.get(f"/api/tables/{table}").json()["components"]
    record = Record("tyrants", 1, 2, 7, None, (), name)
    answer = anna.web.post("/api/records", content=record.save().encode())
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-record")
    assert f'the components "{name}"' in answer.json()["sentence"]


def test_the_components_survive_the_server(data: Path) -> None:
    node = Node(data)
    anna = Visitor(node, "Анна")
    table = anna.open_table("me", "me", components=RICH)
    node.kill()
    node.start()
    assert influence_of_a_noble(anna, table) >= 9
    assert text_of_noble(anna.web.get(f"/api/tables/{table}/catalogue").json()) == WEALTH
    assert anna.web.delete(f"/api/tables/{table}").status_code == 204
    node.stop()


def test_tables_of_an_older_server_have_the_standard_components(data: Path) -> None:
    url = f"sqlite:///{data / 'old.sqlite'}"
    storage, config = Storage(url), Config()
    config.set_main_option("script_location", str(files("igroteka.server") / "migrations"))
    with storage.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text("INSERT INTO tables VALUES ('old', 'tyrants', 1, '{}', 7, 0, 'anna', 'playing', 0, 1.0, 1.0)")
        )
    storage.migrate()
    table = storage.load("old")
    assert table is not None
    assert (table.components, storage.box("old")) == ("", "")
    storage.close()


def one_table(data: Path) -> tuple[Storage, LiveTable]:
    """A table of Tyrants at which Anna plays both houses."""
    storage = Storage(f"sqlite:///{data / 'one.sqlite'}")
    storage.migrate()
    seats = [Seat(0, "person", "anna"), Seat(1, "person", "anna")]
    stored = StoredTable("t", "tyrants", TYRANTS.rules, {}, 7, False, "anna", "playing", 1, 1.0, 1.0, seats)
    storage.create(stored)
    table = LiveTable(stored, storage, Journal(storage), None, Budget())  # type: ignore[arg-type]
    table.changed = lambda: None
    return storage, table


def take_too_long(_: Option) -> None:
    raise OverBudget


def test_a_choice_that_fails_in_the_middle_stops_its_table_which_keeps_its_record(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage, table = one_table(data)

    async def play() -> None:
        await move(table)
        match = await table.match()
        monkeypatch.setattr(match, "play", lambda _: 1 / 0)
        assert await code_of(move(table)) == "stopped"
        assert table.stored.status == "stopped"
        assert len(table.record()[0].choices) == 1
        assert (await table.state("anna", None)).view is None

    asyncio.run(play())
    storage.close()


def test_a_choice_that_takes_too_long_may_be_tried_once_more(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    storage, table = one_table(data)

    async def play_slowly() -> str:
        monkeypatch.setattr(await table.match(), "play", take_too_long)
        return await code_of(move(table))

    async def play() -> None:
        for _ in range(2):
            assert await play_slowly() == "too-long"
            await move(table)
        assert len(table.record()[0].choices) == 2
        assert [await play_slowly(), await play_slowly()] == ["too-long", "stopped"]

    asyncio.run(play())
    storage.close()
