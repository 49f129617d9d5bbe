"""Lords of Vaala in a real browser."""

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from igroteka.games.vaala.state import State
from igroteka.kernel import Match
from tests.server.node import Node
from tests.web.axe import complaints
from tests.web.people import BOT, ME, continue_match, open_table, options, play_to_the_end

Person = Callable[..., Page]
GAME = "vaala"
EASY = {"kind": "bot", "level": "easy"}
SEEN = "() => document.querySelector('.question h2').innerText + document.querySelectorAll('[role=log] p').length"
SCORES = ("Непотраченная сила", "Потраченная сила")


def until(kind: str, seats: int = 2) -> Match:
    """A game played at random up to a question of that kind, in a fight or roll that is still on if it is about one."""
    for seed in range(200):
        chance, match = Random(seed), Match(GAME, seats=seats, seed=seed)
        while match.decision and len(match.choices) < 300:
            if match.decision.kind == kind:
                return match
            match.play(chance.choice([option for option in match.decision.options if option[0] != "skip"]))
    raise AssertionError("no such game")


def come(person: Person, node: Node, match: Match, width: int = 1440, height: int = 900, **settings: object) -> Page:
    """Somebody in the seat that is asked."""
    assert match.decision is not None
    page = person(width, height, **settings)
    continue_match(page, node, match, match.decision.seat)
    expect(options(page).first).to_be_visible(timeout=20_000)
    return page


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def listen(page: Page, frames: list[str | bytes]) -> None:
    """Keep all that the server sends to the page."""
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))


def region(page: Page, name: str) -> Locator:
    """The outline of a region on the map."""
    return page.locator(f'[data-region="{name}"]')


@pytest.fixture(scope="module")
def standing() -> Match:
    """A defender who may counterattack or retreat."""
    return until("stand")


@pytest.mark.parametrize("seats", [(ME, EASY), (ME,)], ids=["with Faceless", "solo"])
def test_a_whole_game_by_clicking(person: Person, node: Node, seats: tuple[dict[str, str], ...]) -> None:
    page = person()
    page.set_default_timeout(120_000)
    open_table(page, node, *seats, game=GAME)
    expect(options(page).first).to_be_visible(timeout=20_000)
    assert play_to_the_end(page) > 0  # one card laid: an elimination may end the game at once
    for category in SCORES:
        expect(page.locator("dialog[open] table")).to_contain_text(category)
    expect(page.locator("dialog[open]")).to_contain_text("Победа: ")
    page.get_by_role("button", name="Посмотреть на стол").click()
    assert complaints(page) == []


@pytest.mark.parametrize("kind", ["plan", "glyph", "attack"])
def test_what_is_asked_can_be_answered_on_the_table(person: Person, node: Node, kind: str) -> None:
    page = come(person, node, until(kind))
    before = page.evaluate(SEEN)
    page.locator(".board .live:visible, section.area .live:visible").first.dispatch_event("click")
    page.wait_for_function(f"(before) => ({SEEN})() !== before", arg=before)
    assert page.evaluate(SEEN) != before


def test_an_army_is_picked_up_and_marches(person: Person, node: Node) -> None:
    match = until("deploy")
    assert match.decision is not None
    marches = [option for option in match.decision.options if option[0] == "march"]
    page = come(person, node, match)
    origin, goal = marches[0][1], marches[0][2]
    army = page.locator(f'[data-cluster="{origin}"] .army button').first
    army.click()
    if len([option for option in marches if option[1] == origin]) > 1:
        expect(army).to_have_attribute("aria-pressed", "true")
        region(page, goal).dispatch_event("click")
    expect(page.locator(".question h2")).not_to_contain_text("какие юниты")


def test_a_fight_shows_sides_steps_and_dice(person: Person, node: Node, standing: Match) -> None:
    combat = state_of(standing).combat
    assert combat is not None
    page = come(person, node, standing)
    fight = page.locator(".fight")
    expect(fight).to_contain_text("Атакует")
    expect(fight).to_contain_text("Решать вам")
    expect(fight.locator(".die")).not_to_have_count(0)
    expect(fight.locator("[aria-current=step]")).to_have_text("Ответ")
    if combat.standard:
        expect(fight).to_contain_text(f"Отложено стандартных ударов: {combat.standard}")
    fight.get_by_role("button", name="Свернуть").click()
    expect(fight).to_have_count(0)
    page.get_by_role("button", name="Показать бой").click()
    fight.get_by_role("button", name="Контратаковать").click()
    expect(page.locator(".question h2")).not_to_contain_text("контратаковать или отступить")


def test_names_never_overlap_pieces(person: Person, node: Node, standing: Match) -> None:
    page = come(person, node, standing)
    hidden = page.evaluate(
        """() => {
          const all = (selector) => [...document.querySelectorAll(selector)];
          const boxes = (selector) => all(selector).map((one) => one.getBoundingClientRect());
          const names = boxes(".cluster .name"), pieces = boxes(".cluster .tokens > *, .cluster .army");
          const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
          return names.filter((name) => pieces.some((piece) => meet(name, piece))).length;
        }"""
    )
    assert hidden == 0


def test_a_phone_shows_map_question_and_hand_without_sideways_scrolling(
    person: Person, node: Node, standing: Match
) -> None:
    page = come(person, node, standing, 360, 780)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for part in (".board", ".question", "section.area", ".fight"):
        expect(page.locator(part).first).to_be_in_viewport()
    page.get_by_role("button", name="Свернуть").click()
    page.get_by_role("button", name="Персонажи и жители").click()
    expect(page.get_by_role("region", name="Жители")).to_be_in_viewport()
    page.get_by_role("button", name="К карте").click()
    expect(page.get_by_role("region", name="Жители")).not_to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_the_table_is_accessible(person: Person, node: Node, standing: Match, theme: str, width: int) -> None:
    page = come(person, node, standing, width, 860, theme=theme)
    assert complaints(page) == []


def test_planning_and_a_board_spread_out_are_accessible(person: Person, node: Node) -> None:
    page = come(person, node, until("plan"))
    assert complaints(page) == []
    page.get_by_role("button", name="Рассмотреть: ").first.click()
    expect(page.locator("dialog[open]")).to_contain_text("Планшет")
    assert complaints(page) == []


def test_the_face_down_cards_are_sent_to_their_owners_only(person: Person, node: Node) -> None:
    anna, watcher = person(), person()
    frames: dict[Page, list[str | bytes]] = {anna: [], watcher: []}
    for page in frames:
        listen(page, frames[page])
    address = open_table(anna, node, ME, BOT, game=GAME, options={"characters": ["eliza", "ferellon"]})
    watcher.goto(address)
    expect(watcher.locator("body")).to_contain_text("Вы смотрите")
    expect(options(anna).first).to_be_visible(timeout=20_000)
    options(anna).first.click()
    expect(anna.locator(".deck .thing")).not_to_have_count(0)
    for page in frames:  # nobody may pass before laying a card
        expect(page.get_by_role("log")).to_contain_text("Фереллон кладёт карточку", timeout=20_000)
    for page, own in ((anna, "eliza"), (watcher, "-")):
        states = [message for message in map(json.loads, frames[page]) if message["type"] == "state"]
        assert any("ferellon" in state["view"]["stack"] for state in states)
        assert all(list(state["own"]) == (["0"] if page is anna else []) for state in states)
        seen = [(state["view"]["stack"], one["faces"]) for state in states for one in state["own"].values()]
        known = {by for laid in seen for by, face in zip(*laid, strict=True) if face}
        assert known == ({own} if page is anna else set())
        told = [event for state in states for news in state["news"] for event in news["events"]]
        assert all(event["args"][0] == own for event in told if event["name"] == "planned_card")
        if page is watcher:
            assert all(state["decision"] is None for state in states)
            assert all(event["to"] is None for event in told)
    assert not watcher.locator(".deck ol .thing").count()
