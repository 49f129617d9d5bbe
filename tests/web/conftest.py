from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.server.node import Node
from tests.web.browser import browser as started
from tests.web.people import open_page


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server for the tests of a module."""
    server = Node(tmp_path_factory.mktemp("igroteka"))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with started() as chromium:
        yield chromium


@pytest.fixture
def person(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Somebody with a browser of their own; settings may be given.

    An error of the page fails the test, and so does whatever its content policy forbids.
    """
    pages: list[Page] = []
    errors: list[str] = []

    def come(width: int = 1440, height: int = 900, *, touch: bool = False, **settings: object) -> Page:
        page = open_page(browser, width, height, touch=touch, **settings)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if "Content Security Policy" in said.text else None)
        pages.append(page)
        return page

    yield come
    for page in pages:
        page.context.close()
    assert errors == []
