"""The unit of speed. Nothing is timed here."""

from collections.abc import Iterator

from igroteka.bots.pace import Pace, Piece, lap, pace


def test_a_lap_is_the_same_every_time() -> None:
    assert lap() == lap() == 927


def test_laps_and_pieces_of_work_take_turns() -> None:
    seen = []

    def pieces() -> Iterator[Piece]:
        for amount, seconds in [(3.0, 0.5), (5.0, 1.5)]:
            seen.append("work")
            yield amount, seconds

    def lap_time() -> float:
        seen.append("lap")
        return [0.01, 0.02, 0.06][seen.count("lap") - 1]

    assert pace(pieces(), lap_time) == Pace(amount=8.0, seconds=2.0, lap=0.03)
    assert seen == ["lap", "work", "lap", "work", "lap"]
