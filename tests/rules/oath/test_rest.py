"""The Rest phase (OA-4.3)."""

import pytest

from tests.games.oath.table import Table
from tests.ledger import rule


@rule("OA-4.3.1-01", "OA-4.3.1-02", "OA-4.3.2-01")
def test_favor_on_cards_goes_to_their_banks_and_secrets_to_the_board() -> None:
    table = Table(
        sites={"mountain": "augury", "plains": "forest_temple"},
        advisers={2: "wolves"},
        relics={1: "brass_horse"},
        tokens={"augury": (1, 0), "forest_temple": (0, 1), "wolves": (2, 0), "brass_horse": (0, 1)},
        tokens_at={"salt_flats": (2, 1)},
        banner_tokens={"peoples_favor": 3, "darkest_secret": 3},
        banks={"arcane": 3, "beast": 3},
    )
    table.do("end")
    assert table.g.tokens == {}
    assert (table.g.banks["arcane"], table.g.banks["beast"]) == (4, 5)
    assert (table.player(1).secrets, table.player(2).secrets) == (2, 0)
    assert (table.place("salt_flats").favor, table.place("salt_flats").secrets) == (2, 1)
    assert table.g.banner_tokens == {"peoples_favor": 3, "darkest_secret": 3}


@rule("OA-4.3.2-02", "OA-4.3.2-03")
def test_facedown_secrets_are_turned_faceup() -> None:
    table = Table(secrets={1: 1})
    table.player(1).facedown = table.player(2).facedown = 2
    table.begin_anew()
    table.do("end")
    assert (table.player(1).secrets, table.player(1).facedown) == (3, 0)
    assert (table.player(2).secrets, table.player(2).facedown) == (0, 2)


def rested(seat: int, bank: int, left: int) -> int:
    """The Supply of a player who rests with so many warbands in the personal supply and so much Supply left."""
    table = Table(turn=seat, supply={seat: left})
    table.player(seat).bank = bank
    table.begin_anew()
    table.do("end")
    return table.player(seat).supply


@rule("OA-4.3.3-01")
@pytest.mark.parametrize(
    ("seat", "bank", "supply"),
    [
        *((0, 24, 6), (0, 18, 6), (0, 17, 5), (0, 11, 5), (0, 10, 4), (0, 4, 4), (0, 3, 3), (0, 0, 3)),
        *((1, 14, 6), (1, 9, 6), (1, 8, 5), (1, 4, 5), (1, 3, 4), (1, 0, 4)),
    ],
)
def test_supply_is_refilled_by_the_warbands_in_the_personal_supply(seat: int, bank: int, supply: int) -> None:
    assert rested(seat, bank, 0) == supply


@rule("OA-4.3.4-01", "OA-4.3.4-02", "OA-4.3.4-03")
@pytest.mark.parametrize(("left", "supply"), [(0, 5), (1, 6), (2, 7), (3, 7)])
def test_what_was_not_spent_comes_on_top_but_never_past_seven(left: int, supply: int) -> None:
    assert rested(1, 8, left) == supply


@rule("OA-4.3.3-02")
@pytest.mark.parametrize(("chancellor", "left", "supply"), [(2, 0, 2), (5, 1, 6), (6, 4, 7)])
def test_a_citizen_refills_to_the_chancellors_supply(chancellor: int, left: int, supply: int) -> None:
    table = Table(citizens=[1], supply={0: chancellor, 1: left})
    table.do("end")
    assert table.player(1).supply == supply


@rule("OA-4.3.5-01", "OA-4.3-01")
def test_rest_powers_come_last() -> None:
    table = Table(
        advisers={1: "silver_tongue"}, sites={"plains": "wolves"}, tokens={"wolves": (1, 0)}, banks={"beast": 0}
    )
    table.do("end")
    assert table.asked == (1, "rest_powers")
    assert (table.g.tokens, table.g.banks["beast"]) == ({}, 1)
    table.do("done")
    assert table.asked == (2, "act")
