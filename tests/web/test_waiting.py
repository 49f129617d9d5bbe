"""The waiting room: the host gives open seats to bots and opens theirs again."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.node import Node
from tests.web.people import BOT, ME, OPEN, open_table, options

Person = Callable[..., Page]


def test_the_host_gives_an_open_seat_to_a_bot_and_back(person: Person, node: Node) -> None:
    anna, boris = person(), person()
    boris.goto(open_table(anna, node, ME, OPEN, OPEN, BOT))
    seats = anna.locator("ol li")
    expect(boris.locator("ol li").nth(3)).to_contain_text("Бот")
    expect(boris.get_by_label("Игрок 4")).to_have_count(0)
    anna.get_by_label("Игрок 4").select_option("место для друга")
    expect(boris.get_by_role("button", name="Сесть")).to_have_count(3)
    anna.get_by_label("Игрок 2").select_option("бот: сильный")
    expect(boris.locator("ol li").nth(1)).to_contain_text("сильный")
    anna.get_by_label("Игрок 3").select_option("бот: слабый")
    expect(seats.nth(2)).to_contain_text("Бот")
    boris.get_by_role("button", name="Сесть").click()
    expect(anna.locator(".table")).to_be_visible(timeout=20_000)


def test_a_bot_at_the_last_open_seat_begins_the_game(person: Person, node: Node) -> None:
    page = person()
    open_table(page, node, ME, OPEN)
    page.get_by_label("Игрок 2").select_option("бот: средний")
    expect(options(page).first).to_be_visible(timeout=20_000)
