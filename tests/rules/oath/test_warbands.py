"""Moving warbands between board and site, and among the Empire (OA-6.5)."""

import pytest

from igroteka.kernel import IllegalChoice
from tests.games.oath.table import Table
from tests.ledger import rule


@rule("OA-6.5-01")
def test_all_warbands_but_the_last_can_be_lifted_from_the_own_site() -> None:
    table = Table(warbands_at={"plains": {"red": 4}, "mountain": {"red": 3}})
    table.do("lift")
    assert table.options() == ["number 1", "number 2", "number 3"]
    table.do("number 3")
    assert (table.player(1).warbands, table.place("plains").warbands) == (3, {"red": 1})
    assert table.place("mountain").warbands == {"red": 3}
    assert table.options("lift") == []


@rule("OA-6.5-01")
def test_warbands_of_others_cannot_be_lifted() -> None:
    table = Table(warbands_at={"plains": {"blue": 4}})
    assert table.options("lift") == []


@rule("OA-6.5-02")
def test_warbands_can_be_stationed_at_the_own_site_if_one_rules_it() -> None:
    table = Table(warbands={1: 2}, warbands_at={"plains": {"red": 1}})
    table.do("station")
    assert table.options() == ["number 1", "number 2"]
    table.do("number 2")
    assert (table.player(1).warbands, table.place("plains").warbands) == (0, {"red": 3})


@rule("OA-6.5-02")
@pytest.mark.parametrize("there", [{}, {"blue": 1}, {"purple": 1}])
def test_nothing_can_be_stationed_at_a_site_that_one_does_not_rule(there: dict[str, int]) -> None:
    table = Table(warbands={1: 2}, warbands_at={"plains": there, "mountain": {"red": 1}})
    assert table.options("station") == []


@rule("OA-6.5-03")
def test_a_citizen_lifts_warbands_with_the_chancellors_permission() -> None:
    table = Table(citizens=[1], at={0: "wastes"}, warbands_at={"plains": {"purple": 3}})
    table.do("lift; number 2")
    assert table.asked == (0, "permit_lift")
    table.do("accept")
    assert (table.player(1).warbands, table.place("plains").warbands) == (2, {"purple": 1})
    assert table.asked == (1, "act")


@rule("OA-6.5-03")
def test_a_refusal_holds_for_the_turn() -> None:
    table = Table(citizens=[1], at={0: "wastes"}, warbands_at={"plains": {"purple": 3}}, seats=2)
    table.do("lift; number 2; decline")
    assert (table.player(1).warbands, table.options("lift")) == (0, [])
    table.do("end; end")
    assert table.options("lift") == ["lift"]


@rule("OA-6.5-03")
def test_neither_the_chancellor_nor_a_stationing_citizen_needs_permission() -> None:
    table = Table(turn=0, citizens=[1], warbands_at={"plains": {"purple": 2}})
    table.do("lift")
    assert table.player(0).warbands == 1
    table = Table(citizens=[1], at={0: "wastes"}, warbands={1: 1}, warbands_at={"plains": {"purple": 1}})
    table.do("station")
    assert (table.asked, table.place("plains").warbands) == ((1, "act"), {"purple": 2})


@rule("OA-6.5-04", "OA-6.5-05", "OA-6.5-06")
def test_imperial_players_at_one_site_give_warbands_with_permission() -> None:
    table = Table(citizens=[1], warbands={1: 3})
    assert table.options("hand_over") == ["hand_over 0"]
    table.do("hand_over 0; number 2")
    assert table.asked == (0, "permit_hand_over")
    table.do("accept")
    assert (table.player(1).warbands, table.player(0).warbands) == (1, 2)
    assert table.g.places[0].warbands == {}


@rule("OA-6.5-04", "OA-6.5-05", "OA-6.5-06")
def test_imperial_players_at_one_site_take_warbands_with_permission() -> None:
    table = Table(turn=0, citizens=[1, 2], at={2: "mountain"}, warbands={1: 3, 2: 2})
    assert table.options("call_in") == ["call_in 1"]
    table.do("call_in 1; number 3")
    assert table.asked == (1, "permit_call_in")
    table.do("decline")
    assert (table.player(0).warbands, table.player(1).warbands) == (0, 3)
    assert table.options("call_in") == []


@rule("OA-6.5-04")
def test_exiles_neither_give_nor_take() -> None:
    table = Table(warbands={0: 3, 1: 3, 2: 3})
    assert table.options("hand_over") + table.options("call_in") == []
    with pytest.raises(IllegalChoice):
        table.do("hand_over 0")


@rule("OA-7.6.5-03")
def test_the_bandit_crown_lets_its_holder_lift_the_last_warband_and_settle_empty_sites() -> None:
    table = Table(relics={1: "bandit_crown"}, warbands_at={"plains": {"red": 1}})
    table.do("lift")
    assert (table.player(1).warbands, table.place("plains").warbands) == (1, {})
    table.do("station")
    assert table.place("plains").warbands == {"red": 1}


def test_the_ring_of_devotion_stops_stationing_but_not_lifting() -> None:
    table = Table(relics={1: "ring_of_devotion"}, warbands={1: 1}, warbands_at={"plains": {"red": 2}})
    assert (table.options("station"), table.options("lift")) == ([], ["lift"])
