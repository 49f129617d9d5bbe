"""People who use the page as people do: they read, click and press keys."""

import json
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.node import Node

READY = ":not([disabled], [aria-disabled=true])"
ACTS = f".options button{READY}"
ENDINGS = f".endings button{READY}"
ANSWERS = f"{ACTS}, {ENDINGS}"
SETTINGS = {"language": "ru", "theme": "dark", "speed": "off", "coached": True, "askEnding": False}


def open_page(browser: Browser, width: int, height: int, **settings: object) -> Page:
    """A browser window of its own; every error of the page fails the test at the end."""
    context = browser.new_context(viewport={"width": width, "height": height}, locale="ru-RU")
    kept = json.dumps({**SETTINGS, **settings})
    context.add_init_script(f"localStorage.getItem('igroteka') ?? localStorage.setItem('igroteka', {json.dumps(kept)})")
    return context.new_page()


def open_table(page: Page, node: Node, *seats: dict[str, str], **wishes: Any) -> str:
    """Open a table through the page's own connection, and go there; the address of the table."""
    page.goto(node.url)
    expect(page.locator("h1, h2").first).to_be_visible()
    table = page.evaluate(
        """async (wish) => (await (await fetch("/api/tables", {
            method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(wish)})).json()).id""",
        {"game": "tyrants", "seats": list(seats), **wishes},
    )
    address = f"{node.url}/table/{table}"
    page.goto(address)
    return address


def options(page: Page) -> Locator:
    """The answers that can be given now."""
    return page.locator(ANSWERS)


def acts(page: Page) -> Locator:
    """Those that do not end the turn."""
    return page.locator(ACTS)


ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "normal"}
