"""Measure one core, print a table with the targets, and fail if one is missed."""

import gc
import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

from tests.kernel.toy import TOY, Heap

from igroteka.bots.arena import Fixture, measure, play_many, standings
from igroteka.kernel import Match, Record, find_game, games

from .verdict import Row, verdict

MICRO = 1e6


def play_random(seed: int, seats: int = 4) -> Match:
    """A whole random game of Tyrants."""
    match, random = Match("tyrants", seats=seats, seed=seed, silent=True), Random(seed)
    while match.decision:
        match.play(random.choice(match.decision.options))
    return match


def games_per_second(game: str) -> float:
    """Whole random games with as many players as can be, on one core; many, for the machine's own pace changes."""
    seats = find_game(game).seats[-1]
    return measure(Fixture(game, ("random",) * seats), games=1000).games_per_second


def kernel_overhead() -> float:
    """Microseconds a decision: a game whose rules cost next to nothing, minus the bare rules."""
    stones, rounds = 20_000, 5

    def through_the_kernel() -> float:
        match = Match(TOY, seats=2, options={"stones": stones}, silent=True)
        start = perf_counter()
        while match.decision:
            match.play(("take", "1"))
        return perf_counter() - start

    def bare() -> float:
        heap = Match(TOY, seats=2, options={"stones": stones}, silent=True).state
        assert isinstance(heap, Heap)
        flow = TOY.step(heap)
        assert flow is not None
        start = perf_counter()
        decision = next(flow)
        try:
            while True:
                decision = flow.send(("take", "1") if decision.kind == "turn" else ("yes",))
        except StopIteration:
            return perf_counter() - start

    return (min(through_the_kernel() for _ in range(rounds)) - min(bare() for _ in range(rounds))) / stones * MICRO


def fork_in_mid_turn() -> float:
    """Microseconds, the median over forks in the middle of turns of random games."""
    times = []
    for seed in range(10):
        match, random = Match("tyrants", seats=4, seed=seed, silent=True), Random(seed)
        while match.decision:
            if random.random() < 0.1:
                start = perf_counter()
                match.fork()
                times.append(perf_counter() - start)
            match.play(random.choice(match.decision.options))
    return median(times) * MICRO


def record_size() -> float:
    """Kilobytes of the largest record among a hundred whole random games."""
    return max(len(Record.of(play_random(seed)).save()) for seed in range(100)) / 1000


def growth() -> float:
    """How much longer a decision takes in the last quarter of a long game than in its second quarter."""
    early = late = 0.0
    for seed in range(60):
        match, random = Match(TOY, seats=2, seed=seed, options={"stones": 4000}, silent=True), Random(seed)
        times = []
        while match.decision:
            start = perf_counter()
            match.play(random.choice(match.decision.options))
            times.append(perf_counter() - start)
        quarter = len(times) // 4
        early += median(times[quarter : 2 * quarter])
        late += median(times[3 * quarter :])
    return late / early


def greedy_wins(game: str, seats: int) -> float:
    """How many of a hundred games greedy wins when all others play at random."""
    fixture = Fixture(game, ("greedy", *["random"] * (seats - 1)))
    return standings(fixture, list(play_many(fixture, range(100))))[0].wins


SPEED = {"tyrants": 80, "meeples": 60, "vaala": 40}
"""The random games a second that are asked of each game; an installed game that is not listed has no target."""
GREEDY = {"tyrants": (2, 95), "meeples": (2, 95), "vaala": (4, 90)}
"""For how many players, and how many wins of a hundred; with fewer than four at Vaala the Faceless win some games."""

ROWS: list[tuple[str, Callable[[], float], str, float]] = [
    *(
        (f"random {found.seats[-1]}-player games of {name} a second", partial(games_per_second, name), ">=", target)
        for name, found in sorted(games().items())
        for target in [SPEED.get(name, 0)]
    ),
    ("the kernel's own cost of a decision, µs", kernel_overhead, "<=", 2),
    ("a fork in mid-turn, µs", fork_in_mid_turn, "<=", 150),
    ("largest record of 100 whole games, KB", record_size, "<=", 30),
    ("a late decision, compared with an early one", growth, "<=", 1.2),
    *(
        (f"greedy beats random, of 100 {seats}-player games of {name}", partial(greedy_wins, name, seats), ">=", target)
        for name, (seats, target) in GREEDY.items()
    ),
]


def main() -> int:
    """Print the table; the exit code tells whether every target was met."""
    return verdict(measured())


def measured() -> Iterator[Row]:
    """Every row with its figure."""
    for name, run, sign, target in ROWS:
        gc.collect()
        yield name, sign, target, run()


if __name__ == "__main__":
    sys.exit(main())
