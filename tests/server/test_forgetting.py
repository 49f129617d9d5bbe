"""Being forgotten: a person who wishes it, tables and people that are old; and a copy of what is kept."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from igroteka.server.live import GONE
from tests.server.node import Node, Visitor, two_players


def run(node: Node, *words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", "from igroteka.cli import main; main()", *words]
    return subprocess.run(command, env=node.environment, capture_output=True, text=True, timeout=60)


def database(node: Node) -> "closing[sqlite3.Connection]":
    return closing(sqlite3.connect(Path(node.environment["IGROTEKA_DATA"]) / "igroteka.sqlite"))


def everything_in(node: Node) -> str:
    with database(node) as connection:
        return "\n".join(connection.iterdump())


def test_the_games_of_others_go_on_without_who_is_forgotten(node: Node) -> None:
    anna, boris, table = two_players(node)
    hers, his = anna.visit(table), boris.visit(table)
    assert hers.ask("say", text="Привет!")["error"] == ""
    assert anna.web.delete("/api/me").status_code == 204
    state = his.wait(lambda message: message["type"] == "state" and message["table"]["hosted"])
    assert [(seat["kind"], seat["name"]) for seat in state["table"]["seats"]] == [("bot", ""), ("person", "Борис")]
    story = boris.web.get(f"/api/tables/{table}/story").json()
    assert [(line["name"], line["text"]) for line in story["chat"]] == [("", "Привет!")]
    assert hers.ask("undo", seat=0, version=0)["error"] == "not-yours"
    if not state["decision"]:  # who begins is drawn: the bot plays until Boris is asked
        his.wait(lambda message: message["type"] == "state" and bool(message["decision"]))


def test_nothing_is_left_of_who_is_forgotten(node: Node) -> None:
    anna, boris = Visitor(node, "Анна Забытая"), Visitor(node, "Борис")
    waiting, alone, guest = (
        anna.open_table("me", "open"),
        anna.open_table("me", "me"),
        boris.open_table("me", "open", "open"),
    )
    anna.web.put(f"/api/tables/{guest}/seats/1").raise_for_status()
    page = anna.visit(alone)
    with database(node) as connection:
        (person,) = connection.execute("select id from people where name = 'Анна Забытая'").fetchone()
    answer = anna.web.delete("/api/me")
    assert answer.status_code == 204
    assert anna.web.cookies == {}
    assert person not in everything_in(node)
    assert "Забытая" not in everything_in(node)
    assert [boris.web.get(f"/api/tables/{table}").status_code for table in (waiting, alone, guest)] == [404, 404, 200]
    seats = boris.web.get(f"/api/tables/{guest}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "open"]
    with pytest.raises(ConnectionClosed) as closed:
        page.wait(lambda message: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == GONE
    assert anna.web.delete("/api/me").json()["error"] == "no-identity"


def test_what_was_said_by_who_is_forgotten_is_nobodys_and_stays_unheard_by_who_blocked_them(node: Node) -> None:
    anna, boris, table = two_players(node)
    vera = Visitor(node, "Вера")
    assert anna.visit(table).ask("say", text="Привет!")["error"] == ""
    with database(node) as connection:
        (person,) = connection.execute("select id from people where name = 'Анна'").fetchone()
    (line,) = boris.web.get(f"/api/tables/{table}/story").json()["chat"]
    boris.web.put(f"/api/tables/{table}/blocks/{line['author']}").raise_for_status()
    elsewhere = boris.open_table("me", "open")
    with database(node) as connection, connection:
        connection.execute("update tables set barred = ? where id = ?", (f'["{person}"]', elsewhere))
    assert anna.web.delete("/api/me").status_code == 204
    assert person not in everything_in(node)
    assert boris.web.get(f"/api/tables/{table}/story").json()["chat"] == []
    (heard,) = vera.web.get(f"/api/tables/{table}/story").json()["chat"]
    assert (heard["name"], heard["seat"], heard["spectator"]) == ("", None, False)
    (blocked,) = boris.web.get("/api/blocks").json()
    assert blocked["name"] == ""


def test_a_table_of_another_host_stays_when_its_only_guest_is_forgotten(node: Node) -> None:
    anna, boris = Visitor(node, "Анна"), Visitor(node, "Борис")
    table = boris.open_table("open", "open")
    anna.web.put(f"/api/tables/{table}/seats/0").raise_for_status()
    assert anna.web.delete("/api/me").status_code == 204
    assert [seat["kind"] for seat in boris.web.get(f"/api/tables/{table}").json()["seats"]] == ["open", "open"]


def test_a_finished_table_that_all_others_have_put_away_goes_with_who_is_forgotten(node: Node) -> None:
    anna, boris, table = two_players(node)
    node.stop()
    with database(node) as connection, connection:
        connection.execute("update tables set status = 'over' where id = ?", (table,))
    node.start()
    boris.web.delete(f"/api/tables/{table}").raise_for_status()
    assert anna.web.get(f"/api/tables/{table}").status_code == 200
    assert anna.web.delete("/api/me").status_code == 204
    assert boris.web.get(f"/api/tables/{table}").status_code == 404


def test_only_our_own_page_can_ask_to_be_forgotten(node: Node) -> None:
    anna = Visitor(node, "Анна")
    assert anna.web.delete("/api/me", headers={"Origin": "https://elsewhere.example"}).status_code == 403
    assert anna.web.get("/api/me").json()["name"] == "Анна"


def test_what_is_old_is_forgotten_while_others_play(data: Path) -> None:
    node = Node(data)
    anna, boris = Visitor(node, "Анна"), Visitor(node, "Борис")
    Visitor(node, "Вера")
    old, new = anna.open_table("me", "me"), boris.open_table("me", "open")
    page = boris.visit(new)
    with database(node) as connection, connection:
        connection.execute("update tables set updated = updated - 100 * 86400, rematch = ? where id = ?", (new, old))
        connection.execute("update tables set rematch = ? where id = ?", (old, new))
        connection.execute("update people set created = created - 100 * 86400 where name != 'Вера'")
    tried = run(node, "tidy", "--older-than", "90d", "--dry-run", "--lang", "en")
    assert tried.stdout == "Tables that would be deleted: 1; people that would be forgotten: 1\n"
    done = run(node, "tidy", "--older-than", "90d", "--lang", "ru")
    assert done.stdout == "Удалено столов: 1, забыто людей: 1\n"
    with database(node) as connection:
        assert connection.execute("select id, rematch from tables").fetchall() == [(new, None)]
        assert connection.execute("select count(*) from seats where table_id = ?", (old,)).fetchone() == (0,)
        assert sorted(connection.execute("select name from people").fetchall()) == [("Борис",), ("Вера",)]
    assert page.ask("say", text="Я тут")["error"] == ""
    assert "such as 12h, 90d or 8w" in run(node, "tidy", "--older-than", "soon").stderr
    node.stop()


def test_a_backup_holds_what_the_log_still_holds(node: Node, tmp_path: Path) -> None:
    anna = Visitor(node, "Анна")
    page = anna.visit(anna.open_table("me", "me"))
    assert page.move(page.state["decision"]["options"][0])["error"] == ""
    copy = tmp_path / "copy.sqlite"
    done = run(node, "backup", str(copy), "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert str(copy) in done.stdout
    assert [file.name for file in tmp_path.iterdir()] == ["copy.sqlite"]
    assert copy.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(copy)) as connection:
        assert "\n".join(connection.iterdump()) == everything_in(node)
        assert connection.execute("select count(*) from entries").fetchone()[0] > 0


def test_a_shared_database_is_copied_with_its_own_tool(
    node: Node, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(node.environment, "IGROTEKA_DATABASE", "postgresql+psycopg://igroteka@localhost/igroteka")
    refused = run(node, "backup", str(tmp_path / "copy"))
    assert refused.returncode == 2
    assert "pg_dump" in refused.stderr
