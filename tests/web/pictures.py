"""Screenshots of every page for docs/pictures: `make pictures`."""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from igroteka.kernel import games
from tests.server.node import Node
from tests.web.browser import browser
from tests.web.people import BOT, ME, OPEN, acts, open_page, open_table, options

PAGES = {"home": "/", "new-table": "/new/tyrants", "rules": "/rules/tyrants", "about": "/about"}
FOLDER = Path(__file__).parents[2] / "docs/pictures"


def play_a_while(page: Page, clicks: int) -> None:
    """Do what can be done and end the turn when nothing is left, so that there is something to see."""
    for _ in range(clicks):
        expect(options(page).first).to_be_visible(timeout=20_000)
        (acts(page) if acts(page).count() else options(page)).last.click()
        page.wait_for_timeout(250)
    expect(options(page).first).to_be_visible(timeout=20_000)
    page.wait_for_timeout(600)


def take_table(chromium: Browser, node: Node, game: str) -> str:
    """A table of the game in play, on all screens; the address of the last one."""
    for screen, width, height, settings in (
        ("", 1440, 900, {"theme": "dark"}),
        ("-light", 1440, 900, {"theme": "light", "language": "en"}),
        ("-small", 1024, 768, {"theme": "dark"}),
        ("-phone", 390, 844, {"theme": "dark"}),
    ):
        page = open_page(chromium, width, height, **settings)
        address = open_table(page, node, ME, BOT, game=game)
        play_a_while(page, 24)
        page.screenshot(path=FOLDER / f"{game}{screen}.png")
        page.context.close()
    return address


def main() -> None:
    """Take them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    node = Node(Path(tempfile.mkdtemp()))
    with browser() as chromium:
        tables = {game: take_table(chromium, node, game) for game in games()}
        for name, path in PAGES.items():
            page = open_page(chromium, 1440, 900, theme="dark")
            page.goto(node.url + path)
            expect(page.locator("h1, h2").first).to_be_visible()
            page.wait_for_timeout(500)
            page.screenshot(path=FOLDER / f"{name}.png")
        page.goto(tables["tyrants"].replace("/table/", "/replay/"))
        expect(page.get_by_role("slider")).to_be_visible()
        page.get_by_role("slider").fill("20")
        page.wait_for_timeout(800)
        page.screenshot(path=FOLDER / "replay.png")
        page = open_page(chromium, 1440, 900, theme="dark")
        open_table(page, node, ME, OPEN)
        page.wait_for_timeout(800)
        page.screenshot(path=FOLDER / "waiting.png")
    node.stop()
    print(f"written: {', '.join(sorted(path.name for path in FOLDER.glob('*.png')))}")


if __name__ == "__main__":
    main()
