"""axe, the accessibility checker, in the browser of the tests."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def complaints(page: Page) -> list[str]:
    """What axe has found."""
    page.wait_for_timeout(500)
    page.evaluate(AXE.read_text("utf-8"))  # the page itself runs no scripts of others
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {one['help']}: {node['target']}" for one in found for node in one["nodes"]]
