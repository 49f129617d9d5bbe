"""Cards that bear upon the number of advisers (OA-7.6.4)."""

from typing import Any

import pytest

from igroteka.games.oath.actions.ruling import advisers_of_suit
from tests.games.oath.searching import goes, search_for
from tests.games.oath.table import Table


@pytest.mark.parametrize("card", ["assassin", "silver_tongue", "insomnia"])
def test_such_a_card_allows_two_advisers_and_is_not_played_beside_two_locked_ones(card: str) -> None:
    table = search_for("elders", advisers={1: f"{card} tents"})
    table.do("to_adviser elders")
    assert table.player(1).faces == [card, "elders"]
    locked = search_for(card, advisers={1: "a_small_favor vow_of_peace"})
    assert goes(locked) == [f"to_facedown {card}"]


def test_family_wagon_may_be_played_beside_three_nomads() -> None:
    table = search_for("family_wagon", advisers={1: "tents elders lancers"})
    table.do("to_adviser family_wagon")
    assert table.player(1).faces == ["tents", "elders", "lancers", "family_wagon"]


def test_family_wagon_leaves_one_adviser_who_is_no_nomad() -> None:
    table = search_for("family_wagon", advisers={1: "tents wolves"}, hidden={1: "elders"})
    table.do("to_adviser family_wagon")
    assert table.options() == ["dismiss elders", "dismiss wolves"], "a facedown one is no Nomad"
    table.do("dismiss elders")
    assert table.player(1).faces == ["tents", "wolves", "family_wagon"]


def test_with_the_family_wagon_nomads_come_without_limit() -> None:
    table = search_for("elders", advisers={1: "family_wagon tents lancers wolves"})
    table.do("to_adviser elders")
    assert len(table.player(1).faces) == 5
    table = search_for("scouts", advisers={1: "family_wagon tents lancers wolves"})
    table.do("to_adviser scouts")
    assert table.player(1).faces == ["family_wagon", "tents", "lancers", "scouts"]


def test_family_wagon_and_pied_piper() -> None:
    table = search_for("pied_piper", advisers={1: "family_wagon wolves"})
    table.do("to_adviser pied_piper")
    assert table.player(1).faces == ["family_wagon", "wolves", "pied_piper"]
    table = search_for("family_wagon", advisers={1: "pied_piper wolves"})
    table.do("to_adviser family_wagon; dismiss pied_piper")
    assert table.player(1).faces == ["wolves", "family_wagon"]


def test_pied_piper_counts_when_others_are_played_and_has_no_power_facedown() -> None:
    table = search_for("elders", advisers={1: "tents scouts wolves pied_piper"})
    table.do("to_adviser elders; dismiss tents; dismiss scouts")
    assert table.player(1).faces == ["wolves", "pied_piper", "elders"]
    table = search_for("pied_piper", advisers={1: "tents scouts wolves"})
    table.do("to_facedown pied_piper; dismiss tents")
    assert len(table.player(1).advisers) == 3


def test_marriage_counts_as_two_hearth_advisers_of_its_holder_but_fills_one_place() -> None:
    table = search_for("elders", advisers={1: "marriage storyteller"})
    assert advisers_of_suit(table.g, table.player(1), "hearth") == 3
    assert advisers_of_suit(table.g, table.player(2), "hearth") == 0
    table.do("to_adviser elders")
    assert table.player(1).faces == ["marriage", "storyteller", "elders"]
    hidden = Table(hidden={1: "marriage"})
    assert advisers_of_suit(hidden.g, hidden.player(1), "hearth") == 0


def test_marriage_alone_is_enough_for_the_conspiracy() -> None:
    position: dict[str, Any] = {
        "advisers": {1: "marriage", 2: "storyteller"},
        "secrets": {1: 1},
        "relics": {2: "whistle"},
    }
    table = search_for("conspiracy", **position)
    table.do("to_vision conspiracy; accept")
    assert table.player(1).relics == ["whistle"]
