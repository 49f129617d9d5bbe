"""axe, the accessibility checker, in the browser of the tests."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

STILL = """
async () => {
  const ends = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity;
  const moving = () => document.getAnimations().filter(ends);
  for (let found = moving(); found.length; found = moving()) {
    await Promise.all(found.map((one) => one.finished.catch(() => null)));
  }
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
"""
"""What fades in or out has another contrast on its way."""


def complaints(page: Page) -> list[str]:
    """What axe has found."""
    page.evaluate(STILL)
    page.evaluate(AXE.read_text("utf-8"))  # the page itself runs no scripts of others
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {one['help']}: {node['target']}" for one in found for node in one["nodes"]]
