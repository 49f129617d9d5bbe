"""A hint: one search judges now and every move, reasons are counted in things, nothing named is covered."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.node import Node
from tests.web.people import continue_match, options
from tests.web.positions import asked, offers

Person = Callable[..., Page]
SIZES = pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844), (844, 390)])
QUESTIONS = pytest.mark.parametrize(
    ("game", "verbs"),
    [
        ("tyrants", ("deploy", "recruit")),
        ("tyrants", ("start",)),
        ("meeples", ("send", "commit")),
        ("vaala", ("plan", "pass")),
        ("vaala", ("fly",)),
    ],
)
COVERED = """
(note) => {
  const GRID = [0.05, 0.3, 0.5, 0.7, 0.95];
  const stacks = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const points = GRID.flatMap((across) => GRID.map((down) => [x + across * width, y + down * height]));
    const all = points.map(([left, top]) => document.elementsFromPoint(left, top));
    return all.filter((stack) => stack.some((one) => thing.contains(one)));
  };
  const moves = [...note.querySelectorAll("[data-move]")].map((button) => button.dataset.move);
  const named = moves.flatMap((move) => [...document.querySelectorAll(`[data-options~="${move}"]`)]).map(stacks);
  const inSight = named.filter((stacks) => stacks.length);
  return [moves.length, inSight.length, inSight.filter((stacks) => stacks.some(([top]) => note.contains(top))).length];
}
"""
"""How many moves are named, how many things in sight stand for them, and how many of these the note covers."""


def ask(page: Page) -> Locator:
    """Ask for a hint; the note with it, once it lies where it shall."""
    expect(options(page).first).to_be_visible(timeout=30_000)
    page.keyboard.press("h")
    hint = page.locator(".hints[data-placed]")
    expect(hint).to_be_visible(timeout=30_000)
    return hint


@SIZES
@QUESTIONS
def test_a_hint_covers_nothing_that_it_names(
    person: Person, node: Node, width: int, height: int, game: str, verbs: tuple[str, ...]
) -> None:
    match = asked(game, offers(*verbs))
    assert match.decision is not None
    page = person(width, height)
    continue_match(page, node, match, match.decision.seat)
    hint = ask(page)
    named, in_sight, covered = hint.evaluate(COVERED)
    assert min(named, in_sight) > 0
    assert covered == 0


def test_now_and_then_come_from_one_search_and_reasons_are_no_weights(person: Person, node: Node) -> None:
    match = asked("tyrants", offers("deploy", "recruit"))
    assert match.decision is not None
    page = person()
    continue_match(page, node, match, match.decision.seat)
    hint = ask(page)
    now = re.search(r"шансы на победу сейчас (\d+)\s%", hint.inner_text())
    assert now is not None
    chances = [int(found) for found in re.findall(r"(?:останутся|станут) (\d+) %", hint.inner_text())]
    assert chances[0] == int(now[1])
    assert chances == sorted(chances, reverse=True)
    reasons = " ".join(hint.locator(".why").all_inner_texts())
    assert not re.search(r"[+−]|\d,\d", reasons)
