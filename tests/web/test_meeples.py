"""Meeples & Monsters in a real browser."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from igroteka.games.meeples.state import State
from igroteka.kernel import Match, Option
from tests.server.node import Node
from tests.web.axe import complaints
from tests.web.layout import AT_REST, positions
from tests.web.people import BOT, ENDINGS, ME, acts, continue_match, open_table, options, play_to_the_end

Person = Callable[..., Page]
GAME = "meeples"


@pytest.fixture(scope="module")
def sending() -> Match:
    """A first Main phase with three Peasants to send."""
    for seed in range(200):
        match = Match(GAME, seats=2, seed=seed)
        assert match.decision is not None
        assert isinstance(match.state, State)
        if match.state.players[match.decision.seat].tavern.count("peasant") == 3:
            match.play(("proceed",))
            return match
    raise AssertionError("no such game")


def until(found: Callable[[Match], object]) -> Match:
    """A game played by always taking the first option, up to the moment that is looked for."""
    for seed in range(40):
        match = Match(GAME, seats=2, seed=seed)
        while match.decision and len(match.choices) < 300:
            if found(match):
                return match
            match.play(match.decision.options[0])
    raise AssertionError("no such game")


def begins_a_fight(match: Match) -> Option | None:
    """The option, if any, to send somebody to a monster who cannot beat it alone, with a choice of who helps."""
    assert match.decision is not None
    if match.decision.kind == "assign":
        for option in match.decision.options:
            if option[-1] in match.game.box.monsters:
                after = match.fork()
                after.play(option)
                if after.decision is not None and after.decision.kind == "finish":
                    return option
    return None


def offers_a_choice(match: Match) -> bool:
    """Is the first place of a Main phase open to several classes?"""
    assert match.decision is not None
    first, sent = match.decision.options[0], [o for o in match.decision.options if o[0] == "send"]
    return match.decision.kind == "assign" and len([o for o in sent if o[-1] == first[-1]]) > 1


def is_an_answer(match: Match) -> bool:
    """Is somebody asked whose turn it is not?"""
    assert match.decision is not None
    assert isinstance(match.state, State)
    return match.decision.seat != match.state.turn.seat


def thing(page: Page, key: str) -> Locator:
    """A place, card or monster on the table, by what options call it."""
    return page.locator(f'[data-drop="{key}"]').first


def crew(page: Page, unit: str = "peasant") -> Locator:
    """The meeples of a class in my Tavern."""
    return page.locator("section.area .tavern .class", has=page.locator(f"svg.{unit}"))


def come(person: Person, node: Node, match: Match, width: int = 1440, height: int = 900) -> Page:
    """Somebody in the seat that is asked."""
    assert match.decision is not None
    page = person(width, height)
    continue_match(page, node, match, match.decision.seat)
    expect(options(page).first).to_be_visible(timeout=20_000)
    return page


def test_a_whole_game_by_clicking(person: Person, node: Node) -> None:
    page = person()
    page.set_default_timeout(120_000)
    open_table(page, node, ME, BOT, game=GAME, options={"towers": "with"})
    expect(options(page).first).to_be_visible(timeout=20_000)
    assert play_to_the_end(page) > 50
    sheet = page.locator("dialog[open] table")
    for category in ("Монстры", "Тёмный Совет", "Квесты", "Обучение"):
        expect(sheet).to_contain_text(category)
    page.get_by_role("button", name="Посмотреть на стол").click()
    assert complaints(page) == []


def test_a_meeple_is_picked_up_and_sent(person: Person, node: Node, sending: Match) -> None:
    page = come(person, node, sending)
    hall = thing(page, "place:open_lecture_hall")
    crew(page).click()
    expect(crew(page)).to_have_attribute("aria-pressed", "true")
    expect(hall).to_have_class(re.compile("live"))
    hall.click()
    expect(hall.locator(".party svg.peasant")).to_have_count(1)
    hall.click()
    expect(hall.locator(".party svg.peasant")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(crew(page)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("u")
    expect(hall.locator(".party svg.peasant")).to_have_count(1)
    page.keyboard.press("Shift+U")
    expect(hall.locator(".party")).to_have_count(0)


def test_a_monster_shows_how_much_power_it_still_needs(person: Person, node: Node) -> None:
    match = until(begins_a_fight)
    fight = begins_a_fight(match)
    assert fight is not None
    _, unit, monster = fight
    page = come(person, node, match)
    foe = thing(page, f"place:{monster}")
    needed = match.game.box.monsters[monster].strength
    crew(page, unit).click()
    foe.click()
    power = foe.locator(".strength")
    expect(power).to_have_text(re.compile(rf"^\d+/{needed}$"))
    sent = int(power.inner_text().split("/")[0])
    assert sent < needed
    expect(page.locator(ENDINGS)).to_have_count(0)
    while sent < needed:
        page.locator("section.area .tavern .live").first.focus()
        page.keyboard.press("Enter")
        expect(power).not_to_have_text(f"{sent}/{needed}")
        sent = int(power.inner_text().split("/")[0])
    expect(page.locator(ENDINGS)).to_have_count(1)


def test_a_meeple_is_dragged_to_a_place(person: Person, node: Node, sending: Match) -> None:
    page = come(person, node, sending)
    green = thing(page, "place:sparring_green")
    crew(page).locator(".piece").first.drag_to(page.locator("header h1"))
    expect(crew(page).locator("svg")).to_have_count(3)
    crew(page).locator(".piece").first.drag_to(green)
    expect(green.locator(".party svg.peasant")).to_have_count(2)  # the second one has no choice


def test_several_who_could_go_are_offered_in_a_fan(person: Person, node: Node) -> None:
    match = until(offers_a_choice)
    assert match.decision is not None
    page = come(person, node, match)
    thing(page, f"place:{match.decision.options[0][-1]}").click()
    fan = page.locator(".fan")
    expect(fan.locator("button svg")).not_to_have_count(0)
    fan.get_by_role("button").first.click()
    expect(page.locator(".board .party")).not_to_have_count(0)


def test_a_phone_shows_city_question_and_tavern_without_sideways_scrolling(
    person: Person, node: Node, sending: Match
) -> None:
    page = come(person, node, sending, 360, 780)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for part in (".board", ".question", "section.area"):
        expect(page.locator(part).first).to_be_in_viewport()
    cathedral = page.locator("[data-quarter=cathedral]")
    expect(cathedral).not_to_be_in_viewport(ratio=0.5)
    page.get_by_role("navigation", name="Город").get_by_role("button", name="Собор").click()
    expect(cathedral).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.querySelector('main.board').scrollLeft") == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_the_table_is_accessible(person: Person, node: Node, theme: str, width: int) -> None:
    page = person(width, 860, theme=theme)
    open_table(page, node, ME, BOT, game=GAME, options={"towers": "with"})
    expect(options(page).first).to_be_visible(timeout=20_000)
    assert complaints(page) == []


def test_the_part_of_the_city_that_one_looks_at_stays(person: Person, node: Node) -> None:
    """Only a new question leads away from it, not what the page learns about this one or where the pointer goes."""
    match = positions(GAME)[0]
    assert match.decision is not None
    page = person()
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 667, "height": 375})
    continue_match(page, node, match, match.decision.seat)
    capitol = page.locator("nav").get_by_role("button", name="Капитолий")
    expect(capitol).not_to_have_attribute("aria-current", "true")
    capitol.click()
    expect(capitol).to_have_attribute("aria-current", "true")
    acts(page).first.hover()
    expect(page.locator(".options .hovered")).to_have_count(1)
    page.evaluate(AT_REST)
    expect(capitol).to_have_attribute("aria-current", "true")


def test_an_answer_in_somebody_elses_turn_is_not_called_my_turn(person: Person, node: Node) -> None:
    expect(come(person, node, until(is_an_answer)).locator("header .turn")).to_have_text("Ваш ответ")


def test_a_spectator_is_sent_no_secrets(person: Person, node: Node) -> None:
    anna, watcher = person(), person()
    frames: list[str | bytes] = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    address = open_table(anna, node, ME, BOT, game=GAME)
    watcher.goto(address)
    expect(watcher.locator("body")).to_contain_text("Вы смотрите")
    expect(options(anna).first).to_be_visible(timeout=20_000)
    for _ in range(8):
        options(anna).last.click()
        anna.wait_for_timeout(250)
        expect(options(anna).first).to_be_visible(timeout=20_000)
    states = [message for message in map(json.loads, frames) if message["type"] == "state"]
    assert states
    for state in states:
        assert state["own"] == {}
        assert all(player["quests"] == [] for player in state["view"]["players"])
        assert state["decision"] is None
        assert all(event["name"] != "drew_quest" for news in state["news"] for event in news["events"])


def test_the_curtain_hides_the_quests_of_the_one_before(person: Person, node: Node) -> None:
    page = person()
    open_table(page, node, ME, ME, game=GAME)
    page.get_by_role("button", name="Готово").click()
    quests = page.get_by_role("group", name="Квесты в руке").get_by_role("button")
    expect(quests).to_have_count(2)
    mine = quests.all_inner_texts()
    for _ in range(40):
        if not page.locator("section.area").count():
            break
        options(page).last.click()
        page.wait_for_timeout(150)
    expect(page.locator("main")).to_contain_text("Передайте экран")
    page.get_by_role("button", name="Готово").click()
    expect(quests).to_have_count(2)
    assert set(mine).isdisjoint(quests.all_inner_texts())
