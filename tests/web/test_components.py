"""Components of one's own, in a real browser: take the standard file, edit it, bring it back, play with it."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.node import Node
from tests.web.axe import complaints
from tests.web.people import options

Person = Callable[..., Page]


def download(page: Page, name: str) -> str:
    """What a link gives."""
    with page.expect_download() as waiting:
        page.get_by_role("link", name=name).click()
    return Path(waiting.value.path()).read_text("utf-8")


def upload(page: Page, text: str) -> None:
    """Bring a file of components."""
    file = {"name": "own.json", "mimeType": "application/json", "buffer": text.encode()}
    page.get_by_label("Загрузить свой набор", exact=True).first.set_input_files(file)  # type: ignore[arg-type]


def test_a_table_is_played_with_an_uploaded_box(person: Person, node: Node) -> None:
    page = person()
    page.goto(f"{node.url}/new/tyrants")
    page.get_by_text("Свои компоненты").click()
    standard = download(page, "Скачать обычный набор")
    upload(page, standard)
    expect(page.locator("form")).to_contain_text("ничем не отличается от обычного набора")
    box = json.loads(standard)
    box["cards"]["noble"]["play"]["type"] = "Gian"
    upload(page, json.dumps(box))
    expect(page.locator("form")).to_contain_text("С этим набором компонентов играть нельзя")
    expect(page.locator("form")).to_contain_text('cards.noble.play: слова "Gian" нет; возможно, имелось в виду "Gain"?')
    assert complaints(page) == []
    box["components"]["name"] = "наша"
    for card in ("noble", "soldier"):
        box["cards"][card]["play"] = {"type": "Gain", "influence": 9}
    upload(page, json.dumps(box))
    expect(page.locator("form")).to_contain_text(re.compile("Играем с набором «наша [0-9a-f]{8}»"))
    expect(page.locator("form")).not_to_contain_text("нельзя")
    assert complaints(page) == []
    page.get_by_role("button", name="Начать игру").click()
    expect(options(page).first).to_be_visible(timeout=20_000)
    page.get_by_role("button", name="Меню").click()
    expect(page.locator("body")).to_contain_text("За этим столом играют со своими компонентами: «наша")
    assert json.loads(download(page, "Скачать набор")) == box
    page.keyboard.press("Escape")
    expect(page.locator("section.area")).to_contain_text("Получите 9 влияния")
