"""How the benchmarks judge what they have measured. Nothing is timed here."""

import pytest
from bench.__main__ import IDLE, KERNEL, TARGETS, measures_of
from bench.server import Calm, Figures, Rush, rows
from bench.verdict import Figure, Measure, Row, at_least, at_most, judge, verdict

from igroteka.bots.pace import Pace
from igroteka.kernel import games

OATH, TYRANTS = Measure("games", "oath"), Measure("games", "tyrants")


def test_the_median_of_the_rounds_decides() -> None:
    rounds = [{OATH: Pace(amount, seconds=1.0, lap=0.01)} for amount in (50, 1, 40, 30, 9000)]
    row = judge(rounds, OATH, at_least(0.4))
    assert (row.measured, row.judged, row.met) == (Figure(40, "a second"), Figure(0.4, "a lap"), True)
    assert not judge(rounds, OATH, at_least(0.41)).met


def test_a_slow_minute_of_the_machine_changes_the_clock_only() -> None:
    calm, slow = judge([{OATH: Pace(40, 1.0, lap=0.01)}], OATH, None), judge([{OATH: Pace(40, 2.0, 0.02)}], OATH, None)
    assert (calm.measured.value, slow.measured.value) == (40, 20)
    assert calm.judged == slow.judged


def test_a_game_can_be_held_against_another_in_the_same_round() -> None:
    """Round by round it is 0.5, 0.25 and 0.2; the medians of either, 20 and 60, would be a third."""
    figures = [(20, 40), (15, 60), (40, 200)]
    rounds = [{OATH: Pace(oath, 1.0, 0.01), TYRANTS: Pace(tyrants, 1.0, 0.01)} for oath, tyrants in figures]
    row = judge(rounds, OATH, at_least(0.22, of="tyrants"))
    assert (row.judged, row.met) == (Figure(0.25, "of tyrants"), True)
    assert not judge(rounds, OATH, at_least(0.26, of="tyrants")).met


def test_a_cost_is_told_in_microseconds_and_judged_by_laps() -> None:
    row = judge([{KERNEL: Pace(1000, seconds=0.002, lap=0.004)}], KERNEL, at_least(1800), cost=True)
    assert row.cells() == (KERNEL.what, "2 µs", "2,000 a lap", ">= 1,800", "ok")


@pytest.mark.parametrize(
    ("target", "met"),
    [(at_least(5), True), (at_least(5.1), False), (at_most(5), True), (at_most(4.9), False), (None, True)],
)
def test_a_bound_itself_is_good_enough(target: None, met: bool) -> None:
    assert Row("size", Figure(5, "KB"), target=target).met == met


def test_the_figure_is_judged_only_where_nothing_else_is() -> None:
    assert Row("moves", Figure(5), Figure(1), at_least(2)).cells()[-1] == "MISSED"
    assert Row("moves", Figure(1), Figure(5), at_least(2)).cells()[-1] == "ok"
    assert Row("moves", Figure(1)).cells() == ("moves", "1", "", "", "")


def test_one_missed_target_fails_the_whole(capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = Row("small", Figure(1, "KB"), target=at_most(2)), Row("large", Figure(3, "KB"), target=at_most(2))
    assert (verdict([good]), verdict([good, bad])) == (0, 1)
    assert capsys.readouterr().out.count("MISSED") == 1


def test_every_target_is_for_something_that_is_measured() -> None:
    assert set(TARGETS) <= {KERNEL, IDLE, *(measure for game in games() for measure in measures_of(game))}


def served(memory: float, *tails: tuple[float, float], work: float = 500) -> Figures:
    """Three calms with these tails, and three rushes of which one fell into a bad moment of the disk."""
    rushes = [Rush(moves, writes, work, lap=4000) for moves, writes in [(900, 1000), (450, 500), (800, 4000)]]
    return Figures([Calm(*tail, memory) for tail in tails], rushes)


def test_the_server_is_judged_by_the_disk_of_the_same_seconds() -> None:
    young = served(100, (9, 6), (120, 116), (8, 1))
    long = served(120, (9, 6), (12, 6), (13, 6), work=550)
    found = {row.what: row for row in rows(young, long)}
    assert found["young games, saturated: moves"].judged == Figure(0.9, "a bare write")
    assert found["young games, saturated: the server's work for a move"].judged == Figure(8, "a lap")
    tail = "{} games, one move a second: 99% of moves seen within"
    assert found[tail.format("young")].judged == Figure(4, "ms beyond the disk")
    assert [found[tail.format(when)].met for when in ("young", "long")] == [True, False]


def test_long_games_may_not_be_worse_than_young_ones() -> None:
    tails = [(9.0, 6.0)] * 3
    young, long = served(100, *tails), served(120, *tails, work=550)
    *_, work, memory = rows(young, long)
    assert (work.measured.value, work.met) == (1.1, True)
    assert (memory.measured.value, memory.met) == (1.2, False)
