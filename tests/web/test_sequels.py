"""The end of a game, in a real browser: it can be played on where it leaves something, and a team wins as one."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from igroteka.kernel import Match
from tests.games.oath.test_exchange import LATER
from tests.server.node import Node
from tests.web.people import continue_match

Person = Callable[..., Page]


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server on which Tyrants can be played on."""
    server = Node(tmp_path_factory.mktemp("igroteka"), games={"tyrants": "tests.web.ongoing:ONGOING"})
    yield server
    server.stop()


def finished(game: str, seats: int, seed: int) -> Match:
    match, random = Match(game, seats=seats, seed=seed, silent=True), Random(seed)
    while match.decision:
        match.play(random.choice(match.decision.options))
    return match


def test_a_game_that_leaves_something_is_played_on(person: Person, node: Node) -> None:
    page = person(language="en")
    continue_match(page, node, finished("tyrants", 2, 4), 0)
    expect(page.get_by_role("button", name="Rematch", exact=True)).to_be_visible(timeout=20_000)
    old = page.url
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(lambda url: "/table/" in url and url != old)
    new = page.url
    expect(page.locator(".question h2")).to_be_visible()
    page.goto(old)
    page.get_by_role("button", name="To the next game").click(timeout=20_000)
    page.wait_for_url(new)


def test_it_is_played_on_with_other_people(person: Person, node: Node) -> None:
    page = person(language="en")
    continue_match(page, node, finished("tyrants", 2, 4), 0)
    page.get_by_role("link", name="Play on with others").click(timeout=20_000)
    page.get_by_text("Details").click()
    pressed = page.get_by_role("group", name="Half-decks of the market").locator("[aria-pressed=true]")
    expect(pressed).to_have_text(["Elementals", "Demons"], ignore_case=True)


def test_a_game_that_leaves_nothing_has_a_rematch_only(person: Person, node: Node) -> None:
    page = person(language="en")
    continue_match(page, node, finished("meeples", 2, 4), 0)
    expect(page.get_by_role("button", name="Rematch", exact=True)).to_be_visible(timeout=20_000)
    expect(page.get_by_text("Play on")).to_have_count(0)


def test_a_team_has_won_together(person: Person, node: Node) -> None:
    matches = (finished("vaala", 4, seed) for seed in range(40))
    match, winners = next(
        (match, outcome.winners) for match in matches if (outcome := match.outcome) and len(outcome.winners) > 1
    )
    page = person(language="en")
    continue_match(page, node, match, winners[0])
    expect(page.get_by_role("heading", name="You have won together:")).to_be_visible(timeout=20_000)


def test_a_chronicle_is_a_timeline_that_leads_back_to_the_table(person: Person, node: Node) -> None:
    page = person(language="en")
    continue_match(page, node, finished("oath", 2, 11), 0)
    page.get_by_role("link", name="Chronicle", exact=True).click(timeout=20_000)
    expect(page.get_by_role("heading", name="The ages of this world")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Age 1")).to_be_visible()
    expect(page.get_by_role("heading", name="The world now")).to_be_visible()
    expect(page.get_by_text("Cradle:")).to_be_visible()
    page.get_by_role("link", name="Look at the table").click()
    expect(page.get_by_role("link", name="Chronicle", exact=True)).to_be_visible(timeout=20_000)


def test_a_chronicle_of_another_program_is_pasted_into_the_form(person: Person, node: Node) -> None:
    page = person(language="en")
    page.goto(f"{node.url}/new/oath")
    page.get_by_text("Details").click()
    expect(page.get_by_label("Name of the new chronicle")).to_be_visible()
    page.get_by_label("A chronicle of Tabletop Simulator").fill(LATER)
    page.get_by_label("A chronicle of Tabletop Simulator").blur()
    expect(page.get_by_label("Name of the new chronicle")).to_have_count(0)
    page.get_by_role("button", name="Start playing").click()
    expect(page.locator(".question h2")).to_be_visible(timeout=20_000)
