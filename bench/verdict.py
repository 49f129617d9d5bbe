"""Measured figures beside their targets."""

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table

Row = tuple[str, str, float, float]
"""What was measured, `>=` or `<=` ("" if nothing is asked of it), the target, the figure."""


def verdict(rows: Iterable[Row]) -> int:
    """Print the table; the exit code tells whether every target was met."""
    table, missed = Table("what", "target", "measured", ""), 0
    for name, sign, target, figure in rows:
        if not sign:
            table.add_row(name, "", f"{figure:.2f}", "")
            continue
        met = figure >= target if sign == ">=" else figure <= target
        missed += not met
        table.add_row(name, f"{sign} {target:g}", f"{figure:.2f}", "ok" if met else "MISSED")
    Console(width=110).print(table)
    return 1 if missed else 0
