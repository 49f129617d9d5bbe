"""The rules page: the ledger, searchable, with pictures of our own components; it can be read without them, too."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.server.node import Node
from tests.web.axe import complaints

Person = Callable[..., Page]

# A few sections of every game, with captions that their pictures have.
PICTURED = {
    "tyrants": {
        "Что есть на карте": ["Плетельщик заклинаний", "Стоимость: 3", "Черта характера: Коварство"],
        "Черты характера": ["Честолюбие", "Воинственность", "Злоба", "Коварство", "Покорность"],
        "Клетки войск и белые войска": ["Свободная клетка", "чёрные", "белые"],
        "Локации": ["Мензоберранзан", "Стартовая локация"],
        "Контроль и полный контроль": ["Контроль у красных", "Полный контроль красных", "синий шпион"],
        "Жетоны контроля": ["Жетон контроля: 2 ПО", "Полный контроль, красные"],
        "Подослать шпиона": ["красные", "оранжевые", "синие"],
    },
    "meeples": {
        "Компоненты": ["крестьянин", "рыцарь", "осквернённый"],
        "Фаза развития": ["Строительство", "Повышение уровня"],
        "Активация локаций": ["Слева от стрелки"],
        "Сражение с монстрами": ["Чудовищное дерево", "сила отряда 6 из 5", "Чудовище", "Деревня", "ПО: 4"],
        "Классы бойцов": ["маг", "жрец", "Карта героя"],
        "Квесты": ["При выполнении условий", "В процессе игры", "В конце игры"],
        "Символы": ["Любой боец", "Нежить", "Собор"],
    },
    "vaala": {
        "Компоненты": ["Фереллон, Дракон", "Элайза, Генерал"],
        "Глифы": ["Нападение/Гнев", "Отдых и восстановление"],
        "Глифы регионов": ["Улучшить", "Усилить", "Укрепить"],
        "Боевые кубики": ["промах", "удар", "2 критических удара"],
        "Боевое значение": ["4 юнита"],
        "Карточки жителей": ["пехота", "кавалерия", "лучники"],
        "Раны": ["Раны: 2 из 5, боевое значение 4"],
        "Юниты": ["пехота", "нейтральный юнит", "Генерал"],
    },
}
# Texts in pictures that are longer than their room; tall letters may stick out a little.
CUT_OFF = """
[...document.querySelectorAll("figure p, figure .name")]
  .filter((one) => one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 8)
  .map((one) => one.textContent)
"""
GAMES = pytest.mark.parametrize("game", PICTURED)


def section(page: Page, title: str) -> Locator:
    return page.locator("section").filter(has=page.get_by_role("heading", name=title, exact=True))


def read(page: Page, node: Node, game: str) -> None:
    """Open the rules, and wait for text and pictures."""
    page.goto(f"{node.url}/rules/{game}")
    expect(page.locator("figure").first).to_be_visible(timeout=20_000)


@GAMES
def test_sections_show_what_they_speak_of(person: Person, node: Node, game: str) -> None:
    page = person()
    read(page, node, game)
    for title, captions in PICTURED[game].items():
        for caption in captions:
            expect(section(page, title).locator("figcaption").filter(has_text=caption).first).to_be_visible()


@GAMES
def test_every_picture_is_drawn_and_has_words(person: Person, node: Node, game: str) -> None:
    page = person()
    read(page, node, game)
    expect(page.locator('figure path[d=""]')).to_have_count(0)
    for figure in page.locator("figure").all():
        caption = figure.locator("figcaption").text_content()
        drawn = figure.locator("> div svg, .die").first.bounding_box()
        assert caption
        assert "web-" not in caption
        assert drawn
        assert min(drawn["width"], drawn["height"]) > 10


@GAMES
def test_pictures_are_only_looked_at(person: Person, node: Node, game: str) -> None:
    page = person()
    read(page, node, game)
    assert page.locator("figure :is(a, button, input, [tabindex])").count() == 0


@GAMES
def test_a_search_leaves_the_pictures_of_what_is_found(person: Person, node: Node, game: str) -> None:
    page = person()
    read(page, node, game)
    title, *_ = PICTURED[game]
    everything = page.locator("figure").count()
    page.get_by_role("searchbox").fill(title)
    expect(section(page, title).locator("figure").first).to_be_visible()
    assert 0 < page.locator("figure").count() < everything
    page.get_by_role("searchbox").fill("абракадабра")
    expect(page.locator("figure")).to_have_count(0)
    expect(page.locator("main")).to_contain_text("Ничего не нашлось")


@GAMES
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pictured_rules_are_accessible(person: Person, node: Node, game: str, theme: str) -> None:
    page = person(theme=theme)
    read(page, node, game)
    assert complaints(page) == []


@GAMES
@pytest.mark.parametrize("language", ["ru", "en"])
def test_everything_fits_a_small_phone(person: Person, node: Node, game: str, language: str) -> None:
    page = person(360, 740, language=language)
    read(page, node, game)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate(CUT_OFF) == []


@GAMES
def test_the_pictures_speak_english_too(person: Person, node: Node, game: str) -> None:
    page = person(language="en")
    read(page, node, game)
    words = " ".join(page.locator("figure").all_inner_texts())
    assert not any("а" <= letter <= "я" for letter in words.lower())


def test_without_pictures_the_rules_can_be_read(person: Person, node: Node) -> None:
    page = person()
    lost: list[str] = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    page.route("**/api/games/tyrants/catalogue", lose)
    page.goto(f"{node.url}/rules/tyrants")
    expect(section(page, "Черты характера")).to_contain_text("TY-ASPECT-01")
    page.wait_for_timeout(500)
    assert lost
    assert page.locator("figure").count() == 0
    expect(section(page, "Черты характера")).to_contain_text("TY-ASPECT-01")
