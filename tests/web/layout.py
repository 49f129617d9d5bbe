"""Positions to look at on screens of every size, and what is wrong with how they lie there."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypedDict

from playwright.sync_api import Locator, Page

from igroteka.kernel import Match, find_game

FIND = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
AT_REST = """
() => new Promise((done) => {
  let before = "", calm = 0;
  const look = () => {
    const things = [...document.querySelectorAll(".live, [data-part], [data-part] button")];
    const now = things.map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round)).join();
    calm = now === before && document.fonts.status === "loaded" && !document.getAnimations().length ? calm + 1 : 0;
    before = now;
    if (calm < 3) requestAnimationFrame(look);
    else done();
  };
  look();
})
"""
TABS = "[data-tab] > nav button"
WAYS = f"[data-part=board] nav button, [data-part=board] [aria-expanded], {TABS}"
"""What brings hidden things to light: the parts of a city, the drawer of a small board, the tabs of a phone."""

SIZES = ((1440, 900), (1280, 720), (1024, 768), (844, 390), (667, 375), (390, 844))


def positions(game: str, players: Callable[[range], int] = max, seed: int = 1) -> list[Match]:
    """From the middle third of a seeded game of so many: the fullest question of each kind, fullest first."""
    seats = players(find_game(game).seats)
    choices = _played(game, seats, seed).choices
    match = Match(game, seats=seats, seed=seed)
    fullest: dict[str, Match] = {}
    for number, choice in enumerate(choices[: 2 * len(choices) // 3]):
        assert match.decision is not None
        known = fullest.get(match.decision.kind)
        if number > len(choices) // 3 and (known is None or _size(known) < _size(match)):
            fullest[match.decision.kind] = match.fork()
        match.play(choice)
    return sorted(fullest.values(), key=_size, reverse=True)


class Fault(TypedDict):
    """A thing, what is wrong with it, and a number if another tab or drawer may put it right."""

    name: str
    wrong: str
    id: str


def faults(page: Page, board: float = 1 / 3) -> list[str]:
    """What is cut, covered, empty, off the screen or out of reach; the board has at least that share of the screen."""
    page.evaluate(AT_REST)
    found: list[Fault] = page.evaluate(FIND, board)
    hidden = {fault["id"] for fault in found if fault["id"]}
    for way in page.locator(WAYS).all():
        if not hidden:
            break
        _take(way)
        hidden &= {fault["id"] for fault in page.evaluate(FIND, board)}
        if way.get_attribute("aria-expanded") == "true":
            _take(way)
    for tab in page.locator(TABS).all()[:1]:
        _take(tab)
    return [f"{fault['name']} {fault['wrong']}" for fault in found if not fault["id"] or fault["id"] in hidden]


def _take(way: Locator) -> None:
    if way.is_visible():
        way.dispatch_event("click")
        way.page.evaluate(AT_REST)


def _size(match: Match) -> int:
    assert match.decision is not None
    return len(match.decision.options)


def _played(game: str, seats: int, seed: int) -> Match:
    """A whole game played at random."""
    match, chance = Match(game, seats=seats, seed=seed), Random(seed)
    while match.decision:
        match.play(chance.choice(match.decision.options))
    return match
