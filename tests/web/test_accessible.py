"""axe finds nothing to complain about, in either theme."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.node import Node
from tests.web.axe import complaints
from tests.web.people import BOT, ME, open_table, options


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new/tyrants", "/rules/tyrants", "/about"])
def test_pages_are_accessible(person: Callable[..., Page], node: Node, path: str, theme: str) -> None:
    page = person(theme=theme)
    page.goto(node.url + path)
    expect(page.locator("h1, h2").first).to_be_visible()
    assert complaints(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_the_table_is_accessible(person: Callable[..., Page], node: Node, theme: str, width: int) -> None:
    page = person(width, 860, theme=theme)
    open_table(page, node, ME, BOT)
    expect(options(page).first).to_be_visible(timeout=20_000)
    assert complaints(page) == []
