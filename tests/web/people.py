"""People who use the page as people do: they read, click and press keys."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest.mock import Mock

from playwright.sync_api import Browser, Locator, Page, expect

from igroteka.kernel import Match, Record
from igroteka.server.lobby import Lobby, SeatWish, TableWish
from igroteka.server.settings import Settings
from tests.server.node import Node, Visitor

READY = ":not([disabled], [aria-disabled=true])"
ACTS = f".options button{READY}"
ENDINGS = f".endings button{READY}"
ANSWERS = f"{ACTS}, {ENDINGS}"
PLAY = """
(ANSWERS) => new Promise((done) => {
  const found = (selector) => [...document.querySelectorAll(selector)];
  let clicks = 0, tick = 0;
  const timer = setInterval(() => {
    if (document.querySelector('dialog[open] a[href*="/replay/"]')) { clearInterval(timer); done(clicks); return; }
    const list = found(ANSWERS);
    const things = found(".board .live, .area .live, .fan button");
    const choices = ++tick % 2 && things.length ? things : list;
    if (!choices.length) return;
    clicks += 1;
    const one = choices[Math.floor(Math.random() * choices.length)];
    one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }, 25);
})
"""
SETTINGS = {"language": "ru", "theme": "dark", "speed": "off", "coached": True, "askEnding": False}


def open_page(browser: Browser, width: int, height: int, *, touch: object = False, **settings: object) -> Page:
    """A browser window of its own, perhaps on a touch screen."""
    context = browser.new_context(viewport={"width": width, "height": height}, locale="ru-RU", has_touch=bool(touch))
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


def continue_match(page: Page, node: Node, match: Match, seat: int) -> None:
    """Play on from a match that was begun elsewhere, in that seat, the others being bots."""
    page.goto(node.url)
    expect(page.locator("h1, h2").first).to_be_visible()
    table = page.evaluate(
        """async (wish) => (await (await fetch("/api/records/branch", {
            method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(wish)})).json()).id""",
        {"record": Record.of(match).save(), "number": len(match.choices), "seat": seat},
    )
    page.goto(f"{node.url}/table/{table}")


def continue_among_people(page: Page, node: Node, match: Match, seat: int) -> Visitor:
    """Play on from a match in that seat; the other seats are the visitor's who comes along."""
    other = Visitor(node, "Борис")
    with ThreadPoolExecutor(1) as outside:
        table = outside.submit(asyncio.run, _store(node, match)).result()
    page.goto(node.url)
    expect(page.locator("h1, h2").first).to_be_visible()
    page.evaluate("(seat) => fetch(seat, { method: 'PUT' })", f"/api/tables/{table}/seats/{seat}")
    for place in set(range(match.setup.seats)) - {seat}:
        other.web.put(f"/api/tables/{table}/seats/{place}").raise_for_status()
    page.goto(f"{node.url}/table/{table}")
    return other


async def _store(node: Node, match: Match) -> str:
    """A table at which nobody sits yet, opened by another node of the same database."""
    file = Path(node.environment["IGROTEKA_DATA"]) / "igroteka.sqlite"
    lobby = Lobby(Settings(f"sqlite:///{file}", node.environment["IGROTEKA_SECRET"]), Mock())
    wish = TableWish(match.game.name, [SeatWish("open")] * match.setup.seats, match.setup.options)
    table = await lobby.open_table("host", wish, match.setup.seed, match.choices)
    await lobby.close()
    return table.stored.id


def options(page: Page) -> Locator:
    """The answers that can be given now."""
    return page.locator(ANSWERS)


def acts(page: Page) -> Locator:
    """Those that do not end the turn."""
    return page.locator(ACTS)


def play_to_the_end(page: Page) -> int:
    """Click possible things, now in the list, now on the board, until the score sheet appears; how many clicks."""
    return int(page.evaluate(PLAY, ANSWERS))


ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "normal"}
