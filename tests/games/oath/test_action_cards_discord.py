"""The Discord denizens with action powers."""

import pytest

from tests.games.oath.dice import load
from tests.games.oath.table import Table

NO_BANKS = dict.fromkeys(("discord", "arcane", "order", "hearth", "beast", "nomad"), 0)


def test_the_sleight_of_hand_takes_a_secret_but_not_the_last() -> None:
    table = Table(advisers={1: "sleight_of_hand"}, favor={1: 1}, secrets={0: 2, 2: 1})
    table.do("power sleight_of_hand")
    assert (table.player(1).secrets, table.player(0).secrets, table.player(2).secrets) == (1, 1, 1)
    assert Table(advisers={1: "sleight_of_hand"}, favor={1: 1}, secrets={0: 1}).options("power") == []
    far = Table(advisers={1: "sleight_of_hand"}, favor={1: 1}, secrets={0: 3}, at={0: "wastes"})
    assert far.options("power") == []


def test_the_scryer_looks_through_a_whole_discard_pile() -> None:
    table = Table(
        sites={"plains": "scryer"},
        secrets={1: 1},
        piles={"provinces": "wolves elders tents scouts", "cradle": "outriders", "hinterland": ""},
    )
    table.do("power scryer")
    assert table.options() == ["region cradle", "region provinces"]
    table.do("region provinces")
    assert sorted(table.player(1).known) == ["elders", "scouts", "tents", "wolves"]
    assert table.told("saw") == [("scouts+tents+elders+wolves",)]
    assert [event.to for event in table.match.log if event.name == "saw"] == [(1,)]
    assert table.told("looked_at_pile") == [(1, 4, "provinces")]


def test_the_scryer_is_no_use_where_everything_is_known() -> None:
    table = Table(sites={"plains": "scryer"}, secrets={1: 1}, piles={"cradle": "wolves"})
    table.player(1).known.append("wolves")
    table.begin_anew()
    assert table.options("power") == []


def test_the_assassin_discards_a_faceup_adviser_of_a_player_at_the_site() -> None:
    table = Table(advisers={0: "wolves", 1: "assassin tents", 2: "elders insomnia"}, hidden={2: "scouts"}, favor={1: 1})
    table.do("power assassin")
    assert table.options() == ["card elders", "card wolves"]
    table.do("card elders")
    assert (table.player(2).faces, table.g.piles["provinces"]) == (["insomnia"], ["elders"])


def test_the_assassin_reaches_nobody_elsewhere() -> None:
    table = Table(advisers={1: "assassin", 2: "elders"}, favor={1: 1}, at={2: "mountain"})
    assert table.options("power") == []


@pytest.mark.parametrize(
    ("faces", "favor"),
    [("oO--", 3), ("oOxx", 12), ("xxx-", 0)],
)
def test_the_gambling_hall_pays_a_favor_of_one_bank_for_each_shield(
    monkeypatch: pytest.MonkeyPatch, faces: str, favor: int
) -> None:
    load(monkeypatch, faces)
    table = Table(sites={"plains": "gambling_hall"}, favor={1: 2}, banks=NO_BANKS | {"order": 20, "beast": 1})
    table.do("power gambling_hall")
    if favor:
        assert table.options() == ["suit beast", "suit order"]
        table.do("suit order")
    assert (table.player(1).favor, table.g.banks["order"]) == (favor, 20 - favor)


def test_the_bank_limits_what_the_gambling_hall_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    load(monkeypatch, "OOOO")
    table = Table(sites={"plains": "gambling_hall"}, favor={1: 2}, banks=NO_BANKS | {"beast": 3})
    table.do("power gambling_hall")
    assert (table.player(1).favor, table.g.banks["beast"]) == (3, 0)


def test_the_enchantress_trades_places_with_an_adviser_of_another_player() -> None:
    table = Table(
        advisers={0: "wolves", 1: "enchantress tents", 2: "elders insomnia"}, secrets={1: 2}, at={2: "wastes"}
    )
    table.do("power enchantress")
    assert table.options() == ["card elders", "card wolves"]
    table.do("card elders")
    assert (table.player(1).faces, table.player(2).faces) == (["tents", "elders"], ["insomnia", "enchantress"])
    assert (table.player(1).secrets, table.g.tokens) == (1, {})
    assert table.options("power") == []


def test_whoever_has_too_many_advisers_after_the_enchantress_discards_one_but_not_her() -> None:
    table = Table(advisers={1: "enchantress", 2: "family_wagon scouts tents elders"}, secrets={1: 1})
    table.do("power enchantress; card family_wagon")
    assert table.asked == (2, "dismiss")
    assert table.options() == ["dismiss elders", "dismiss scouts", "dismiss tents"]
    table.do("dismiss scouts")
    assert table.player(2).faces == ["tents", "elders", "enchantress"]
    assert table.player(1).faces == ["family_wagon"]


def test_the_enchantress_needs_an_adviser_that_is_not_locked() -> None:
    table = Table(advisers={1: "enchantress tents", 2: "insomnia"}, hidden={0: "wolves"}, secrets={1: 1})
    assert table.options("power") == []


def test_the_chaos_cult_takes_a_favor_from_whoever_takes_the_title() -> None:
    table = Table(
        advisers={2: "chaos_cult"},
        favor={1: 3},
        secrets={1: 1},
        sites={"plains": "terror_spells"},
        banners={1: "darkest_secret"},
        warbands_at={"plains": {"purple": 1}, "mountain": {"red": 1}},
    )
    table.do("power terror_spells")
    assert (table.g.title, table.player(1).favor, table.player(2).favor) == (1, 2, 1)


def test_the_chaos_cult_takes_nothing_from_its_own_master() -> None:
    table = Table(
        advisers={1: "chaos_cult"},
        favor={1: 3},
        secrets={1: 1},
        sites={"plains": "terror_spells"},
        banners={1: "darkest_secret"},
        warbands_at={"plains": {"purple": 1}, "mountain": {"red": 1}},
    )
    table.do("power terror_spells")
    assert (table.g.title, table.player(1).favor, table.told("took_favor")) == (1, 3, [])
