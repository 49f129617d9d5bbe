"""Oath in a real browser."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Page, expect

from igroteka.games.oath.state import State
from igroteka.kernel import Match, Voice, say
from tests.server.node import Node
from tests.web.axe import complaints
from tests.web.people import ME, continue_match, open_table, options, play_to_the_end

Person = Callable[..., Page]
GAME = "oath"
EASY = {"kind": "bot", "level": "easy"}
WARLIKE = ("campaign", "campaign_bandits", "muster", "target_site", "offer")
"""What brings about campaigns and offers sooner than chance does."""
SEEN = "() => document.querySelector('.question h2').innerText + document.querySelectorAll('[role=log] p').length"
ON_TABLE = ".board .live:visible, section.area .live:visible, aside.players .live:visible"


@cache
def until(kind: str, seats: int = 4) -> Match:
    """A game played at random, but warlike, up to a question of that kind."""
    for seed in range(60):
        chance, match = Random(seed), Match(GAME, seats=seats, seed=seed)
        while match.decision:
            if match.decision.kind == kind:
                return match
            bold = [option for option in match.decision.options if option[0] in WARLIKE]
            match.play(chance.choice(bold if bold and chance.random() < 0.5 else match.decision.options))
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


def test_a_whole_game_by_clicking(person: Person, node: Node) -> None:
    page = person()
    page.set_default_timeout(240_000)
    open_table(page, node, ME, EASY, EASY, game=GAME)
    expect(options(page).first).to_be_visible(timeout=20_000)
    assert play_to_the_end(page) > 10
    expect(page.locator("dialog[open]")).to_contain_text("побеждает")
    page.get_by_role("button", name="Посмотреть на стол").click()
    expect(page.locator(".chronicle")).to_contain_text("Хроника")
    assert complaints(page) == []


@pytest.mark.parametrize("kind", ["act", "targets", "keep", "play", "citizenship", "swear"])
def test_what_is_asked_can_be_answered_on_the_table(person: Person, node: Node, kind: str) -> None:
    page = come(person, node, until(kind))
    before = page.evaluate(SEEN)
    page.locator(ON_TABLE).first.dispatch_event("click")
    fan = page.locator(".fan button")
    if fan.count():
        fan.first.click()
    page.wait_for_function(f"(before) => ({SEEN})() !== before", arg=before)


def test_a_campaign_shows_sides_dice_and_the_chance_to_win(person: Person, node: Node) -> None:
    match = until("win_by_sacrifice")
    campaign = state_of(match).campaign
    assert campaign is not None
    page = come(person, node, match)
    war = page.locator(".war")
    expect(war).to_contain_text("Нападает")
    expect(war).to_contain_text("Шанс нападающего")
    expect(war.locator(".die")).to_have_count(len(campaign.attack_roll) + len(campaign.defense_roll))
    war.get_by_role("button", name="Свернуть").click()
    expect(war).to_have_count(0)
    page.get_by_role("button", name="Набег", exact=True).click()
    expect(war).to_be_visible()


def test_a_campaign_never_covers_what_it_asks_for(person: Person, node: Node) -> None:
    page = come(person, node, until("targets"), 390, 844)
    expect(page.locator(".map .live").first).to_be_visible()
    expect(page.locator(".war")).to_have_count(0)
    page.get_by_role("button", name="Набег", exact=True).click()
    expect(page.locator(".war")).to_contain_text("Защищается")


def test_an_offer_shows_what_both_sides_give(person: Person, node: Node) -> None:
    match = until("citizenship_answer")
    assert match.decision is not None
    page = come(person, node, match)
    bargain = page.locator(".bargain")
    expect(bargain).to_contain_text("Предложение вассалитета")
    expect(bargain.locator(".share")).to_have_count(2)


def test_the_end_is_a_chronicle_that_is_being_written(person: Person, node: Node) -> None:
    page = come(person, node, until("swear"))
    expect(page.locator(".chronicle")).to_contain_text("побеждает")
    page.locator(".board .tray button").first.click()
    expect(page.locator(".question h2")).not_to_contain_text("Какой обет")


def test_a_facedown_relic_shows_its_face_only_to_those_who_know_it(person: Person, node: Node) -> None:
    match = until("act", 5).fork()
    state = state_of(match)
    relics = [relic for place in state.places for relic in place.relics]
    assert match.decision is not None
    me = state.players[match.decision.seat]
    peeks = [option for option in match.decision.options if option[0] == "peek"]
    if peeks:
        match.play(peeks[0])
    page = come(person, node, match)
    voice = Voice("ru", match.game)
    for relic in relics:
        known = page.get_by_text(f"Вы знаете: {voice.sentence(say(f'card-{relic}'))}", exact=False)
        assert (known.count() > 0) == (relic in me.known)


@pytest.mark.parametrize(("width", "height"), [(360, 780), (667, 375)])
def test_a_phone_shows_map_question_and_cards_without_sideways_scrolling(
    person: Person, node: Node, width: int, height: int
) -> None:
    page = come(person, node, until("act", 6), width, height)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for part in (".board .map", ".question", "section.area"):
        expect(page.locator(part).first).to_be_in_viewport()
    page.get_by_role("button", name="Цели, колоды и резервы").click()
    expect(page.locator(".banks")).to_be_in_viewport()


@pytest.mark.parametrize("kind", ["act", "plans", "citizenship", "swear"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_scene_is_accessible(person: Person, node: Node, kind: str, theme: str) -> None:
    page = come(person, node, until(kind), theme=theme)
    assert complaints(page) == []
