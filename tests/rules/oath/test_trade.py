"""Trade (OA-5.3, OA-2.9)."""

import pytest

from tests.games.oath.table import Table
from tests.ledger import rule


@rule("OA-5.3.1-01", "OA-5.3.2-01", "OA-5.3.2-02", "OA-5.3.2-03", "OA-4.2-06")
def test_a_secret_on_a_card_brings_favor_of_its_suit() -> None:
    table = Table(secrets={1: 2}, sites={"plains": "wrestlers"}, banks={"order": 4, "arcane": 4})
    table.do("trade wrestlers favor")
    me = table.player(1)
    assert (me.supply, me.secrets, me.favor) == (6, 1, 1)
    assert table.g.on("wrestlers").secrets == 1
    assert (table.g.banks["order"], table.g.banks["arcane"]) == (3, 4)


@rule("OA-5.3.2-04", "OA-5.3.2-05")
def test_2_favor_on_a_card_bring_secrets_for_advisers_of_its_suit() -> None:
    table = Table(favor={1: 3}, sites={"plains": "wrestlers"}, advisers={1: "scouts"})
    supply = table.g.secrets
    table.do("trade wrestlers secrets")
    me = table.player(1)
    assert (me.supply, me.favor, me.secrets, table.g.secrets) == (6, 1, 1, supply - 1)
    assert table.g.on("wrestlers").favor == 2


@rule("OA-5.3.2-08")
@pytest.mark.parametrize(
    ("advisers", "favor", "secrets"), [("scouts longbows", 3, 2), ("scouts augury", 2, 1), ("", 1, 0)]
)
def test_matching_advisers_raise_both_yields(advisers: str, favor: int, secrets: int) -> None:
    def laid() -> Table:
        return Table(
            favor={1: 2}, secrets={1: 1}, sites={"plains": "wrestlers"}, advisers={1: advisers}, banks={"order": 9}
        )

    for_favor, for_secrets = laid(), laid()
    for_favor.do("trade wrestlers favor")
    assert for_favor.player(1).favor == 2 + favor
    for_secrets.do("trade wrestlers secrets")
    assert for_secrets.player(1).secrets == 1 + secrets


@rule("OA-5.3.2-02", "OA-5.3.2-05")
def test_facedown_advisers_do_not_count() -> None:
    table = Table(secrets={1: 1}, sites={"plains": "wrestlers"}, hidden={1: "scouts"})
    table.do("trade wrestlers favor")
    assert table.player(1).favor == 1


@rule("OA-5.3.2-01", "OA-5.3.2-04")
def test_the_card_must_be_at_my_site_and_free_and_the_price_in_hand() -> None:
    table = Table(
        favor={1: 1},
        secrets={1: 1},
        sites={"plains": "elders wrestlers keep", "mountain": "augury"},
        tokens={"elders": (1, 0), "wrestlers": (0, 1)},
    )
    assert table.options("trade") == ["trade keep favor"]
    table = Table(favor={1: 2}, sites={"plains": "keep"})
    assert table.options("trade") == ["trade keep secrets"]


@rule("OA-5.3.2-06")
def test_a_trade_is_for_favor_or_for_secrets() -> None:
    table = Table(favor={1: 4}, secrets={1: 2}, sites={"plains": "wrestlers"}, advisers={1: "scouts"})
    table.do("trade wrestlers favor")
    assert (table.player(1).favor, table.player(1).secrets) == (6, 1)
    assert table.options("trade") == []


@rule("OA-5.3.2-07", "OA-2.9-05")
def test_relics_and_ruins_cannot_be_traded_with() -> None:
    table = Table(secrets={1: 5}, sites={"plains": "great_spire squalid_district"}, relics_at={"plains": "map"})
    assert table.options("trade") == ["trade great_spire favor"]


@rule("OA-5.3.2-03")
def test_as_much_favor_comes_as_the_bank_has() -> None:
    table = Table(secrets={1: 1}, sites={"plains": "wrestlers"}, advisers={1: "scouts"}, banks={"order": 1})
    table.do("trade wrestlers favor")
    assert (table.player(1).favor, table.g.banks["order"]) == (1, 0)


@rule("OA-4.2-07")
def test_without_supply_there_is_no_trade() -> None:
    table = Table(secrets={1: 1}, favor={1: 2}, supply={1: 0}, sites={"plains": "wrestlers"})
    assert table.options("trade") == []
