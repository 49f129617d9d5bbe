"""Random games of Oath: first ones, the learning game, and games of chronicles."""

import pytest

from tests.games.oath.subjects import FIRST_GAMES, LATER_GAMES, going_on
from tests.properties import Subject, play_audited


@pytest.mark.parametrize("subject", FIRST_GAMES, ids=str)
def test_random_games_keep_every_property(subject: Subject) -> None:
    match = play_audited(subject, seed=FIRST_GAMES.index(subject), every=25)
    assert match.outcome is not None


@pytest.mark.parametrize(("games", "seats"), LATER_GAMES)
def test_games_of_chronicles_keep_every_property(games: int, seats: int) -> None:
    match = play_audited(going_on(games, seats), seed=seats, every=25)
    assert match.outcome is not None
