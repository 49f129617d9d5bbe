"""Random games of Meeples & Monsters: every number of players, with and without towers."""

import pytest

from tests.games.meeples.subjects import SUBJECTS
from tests.properties import Subject, play_audited


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_random_games_keep_every_property(subject: Subject, seed: int) -> None:
    match = play_audited(subject, seed=seed, every=12)
    assert match.outcome is not None
