"""Rest powers at the end of the Rest phase (OA-7.3.4, OA-4.3.5)."""

from tests.games.oath.table import Table
from tests.ledger import rule


@rule("OA-7.3.4-01", "OA-4.3.5-01")
def test_each_rest_power_may_be_used_once_in_any_order() -> None:
    table = Table(advisers={1: "insomnia silver_tongue"}, sites={"plains": "wolves"}, banks={"beast": 3})
    table.do("end")
    assert (table.asked, table.options()) == ((1, "rest_powers"), ["done", "power insomnia", "power silver_tongue"])
    table.do("power silver_tongue")
    assert table.options() == ["done", "power insomnia"]
    table.do("power insomnia")
    assert (table.player(1).favor, table.player(1).secrets) == (1, 1)
    assert table.asked == (2, "act")


@rule("OA-7.3.4-01")
def test_rest_powers_may_be_declined() -> None:
    table = Table(advisers={1: "insomnia"})
    table.do("end; done")
    assert (table.player(1).secrets, table.asked) == (0, (2, "act"))


@rule("OA-7.3.4-01")
def test_rest_powers_come_back_in_the_next_rest_phase() -> None:
    table = Table(advisers={1: "insomnia"}, seats=2)
    table.do("end; power insomnia; end; end; power insomnia")
    assert table.player(1).secrets == 2


@rule("OA-7.3.4-01")
def test_nobody_uses_rest_powers_in_the_turn_of_another() -> None:
    table = Table(advisers={1: "insomnia"}, turn=2)
    table.do("end")
    assert (table.player(1).secrets, table.asked) == (0, (0, "act"))


@rule("OA-4.3.5-01")
def test_rest_powers_come_after_tokens_have_left_the_cards_and_supply_is_refilled() -> None:
    table = Table(advisers={1: "insomnia"}, sites={"plains": "wolves"}, tokens={"wolves": (1, 1)}, supply={1: 0})
    table.do("end")
    assert (table.asked[1], table.g.tokens, table.player(1).secrets) == ("rest_powers", {}, 1)
    assert table.player(1).supply > 0
