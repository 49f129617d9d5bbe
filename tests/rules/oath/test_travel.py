"""Travel and the sites that it reveals (OA-5.6, OA-2.8.2, OA-7.6.2)."""

import pytest

from tests.games.oath.table import Table
from tests.games.oath.ways import BOARD
from tests.ledger import rule


@rule(
    "OA-5.6.1-01",
    "OA-5.6.1-02",
    "OA-5.6.1-03",
    "OA-5.6.1-04",
    "OA-5.6.1-05",
    "OA-5.6.1-06",
    "OA-5.6.1-07",
    "OA-5.6.2-01",
    "OA-4.2-06",
)
@pytest.mark.parametrize(
    ("start", "goal", "cost"),
    [
        ("plains", "river", 1),
        ("plains", "steppe", 2),
        ("river", "great_slum", 4),
        ("mountain", "plains", 2),
        ("mountain", "salt_flats", 2),
        ("steppe", "wastes", 2),
        ("wastes", "great_slum", 3),
        ("standing_stones", "mountain", 2),
        ("great_slum", "river", 4),
    ],
)
def test_the_way_between_regions_has_its_price(start: str, goal: str, cost: int) -> None:
    table = Table(board=BOARD, at={1: start})
    table.do(f"travel {goal}")
    assert (table.player(1).supply, BOARD[table.player(1).at]) == (7 - cost, goal)


@rule("OA-5.6.1-08")
def test_the_destination_is_another_site() -> None:
    table = Table(board=BOARD)
    assert "travel plains" not in table.options("travel")
    assert len(table.options("travel")) == 7


@rule("OA-4.2-07", "OA-5.6.1-03")
def test_what_cannot_be_paid_cannot_be_reached() -> None:
    table = Table(board=BOARD, supply={1: 2})
    assert table.options("travel") == ["travel mountain", "travel river", "travel salt_flats", "travel steppe"]
    table = Table(board=BOARD, supply={1: 0})
    assert table.options("travel") == []


@rule("OA-5.6.2-02", "OA-5.6.2-03", "OA-5.6.2-04", "OA-2.8.2-01", "OA-2.8.2-02")
def test_a_facedown_site_is_turned_up_and_furnished() -> None:
    board = ("plains", "drowned_city", *BOARD[2:4], "mine", *BOARD[5:])
    table = Table(board=board, facedown=["drowned_city", "mine"])
    deck, favor, secrets = list(table.g.relic_deck), table.g.favor, table.g.secrets
    revealed = table.g.revealed
    table.do("travel cradle_2")
    city = table.place("drowned_city")
    assert (city.faceup, city.secrets, city.favor, sorted(city.relics)) == (True, 3, 0, sorted(deck[-2:]))
    assert (table.g.secrets, table.g.favor) == (secrets - 3, favor)
    assert table.g.revealed > revealed
    assert table.told("site_revealed") == [("drowned_city",)]
    table.do("travel provinces_3")
    mine = table.place("mine")
    assert (mine.favor, mine.secrets, len(mine.relics), table.g.favor) == (3, 0, 1, favor - 3)


@rule("OA-2.8.2-02", "OA-5.6.2-02")
def test_a_faceup_site_is_not_furnished_again() -> None:
    board = ("plains", "drowned_city", *BOARD[2:])
    table = Table(board=board)
    table.do("travel drowned_city")
    assert (table.place("drowned_city").secrets, table.place("drowned_city").relics) == (0, [])


@rule("OA-5.6.2-04")
def test_a_site_gets_no_more_favor_than_there_is() -> None:
    board = ("plains", "mine", *BOARD[2:])
    table = Table(board=board, facedown=["mine"])
    table.g.favor = 2
    table.begin_anew()
    table.do("travel cradle_2")
    assert (table.place("mine").favor, table.g.favor) == (2, 0)


@rule("OA-7.6.2-01", "OA-7.6.2-02")
def test_travel_without_supply_ignores_surcharges_too() -> None:
    board = ("charming_valley", *BOARD[1:])
    table = Table(board=board, advisers={1: "a_fast_steed"}, favor={1: 1}, supply={1: 0})
    table.do("travel wastes")
    assert (table.player(1).supply, board[table.player(1).at]) == (0, "wastes")
    table = Table(board=board, supply={1: 4})
    assert "travel wastes" not in table.options("travel")
    table.do("travel river")
    assert table.player(1).supply == 2
