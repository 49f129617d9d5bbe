"""How soon the page is ready: `python -m bench.page`. Its size, and a table on a laptop four times as slow."""

import gzip
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from playwright.sync_api import Browser, expect
from tests.server.node import Node
from tests.web.browser import browser
from tests.web.people import BOT, ME, open_page, open_table, options

from igroteka.bots.pace import lap
from igroteka.kernel import games

from .verdict import Figure, Row, at_most, verdict

BUILT = Path(__file__).parents[1] / "src/igroteka/page/assets"
SLOWDOWN, LAPS_AT_ONCE = 4, 30
LAPS = 360.0
"""What is asked of the time to a table: a tenth above what a busy machine gave when it was set."""


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


class Opening(NamedTuple):
    """The seconds until a table could be played, and those that a lap took before and after."""

    seconds: float
    lap: float


def time_opening(chromium: Browser, node: Node) -> Opening:
    """With laps before and after, for the machine's pace changes."""
    before = waited_lap()
    seconds = seconds_to_table(chromium, node)
    return Opening(seconds, (before + waited_lap()) / 2)


def waited_lap() -> float:
    """The seconds of a lap by the clock: like the page it waits while other processes have their turn."""
    start = perf_counter()
    for _ in range(LAPS_AT_ONCE):
        lap()
    return (perf_counter() - start) / LAPS_AT_ONCE


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


def rows(sizes: Mapping[str, float], openings: Sequence[Opening]) -> Iterator[Row]:
    """The sizes as they are, the time by laps."""
    for game, size in sizes.items():
        what = f"first load of {game}: JavaScript and CSS, compressed"
        yield Row(what, Figure(size, "KB"), target=at_most(250))
    yield Row(
        f"a table can be played after (CPU {SLOWDOWN}x slower)",
        Figure(median(opening.seconds for opening in openings), "s"),
        Figure(median(opening.seconds / opening.lap for opening in openings), "laps"),
        at_most(LAPS),
    )


def main() -> int:
    """Print the table; the exit code tells whether every target was met."""
    node = Node(Path(tempfile.mkdtemp()))
    try:
        with browser() as chromium:
            openings = [time_opening(chromium, node) for _ in range(7)]
            sizes = {game: loaded_size(chromium, node, game) for game in games()}
    finally:
        node.stop()
    return verdict(rows(sizes, openings))


if __name__ == "__main__":
    sys.exit(main())
