"""The soak: thousands of random games with every property checked all along. `make soak` plays 2,000."""

import sys
from dataclasses import replace
from importlib import import_module
from multiprocessing import Pool
from os import cpu_count

from rich.progress import track

from igroteka.kernel import games
from tests.properties import Subject, play_audited

SUBJECTS: list[Subject] = [
    subject for game in sorted(games()) for subject in import_module(f"tests.games.{game}.subjects").SUBJECTS
]

CHAPTERS = 5
"""So many games in a row, where one leads to the next."""


def soak(number: int) -> str:
    """Play one audited game, and of every tenth its sequels, if it has any; what went wrong, or nothing."""
    subject = SUBJECTS[number % len(SUBJECTS)]
    try:
        for chapter in range(1, (CHAPTERS if number % 10 == 0 else 1) + 1):
            match = play_audited(subject, seed=chapter * 1_000_000 + number, every=10)
            if match.legacy is None:
                break
            subject = replace(subject, options=match.legacy)
    except Exception as error:
        return f"{subject}, seed {1_000_000 + number}: {type(error).__name__}: {error}"
    return ""


def main() -> int:
    """Play so many games (the first argument, or 2,000) on all cores."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    with Pool(cpu_count()) as pool:
        done = track(pool.imap_unordered(soak, range(games)), "soaking", games)
        failures = [failure for failure in done if failure]
    for failure in failures:
        print(failure)
    print(f"{games - len(failures)} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
