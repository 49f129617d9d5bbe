"""axe finds nothing to complain about, in either theme: pages, waiting room, table, its dialogs, a spectator's view."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.node import Node
from tests.web.axe import complaints
from tests.web.people import BOT, ME, OPEN, acts, open_table, options

THEMES = pytest.mark.parametrize("theme", ["light", "dark"])
WIDTHS = pytest.mark.parametrize("width", [1440, 390])

Person = Callable[..., Page]


@THEMES
@pytest.mark.parametrize("path", ["/", "/new/tyrants", "/rules/tyrants", "/about", "/record", "/nowhere"])
def test_pages_are_accessible(person: Person, node: Node, path: str, theme: str) -> None:
    page = person(theme=theme)
    page.goto(node.url + path)
    expect(page.locator("h1, h2").first).to_be_visible()
    assert complaints(page) == []


@THEMES
def test_the_home_page_with_tables_is_accessible(person: Person, node: Node, theme: str) -> None:
    page = person(theme=theme)
    open_table(page, node, ME, BOT)
    open_table(page, node, ME, OPEN, public=True)
    page.goto(node.url)
    expect(page.get_by_role("link", name="Тираны Подземья")).not_to_have_count(0)
    assert complaints(page) == []


@THEMES
@WIDTHS
def test_the_waiting_room_is_accessible(person: Person, node: Node, theme: str, width: int) -> None:
    page = person(width, 860, theme=theme)
    open_table(page, node, ME, OPEN, BOT)
    expect(page.get_by_role("button", name="Сесть")).to_be_visible()
    assert complaints(page) == []


@THEMES
@WIDTHS
def test_the_table_is_accessible(person: Person, node: Node, theme: str, width: int) -> None:
    page = person(width, 860, theme=theme)
    open_table(page, node, ME, BOT)
    expect(options(page).first).to_be_visible(timeout=20_000)
    assert complaints(page) == []


@THEMES
def test_the_table_of_a_spectator_is_accessible(person: Person, node: Node, theme: str) -> None:
    player, spectator = person(), person(theme=theme)
    address = open_table(player, node, ME, BOT)
    expect(options(player).first).to_be_visible(timeout=20_000)
    options(player).first.click()
    spectator.goto(address)
    expect(spectator.locator("body")).to_contain_text("Вы смотрите")
    expect(spectator.get_by_role("button", name="Отменить")).to_have_count(0)
    expect(spectator.locator("section.area")).to_have_count(0)
    assert complaints(spectator) == []


@THEMES
def test_the_replay_of_a_table_in_progress_is_accessible(person: Person, node: Node, theme: str) -> None:
    page = person(theme=theme)
    address = open_table(page, node, ME, BOT)
    expect(options(page).first).to_be_visible(timeout=20_000)
    page.goto(address.replace("/table/", "/replay/"))
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("button", name="Сыграть отсюда с ботами")).to_have_count(0)
    assert complaints(page) == []


def hint(page: Page) -> None:
    page.keyboard.press("h")
    expect(page.get_by_role("group", name="Сильный бот сделал бы так")).to_be_visible(timeout=10_000)


def recap(page: Page) -> None:
    expect(page.get_by_role("button", name="Что изменилось")).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_role("group", name="Пока вы ждали")).to_be_visible()


def keys(page: Page) -> None:
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def rule(page: Page) -> None:
    page.get_by_role("button", name="Правило").click()
    expect(page.get_by_role("heading", name="Ход игрока")).to_be_visible()


def menu(page: Page) -> None:
    page.get_by_role("button", name="Меню").click()
    expect(page.get_by_label("Ссылка на стол")).to_be_visible()


def pile(page: Page) -> None:
    page.locator("section.area").get_by_role("button", name="Колода").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def sure(page: Page) -> None:
    page.get_by_role("button", name="Закончить ход").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()


@THEMES
@pytest.mark.parametrize("opened", [hint, recap, keys, rule, menu, pile, sure])
def test_the_table_with_something_open_is_accessible(
    person: Person, node: Node, theme: str, opened: Callable[[Page], None]
) -> None:
    page = person(theme=theme, askEnding=True)
    open_table(page, node, ME, BOT)
    expect(options(page).first).to_be_visible(timeout=20_000)
    acts(page).first.click()
    expect(page.get_by_role("button", name="Закончить ход")).to_be_visible(timeout=20_000)
    opened(page)
    assert complaints(page) == []
