"""The chat: who is a spectator, muting, and blocking; and long lists of tables."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.node import Node, Visitor
from tests.server.node import Page as Line
from tests.web.people import ME, OPEN, open_table

Person = Callable[..., Page]


def be(page: Page, visitor: Visitor, node: Node) -> None:
    """Let the page be a visitor's."""
    cookies = [{"name": name, "value": value, "url": node.url} for name, value in visitor.web.cookies.items()]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]


@pytest.fixture
def talk(person: Person, node: Node) -> tuple[Page, Line]:
    """Somebody waits at a table, and a spectator has said something there."""
    page, boris = person(), Visitor(node, "Борис")
    table = open_table(page, node, ME, OPEN).rsplit("/", 1)[1]
    line = boris.visit(table)
    line.ask("say", text="Продам гараж")
    expect(page.get_by_role("log")).to_contain_text("Продам гараж")
    return page, line


def test_a_spectators_line_looks_different(talk: tuple[Page, Line]) -> None:
    page, _ = talk
    page.get_by_placeholder("Сказать…").fill("Здравствуйте")
    page.keyboard.press("Enter")
    theirs = page.locator("[role=log] p", has_text="гараж")
    mine = page.locator("[role=log] p", has_text="Здравствуйте")
    expect(theirs).to_contain_text("зритель")
    expect(mine).to_be_visible()
    expect(mine).not_to_contain_text("зритель")
    expect(mine.get_by_role("button")).to_have_count(0)


def test_who_is_muted_is_silent_also_after_a_reload(talk: tuple[Page, Line]) -> None:
    page, line = talk
    log = page.get_by_role("log")
    log.get_by_role("button", name="Борис").click()
    page.get_by_role("button", name="Не показывать").click()
    expect(log).not_to_contain_text("гараж")
    line.ask("say", text="Недорого")
    page.reload()
    page.get_by_text("Кого вы не слышите: 1").click()
    expect(log).not_to_contain_text("Недорого")
    page.get_by_role("button", name="Показывать").click()
    expect(log).to_contain_text("Продам гараж")
    expect(log).to_contain_text("Недорого")


def test_who_is_blocked_is_not_heard_and_does_not_sit_down(talk: tuple[Page, Line], node: Node) -> None:
    page, line = talk
    log = page.get_by_role("log")
    log.get_by_role("button", name="Борис").click()
    page.get_by_role("button", name="Заблокировать").click()
    expect(log).not_to_contain_text("гараж")
    line.ask("say", text="Недорого")
    table = page.url.rsplit("/", 1)[1]
    assert line.visitor.web.put(f"/api/tables/{table}/seats/1").json()["error"] == "barred"
    page.get_by_text("Кого вы не слышите: 1").click()
    page.get_by_role("button", name="Разблокировать").click()
    expect(log).to_contain_text("Недорого")
    expect(page.get_by_text("Кого вы не слышите")).to_have_count(0)


def test_long_lists_of_tables_are_shown_a_page_at_a_time(person: Person, node: Node) -> None:
    page, anna = person(), Visitor(node, "Анна")
    for _ in range(51):
        anna.open_table("me", "me")
    be(page, anna, node)
    page.goto(node.url)
    tables = page.locator("section", has=page.get_by_role("heading", name="Мои столы")).locator("li a")
    expect(tables).to_have_count(50)
    page.get_by_role("button", name="Показать ещё").click()
    expect(tables).to_have_count(51)
    expect(page.get_by_role("button", name="Показать ещё")).to_have_count(0)
