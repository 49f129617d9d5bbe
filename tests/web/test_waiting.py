"""The waiting room: the host gives seats to bots, opens them again, asks a guest to leave; guests say who they are."""

import re
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


def test_who_was_invited_is_asked_for_a_name_and_is_called_so_everywhere(person: Person, node: Node) -> None:
    anna, boris = person(), person()
    boris.goto(open_table(anna, node, ME, OPEN))
    name = boris.get_by_label("Как вас зовут?")
    expect(name).to_have_value(re.compile(r"Гость \d\d"))
    name.fill("Борис")
    boris.get_by_role("button", name="Сесть").click()
    expect(anna.locator("aside.players")).to_contain_text("Борис", timeout=20_000)
    for page in (boris, anna):
        page.get_by_role("tab", name="Чат").click()
        page.get_by_placeholder("Сказать…").fill("Привет!")
        page.get_by_placeholder("Сказать…").press("Enter")
    host = "Игрок 1"
    expect(boris.locator("aside.players")).to_contain_text(host)
    for page in (boris, anna):
        expect(page.locator(".chat strong")).to_have_text(["Борис", host])
        page.reload()
        page.get_by_role("tab", name="Чат").click()
        expect(page.locator(".chat strong")).to_have_text(["Борис", host])


def test_a_guest_may_keep_the_name_that_is_offered(person: Person, node: Node) -> None:
    anna, boris = person(), person()
    boris.goto(open_table(anna, node, ME, OPEN))
    offered = boris.get_by_label("Как вас зовут?").input_value()
    boris.get_by_role("button", name="Сесть").click()
    expect(anna.locator("aside.players")).to_contain_text(offered, timeout=20_000)


def test_the_host_is_asked_too(person: Person, node: Node) -> None:
    anna, boris = person(), person()
    boris.goto(open_table(anna, node, ME, OPEN))
    anna.get_by_label("Как вас зовут?").fill("Анна")
    anna.get_by_role("button", name="Сохранить").click()
    expect(boris.locator("ol li").first).to_contain_text("Анна")
    expect(anna.get_by_label("Как вас зовут?")).to_have_count(0)


def test_the_host_asks_a_guest_to_leave_who_is_told_and_cannot_sit_down_again(person: Person, node: Node) -> None:
    anna, boris = person(), person()
    boris.goto(open_table(anna, node, ME, OPEN, OPEN))
    boris.get_by_role("button", name="Сесть").first.click()
    expect(boris.get_by_role("button", name="Встать")).to_be_visible()
    expect(boris.get_by_role("button", name="Попросить уйти")).to_have_count(0)
    anna.get_by_role("button", name="Попросить уйти").click()
    expect(boris.get_by_role("alert")).to_contain_text("Хозяин попросил вас уйти")
    expect(boris.get_by_role("button", name="Сесть")).to_have_count(0)
    expect(anna.get_by_role("button", name="Сесть")).to_have_count(2)
