"""What a box of Oath must hold, and what is said where it does not."""

from typing import Any

import pytest
from msgspec import structs

from igroteka.games.oath.box import Box, Bracket
from igroteka.games.oath.check import check_box
from igroteka.games.oath.components import BOX
from igroteka.games.oath.game import OATH
from igroteka.kernel import LANGUAGES, Voice


def said(box: Box) -> list[str]:
    """What is wrong with a box, in English; it can be said in every language."""
    found = list(check_box(box))
    texts = {language: [Voice(language, OATH).fault(one) for one in found] for language in LANGUAGES}
    return texts["en"]


def with_component(table: str, name: str, **changes: Any) -> Box:
    """The standard box with another value on a component."""
    components = getattr(BOX, table)
    changed = components | {name: structs.replace(components[name], **changes)}
    return structs.replace(BOX, **{table: changed})


def with_board(**changes: Any) -> Box:
    return structs.replace(BOX, board=structs.replace(BOX.board, **changes))


def test_the_standard_box_is_fine() -> None:
    assert said(BOX) == []


def test_there_are_33_denizens_of_each_suit() -> None:
    assert said(with_component("denizens", "wolves", suit="order")) == [
        'denizens: of the suit "order" there are 34, but 33 are needed.',
        'denizens: of the suit "beast" there are 32, but 33 are needed.',
    ]


def test_every_suit_has_an_edifice() -> None:
    assert said(with_component("edifices", "forest_temple", suit="order")) == [
        'edifices: of the suit "order" there are 2, but 1 are needed.',
        'edifices: of the suit "beast" there are 0, but 1 are needed.',
    ]


def test_a_vision_with_a_goal_leads_to_an_oath() -> None:
    assert said(with_component("visions", "vision_of_faith", oath=None)) == [
        'visions.vision_of_faith: "goal" and "oath" go together.'
    ]
    assert said(with_component("visions", "vision_of_faith", rank=1)) == [
        "visions: Visions with goals have different ranks."
    ]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"favor": 35}, "board.favor: there are 35, but 36 are needed."),
        ({"secrets": 21}, "board.secrets: there are 21, but 20 are needed."),
        (
            {"warbands": BOX.board.warbands | {"chancellor": 20}},
            "board.warbands.chancellor: there are 20, but 24 are needed.",
        ),
        (
            {"warbands": {"chancellor": 24, "exile": 14}},
            "board.warbands: these belong here: chancellor, exile, citizen.",
        ),
        ({"travel": {}}, "board.travel: these belong here: cradle, provinces, hinterland."),
        (
            {"travel": BOX.board.travel | {"cradle": {"cradle": 1}}},
            "board.travel.cradle: these belong here: cradle, provinces, hinterland.",
        ),
        (
            {"rest": BOX.board.rest | {"exile": (Bracket(4, 5),)}},
            "board.rest.exile: the brackets go from more warbands to fewer, and end with 0.",
        ),
        (
            {"rest": BOX.board.rest | {"chancellor": ()}},
            "board.rest.chancellor: the brackets go from more warbands to fewer, and end with 0.",
        ),
        (
            {"end_rolls": {"8": (6,)}},
            "board.end_rolls.8: the die is rolled after rounds 5, 6, 7, and at least one face ends the game.",
        ),
        (
            {"end_rolls": {"5": ()}},
            "board.end_rolls.5: the die is rolled after rounds 5, 6, 7, and at least one face ends the game.",
        ),
    ],
)
def test_the_figures_of_the_boards_are_those_of_the_rulebook(changes: dict[str, Any], sentence: str) -> None:
    assert said(with_board(**changes)) == [sentence]


def test_chronicles_know_everything_by_its_number() -> None:
    sentence = "the number {} is taken twice or too large: chronicles know cards and sites by their numbers."
    assert said(with_component("sites", "river", number=7)) == ["sites: " + sentence.format(7)]
    assert said(with_component("sites", "river", number=30)) == ["sites: " + sentence.format(30)]
    assert said(with_component("relics", "map", number=218)) == ["denizens: " + sentence.format(218)]
    assert said(with_component("denizens", "wolves", number=250)) == [
        "denizens: the first game needs the 54 denizens with numbers up to 54; there are 53."
    ]
