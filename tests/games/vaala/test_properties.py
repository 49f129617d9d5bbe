"""Random games of Lords of Vaala: every team of persons, from one to four."""

import pytest

from tests.games.vaala.subjects import SUBJECTS
from tests.properties import Subject, play_audited


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_random_games_keep_every_property(subject: Subject) -> None:
    match = play_audited(subject, seed=SUBJECTS.index(subject), every=12)
    assert match.outcome is not None
