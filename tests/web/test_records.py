"""Records in the browser: look at one from a file, play on from it, continue it; a damaged one is refused."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from msgspec import structs
from playwright.sync_api import Page, expect

from igroteka.kernel import Match, Record
from tests.server.node import Node
from tests.web.axe import complaints
from tests.web.people import options

Person = Callable[..., Page]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of the first hundred choices of a game."""
    match, random = Match("tyrants", seats=2, seed=3), Random(3)
    for _ in range(100):
        assert match.decision is not None
        match.play(random.choice(match.decision.options))
    path = tmp_path_factory.mktemp("records") / "game.igroteka"
    path.write_text(Record.of(match).save(), encoding="utf-8")
    return path


def open_record(page: Page, node: Node, file: Path) -> None:
    page.goto(node.url)
    page.get_by_label("Открыть запись").set_input_files(file)
    page.wait_for_url("**/record")
    expect(page.locator("output")).to_have_text("0 / 100")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_record_is_looked_at_through_any_eyes(person: Person, node: Node, file: Path, theme: str) -> None:
    page = person(theme=theme)
    open_record(page, node, file)
    forward = page.get_by_role("button", name="К следующему ходу")
    forward.click()
    expect(page.locator(".events")).to_contain_text("Раунд 1, ходит Игрок 2")
    forward.click()
    expect(page.locator(".events")).to_contain_text("берёт карты")
    expect(page.locator(".events")).to_contain_text("Раунд 1, ходит Игрок 1")
    turn = page.locator("output").inner_text()
    page.get_by_role("button", name="К предыдущему ходу").click()
    expect(page.locator("output")).not_to_have_text(turn)
    page.get_by_role("slider").fill("40")
    expect(page.locator("output")).to_have_text("40 / 100")
    expect(page.get_by_role("group", name="Рука")).to_be_visible()
    piles = page.locator("section.area .piles").inner_text()
    page.get_by_label("Глазами игрока").select_option("Игрок 2")
    expect(page.locator("section.area .piles")).not_to_have_text(piles, use_inner_text=True)
    assert complaints(page) == []
    page.get_by_role("button", name="Очки по ходу партии").click()
    expect(page.get_by_role("img", name="Очки по ходу партии")).to_be_visible()
    page.reload()
    expect(page.locator("output")).to_have_text("0 / 100")


def test_on_a_phone_players_and_log_of_a_replay_are_a_tap_away(person: Person, node: Node, file: Path) -> None:
    page = person(390, 844)
    open_record(page, node, file)
    page.get_by_role("slider").fill("40")
    expect(page.locator("output")).to_have_text("40 / 100")
    tabs = page.get_by_role("navigation")
    tabs.get_by_role("button", name="Игроки").click()
    expect(page.locator(".players")).to_contain_text("Игрок 2")
    expect(page.locator(".players")).to_be_visible()
    tabs.get_by_role("button", name="Журнал").click()
    expect(page.locator(".players")).not_to_be_visible()
    log = page.get_by_role("log")
    expect(log).to_contain_text("разыгрывает карту")
    log.get_by_role("button").last.click()
    expect(page.locator("main")).to_have_attribute("data-tab", re.compile("board|players"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert complaints(page) == []


def test_the_speed_of_a_replay_can_be_chosen(person: Person, node: Node, file: Path) -> None:
    page = person()
    open_record(page, node, file)
    page.get_by_label("Скорость").select_option("×4")
    page.get_by_role("button", name="Показать").click()
    expect(page.locator("output")).to_have_text(re.compile(r"^(?:[5-9]|\d\d) / 100$"), timeout=3_000)


def test_a_record_is_played_on_from_any_moment_against_bots(person: Person, node: Node, file: Path) -> None:
    page = person()
    open_record(page, node, file)
    page.get_by_role("slider").fill("30")
    page.get_by_role("button", name="Сыграть отсюда с ботами").click()
    page.wait_for_url("**/table/*")
    expect(options(page).first).to_be_visible(timeout=30_000)


def test_a_record_is_continued_as_a_table(person: Person, node: Node, file: Path) -> None:
    page = person()
    open_record(page, node, file)
    page.get_by_role("button", name="Продолжить за столом").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Готово").click()
    expect(options(page).first).to_be_visible(timeout=30_000)


def test_a_damaged_record_is_refused_with_its_line(person: Person, node: Node, file: Path, tmp_path: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[6] = '"fly away"'
    damaged = tmp_path / "damaged.igroteka"
    damaged.write_text("\n".join(lines), encoding="utf-8")
    page = person()
    page.goto(node.url)
    page.get_by_label("Открыть запись").set_input_files(damaged)
    expect(page.get_by_role("alert")).to_contain_text("Запись повреждена: ошибка в строке 7.")
    expect(page.get_by_role("alert")).to_contain_text('line 7: "fly away" is not possible now')


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ru", "Дальше партию показать нельзя: её играли по правилам версии 1, а здесь версия 3."),
        ("en", "The rest of the game cannot be shown: it was played with version 1 of the rules; this is version 3."),
    ],
)
def test_a_record_of_earlier_rules_is_shown_until_it_parts(
    person: Person, node: Node, file: Path, tmp_path: Path, language: str, words: str
) -> None:
    lines = file.read_text(encoding="utf-8").replace('"rules":3', '"rules":1').splitlines()
    lines[41] = '"play lich"'
    old = tmp_path / "old.igroteka"
    old.write_text("\n".join(lines), encoding="utf-8")
    page = person(language=language)
    page.goto(node.url)
    page.locator("input[type=file]").first.set_input_files(old)
    page.wait_for_url("**/record")
    expect(page.locator("output")).to_have_text("0 / 40")
    expect(page.get_by_text(words)).to_have_count(0)
    page.get_by_role("slider").fill("40")
    expect(page.get_by_role("status").filter(has_text=words)).to_be_visible()
    assert complaints(page) == []


def test_the_log_says_where_the_rules_were_improved(person: Person, node: Node, tmp_path: Path) -> None:
    match, random = Match("tyrants", seats=2, seed=3), Random(3)
    while match.steps < 6:
        assert match.decision is not None
        match.play(random.choice(match.decision.options))
    base = structs.replace(match.position, fixed=match.position.choices)
    carried, file = Match.resume(match.game, match.setup, match.choices, base=base), tmp_path / "carried.igroteka"
    file.write_text(Record.of(carried).save(), encoding="utf-8")
    page = person()
    page.goto(node.url)
    page.get_by_label("Открыть запись").set_input_files(file)
    page.wait_for_url("**/record")
    number = len(match.choices) + 1
    expect(page.locator("output")).to_have_text(f"0 / {number}")
    page.get_by_role("slider").fill(str(number))
    expect(page.get_by_role("log")).to_contain_text("Правила улучшены: игра продолжается с этого места.")
    page.get_by_role("button", name="Продолжить за столом").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Готово").click()
    expect(options(page).first).to_be_visible(timeout=30_000)
    expect(page.get_by_role("log")).to_contain_text("Правила улучшены: игра продолжается с этого места.")


def test_without_a_record_the_page_asks_for_one(person: Person, node: Node, file: Path) -> None:
    page = person()
    page.goto(f"{node.url}/record")
    expect(page.get_by_role("heading", name="Открыть запись")).to_be_visible()
    assert complaints(page) == []
    page.get_by_label("Файл записи").set_input_files(file)
    expect(page.locator("output")).to_have_text("0 / 100")
