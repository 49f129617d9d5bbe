"""Muster, and the Supply of major actions (OA-5.2, OA-2.9, OA-4.2)."""

import pytest

from igroteka.kernel import IllegalChoice
from tests.games.oath.table import Table
from tests.ledger import rule


@rule("OA-5.2.1-01", "OA-5.2.1-02", "OA-5.2.2-01", "OA-4.2-06")
def test_a_muster_costs_1_supply_and_1_favor_on_the_card_and_brings_2_warbands() -> None:
    table = Table(favor={1: 3}, sites={"plains": "elders"})
    table.do("muster elders")
    me = table.player(1)
    assert (me.supply, me.favor, me.warbands, me.bank) == (6, 2, 2, 12)
    assert table.g.on("elders").favor == 1


@rule("OA-5.2.1-02")
def test_the_card_must_be_at_my_site_and_free() -> None:
    table = Table(
        favor={1: 5},
        sites={"plains": "elders wrestlers keep", "mountain": "augury"},
        advisers={1: "scouts"},
        tokens={"elders": (1, 0), "wrestlers": (0, 1)},
    )
    assert table.options("muster") == ["muster keep"]
    table.do("muster keep")
    assert table.options("muster") == []


@rule("OA-5.2.1-02")
def test_without_favor_there_is_no_muster() -> None:
    table = Table(secrets={1: 5}, sites={"plains": "elders"})
    assert table.options("muster") == []


@rule("OA-5.2.1-03", "OA-2.9-04")
def test_intact_edifices_can_be_mustered_on_relics_and_ruins_cannot() -> None:
    table = Table(favor={1: 5}, sites={"plains": "great_spire squalid_district"}, relics_at={"plains": "map"})
    assert table.options("muster") == ["muster great_spire"]


@rule("OA-4.2-07")
def test_without_supply_there_is_no_muster() -> None:
    table = Table(favor={1: 5}, supply={1: 0}, sites={"plains": "elders"})
    assert table.options("muster") == []
    with pytest.raises(IllegalChoice):
        table.do("muster elders")


@rule("OA-5.2.2-02")
def test_a_citizen_gains_purple_warbands_of_the_chancellor() -> None:
    table = Table(citizens=[1], favor={1: 1}, sites={"plains": "elders"})
    table.do("muster elders")
    assert (table.player(1).warbands, table.player(1).bank, table.player(0).bank) == (2, 14, 22)


@rule("OA-5.2.2-01")
def test_as_many_warbands_come_as_there_are() -> None:
    table = Table(favor={1: 1}, sites={"plains": "elders"}, warbands={1: 13})
    table.do("muster elders")
    assert (table.player(1).warbands, table.player(1).bank) == (14, 0)
