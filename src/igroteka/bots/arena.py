"""The arena: many seeded games between bots, on all cores, and what came of them."""

import os
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from math import sqrt
from multiprocessing import Pool

from msgspec import Struct, structs

from igroteka.kernel import BadSetup, Match, played_with

from . import make_bot
from .pace import Pace, pace, timed

Pair = tuple[int, int]
"""Two bots, by their places in a list of bots."""


class Fixture(Struct, frozen=True):
    """What is played: the game, its options, a bot's name for every seat, and the text of the components.

    Without a text the components are the standard ones.
    """

    game: str
    bots: tuple[str, ...]
    options: object = None
    components: str = ""

    def set_up(self, seed: int) -> Match:
        """A match of this fixture."""
        game = played_with(self.game, self.components)
        return Match(game, seats=len(self.bots), seed=seed, options=self.options, silent=True)


class Result(Struct, frozen=True):
    """How one game ended: who won, each one's share of the victory, and the scores, by place in the fixture's bots."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    choices: int

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, alone or with others."""
        return tuple(place for place, share in enumerate(self.shares) if share)


def play_one(fixture: Fixture, seed: int) -> Result:
    """One game; the bots move one seat on with every seed, so that no one keeps the best place.

    >>> duel = Fixture("tyrants", ("random", "random"))
    >>> play_one(duel, seed=3) == play_one(duel, seed=3)
    True
    """
    seats, match = len(fixture.bots), fixture.set_up(seed)
    place = [(seat + seed) % seats for seat in range(seats)]
    bots = [make_bot(fixture.bots[place[seat]], seed * seats + seat) for seat in range(seats)]
    while match.decision:
        seat = match.decision.seat
        match.play(bots[seat].choose(match, seat))
    outcome = match.outcome
    assert outcome is not None
    order = [place.index(n) for n in range(seats)]
    shares, scores = tuple(map(outcome.share, order)), tuple(outcome.scores[seat] for seat in order)
    return Result(shares, scores, len(match.choices))


def play_many(fixture: Fixture, seeds: Sequence[int], processes: int | None = None) -> Iterator[Result]:
    """The games of all seeds, in order, as they are finished; a bad set-up is refused at once."""
    check(fixture)
    return _on_all_cores([(fixture, seed) for seed in seeds], processes)


def round_robin(fixture: Fixture, seeds: Sequence[int], processes: int | None = None) -> Iterator[tuple[Pair, Result]]:
    """Every two of the fixture's bots meet in two-seat games of all seeds; in order, as they are finished."""
    if len(fixture.bots) < 2:
        raise BadSetup("It takes two bots to fight.")
    pairs = list(combinations(range(len(fixture.bots)), 2))
    duels = [structs.replace(fixture, bots=(fixture.bots[a], fixture.bots[b])) for a, b in pairs]
    for duel in duels:
        check(duel)
    results = _on_all_cores([(duel, seed) for duel in duels for seed in seeds], processes)
    return zip((pair for pair in pairs for _ in seeds), results, strict=True)


def check(fixture: Fixture) -> None:
    """Refuse a fixture that cannot be played."""
    fixture.set_up(seed=0)
    for name in fixture.bots:
        make_bot(name, seed=0)


def _on_all_cores(games: Sequence[tuple[Fixture, int]], processes: int | None) -> Iterator[Result]:
    with Pool(processes or os.cpu_count()) as pool:
        yield from pool.imap(_play, games, chunksize=max(1, min(8, len(games) // 16)))


def _play(game: tuple[Fixture, int]) -> Result:
    return play_one(*game)


class Standing(Struct, frozen=True):
    """What one bot of the fixture has achieved; a tie counts as a part of a victory, a team's victory as a whole."""

    bot: str
    wins: float
    games: int
    mean_score: float

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate lies with 95% confidence (Wilson).

        >>> low, high = Standing("greedy", 95, 100, 0.0).interval
        >>> round(low, 3), round(high, 3)
        (0.888, 0.978)
        """
        z, n, p = 1.96, self.games, self.rate
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, centre - half), min(1.0, centre + half)


def standings(fixture: Fixture, results: Sequence[Result]) -> list[Standing]:
    """The table of the arena, in the order of the fixture."""
    return [
        Standing(
            bot=name,
            wins=sum(result.shares[place] for result in results),
            games=len(results),
            mean_score=sum(result.scores[place] for result in results) / len(results),
        )
        for place, name in enumerate(fixture.bots)
    ]


class Speed(Struct, frozen=True):
    """How fast one core plays; a lap is the unit that does not depend on the machine's pace of the day."""

    games: Pace
    choices: Pace

    @property
    def choices_per_game(self) -> float:
        """How long a game is."""
        return self.choices.amount / self.games.amount


def count_choices(fixture: Fixture, seed: int) -> int:
    """Play one game; how many choices it took."""
    return play_one(fixture, seed).choices


def measure(fixture: Fixture, games: int) -> Speed:
    """Play some games here and now, and take the time, with a lap between any two."""
    choices = pace(timed(partial(count_choices, fixture, seed)) for seed in range(games))
    return Speed(structs.replace(choices, amount=games), choices)
