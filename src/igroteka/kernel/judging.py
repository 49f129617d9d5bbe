"""Judging: what the evaluations of all games share. A game says what a player's worth is the sum of, term by term."""

from collections.abc import Iterable, Sequence
from math import exp

Worth = Sequence[float]
"""What a player has and may hope for, a number for each of the game's terms."""


def lead(mine: Worth, rivals: Sequence[Worth]) -> float:
    """How far one is ahead of the strongest rival.

    >>> lead((3, 2), [(1, 1), (4, 0)])
    1
    """
    return sum(mine) - max(map(sum, rivals))


def lead_by_term(terms: Sequence[str], mine: Worth, rivals: Sequence[Worth]) -> dict[str, float]:
    """The same, term by term.

    >>> lead_by_term(("points", "pieces"), (3, 2), [(1, 1), (4, 0)])
    {'points': -1, 'pieces': 2}
    """
    theirs = max(rivals, key=sum)
    return {term: my - their for term, my, their in zip(terms, mine, theirs, strict=True)}


def weights(gains: Iterable[float], *, temperature: float, most: float) -> list[float]:
    """How promising options look by what they seem to bring: so many points more make one e times as likely.

    >>> [round(weight, 2) for weight in weights([0, 1, 99], temperature=1, most=2)]
    [1.0, 2.72, 7.39]
    """
    return [exp(min(gain, most) / temperature) for gain in gains]
