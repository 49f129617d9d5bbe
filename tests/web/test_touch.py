"""On a touch screen a tap reads, and the button that then appears does: one tap never does both."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.node import Node
from tests.web.people import continue_match, options
from tests.web.positions import asked, offers

Person = Callable[..., Page]
SIZES = pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "lying"])
MARKET = "[data-part=board] .thing.live"
HAND = "[data-part=area] .thing.live"
PIECE = "[data-part=board] .live:is(g, .piece):not(.thing)"
IN_REACH = """
(selector) => {
  for (const thing of document.querySelectorAll(selector)) {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (box.width && thing.contains(document.elementFromPoint(x, y))) return [x, y, thing.dataset.options ?? ""];
  }
  return null;
}
"""


class Fingers:
    """A person with a touch screen, at a question; `moves` are the options that the page has sent."""

    def __init__(self, page: Page, node: Node, game: str, *verbs: str) -> None:
        match = asked(game, offers(*verbs))
        assert match.decision is not None
        self.page = page
        self.moves: list[Any] = []
        page.on("websocket", lambda line: line.on("framesent", self.note))
        continue_match(page, node, match, match.decision.seat)
        expect(options(page).first).to_be_visible(timeout=30_000)

    def note(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "move":
            self.moves.append("/".join(message["option"]))

    def tap(self, selector: str) -> list[str]:
        """Tap the first such thing that is in reach; the options that it stands for."""
        self.page.wait_for_function(IN_REACH, arg=selector)
        x, y, stands_for = self.page.evaluate(IN_REACH, selector)
        self.page.touchscreen.tap(x, y)
        return str(stands_for).split()

    def read(self, selector: str) -> tuple[Locator, list[str]]:
        """Tap a card: it is held up to the eye, and nothing else happens."""
        stands_for = self.tap(selector)
        card = self.page.locator(".inspector.held")
        expect(card).to_be_visible()
        expect(card).to_be_in_viewport(ratio=0.99)
        return card, stands_for

    def press(self, button: Locator, meant: list[str]) -> None:
        """Press what has appeared: now it is done, once."""
        assert self.moves == []
        expect(button).to_be_in_viewport(ratio=1)
        button.tap()
        expect(button).to_have_count(0)
        assert len(self.moves) == 1
        assert self.moves[0] in meant


@SIZES
@pytest.mark.parametrize(("game", "verb"), [("tyrants", "recruit"), ("meeples", "send"), ("vaala", "denizen")])
def test_a_tap_reads_a_card_of_the_market_and_its_button_takes_it(
    person: Person, node: Node, size: tuple[int, int], game: str, verb: str
) -> None:
    fingers = Fingers(person(*size, touch=True), node, game, verb)
    if game == "tyrants":
        fingers.page.get_by_role("button", name="Рынок").tap()
    card, meant = fingers.read(MARKET)
    fingers.press(card.get_by_role("button").first, meant)


@SIZES
def test_a_tap_on_the_card_that_is_read_takes_no_other_card(person: Person, node: Node, size: tuple[int, int]) -> None:
    fingers = Fingers(person(*size, touch=True), node, "tyrants", "recruit")
    fingers.page.get_by_role("button", name="Рынок").tap()
    card, _ = fingers.read(MARKET)
    card.locator(".read").tap()
    expect(card).to_be_visible()
    fingers.page.locator(".question h2").tap()
    expect(card).to_have_count(0)
    assert fingers.moves == []


@SIZES
@pytest.mark.parametrize(("game", "verb"), [("tyrants", "play"), ("vaala", "plan")])
def test_a_tap_reads_a_card_in_hand_and_its_button_plays_it(
    person: Person, node: Node, size: tuple[int, int], game: str, verb: str
) -> None:
    fingers = Fingers(person(*size, touch=True), node, game, verb)
    card, meant = fingers.read(HAND)
    fingers.press(card.get_by_role("button").first, meant)


@SIZES
@pytest.mark.parametrize(("game", "verb"), [("tyrants", "deploy"), ("tyrants", "start"), ("vaala", "fly")])
def test_a_tap_on_the_map_asks_and_its_button_does(
    person: Person, node: Node, size: tuple[int, int], game: str, verb: str
) -> None:
    fingers = Fingers(person(*size, touch=True), node, game, verb)
    meant = fingers.tap(PIECE)
    asked_for = fingers.page.locator(".fan")
    expect(asked_for).to_be_visible()
    fingers.press(asked_for.get_by_role("button").first, meant)


@SIZES
def test_a_meeple_is_picked_up_with_one_tap_and_sent_with_a_button(
    person: Person, node: Node, size: tuple[int, int]
) -> None:
    fingers = Fingers(person(*size, touch=True), node, "meeples", "send", "commit")
    fingers.tap("[data-part=area] .class.live")
    card, meant = fingers.read(MARKET)
    fingers.press(card.get_by_role("button").first, meant)


def test_a_mouse_still_does_it_with_one_click(person: Person, node: Node) -> None:
    fingers = Fingers(person(1280, 720), node, "tyrants", "play")
    asked_for = fingers.page.locator(".question h2")
    before = asked_for.inner_text()
    fingers.page.locator(HAND).first.click()
    expect(asked_for).not_to_have_text(before)
    expect(fingers.page.locator(".inspector.held")).to_have_count(0)
    assert len(fingers.moves) == 1
