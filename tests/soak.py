"""The soak: thousands of random games with every property checked all along. `make soak` plays 2,000.

`python -m tests.soak --game oath` plays those of one game only.
"""

import sys
from argparse import ArgumentParser
from dataclasses import replace
from functools import partial
from importlib import import_module
from multiprocessing import Pool
from os import cpu_count

from rich.progress import track

from igroteka.kernel import games
from tests.properties import Subject, play_audited

CHAPTERS = 5
"""So many games in a row, where one leads to the next."""


def subjects(game: str) -> list[Subject]:
    """What is tried of that game, or of all."""
    chosen = [game] if game else sorted(games())
    return [subject for name in chosen for subject in import_module(f"tests.games.{name}.subjects").SUBJECTS]


def soak(game: str, number: int) -> tuple[int, str]:
    """Play one audited game, and of every tenth its sequels, if it has any; how many, and what went wrong, if so."""
    tried = subjects(game)
    subject, seed, played = tried[number % len(tried)], 0, 0
    try:
        for chapter in range(1, (CHAPTERS if number % 10 == 0 else 1) + 1):
            seed = chapter * 1_000_000 + number
            match = play_audited(subject, seed=seed, every=10)
            played += 1
            if match.legacy is None:
                break
            subject = replace(subject, options=match.legacy)
    except Exception as error:
        return played, f"number {number}: {subject}, seed {seed}: {type(error).__name__}: {error}"
    return played, ""


def main() -> int:
    """Play so many games, with their sequels, on all cores; what went wrong is told at once."""
    parser = ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--game", default="", choices=sorted(games()), help="only this one")
    parser.add_argument("--games", type=int, default=2000, help="how many, each tenth with its sequels")
    parser.add_argument("--first", type=int, default=0, help="the number of the first")
    parser.add_argument("--processes", type=int, default=cpu_count())
    arguments = parser.parse_args()
    numbers = range(arguments.first, arguments.first + arguments.games)
    played = chronicles = failed = 0
    with Pool(arguments.processes) as pool:
        done = pool.imap_unordered(partial(soak, arguments.game), numbers)
        for games_in_a_row, failure in track(done, "soaking", len(numbers)):
            played += games_in_a_row
            chronicles += games_in_a_row == CHAPTERS
            failed += bool(failure)
            if failure:
                print(failure, flush=True)
    print(
        f"{len(numbers) - failed} passed, {failed} failed: {played} games,"
        f" among them {chronicles} times {CHAPTERS} in a row"
    )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
