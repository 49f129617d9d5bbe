"""What the eye would say of a page: which colours stand apart, which texts are cut, which words are broken."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from igroteka.kernel import Match, Record

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
SCREENS = [(1440, 900), (1280, 720), (1024, 768), (390, 844), (844, 390)]
ENOUGH = 3.0
"""The contrast that graphics need (WCAG 1.4.11)."""

# The ratio of two colours, each a list of layers from the ground up; `colour` reads one that a part of the page has.
CONTRAST = """
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
function luminance(layers) {
  for (const layer of layers) { canvas.fillStyle = layer; canvas.fillRect(0, 0, 1, 1); }
  const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => linear(value / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one, other) {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
const style = (part) => getComputedStyle(part);
function token(name, where = document.body) {
  const probe = where.appendChild(document.createElement("i"));
  probe.style.color = `var(${name})`;
  const value = style(probe).color;
  probe.remove();
  return value;
}
function ground(part) {
  const layers = [];
  for (let one = part; one; one = one.parentElement) {
    const colour = style(one).backgroundColor;
    if (colour !== "rgba(0, 0, 0, 0)") layers.unshift(colour);
  }
  return layers;
}
"""

# Texts that end in "…" or are cut off by the edge of their card.
CLIPPED = """
() => [...document.querySelectorAll("main.board *, section.area *, .player *")]
  .filter((one) => one.clientWidth > 1 && one.checkVisibility({ visibilityProperty: true }))
  .filter((one) =>
    one.matches(".paper") || style(one).textOverflow === "ellipsis" || style(one).webkitLineClamp !== "none")
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.textContent.trim())
"""

BROKEN = """
() => [...document.querySelectorAll(".name, .paper p, .lot, h2, h3")]
  .filter((one) => one.getClientRects().length)
  .flatMap((one) => {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const broken = [];
    for (let text; (text = texts.nextNode()); )
      for (const { 0: word, index } of text.data.matchAll(/[^\\s-]+/g)) {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map((box) => box.top)).size > 1) broken.push(word);
      }
    return broken;
  })
"""

OVERLAPPING = """
() => {
  const boxes = [...document.querySelectorAll("section.area .wordy")].map((one) => one.getBoundingClientRect());
  const apart = (one, other) => one.right <= other.left + 1 || one.bottom <= other.top + 1;
  return boxes.filter((one, index) => boxes.slice(0, index).some((other) => !apart(one, other) && !apart(other, one)));
}
"""


# Cards of a hand whose text is cut though their picture could give it a line.
STINGY = """
() => [...document.querySelectorAll("section.area .card.hand")]
  .filter((card) => {
    const [text, picture] = [card.querySelector(".text"), card.querySelector(".picture")];
    const least = parseFloat(style(card).getPropertyValue("--card-picture"));
    const isCut = text.scrollHeight > text.clientHeight + 1;
    return isCut && picture.clientHeight >= least + parseFloat(style(text).lineHeight);
  })
  .map((card) => card.querySelector(".name").textContent)
"""


def middle_of(name: str, kind: str, share: float = 0.6) -> Match:
    """A recorded game at the first question of that kind after so much of it."""
    record = Record.load((PLAYTHROUGHS / f"{name}.jsonl").read_text("utf-8"))
    for match in record.steps():
        if match.decision and match.decision.kind == kind and len(match.choices) > share * len(record.choices):
            return match
    raise AssertionError("no such moment")


def ask(page: Page, script: str) -> Any:
    """What a function says that may use the words of CONTRAST."""
    return page.evaluate(f"() => {{ {CONTRAST} return ({script})(); }}")


def resize(page: Page, width: int, height: int) -> None:
    """Another window; the page has been laid out and drawn in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
