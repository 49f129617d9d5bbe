"""Ratings: how strong bots are, from who beat whom how often (Bradley and Terry's model on the Elo scale)."""

from collections.abc import Mapping, Sequence
from math import log10
from random import Random

from msgspec import Struct

from .arena import Pair, Result

CENTRE = 1500.0  # the mean of all ratings
DRAWS = 1  # one imagined draw in each pair: a bot that never loses is not infinitely strong, nor surely so
ROUNDS = 200  # enough for the ratings to settle to a fraction of a point
SAMPLES = 200
CONFIDENCE = 0.95

Played = Mapping[Pair, Sequence[Result]]
"""The games of each pair of bots; in a result the pair's first bot has place 0."""
Wins = list[list[float]]
"""The cross table: how often the row beat the column; a shared victory is half of one."""


class Rating(Struct, frozen=True):
    """A bot's strength, and where it lies with 95% confidence; 400 points more win ten games of eleven."""

    elo: float
    low: float
    high: float


def cross_table(size: int, played: Played) -> Wins:
    """Who beat whom how often."""
    wins = [[0.0] * size for _ in range(size)]
    for (first, second), results in played.items():
        for result in results:
            for winner in result.winners:
                row, column = ((first, second), (second, first))[winner]
                wins[row][column] += 1 / len(result.winners)
    return wins


def rate(wins: Wins) -> list[float]:
    """The ratings under which such a cross table is likeliest.

    >>> [round(elo) for elo in rate([[0, 75], [25, 0]])]
    [1594, 1406]
    """
    bots = range(len(wins))
    games = [[wins[a][b] + wins[b][a] + DRAWS for b in bots] for a in bots]
    won = [sum(wins[a][b] + DRAWS / 2 for b in bots if b != a) for a in bots]
    strength = [1.0] * len(wins)
    for _ in range(ROUNDS):
        strength = [won[a] / sum(games[a][b] / (strength[a] + strength[b]) for b in bots if b != a) for a in bots]
        scale = sum(strength)
        strength = [one / scale for one in strength]
    elos = [400 * log10(one) for one in strength]
    mean = sum(elos) / len(elos)
    return [CENTRE + elo - mean for elo in elos]


def ratings(size: int, played: Played) -> list[Rating]:
    """The rating of every bot, with the interval that drawing the games anew from those played gives (bootstrap)."""
    random = Random(0)
    draws = [Result((0.5, 0.5), (0, 0), 0)] * DRAWS
    samples = []
    for _ in range(SAMPLES):
        again = {pair: random.choices([*results, *draws], k=len(results)) for pair, results in played.items()}
        samples.append(rate(cross_table(size, again)))
    cut = round(SAMPLES * (1 - CONFIDENCE) / 2)
    spans = [sorted(column) for column in zip(*samples, strict=True)]
    elos = rate(cross_table(size, played))
    return [Rating(elo, span[cut], span[-1 - cut]) for elo, span in zip(elos, spans, strict=True)]
