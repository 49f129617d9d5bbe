"""The database gets a newer schema: after a copy was made, all or nothing, and never back."""

import logging
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config

from igroteka.kernel import IgrotekaError
from igroteka.server import migrations
from igroteka.server.people import COOKIE, Identities
from igroteka.server.storage import Storage
from tests.server.node import Node, Visitor

OLD = sorted((Path(__file__).parent / "fixtures").glob("*.sql"))
NEWEST = max(file.name[:4] for file in Path(migrations.__path__[0], "versions").glob("*.py"))


def laid(file: Path, fixture: Path = OLD[1]) -> Path:
    """An older database there."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(file)) as made:
        made.executescript(fixture.read_text(encoding="utf-8"))
    return file


def dump(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as found:
        return list(found.iterdump())


def migrated(file: Path) -> None:
    storage = Storage(f"sqlite:///{file}")
    try:
        storage.migrate()
    finally:
        storage.close()


def test_sqlite_is_copied_before_it_gets_a_newer_schema(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = laid(data / "old.sqlite")
    before, copy = dump(file), data / f"old.sqlite.before-{NEWEST}"
    with caplog.at_level(logging.WARNING):
        migrated(file)
        migrated(file)
    assert dump(copy) == before != dump(file)
    assert [message for message in caplog.messages if str(copy) in message] == caplog.messages
    assert len(caplog.messages) == 1
    assert sorted(one.name for one in data.iterdir() if "before" in one.name) == [copy.name]


def test_a_new_database_needs_no_copy(data: Path) -> None:
    migrated(data / "new.sqlite")
    assert not list(data.glob("*.before-*"))


def test_a_migration_that_fails_leaves_the_database_as_it_was(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, upgrade = laid(data / "old.sqlite", OLD[0]), command.upgrade
    before = dump(file)

    def fail(config: Config, revision: str) -> None:
        upgrade(config, revision)
        raise RuntimeError("the power went out")

    monkeypatch.setattr(command, "upgrade", fail)
    with pytest.raises(RuntimeError, match="power"):
        migrated(file)
    assert dump(file) == before
    monkeypatch.undo()
    migrated(file)
    assert dump(data / f"old.sqlite.before-{NEWEST}") == before


def from_the_future(file: Path) -> None:
    migrated(file)
    with closing(sqlite3.connect(file)) as found, found:
        found.execute("UPDATE alembic_version SET version_num = '9999'")


def test_a_database_of_a_newer_version_is_refused_with_what_to_do(data: Path) -> None:
    file = data / "new.sqlite"
    from_the_future(file)
    before = dump(file)
    told = rf"newer version of Igroteka: its schema is 9999, this version knows {NEWEST}\. Install that version"
    with pytest.raises(IgrotekaError, match=rf"{told} again; or, .* put the copy {file}\.before-9999 in its place\."):
        migrated(file)
    assert dump(file) == before


def test_the_server_says_so_in_a_sentence_and_ends(data: Path) -> None:
    from_the_future(data / "igroteka.sqlite")
    command = [sys.executable, "-c", "from igroteka.cli import main; main()", "serve", "--port", "1"]
    ended = subprocess.run(command, env={"IGROTEKA_DATA": str(data)}, capture_output=True, text=True, timeout=120)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    assert ended.stderr.splitlines()[-1].startswith("igroteka: The database was written by a newer version of Igroteka")


def test_a_bot_goes_on_at_a_table_that_was_carried_over(data: Path) -> None:
    file = laid(data / "igroteka.sqlite")
    query = (
        "SELECT t.id, t.host FROM tables t JOIN seats s ON s.table_id = t.id WHERE game = 'meeples' AND kind = 'bot'"
    )
    with closing(sqlite3.connect(file)) as found:
        ((table, person),) = found.execute(query)
    node = Node(data)
    try:
        anna = Visitor(node, "")
        cookie = Identities(node.environment["IGROTEKA_SECRET"]).cookie(person, secure=False)
        anna.web.cookies.clear()
        anna.web.cookies.set(COOKIE, str(cookie.value))
        page, bot = anna.visit(table), 0
        news = anna.web.get(f"/api/tables/{table}/story").json()["news"]
        assert [event for one in news for event in one["events"] if event["name"] == "rules_improved"]
        while not bot:
            version = page.state["version"]
            if page.state["decision"]:
                assert page.move(page.state["decision"]["options"][-1])["error"] == ""
            page.until_version(version + 1)
            bot = sum(one["seat"] == 1 for one in page.state["news"])
    finally:
        node.stop()
