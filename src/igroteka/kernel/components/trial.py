"""A box is tried before anybody sits down with it: whole random games, to their ends."""

from itertools import product
from random import Random

from ..game import AnyGame
from ..match import Match
from ..speech import fault
from .faults import BadComponents

GAMES = 3
"""So many games are tried with each number of players."""
LONGEST = 5_000
"""No game asks for more choices."""


def try_out(game: AnyGame) -> None:
    """Play with the game's box; one that breaks a game, or with which games do not end, is refused."""
    for seats, seed in product(game.seats, range(GAMES)):
        try:
            match = _played(game, seats, seed)
        except Exception as error:
            raise BadComponents(game, [fault("", "breaks", error=type(error).__name__)]) from error
        if match.decision:
            raise BadComponents(game, [fault("", "endless", most=LONGEST)])


def _played(game: AnyGame, seats: int, seed: int) -> Match:
    match, random = Match(game, seats=seats, seed=seed), Random(seed)
    while match.decision and len(match.choices) < LONGEST:
        match.play(random.choice(match.decision.options))
        match.view()
    return match
