"""The form of a new table, in a real browser: it offers what fits, keeps what still fits, and opens what was chosen."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.node import Node
from tests.web.axe import complaints

Person = Callable[..., Page]


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server on which also a saga can be played."""
    server = Node(tmp_path_factory.mktemp("igroteka"), games={"saga": "tests.kernel.saga:SAGA"})
    yield server
    server.stop()


def new_table(person: Person, node: Node, path: str) -> Page:
    page = person(language="en")
    page.goto(f"{node.url}/new/{path}")
    expect(page.locator("summary").first).to_be_visible()
    if page.get_by_text("Details").count():
        page.get_by_text("Details").click()
    return page


def group(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=name, exact=True)


def values(page: Page, name: str) -> list[str]:
    return group(page, name).get_by_role("button").all_inner_texts()


def check_pressed(page: Page, name: str, *expected: str) -> None:
    expect(group(page, name).locator("[aria-pressed=true]")).to_have_text(list(expected), ignore_case=True)


def press(page: Page, name: str, value: str) -> None:
    group(page, name).get_by_role("button", name=value, exact=True).click()


def opened(page: Page) -> dict[str, object]:
    """The options of the table that the form opens."""
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as sent:
        page.get_by_role("button", name="Start playing").click()
    answer = sent.value.response()
    assert answer is not None
    assert answer.status == 201
    wish: dict[str, dict[str, object]] = sent.value.post_data_json or {}
    return wish["options"]


def test_the_outer_section_is_for_three_players(person: Person, node: Node) -> None:
    page = new_table(person, node, "tyrants")
    check_pressed(page, "Half-decks of the market", "Drow", "Dragons")
    expect(group(page, "Outer section of the board")).to_have_count(0)
    press(page, "How many players?", "3")
    expect(group(page, "Outer section of the board")).to_be_visible()
    press(page, "Half-decks of the market", "Demons")
    check_pressed(page, "Half-decks of the market", "Dragons", "Demons")
    assert opened(page) == {"half_decks": ["dragons", "demons"], "section": "ask", "houses": []}


@pytest.mark.parametrize(
    ("game", "name", "value", "options"),
    [
        ("meeples", "Mini-expansion “Four Towers”", "with towers", {"towers": "with"}),
        ("vaala", "Characters", "at random", {"dealing": "random", "characters": []}),
    ],
)
def test_each_game_offers_its_options(
    person: Person, node: Node, game: str, name: str, value: str, options: dict[str, object]
) -> None:
    page = new_table(person, node, game)
    expect(group(page, name).get_by_role("button")).to_have_count(2)
    press(page, name, value)
    assert opened(page) == options


def test_a_change_keeps_what_still_fits_and_changes_the_rest(person: Person, node: Node) -> None:
    page = new_table(person, node, "saga")
    expect(group(page, "Scenario")).to_have_count(0)
    assert values(page, "Stones") == ["5", "7", "12"]
    press(page, "Stones", "12")
    press(page, "How many players?", "4")
    press(page, "Scenario", "in pairs")
    expect(group(page, "Variants")).to_have_count(0)
    assert values(page, "Stones") == ["12", "15"]
    check_pressed(page, "Stones", "12")
    press(page, "Stones", "15")
    press(page, "How many players?", "2")
    expect(group(page, "Scenario")).to_have_count(0)
    check_pressed(page, "Stones", "7")
    assert complaints(page) == []
    assert opened(page)["scenario"] == "alone"


def test_ready_made_settings_come_first(person: Person, node: Node) -> None:
    page = new_table(person, node, "saga")
    assert values(page, "Ready-made settings") == ["The first game"]
    press(page, "How many players?", "4")
    expect(group(page, "Ready-made settings").get_by_role("button")).to_have_count(2)
    press(page, "Ready-made settings", "The feud")
    check_pressed(page, "Ready-made settings", "The feud")
    check_pressed(page, "Stones", "15")
    press(page, "Ready-made settings", "The first game")
    check_pressed(page, "Variants", "quick")
    press(page, "Variants", "blind")
    check_pressed(page, "Ready-made settings")
    press(page, "Variants", "quick")
    check_pressed(page, "Variants", "blind")
    assert opened(page)["variants"] == ["blind"]


def test_a_game_goes_on_with_other_people(person: Person, node: Node) -> None:
    page = person(language="en")
    page.goto(node.url)
    wish = {"game": "saga", "seats": [{"kind": "bot", "level": "easy"}] * 2, "options": {"stones": 5}}
    table = page.request.post(f"{node.url}/api/tables", data=wish, headers={"Origin": node.url}).json()["id"]
    for _ in range(300):
        if page.request.get(f"{node.url}/api/tables/{table}").json()["status"] == "over":
            break
        page.wait_for_timeout(100)
    page.goto(f"{node.url}/new/saga/{table}")
    page.get_by_text("Details").click()
    press(page, "Stones", "12")
    check_pressed(page, "Stones", "12")
    options = opened(page)
    assert options["stones"] == 12
    assert len(options["chronicle"]["winners"]) == 1  # type: ignore[index]
