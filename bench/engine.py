"""What is measured of the engine. Each returns its pace: the work in pieces, with a lap between any two."""

from collections.abc import Iterator
from functools import cache, partial
from random import Random
from statistics import median
from time import perf_counter, process_time

from tests.kernel.toy import TOY, Heap

from igroteka.bots.arena import Fixture, Speed, measure, play_many, standings
from igroteka.bots.pace import Pace, Piece, pace, timed
from igroteka.games.vaala.passives import IN_FORCE
from igroteka.games.vaala.state import State
from igroteka.kernel import Adds, Match, Record, find_game

GAMES, FORKS, STONES, QUESTIONS = 60, 30, 1000, 5000
"""Random games a round; forks, stones and questions a piece of work."""
PIECES, PASSES = 20, 5
"""Pieces of work a round; how often a round forks every position."""


def seats_of(game: str) -> int:
    """Four players, or as many as can be."""
    seats = find_game(game).seats
    return 4 if 4 in seats else seats[-1]


def random_games(game: str) -> Speed:
    """Whole random games, the same in every round."""
    return measure(Fixture(game, ("random",) * seats_of(game)), GAMES)


def play_random(game: str, seed: int) -> Iterator[Match]:
    """A whole random game: the match before each choice, and when it is over."""
    match, random = Match(game, seats=seats_of(game), seed=seed, silent=True), Random(seed)
    yield match
    while match.decision:
        match.play(random.choice(match.decision.options))
        yield match


@cache
def positions(game: str) -> list[Match]:
    """Matches in the middle of turns of random games."""
    random = Random(1)
    return [match.fork() for seed in range(10) for match in play_random(game, seed) if random.random() < 0.03]


def forks(game: str) -> Pace:
    """Forks in mid-turn."""
    found = positions(game) * PASSES
    return pace(timed(partial(fork_all, found[at : at + FORKS])) for at in range(0, len(found), FORKS))


def fork_all(matches: list[Match]) -> int:
    for match in matches:
        match.fork()
    return len(matches)


def kernel_decisions() -> Pace:
    """Decisions of a game whose rules cost next to nothing, in the time that they take beyond the bare rules."""
    return pace(kernel_piece() for _ in range(PIECES))


def kernel_piece() -> Piece:
    stones, through = timed_through_kernel()
    return stones, through - bare_seconds()


def timed_through_kernel() -> Piece:
    match = Match(TOY, seats=2, options={"stones": STONES}, silent=True)

    def play() -> int:
        while match.decision:
            match.play(("take", "1"))
        return STONES

    return timed(play)


def bare_seconds() -> float:
    heap = Match(TOY, seats=2, options={"stones": STONES}, silent=True).state
    assert isinstance(heap, Heap)
    flow = TOY.step(heap)
    assert flow is not None
    start = process_time()
    decision = next(flow)
    try:
        while True:
            decision = flow.send(("take", "1") if decision.kind == "turn" else ("yes",))
    except StopIteration:
        return process_time() - start


class Untouched(Adds[None], frozen=True):
    """A quantity that no component touches."""


def idle_questions() -> Pace:
    """Questions for a quantity that nothing on the table touches."""
    g = Match("vaala", seats=4, seed=1, silent=True).state
    assert isinstance(g, State)
    player = next(iter(g.players.values()))

    def ask() -> int:
        for _ in range(QUESTIONS):
            IN_FORCE.total(g, Untouched, player, None)
        return QUESTIONS

    return pace(timed(ask) for _ in range(PIECES))


def growth() -> float:
    """How much longer a decision takes in the last quarter of a long game than in its second quarter."""
    early = late = 0.0
    for seed in range(12):
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


def record_size(game: str) -> float:
    """Kilobytes of the largest record among a hundred whole random games."""
    return max(len(Record.of(whole_game(game, seed)).save()) for seed in range(100)) / 1000


def whole_game(game: str, seed: int) -> Match:
    *_, match = play_random(game, seed)
    return match


def greedy_wins(game: str, seats: int) -> float:
    """How many of a hundred games greedy wins when all others play at random."""
    fixture = Fixture(game, ("greedy", *["random"] * (seats - 1)))
    return standings(fixture, list(play_many(fixture, range(100))))[0].wins
