"""The table in words: whatever everybody sees on the table can be read on the text table too."""

from typing import Any

import pytest
from msgspec.structs import asdict, replace

from igroteka.games.meeples.game import MEEPLES
from igroteka.games.meeples.state import Party
from igroteka.games.meeples.view import Own, PlayerView, TowerView, View, view
from igroteka.kernel import LANGUAGES, Voice
from tests.games.meeples.table import Table

VOICES = [Voice(language, MEEPLES) for language in LANGUAGES]


def busy() -> View:
    """A table in the middle of the Main phase, with something of nearly everything on it."""
    table = Table(
        *("knight", "warrior", "shaman", "peasant"),
        towers=True,
        lodgings=["mage"],
        monsters={"castle": ["skeleton", "ghoul"], "village": ["forest_wolf"]},
        built={"castle_1": "greenwood_post", "village_2": "lantern_archive"},
        completed=["round_table"],
        pile=["rat_pack"],
        arrivals=3,
        final=1,
    )
    table.do("send_as shaman mage lantern_archive; send knight skeleton")
    return view(table.g)


PUBLIC: dict[str, Any] = {
    "round": 6,
    "phase": "draw",
    "first": 1,
    "active": 1,
    "arrivals": 2,
    "draw_size": 5,
    "final": 2,
    "over": True,
    "supply": {**busy().supply, "mage": 3},
    "monsters": {**busy().monsters, "cathedral": ["crypt_page", "", ""]},
    "overrun": {**busy().overrun, "castle": 2},
    "arriving": "belfry_bat",
    "monster_deck_size": 11,
    "council": {**busy().council, "saw_ron": busy().council["queen_borer"]},
    "slots": {**busy().slots, "castle_2": "colosseum"},
    "stock": {"greenwood_post": 1},
    "offer": ["colosseum"],
    "location_stack_size": 2,
    "towers": {**busy().towers, "castle": TowerView("", 4)},
    "quest_deck_size": 7,
    "quest_discard": ["exam_day"],
    "parties": {"skeleton": Party(0, ["warrior"])},
    "powers": {"skeleton": 9},
    "used": ["mage"],
    "players": busy().players[:1],
}
"""Another value for every field of the table that everybody sees."""

PLAYER: dict[str, Any] = {
    "seat": 1,
    "vp": 44,
    "tavern": ["cleric"],
    "lodgings": ["cleric"],
    "kept": ["warrior"],
    "bag_size": 9,
    "levels": {**busy().players[0].levels, "mage": 3},
    "strengths": {**busy().players[0].strengths, "ranger": 8},
    "quests": ["exam_day"],
    "quest_count": 5,
    "completed": ["grave_salt"],
    "pile": ["ghoul"],
    "rooms": ["pantry"],
    "fought": ["saw_ron"],
}
"""Another value for every field of a player."""


def said(shown: View) -> list[str]:
    """The table in both languages."""
    return [voice.sentence(line) for voice in VOICES for line in MEEPLES.describe(MEEPLES.box, shown, Own([]))]


def test_every_public_field_is_tried() -> None:
    assert list(PUBLIC) == list(View.__struct_fields__)
    assert list(PLAYER) == list(PlayerView.__struct_fields__)


@pytest.mark.parametrize("field", PUBLIC)
def test_the_text_table_shows_every_public_fact(field: str) -> None:
    shown = busy()
    assert asdict(shown)[field] != PUBLIC[field]
    before, after = said(shown), said(replace(shown, **{field: PUBLIC[field]}))
    assert before != after


@pytest.mark.parametrize("field", PLAYER)
def test_the_text_table_shows_everything_on_a_players_board(field: str) -> None:
    shown = busy()
    me = shown.players[0]
    assert asdict(me)[field] != PLAYER[field]
    changed = replace(shown, players=[replace(me, **{field: PLAYER[field]}), *shown.players[1:]])
    assert said(changed) != said(shown)


@pytest.mark.parametrize(
    "changed",
    [
        Party(1, ["shaman:mage"], ["peasant"]),
        Party(0, ["shaman:cleric"], ["peasant"]),
        Party(0, ["shaman:mage"]),
        Party(0, ["shaman:mage", "peasant"]),
    ],
)
def test_the_text_table_tells_parties_apart(changed: Party) -> None:
    shown = replace(busy(), parties={"lantern_archive": Party(0, ["shaman:mage"], ["peasant"])})
    assert said(replace(shown, parties={"lantern_archive": changed})) != said(shown)


@pytest.mark.parametrize("tower", [TowerView("pantry", 3), TowerView("armoury", 4)])
def test_the_text_table_tells_towers_apart(tower: TowerView) -> None:
    shown = replace(busy(), towers={"castle": TowerView("pantry", 4)})
    assert said(replace(shown, towers={"castle": tower})) != said(shown)


def test_the_text_table_tells_what_a_fight_takes() -> None:
    lines = said(busy())
    assert any("Скелет (сила 2, ПО 1)" in line for line in lines)
    assert any("Skeleton (strength 2, VP 1)" in line for line in lines)
    assert "Skeleton, Player 1: Knight; party power 5." in lines
    assert "Lantern Archive, Player 1: Shaman as Mage." in lines
    assert any("Greenwood Post (Ranger × 3)" in line for line in lines)
