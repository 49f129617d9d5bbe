"""Several people: around one screen, where nobody may see another's hand, and at two, where a rematch brings both."""

import json
import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.node import Node, Visitor, play_on, two_players
from tests.web.people import ME, OPEN, open_table, options

Person = Callable[..., Page]
AREA = "section.area"


def take_the_screen_and_choose(page: Page) -> str:
    """Whose turn it was, in the words of the curtain; now the screen is to be passed on."""
    curtain = page.get_by_role("heading", name="Передайте экран")
    first = curtain.inner_text()
    page.get_by_role("button", name="Готово").click()
    expect(curtain).to_have_count(0)
    options(page).first.click()
    expect(curtain).to_be_visible()
    return first


def test_the_curtain_hides_the_hand_until_the_next_player_is_ready(person: Person, node: Node) -> None:
    page = person()
    open_table(page, node, ME, ME)
    expect(page.locator("main")).to_contain_text("Передайте экран")
    expect(page.locator("section.area")).to_have_count(0)
    page.get_by_role("button", name="Готово").click()
    expect(page.locator("section.area")).to_be_visible()
    options(page).first.click()
    expect(page.locator("main")).to_contain_text("Передайте экран")
    expect(page.locator("section.area")).to_have_count(0)


def test_after_an_undo_the_screen_is_passed_back(person: Person, node: Node) -> None:
    page = person()
    open_table(page, node, ME, ME)
    first = take_the_screen_and_choose(page)
    expect(page.locator("main h2")).not_to_have_text(first)
    page.keyboard.press("u")
    expect(page.locator("main h2")).to_have_text(first)
    expect(page.locator(AREA)).to_have_count(0)


def test_who_sees_that_a_move_is_done_need_not_wait_for_the_reply(person: Person, node: Node) -> None:
    page = person()
    page.route_web_socket("**/live", without_replies)
    open_table(page, node, ME, ME)
    first = take_the_screen_and_choose(page)
    page.keyboard.press("u")
    expect(page.locator("main h2")).to_have_text(first)


def without_replies(line: WebSocketRoute) -> None:
    """Let through all that the server sends, but no replies."""
    server = line.connect_to_server()
    server.on_message(lambda data: None if json.loads(data)["type"] == "reply" else line.send(data))


def test_a_shared_screen_is_nobodys_until_somebody_takes_it(person: Person, node: Node) -> None:
    page, carla = person(), Visitor(node, "Карла")
    table = open_table(page, node, ME, ME, OPEN).rsplit("/", 1)[1]
    carla.web.put(f"/api/tables/{table}/seats/2")
    turn = page.locator("header .turn")
    ready, hers = page.get_by_role("button", name="Готово"), turn.filter(has_text="Ходит Карла")
    ours = ready.or_(options(page))
    expect(ours.first).to_be_visible()
    while not hers.count():
        ours.first.click()
        page.wait_for_timeout(300)
        expect(ours.or_(hers).first).to_be_visible()
    page.reload()
    expect(page.locator("main")).to_contain_text("Передайте экран")
    expect(page.locator(AREA)).to_have_count(0)
    ready.click()
    expect(page.locator(AREA)).to_be_visible()
    expect(hers).to_be_visible()


@pytest.fixture
def finished(person: Person, node: Node) -> tuple[Page, Visitor, str]:
    """A game that is over, with one player at the page and one elsewhere."""
    anna, boris, table = two_players(node)
    play_on([anna.visit(table), boris.visit(table)], Random(4), 5000)
    page = person()
    page.context.add_cookies(
        [{"name": name, "value": value, "url": node.url} for name, value in anna.web.cookies.items()]
    )
    page.goto(f"{node.url}/table/{table}")
    return page, boris, table


def test_a_rematch_brings_both_players_to_the_same_table(finished: tuple[Page, Visitor, str]) -> None:
    page, boris, table = finished
    expect(page.get_by_role("button", name="Реванш")).to_be_visible(timeout=20_000)
    again = boris.web.post(f"/api/tables/{table}/rematch").json()["id"]
    page.get_by_role("button", name="К реваншу").click()
    page.wait_for_url(f"**/table/{again}")
    expect(page.locator(".question h2")).to_be_visible()


def test_a_saved_game_is_a_file_with_the_name_of_the_game_and_the_date(finished: tuple[Page, Visitor, str]) -> None:
    page, *_ = finished
    with page.expect_download() as file:
        page.get_by_role("dialog").get_by_role("link", name="Запись игры").click(timeout=20_000)
    assert re.fullmatch(r"tyrants-20\d\d-\d\d-\d\d\.igroteka", file.value.suggested_filename)


def test_a_finished_table_is_put_out_of_ones_own_list_only(finished: tuple[Page, Visitor, str], node: Node) -> None:
    page, boris, table = finished
    page.get_by_role("dialog").get_by_role("button", name="Закрыть").click(timeout=20_000)
    page.get_by_role("button", name="Меню").click()
    page.get_by_role("button", name="Убрать из моих столов").click()
    page.get_by_role("button", name="Точно убрать?").click()
    page.wait_for_url(f"{node.url}/")
    expect(page.get_by_role("heading", name="Мои столы")).to_be_visible()
    expect(page.locator(f"a[href$='{table}']")).to_have_count(0)
    assert [one["id"] for one in boris.web.get("/api/tables").json()["tables"]] == [table]
