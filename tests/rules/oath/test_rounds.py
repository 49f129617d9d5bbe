"""Rounds and turns (OA-4)."""

from random import Random

from tests.games.oath.table import Table
from tests.games.oath.worlds import Beginning, world
from tests.ledger import rule


@rule("OA-4-02", "OA-4-04", "OA-2.1.4-01")
def test_a_round_goes_round_the_table_from_the_chancellor() -> None:
    position = Beginning(world(), seats=4, chancellor=3)
    while position.match.decision and position.match.decision.kind != "act":
        position.match.play(position.match.decision.options[0])
    seats = []
    for _ in range(8):
        seats.append((position.g.round, position.asked[0]))
        position.do("end")
    assert seats == [(1, 2), (1, 3), (1, 0), (1, 1), (2, 2), (2, 3), (2, 0), (2, 1)]
    assert position.told("turn")[:2] == [(2, 1), (3, 1)]


@rule("OA-4-03")
def test_a_turn_has_three_phases() -> None:
    table = Table(
        phase="wake",
        at={1: "salt_flats"},
        tokens_at={"salt_flats": (1, 0)},
        supply={1: 0},
    )
    assert (table.g.phase, table.asked) == ("wake", (1, "opportunity"))
    table.do("decline")
    assert (table.g.phase, table.asked) == ("act", (1, "act"))
    table.do("end")
    assert table.told("refilled") == [(1, 6)]
    assert table.asked == (2, "act")


@rule("OA-4-01", "OA-3.4-01")
def test_a_game_lasts_eight_rounds_at_the_most() -> None:
    for seed in range(4):
        position, random = Beginning(seats=2, seed=seed), Random(seed)
        rounds = set()
        while decision := position.match.decision:
            rounds.add(position.g.round)
            options = [("end",)] if ("end",) in decision.options else list(decision.options)
            position.match.play(random.choice(options))
        assert max(rounds) <= 8
        assert position.g.victory is not None


@rule("OA-4-05")
def test_the_marker_advances_after_the_check() -> None:
    table = Table(turn=2, in_round=3)
    table.do("end")
    assert (table.g.round, table.asked) == (4, (0, "act"))
