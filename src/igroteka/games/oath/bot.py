"""How good a position is (for bots)."""

from collections.abc import Mapping

from igroteka.kernel import Decision

from .state import State


def evaluate(g: State, seat: int) -> float:
    """How good the position is for a seat."""
    return 0.0


def explain(g: State, seat: int) -> Mapping[str, float]:
    """The terms."""
    return {}


def holdings(g: State, seat: int) -> Mapping[str, int]:
    """What is counted."""
    return {}


def priors(g: State, decision: Decision) -> list[float]:
    """Weights."""
    return [1.0] * len(decision.options)
