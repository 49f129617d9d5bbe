"""Random games of Tyrants: every pair of half-decks with every number of players."""

import os
import subprocess
import sys

import pytest

from tests.games.tyrants.subjects import SUBJECTS
from tests.properties import Subject, fingerprint, play_audited


@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_random_games_keep_every_property(subject: Subject) -> None:
    match = play_audited(subject, seed=SUBJECTS.index(subject), every=12)
    assert match.outcome is not None


PROGRAM = """
import sys
from random import Random
from igroteka import Match, Record
match, random = Match("tyrants", seats=4, seed=11, options={"half_decks": ["demons", "aberrations"]}), Random(5)
while match.decision:
    match.play(random.choice(match.decision.options))
sys.stdout.write(Record.of(match).save() + str(match.outcome))
"""


def test_the_same_seed_gives_the_same_game_in_another_process() -> None:
    def run(hash_seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        return subprocess.check_output([sys.executable, "-c", PROGRAM], text=True, env=environment)

    first = run("1")
    assert len(first.splitlines()) > 100
    assert first == run("2") == run("3")


def test_fingerprint_sees_a_change() -> None:
    match = play_audited(SUBJECTS[0], seed=1, every=10_000)
    before = fingerprint(match)
    match.state.revealed += 1
    assert fingerprint(match) != before
