"""The table helps: hints with reasons, what changed, names that point things out, keys, undo, focus, flying cards."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

from igroteka.kernel import Match
from tests.server.node import Node
from tests.web.axe import complaints
from tests.web.people import BOT, ENDINGS, ME, acts, continue_match, open_table, options

Person = Callable[..., Page]

COUNT_GHOSTS = """
window.ghosts = 0;
addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
  const added = changes.flatMap((change) => [...change.addedNodes]);
  window.ghosts += added.filter((node) => node.className === "ghost").length;
}).observe(document.body, { childList: true }));
"""
IN_PART = "part => document.activeElement.closest('[data-part]')?.dataset.part === part"
PLACES = {"market", "pile"}
"""Where one may recruit from; only in the market a new card comes to light."""
ON_BUTTON = "() => document.activeElement.matches('button, [role=button]')"


def sit_down(page: Page, node: Node, *others: dict[str, str]) -> None:
    """A game of my own, at my first turn."""
    open_table(page, node, ME, *(others or (BOT,)))
    expect(options(page).first).to_be_visible(timeout=20_000)
    acts(page).first.click()
    expect(question(page)).to_have_text("Ваш ход: могущество 0, влияние 0", timeout=20_000)


def question(page: Page) -> Locator:
    """What is asked."""
    return page.locator(".question h2")


def end_turn(page: Page) -> None:
    """End my turn and wait for the next."""
    before = page.locator("header .round").inner_text()
    page.locator(ENDINGS).click()
    expect(page.locator("header .round")).not_to_have_text(before, timeout=30_000)
    expect(page.locator(ENDINGS)).to_have_count(1, timeout=30_000)


def gather_power(page: Page, least: int) -> None:
    """Play cards, turn after turn, until there is power enough."""
    for _ in range(20):
        cards = page.locator(".options [aria-label=Разыграть] button")
        while cards.count():
            before = question(page).inner_text()
            cards.first.click()
            expect(question(page)).not_to_have_text(before)
        power = re.search(r"могущество (\d+)", question(page).inner_text())
        if power and int(power[1]) >= least:
            return
        end_turn(page)
    raise AssertionError("no power in twenty turns")


def test_a_hint_names_a_move_why_and_the_chance_before_and_after(person: Person, node: Node) -> None:
    page = person()
    sit_down(page, node)
    page.keyboard.press("h")
    hint = page.get_by_role("group", name="Сильный бот сделал бы так")
    expect(hint).to_contain_text(re.compile(r"шансы на победу сейчас \d+\s%"), timeout=10_000)
    expect(hint).to_contain_text(re.compile(r"останутся \d+ %"))
    expect(hint).to_contain_text(re.compile(r"К концу хода: .+\."))
    hint.get_by_role("button", name="Разыграть").first.hover()
    expect(page.locator("section.area .outlined").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    page.get_by_role("button", name="Подсказка").click()
    hint.get_by_role("button", name="Разыграть").first.click()
    expect(question(page)).not_to_have_text("Ваш ход: могущество 0, влияние 0")


def test_names_in_the_log_point_things_out(person: Person, node: Node) -> None:
    page = person()
    sit_down(page, node)
    place = page.get_by_role("log").get_by_role("button").filter(has_text="Мантол-Дерит").first
    outlined = page.locator(".board .outline")
    expect(outlined).to_have_count(0)
    place.hover()
    expect(outlined).to_have_count(1)
    page.mouse.move(5, 5)
    expect(outlined).to_have_count(0)
    place.click()
    page.mouse.move(5, 5)
    expect(outlined).to_have_count(1)
    expect(place).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(outlined).to_have_count(0)
    page.get_by_role("log").get_by_role("button", name="Бот").first.hover()
    expect(page.locator("aside.players .pointed")).to_contain_text("Бот")


def test_the_names_in_the_log_are_reached_with_the_arrows(person: Person, node: Node) -> None:
    page = person()
    sit_down(page, node)
    page.get_by_role("log").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.closest('.log') !== null")
    for key, pressed in (("Enter", "true"), (" ", "false")):
        page.keyboard.press(key)
        expect(page.locator(".log :focus")).to_have_attribute("aria-pressed", pressed)


def test_on_a_phone_a_name_leads_to_the_board(person: Person, node: Node) -> None:
    page = person(390, 844)
    sit_down(page, node)
    page.get_by_role("button", name="Журнал").click()
    page.get_by_role("log").get_by_role("button").filter(has_text="Мантол-Дерит").first.click()
    expect(page.locator(".table")).to_have_attribute("data-tab", "board")
    expect(page.locator(".board .outline")).to_be_in_viewport()


def test_what_the_others_did_is_played_back_in_three_seconds(person: Person, node: Node) -> None:
    page = person(speed="normal")
    sit_down(page, node)
    expect(page.get_by_role("button", name="Что изменилось")).to_be_visible()
    end_turn(page)
    page.get_by_role("button", name="Что изменилось").click()
    recap = page.get_by_role("group", name="Пока вы ждали")
    expect(recap.locator(".now")).to_have_count(1)
    expect(recap).to_contain_text("Бот берёт карты")
    expect(page.locator("aside.players .pointed")).to_have_count(1)
    recap.hover()
    expect(recap.locator(".now")).to_have_count(0, timeout=6_000)
    expect(page.locator("aside.players .pointed")).to_have_count(0)
    expect(recap.locator("li").last).to_be_visible()
    page.mouse.move(5, 5)
    expect(recap).to_have_count(0, timeout=6_000)


def test_the_recap_goes_with_escape_and_with_a_click_elsewhere(person: Person, node: Node) -> None:
    page = person(speed="off")
    sit_down(page, node)
    end_turn(page)
    recap = page.get_by_role("group", name="Пока вы ждали")
    expect(page.get_by_role("button", name="Что изменилось")).to_be_visible()
    page.keyboard.press("r")
    expect(recap).to_be_visible()
    page.keyboard.press("Escape")
    expect(recap).to_have_count(0)
    expect(page.get_by_role("button", name="Что изменилось")).to_be_visible()
    page.keyboard.press("r")
    expect(recap).to_be_visible()
    question(page).click()
    expect(recap).to_have_count(0)


def test_the_recap_tells_all_that_three_bots_did_since_my_turn(person: Person, node: Node) -> None:
    page = person(speed="off")
    sit_down(page, node, BOT, BOT, BOT)
    end_turn(page)
    expect(page.get_by_role("button", name="Что изменилось")).to_be_visible()
    page.keyboard.press("r")
    told = page.get_by_role("group", name="Пока вы ждали").locator("li")
    expect(told.first).to_contain_text("ходит")
    recap = told.all_inner_texts()
    assert [line.split(", ")[1] for line in recap if "ходит" in line] == [
        "ходит Бот 1",
        "ходит Бот 2",
        "ходит Бот 3",
        "ходит Игрок 1",
    ]
    assert recap == page.locator("[role=log] p").all_inner_texts()[-len(recap) :]


def test_the_recap_tells_what_the_faceless_did_within_my_own_choice(person: Person, node: Node) -> None:
    match, random = Match("vaala", seats=1, seed=3), Random(3)
    while match.decision and not (match.decision.kind == "plan" and match.choices and match.choices[-1][0] == "plan"):
        match.play(random.choice(match.decision.options))
    page = person(speed="off")
    continue_match(page, node, match, 0)
    expect(options(page).first).to_be_visible(timeout=20_000)
    expect(page.get_by_role("button", name="Что изменилось")).to_be_visible()
    page.keyboard.press("r")
    told = page.get_by_role("group", name="Пока вы ждали").locator("li")
    expect(told.first).to_be_visible()
    mine = page.locator("[data-part=area]").get_by_role("button", name="Рассмотреть").first.inner_text()
    assert any("кладёт" in line and mine.split()[0] not in line for line in told.all_inner_texts())


def test_without_motion_the_recap_stands_still(person: Person, node: Node) -> None:
    page = person(speed="off")
    sit_down(page, node)
    end_turn(page)
    expect(page.get_by_role("button", name="Что изменилось")).to_be_visible()
    page.keyboard.press("r")
    recap = page.get_by_role("group", name="Пока вы ждали")
    expect(recap.locator("li")).not_to_have_count(0)
    expect(recap.locator(".now")).to_have_count(0)
    acts(page).first.click()
    expect(recap).to_have_count(0)


def test_cards_fly_from_zone_to_zone(person: Person, node: Node) -> None:
    page = person(speed="normal")
    page.add_init_script(COUNT_GHOSTS)
    sit_down(page, node)
    flown = page.evaluate("window.ghosts")
    acts(page).first.click()
    page.wait_for_function("(before) => window.ghosts > before", arg=flown)
    expect(page.locator(".ghost")).to_have_count(0)


def test_nothing_flies_for_who_wants_no_motion(person: Person, node: Node) -> None:
    page = person(speed="normal")
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(COUNT_GHOSTS)
    sit_down(page, node)
    acts(page).first.click()
    page.wait_for_timeout(600)
    assert page.evaluate("window.ghosts") == 0


def test_focus_stays_where_the_keyboard_was(person: Person, node: Node) -> None:
    page = person()
    open_table(page, node, ME, BOT)
    expect(options(page).first).to_be_visible(timeout=20_000)
    page.locator(".board [role=button]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(ENDINGS)).to_have_count(1, timeout=20_000)
    page.wait_for_function("document.activeElement !== document.body")
    gather_power(page, 2)
    page.locator(".board").get_by_role("button", name=re.compile("^Разместить")).first.focus()
    before = question(page).inner_text()
    page.keyboard.press("Enter")
    expect(question(page)).not_to_have_text(before)
    page.wait_for_function(IN_PART, arg="board")
    page.wait_for_function(ON_BUTTON)


def test_focus_stays_in_the_hand_and_among_the_answers(person: Person, node: Node) -> None:
    page = person()
    sit_down(page, node)
    for part, first in (("area", "section.area .hand button"), ("options", ".options button")):
        page.locator(first).first.focus()
        before = question(page).inner_text()
        page.keyboard.press("Enter")
        expect(question(page)).not_to_have_text(before)
        page.wait_for_function(IN_PART, arg=part)


def test_what_reveals_something_looks_different_and_says_so(person: Person, node: Node) -> None:
    match, random = Match("tyrants", seats=2, seed=3), Random(3)
    while match.decision and {option[1] for option in match.decision.options if option[0] == "recruit"} != PLACES:
        match.play(random.choice(match.decision.options))
    assert match.decision is not None
    irreversible = [option for option in match.decision.options if match.reveals(option) and option != ("end",)]
    page = person()
    continue_match(page, node, match, match.decision.seat)
    expect(page.locator(".options [data-final]")).to_have_count(len(irreversible))
    market = page.locator(".options [aria-label='Завербовать с рынка'] button")
    piles = page.locator(".options [aria-label='Завербовать из стопки'] button")
    expect(market.first).to_have_accessible_name(re.compile(r"\(откроется новое\)"))
    expect(piles.first).not_to_have_accessible_name(re.compile("откроется"))
    card = page.locator(".board .thing[data-final]").first
    expect(card).to_have_css("outline-style", "dashed")
    expect(card).to_have_accessible_name(re.compile(r"Завербовать .*\(откроется новое\)"))
    assert complaints(page) == []


def test_a_long_press_takes_the_whole_turn_back(person: Person, node: Node) -> None:
    page = person()
    sit_down(page, node)
    for take_back in (hold_undo, lambda page: page.keyboard.press("Shift+U")):
        for _ in range(2):
            before = question(page).inner_text()
            page.locator(".options [aria-label=Разыграть] button").first.click()
            expect(question(page)).not_to_have_text(before)
        take_back(page)
        expect(question(page)).to_have_text("Ваш ход: могущество 0, влияние 0")


def hold_undo(page: Page) -> None:
    page.get_by_role("button", name="Отменить").hover()
    page.mouse.down()
    page.wait_for_timeout(800)
    page.mouse.up()


def test_the_question_mark_lists_all_keys(person: Person, node: Node) -> None:
    page = person()
    sit_down(page, node)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Клавиши")
    for key in ("1–9, A–Z", "0", "U", "Shift U", "H", "R", "Tab", "Enter", "Esc", "?", "← ↑ → ↓", "+ −", "Пробел"):
        expect(keys.locator("kbd").get_by_text(key, exact=True)).to_be_visible()
    page.keyboard.press("1")
    expect(question(page)).to_have_text("Ваш ход: могущество 0, влияние 0")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_four_players_fit_at_1024(person: Person, node: Node) -> None:
    page = person(1024, 768)
    open_table(page, node, ME, BOT, BOT, BOT)
    expect(options(page).first).to_be_visible(timeout=20_000)
    players = page.locator("aside.side .players li")
    expect(players).to_have_count(4)
    for index in range(4):
        expect(players.nth(index)).to_be_in_viewport(ratio=1)


def test_rules_have_sections_with_titles(person: Person, node: Node) -> None:
    page = person()
    sit_down(page, node)
    page.get_by_role("button", name="Правило TY-TURN-02").click()
    expect(page.get_by_role("heading", name="Ход игрока, 1-й этап")).to_be_visible()
    page.goto(f"{node.url}/rules/tyrants")
    expect(page.get_by_role("heading", name="Подготовка")).to_be_visible()
    page.get_by_role("searchbox").fill("концентрация")
    expect(page.get_by_role("heading", name="Концентрация")).to_be_visible()
    expect(page.get_by_role("heading", name="Подготовка")).to_have_count(0)


def test_pointing_at_a_name_leaves_the_log_where_it_is(person: Person, node: Node) -> None:
    page = person()
    sit_down(page, node)
    end_turn(page)
    end_turn(page)
    log = page.get_by_role("log")
    page.wait_for_function("(log) => log.scrollTop > 40", arg=log.element_handle())
    log.evaluate("(log) => (log.scrollTop -= 30)")
    page.wait_for_timeout(100)
    before = log.evaluate("(log) => log.scrollTop")
    log.get_by_role("button").last.dispatch_event("pointerenter")
    expect(page.locator(".board .outline, .pointed").first).to_be_visible()
    assert log.evaluate("(log) => log.scrollTop") == before
