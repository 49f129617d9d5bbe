"""Measured figures, what they are judged by, and their targets; printed as a table."""

from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from typing import Literal, NamedTuple

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from igroteka.bots.pace import Pace

MICRO = 1e6


class Figure(NamedTuple):
    """A number and its unit."""

    value: float
    unit: str = ""

    def __str__(self) -> str:
        number = f"{self.value:,.0f}" if abs(self.value) >= 1000 else f"{self.value:.3g}"
        return f"{number} {self.unit}".rstrip()


class Target(Struct, frozen=True):
    """What is asked of a figure: at least, or at most, so much."""

    sign: Literal[">=", "<="]
    bound: float
    of: str = ""
    """Not a number a lap, but so much of what this game does in the same round."""

    def met(self, value: float) -> bool:
        """Is the value good enough?"""
        return value >= self.bound if self.sign == ">=" else value <= self.bound


def at_least(bound: float, of: str = "") -> Target:
    """So much or more; of another game, if one is named."""
    return Target(">=", bound, of)


def at_most(bound: float) -> Target:
    """So much or less."""
    return Target("<=", bound)


class Row(Struct, frozen=True):
    """What was measured, by the clock or the scales; and by what it is judged, if not by that."""

    what: str
    measured: Figure
    judged: Figure | None = None
    target: Target | None = None

    @property
    def met(self) -> bool:
        """Is it good enough? It is if nothing is asked."""
        return self.target is None or self.target.met((self.judged or self.measured).value)

    def cells(self) -> tuple[str, ...]:
        """The row as it is printed."""
        asked = f"{self.target.sign} {Figure(self.target.bound)}" if self.target else ""
        said = ("ok" if self.met else "MISSED") if self.target else ""
        return self.what, str(self.measured), str(self.judged or ""), asked, said


class Measure(NamedTuple):
    """What is measured, and of which game or part of the engine."""

    what: str
    of: str = ""

    def __str__(self) -> str:
        return f"{self.what} of {self.of}" if self.of else self.what


Round = Mapping[Measure, Pace]
"""What one round has found. All of it is measured in every round, so that no measure has a good minute to itself."""


def judge(rounds: Sequence[Round], measure: Measure, target: Target | None, cost: bool = False) -> Row:
    """The median of the rounds. A cost is told in µs, but judged like all the rest: by how many fit into a lap."""
    paces = [found[measure] for found in rounds]
    clock = median(pace.a_second for pace in paces)
    measured = Figure(MICRO / clock, "µs") if cost else Figure(clock, "a second")
    return Row(str(measure), measured, _ratio(rounds, measure, target), target)


def _ratio(rounds: Sequence[Round], measure: Measure, target: Target | None) -> Figure:
    if target and target.of:
        other = measure._replace(of=target.of)
        return Figure(median(found[measure].a_lap / found[other].a_lap for found in rounds), f"of {target.of}")
    return Figure(median(found[measure].a_lap for found in rounds), "a lap")


def verdict(rows: Iterable[Row]) -> int:
    """Print the table; the exit code tells whether every target was met."""
    table, missed = Table("what", "measured", "judged", "target", ""), 0
    for row in rows:
        missed += not row.met
        table.add_row(*row.cells())
    Console(width=120).print(table)
    return 1 if missed else 0
