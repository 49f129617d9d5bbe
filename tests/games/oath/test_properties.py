"""Random games of Oath: first ones, the learning game, and games of chronicles."""

import pytest

from tests.games.oath.subjects import SUBJECTS
from tests.properties import Subject, play_audited


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_random_games_keep_every_property(subject: Subject) -> None:
    match = play_audited(subject, seed=SUBJECTS.index(subject), every=25)
    assert match.outcome is not None
