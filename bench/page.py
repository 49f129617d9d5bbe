"""How soon the page is ready: `python -m bench.page`. Its size, and a table on a laptop four times as slow."""

import gzip
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, expect
from tests.server.node import Node
from tests.web.browser import browser
from tests.web.people import BOT, ME, open_page, open_table, options

from igroteka.kernel import games

from .verdict import verdict

BUILT = Path(__file__).parents[1] / "src/igroteka/page/assets"
SLOWDOWN = 4


def loaded_size(chromium: Browser, node: Node, game: str) -> float:
    """All JavaScript and CSS that a first visit to a table of the game loads, compressed, in KB."""
    page = open_page(chromium, 1440, 900)
    address = open_table(page, node, ME, BOT, game=game)
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    loaded = set[str]()
    page.on("response", lambda response: loaded.add(response.url.rpartition("/")[2]))
    page.goto(address)
    options(page).first.wait_for(state="visible", timeout=20_000)
    page.context.close()
    files = [file for file in BUILT.iterdir() if file.suffix in {".js", ".css"} and file.name in loaded]
    return sum(len(gzip.compress(file.read_bytes())) for file in files) / 1000


def seconds_to_table(chromium: Browser, node: Node) -> float:
    """From going to a table's address, with an empty cache, to its first answer that can be clicked."""
    page = open_page(chromium, 1440, 900)
    address = open_table(page, node, ME, BOT)
    expect(options(page).first).to_be_visible(timeout=20_000)
    slow = page.context.new_cdp_session(page)
    slow.send("Network.clearBrowserCache")
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    start = perf_counter()
    page.goto(address, wait_until="commit")
    options(page).first.wait_for(state="visible", timeout=20_000)
    taken = perf_counter() - start
    page.context.close()
    return taken


def main() -> int:
    """Print the table; the exit code tells whether every target was met."""
    node = Node(Path(tempfile.mkdtemp()))
    with browser() as chromium:
        seconds = median(seconds_to_table(chromium, node) for _ in range(7))
        sizes = {game: loaded_size(chromium, node, game) for game in games()}
    node.stop()
    sizes_of = "first load of {}: JavaScript and CSS, compressed, KB"
    return verdict(
        [
            *((sizes_of.format(game), "<=", 250.0, size) for game, size in sizes.items()),
            (f"a table can be played after, s (CPU {SLOWDOWN}x slower)", "<=", 1.5, seconds),
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
