"""Positions in the middle of a game, for tests that need one kind of question."""

from collections.abc import Callable
from random import Random

from igroteka.kernel import Decision, Match


def anything(_match: Match) -> bool:
    return True


def asked(
    game: str,
    wanted: Callable[[Decision], bool],
    *,
    seats: int = 2,
    after: int = 0,
    standing: Callable[[Match], bool] = anything,
) -> Match:
    """A match, played at random and standing as it shall, in which somebody is asked what is wanted."""
    for seed in range(40):
        match, random = Match(game, seats=seats, seed=seed), Random(seed)
        while match.decision:
            if len(match.choices) >= after and wanted(match.decision) and standing(match):
                return match
            match.play(random.choice(match.decision.options))
    raise AssertionError(f"nobody was asked that in 40 games of {game}")


def offers(*verbs: str) -> Callable[[Decision], bool]:
    """Can all of that be done?"""
    return lambda decision: set(verbs) <= {option[0] for option in decision.options}
