"""Rules that take too long are interrupted on the event loop, and nothing else is."""

from collections.abc import Iterator
from time import monotonic, sleep, thread_time

import pytest

from igroteka.server import budget as module
from igroteka.server.budget import Budget, OverBudget


@pytest.fixture
def budget(monkeypatch: pytest.MonkeyPatch) -> Iterator[Budget]:
    """A budget of a tenth of a second, watched over."""
    monkeypatch.setattr(module, "SECONDS", 0.1)
    monkeypatch.setattr(module, "LOOK", 0.01)
    made = Budget()
    made.watch()
    yield made
    made.close()


def endless() -> None:
    while True:
        pass


def test_rules_without_end_are_broken_off(budget: Budget) -> None:
    for _ in range(3):
        with pytest.raises(OverBudget), budget:
            endless()


def test_a_busy_machine_takes_nothing_from_the_budget(budget: Budget) -> None:
    """Whoever waits for the processor is not slow: here the rules sleep for several budgets, and look at the clock."""
    with budget:
        begun = thread_time()
        sleep(3 * module.SECONDS)
        worked = thread_time() - begun
    assert worked < module.SECONDS


def test_what_is_no_rules_is_never_interrupted(budget: Budget) -> None:
    with budget:
        pass
    until = monotonic() + 5 * module.SECONDS
    rounds = 0
    while monotonic() < until:
        rounds += 1
    assert rounds > 0
