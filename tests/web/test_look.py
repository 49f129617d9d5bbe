"""Pieces, roads and classes stand apart in both themes; texts are whole and words unbroken on every screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from igroteka.games.tyrants.actions.control import controlled_sites, totally_controlled
from igroteka.games.tyrants.state import State
from igroteka.kernel import Match
from tests.server.node import Node
from tests.web.layout import positions
from tests.web.look import BROKEN, CLIPPED, ENOUGH, OVERLAPPING, SCREENS, STINGY, ask, middle_of, resize
from tests.web.people import continue_match, options
from tests.web.positions import asked, offers

Person = Callable[..., Page]
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])
LANGUAGES = pytest.mark.parametrize("language", ["ru", "en"])

PIECES = """
() => {
  const empty = style(document.querySelector(".underdark .empty, .underdark .pit, .underdark .hollow"));
  const told = {};
  for (const piece of document.querySelectorAll(".underdark .enamel")) {
    const body = style(piece.querySelector(".body"));
    const against = (space) => Math.max(contrast([body.fill, body.stroke], [space]), contrast([body.fill], [space]));
    told[piece.classList[1]] = Math.min(against(empty.fill), against(empty.stroke));
  }
  return told;
}
"""
MAP = """
() => {
  const rocks = [[token("--rock")], [token("--rock"), token("--rock-light")]];
  const most = (names, rock) => Math.max(...names.map((name) => contrast([token(name)], rock)));
  const stands = (...names) => Math.min(...rocks.map((rock) => most(names, rock)));
  return {
    roads: stands("--tunnel"),
    plates: stands("--plate", "--plate-edge"),
    spaces: contrast([token("--hollow-edge")], [token("--plate")]),
  };
}
"""
# An outline counts where it can be seen: nearly a pixel of it around the body.
OUTLINED = """
() => [...document.querySelectorAll("svg.meeple")].filter((one) => one.clientHeight >= 22).map((one) => {
  const [edge, body] = [one.querySelector("path"), one.querySelector(".body")].map(style);
  const scale = one.clientHeight / 56;
  const inside = edge.stroke === body.stroke ? 0 : parseFloat(body.strokeWidth);
  const isSeen = ((parseFloat(edge.strokeWidth) - inside) / 2) * scale >= 0.9;
  const under = ground(one);
  return {
    unit: one.classList[1],
    contrast: Math.max(contrast([body.fill], under), isSeen ? contrast([edge.stroke], under) : 0),
  };
})
"""


def come(person: Person, node: Node, match: Match, **settings: object) -> Page:
    """Somebody in the seat that is asked, at a table that does not change."""
    assert match.decision is not None
    page = person(**settings)
    continue_match(page, node, match, match.decision.seat)
    expect(options(page).first).to_be_visible(timeout=20_000)
    return page


@pytest.fixture(scope="module")
def underdark() -> Match:
    """A full map: four Houses, sites held and half held, empty spaces."""
    return middle_of("tyrants_4_elementals_aberrations", "turn", 0.8)


@pytest.fixture(scope="module")
def city() -> Match:
    """A full city: four players, towers, monsters in the districts, quests in hand."""
    return middle_of("meeples_4_towers", "assign")


@pytest.fixture(scope="module")
def vaala() -> Match:
    return middle_of("vaala_4", "retreat_to")


@pytest.fixture(scope="module")
def denizens() -> Match:
    """Denizens of regions with long names."""
    return positions("vaala")[0]


@pytest.fixture(scope="module")
def march() -> Match:
    """Cards in hand with the longest name of a glyph."""
    return asked("vaala", offers("take"))


@THEMES
def test_no_piece_looks_like_an_empty_space(person: Person, node: Node, underdark: Match, theme: str) -> None:
    pieces = ask(come(person, node, underdark, theme=theme), PIECES)
    assert set(pieces) == set("krobw")
    assert {colour: ratio for colour, ratio in pieces.items() if ratio < ENOUGH} == {}


@THEMES
def test_roads_plates_and_spaces_stand_apart(person: Person, node: Node, underdark: Match, theme: str) -> None:
    ratios = ask(come(person, node, underdark, theme=theme), MAP)
    assert {part: ratio for part, ratio in ratios.items() if ratio < ENOUGH} == {}


@LANGUAGES
def test_sites_show_who_controls_them(person: Person, node: Node, underdark: Match, language: str) -> None:
    words = {"ru": ("Контроль", "Полный контроль"), "en": ("Control", "Total control")}[language]
    g = underdark.state
    assert isinstance(g, State)
    held = controlled_sites(g)
    plain = {player.colour: [site for site in held[player.colour] if site not in g.markers] for player in g.players}
    full = {player.colour: totally_controlled(g, player, plain[player.colour]) for player in g.players}
    page = come(person, node, underdark, language=language)
    banners = page.locator(".underdark .control")
    labels = sorted(banner.get_attribute("aria-label") or "" for banner in banners.all())
    letters = sorted(text.strip() for text in page.locator(".underdark .control text").all_text_contents())
    crowned = page.locator(".underdark .control .crown")
    expect(crowned).to_have_count(sum(map(len, full.values())))
    assert 0 < crowned.count() < banners.count() == sum(map(len, plain.values()))
    assert sum(label.startswith(words[1]) for label in labels) == crowned.count()
    assert sum(label.startswith(words[0]) for label in labels) == banners.count() - crowned.count()
    signs = dict(zip("krob", {"ru": "ЧКОС", "en": "KROB"}[language], strict=True))
    assert letters == sorted(signs[colour] for colour, sites in plain.items() for _ in sites)


@THEMES
def test_every_class_stands_out_from_its_ground(person: Person, node: Node, city: Match, theme: str) -> None:
    found = ask(come(person, node, city, theme=theme), OUTLINED)
    assert {one["unit"] for one in found} >= {"peasant", "knight", "corruption", "shaman", "paladin", "ranger"}
    assert {one["unit"]: one["contrast"] for one in found if one["contrast"] < ENOUGH} == {}


@LANGUAGES
@pytest.mark.parametrize("game", ["city", "vaala", "denizens", "march"])
def test_texts_are_whole_and_words_unbroken(
    person: Person, node: Node, request: pytest.FixtureRequest, game: str, language: str
) -> None:
    page = come(person, node, request.getfixturevalue(game), language=language)
    faults = []
    for screen in SCREENS:
        resize(page, *screen)
        faults += [(screen, fault) for look in (CLIPPED, BROKEN, OVERLAPPING) for fault in ask(page, look)]
    assert faults == []


@pytest.mark.parametrize("game", ["city", "vaala"])
def test_a_card_held_up_to_the_eye_is_wide(
    person: Person, node: Node, request: pytest.FixtureRequest, game: str
) -> None:
    page = come(person, node, request.getfixturevalue(game))
    page.locator("section.area .hand .thing").first.hover()
    card, room = page.locator(".inspector .paper"), page.locator(".inspector .read")
    expect(card).to_be_visible()
    assert card.evaluate("(one) => one.offsetWidth") == room.evaluate("(one) => one.clientWidth") > 300


@LANGUAGES
def test_the_text_of_a_card_has_the_room_before_its_picture(person: Person, node: Node, language: str) -> None:
    page = come(person, node, asked("tyrants", offers("play"), after=60, standing=many_in_hand), language=language)
    faults = []
    for screen in SCREENS:
        resize(page, *screen)
        faults += [(screen, fault) for fault in ask(page, STINGY)]
    assert faults == []


def many_in_hand(match: Match) -> bool:
    """Three different cards at least, with texts of their own."""
    assert match.decision is not None
    return sum(option[0] == "play" and option[1] not in ("noble", "soldier") for option in match.decision.options) >= 3
