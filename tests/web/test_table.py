"""The table in a real browser."""

import json
import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, WebSocketRoute, expect

from igroteka.kernel import Match
from tests.server.node import Node
from tests.web.axe import complaints
from tests.web.people import BOT, ENDINGS, ME, OPEN, continue_match, open_table, options, play_to_the_end

Person = Callable[..., Page]


def who_is_asked(*pages: Page) -> Page:
    """The first page that has something to decide."""
    for _ in range(100):
        for page in pages:
            if options(page).count():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked anything")


def test_play_now_is_one_click_away(person: Person, node: Node) -> None:
    page = person()
    page.goto(node.url)
    page.get_by_role("article").filter(has_text="Тираны Подземья").get_by_role("button", name="Играть").click()
    expect(page.locator(".question h2")).to_be_visible()
    page.wait_for_url("**/table/*")
    expect(options(page).first).to_be_visible(timeout=20_000)


def test_a_whole_game_by_clicking(person: Person, node: Node) -> None:
    page = person()
    page.set_default_timeout(240_000)
    open_table(page, node, ME, BOT)
    expect(options(page).first).to_be_visible(timeout=20_000)
    assert play_to_the_end(page) > 50
    sheet = page.locator("dialog[open] table")
    for category in ("Локации", "Полный контроль", "Трофеи", "Колода", "Внутренний круг", "Жетоны ПО"):
        expect(sheet).to_contain_text(category)
    expect(page.get_by_role("img", name="Очки по ходу партии")).to_be_visible()
    page.get_by_role("link", name="Повтор партии").click()
    look_back(page)


def look_back(page: Page) -> None:
    """The replay of a finished game: step by step, by the slider, by itself; then play on from there."""
    number = page.locator("output")
    expect(number).to_have_text(re.compile(r"^0 / \d+$"))
    expect(page.locator("section.board")).to_contain_text("Мензоберранзан")
    assert complaints(page) == []
    page.get_by_role("button", name="На шаг вперёд").click()
    expect(page.locator(".events")).to_contain_text("размещает войско")
    page.get_by_role("slider").fill("40")
    expect(number).to_have_text(re.compile(r"^40 / "))
    page.get_by_role("button", name="Показать").click()
    expect(number).to_have_text(re.compile(r"^4[2-9] / "))
    page.get_by_role("button", name="Пауза").click()
    page.get_by_role("button", name="Сыграть отсюда с ботами").click()
    page.wait_for_url("**/table/*")
    expect(options(page).first).to_be_visible(timeout=30_000)


def test_the_board_offers_what_the_list_offers(person: Person, node: Node) -> None:
    page = person()
    open_table(page, node, ME, ME)
    page.get_by_role("button", name="Готово").click()
    expect(options(page)).to_have_count(4)
    place = page.locator(".board").get_by_role("button", name="Скаллпорт")
    place.first.click()
    expect(page.locator("main")).to_contain_text("Передайте экран")


def test_two_browsers_play_each_other(person: Person, node: Node) -> None:
    anna, boris = person(), person()
    address = open_table(anna, node, ME, OPEN)
    expect(anna.locator("body")).to_contain_text("Свободное место")
    boris.goto(address)
    boris.get_by_role("button", name="Сесть").first.click()
    for _ in range(8):
        mover = who_is_asked(anna, boris)
        options(mover).first.click()
        mover.wait_for_timeout(300)
    log = anna.get_by_role("log").first
    expect(log).to_contain_text("размещает войско")
    expect(boris.get_by_role("log").first).to_contain_text("размещает войско")


def test_what_another_player_plays_and_can_spend_stands_beside_the_question(person: Person, node: Node) -> None:
    anna, boris = person(), person(390, 844)
    address = open_table(anna, node, ME, OPEN)
    boris.goto(address)
    boris.get_by_role("button", name="Сесть").first.click()
    for _ in range(2):
        mover = who_is_asked(anna, boris)
        options(mover).first.click()
        expect(options(mover)).to_have_count(0)
    mover = who_is_asked(anna, boris)
    other = boris if mover is anna else anna
    expect(other.locator(".question .turn")).to_be_empty()
    mover.locator("section.area .hand button").first.click()
    turn = other.locator(".question .turn")
    card = turn.get_by_label("Разыграно в этот ход").get_by_role("button")
    expect(card).to_have_text(re.compile("Благородный|Солдат"))
    expect(card).to_be_in_viewport()
    noble = "Благородный" in card.inner_text()
    expect(turn.locator("b")).to_have_text(["0", "1"] if noble else ["1", "0"])
    expect(mover.locator(".question .turn")).to_be_empty()


def test_a_spectator_is_sent_no_secrets(person: Person, node: Node) -> None:
    anna, watcher = person(), person()
    frames: list[str | bytes] = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    address = open_table(anna, node, ME, BOT)
    watcher.goto(address)
    expect(watcher.locator("body")).to_contain_text("Вы смотрите")
    expect(options(anna).first).to_be_visible(timeout=20_000)
    for _ in range(6):
        options(anna).first.click()
        anna.wait_for_timeout(400)
    states = [message for message in map(json.loads, frames) if message["type"] == "state"]
    assert states
    for state in states:
        assert state["own"] == {}
        assert not any("hand" in player for player in state["view"]["players"])
        assert state["decision"] is None
        assert all(event["to"] is None for news in state["news"] for event in news["events"])


def test_the_page_goes_on_after_the_server_was_killed(person: Person, node: Node) -> None:
    page = person()
    open_table(page, node, ME, BOT)
    expect(options(page).first).to_be_visible(timeout=20_000)
    asked = page.locator(".question h2").inner_text()
    node.kill()
    expect(page.locator("body")).to_contain_text("Связь потеряна", timeout=15_000)
    node.start()
    expect(page.locator("body")).not_to_contain_text("Связь потеряна", timeout=30_000)
    expect(page.locator(".question h2")).to_have_text(asked)
    options(page).first.click()
    expect(page.get_by_role("log").first).to_contain_text("размещает", timeout=10_000)


def test_news_that_did_not_come_are_fetched(person: Person, node: Node) -> None:
    page = person()
    page.route_web_socket("**/live", without_news)
    open_table(page, node, ME, ME)
    page.get_by_role("button", name="Готово").click()
    options(page).first.click()
    page.get_by_role("button", name="Готово").click()
    expect(page.get_by_role("log")).to_contain_text("размещает войско")


def without_news(line: WebSocketRoute) -> None:
    """Tell how things stand, but not what led there."""
    server = line.connect_to_server()
    server.on_message(lambda data: line.send(json.dumps({**json.loads(data), "news": []})))


def test_the_language_can_be_switched_at_any_time(person: Person, node: Node) -> None:
    page = person()
    page.goto(node.url)
    expect(page.locator("body")).to_contain_text("Тираны Подземья")
    page.get_by_role("button", name="English").click()
    expect(page.locator("body")).to_contain_text("Tyrants of the Underdark")
    assert page.locator("html").get_attribute("lang") == "en"


def test_switching_the_language_leaves_the_table_as_it_was(person: Person, node: Node) -> None:
    page = person()
    open_table(page, node, ME, BOT)
    expect(options(page).first).to_be_visible(timeout=20_000)
    page.get_by_role("tab", name="Чат").click()
    page.get_by_label("Сказать").fill("Подож")
    page.get_by_role("button", name="Меню").click()
    page.get_by_label("Язык").select_option("English")
    expect(page.locator("h1")).to_have_text("Tyrants of the Underdark")
    expect(page.get_by_label("Language")).to_be_visible()
    expect(page.locator(".chat input")).to_have_value("Подож")
    page.goto(node.url)
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(page.locator("ul strong").first).to_have_text("Tyrants of the Underdark")
    page.get_by_role("button", name="Русский").click()
    expect(page.locator("ul strong").first).to_have_text("Тираны Подземья")


def test_the_list_of_tables_follows_the_games(person: Person, node: Node) -> None:
    page = person()
    page.goto(node.url)
    mine = page.locator("section").filter(has=page.get_by_role("heading", name="Мои столы")).locator("li")
    expect(mine).to_have_count(0)
    other = page.context.new_page()
    open_table(other, node, ME, OPEN)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(mine).to_have_count(1)


def test_a_choice_between_effects_is_also_made_on_the_card(person: Person, node: Node) -> None:
    match, random = Match("tyrants", seats=2, seed=3), Random(5)
    while match.decision is None or match.decision.kind != "choose":
        assert match.decision is not None
        match.play(random.choice(match.decision.options))
    page = person()
    continue_match(page, node, match, match.decision.seat)
    card = page.get_by_label("Разыграно в этот ход").locator(".live")
    expect(card).to_be_visible(timeout=20_000)
    card.click()
    expect(page.locator(".fan button")).to_have_count(len(match.decision.options))
    asked = page.locator(".question h2").inner_text()
    page.locator(".fan button").first.click()
    expect(page.locator(".question h2")).not_to_have_text(asked)


def test_a_phone_shows_board_question_and_hand_without_sideways_scrolling(person: Person, node: Node) -> None:
    page = person(390, 844)
    open_table(page, node, ME, BOT)
    expect(options(page).first).to_be_visible(timeout=20_000)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    for part in (".board", ".question", "section.area"):
        expect(page.locator(part).first).to_be_in_viewport()
    options(page).first.click()
    ending = page.locator(ENDINGS).first
    expect(ending).to_be_visible(timeout=20_000)
    question, button = page.locator(".question h2").bounding_box(), ending.bounding_box()
    assert question
    assert button
    assert button["y"] < question["y"] + question["height"], "the end of the turn takes a line of its own"


def test_things_of_the_game_have_their_signs_in_the_text_of_a_card(person: Person, node: Node) -> None:
    page = person()
    open_table(page, node, ME, BOT)
    word = page.locator("section.area .card .text span").first
    expect(word).to_have_text(re.compile("^(могущество|влияние)$"), timeout=20_000)
    expect(word.locator("svg")).to_be_visible()


def test_everything_can_be_played_with_the_keyboard(person: Person, node: Node) -> None:
    page = person()
    open_table(page, node, ME, BOT)
    expect(options(page).first).to_be_visible(timeout=20_000)
    page.keyboard.press("1")
    question = page.locator(".question h2")
    expect(question).to_have_text("Ваш ход: могущество 0, влияние 0", timeout=20_000)
    page.keyboard.press("1")
    expect(question).not_to_have_text("Ваш ход: могущество 0, влияние 0")
    page.keyboard.press("u")
    expect(question).to_have_text("Ваш ход: могущество 0, влияние 0")
    page.keyboard.press("0")
    expect(page.locator(ENDINGS)).to_have_count(0)
