"""Every table on every screen: nothing to click is cut, covered or out of reach; maps are whole, all players seen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from igroteka.kernel import Record, games
from tests.server.node import Node
from tests.web.layout import AT_REST, SIZES, faults, positions
from tests.web.people import continue_match, options
from tests.web.positions import asked, offers

Person = Callable[..., Page]


def still(page: Page) -> Page:
    """Nothing glides or flies there: what is looked at lies where it will stay."""
    page.emulate_media(reduced_motion="reduce")
    return page


@pytest.mark.parametrize(("players", "number"), [(max, 0), (max, 1), (min, 0)], ids=["most", "most again", "fewest"])
@pytest.mark.parametrize("game", sorted(games()))
def test_everything_is_in_sight_and_in_reach(
    person: Person, node: Node, game: str, players: Callable[[range], int], number: int
) -> None:
    match = positions(game, players)[number]
    assert match.decision is not None
    page = still(person())
    continue_match(page, node, match, match.decision.seat)
    wrong: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(options(page).first).to_be_attached(timeout=20_000)
        wrong[f"{width}x{height}"] = faults(page)
        page.reload()
        expect(options(page).first).to_be_attached(timeout=20_000)
        wrong[f"{width}x{height}, opened anew"] = faults(page)
    assert {size: found for size, found in wrong.items() if found} == {}


@pytest.mark.parametrize("verb", ["unit", "take"])
def test_answers_above_a_map_leave_it_its_room(person: Person, node: Node, verb: str) -> None:
    match = asked("vaala", offers(verb))
    assert match.decision is not None
    page = still(person())
    continue_match(page, node, match, match.decision.seat)
    wrong: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(options(page).first).to_be_attached(timeout=20_000)
        wrong[f"{width}x{height}"] = faults(page)
    assert {size: found for size, found in wrong.items() if found} == {}


@pytest.mark.parametrize("game", sorted(games()))
def test_a_list_says_that_there_is_more_when_only_its_contents_grow(person: Person, node: Node, game: str) -> None:
    """As when a font comes late: no list changes its size, and nothing is put into one or taken out."""
    match = positions(game)[0]
    assert match.decision is not None
    page = still(person())
    continue_match(page, node, match, match.decision.seat)
    expect(options(page).first).to_be_attached()
    page.evaluate(
        """() => document.querySelectorAll("[data-more] > *").forEach((one) => (one.style.minHeight = "2000px"))"""
    )
    page.evaluate(AT_REST)
    silent = """() => [...document.querySelectorAll("[data-more]")]
      .filter((list) => list.clientHeight && list.scrollHeight > list.clientHeight + 4)
      .filter((list) => !list.dataset.more.includes("down"))
      .map((list) => list.className)"""
    assert page.locator("[data-more~=down]").count() > 0
    assert page.evaluate(silent) == []


@pytest.mark.parametrize("game", sorted(games()))
def test_a_replay_has_its_controls_and_its_chart_on_the_screen(person: Person, node: Node, game: str) -> None:
    match = positions(game)[0]
    last = str(len(match.choices))
    page = still(person())
    page.goto(node.url)
    text = Record.of(match).save().encode()
    page.get_by_label("Открыть запись").set_input_files({"name": "record", "mimeType": "text/plain", "buffer": text})
    page.get_by_role("slider").fill(last)
    expect(page.locator("output")).to_have_text(f"{last} / {last}")
    wrong: dict[str, list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wrong[f"{width}x{height}"] = faults(page, board=1 / 4)
        page.get_by_role("button", name="Очки по ходу партии").click()
        chart = page.get_by_role("img", name="Очки по ходу партии")
        expect(chart).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
        expect(chart).to_have_count(0)
    assert {size: found for size, found in wrong.items() if found} == {}
