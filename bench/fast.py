"""How much faster the compiled rules play than the same rules interpreted: `python -m bench.fast`.

Makes a compiled and a plain copy of the package, and lets them play the same random games in turns.
"""

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from fast import build, copy, games, obstacle, parts

from .verdict import Figure, Row, at_least, verdict

ROUNDS, SEEDS = 5, 30
WANTED = 1.6
PLAY = """
from time import process_time
from igroteka.bots.arena import Fixture, play_one
from igroteka.kernel import find_game
fixture = Fixture("{game}", ("random",) * find_game("{game}").seats[-1])
play_one(fixture, 0)
start = process_time()
results = [play_one(fixture, seed) for seed in range({seeds})]
print(process_time() - start, hash(tuple((one.winners, one.scores, one.choices) for one in results)))
"""


def play(package: Path, game: str) -> tuple[float, str]:
    """Seconds of the processor for some games, and a sign of how they ended."""
    command = [sys.executable, "-c", PLAY.format(game=game, seeds=SEEDS)]
    environment = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run(command, env=environment, text=True, stdout=subprocess.PIPE, check=True)
    seconds, sign = done.stdout.split()
    return float(seconds), sign


def row(game: str, plain: Path, compiled: Path) -> Row:
    """The ratio in a game."""
    ratios = []
    for _ in range(ROUNDS):
        (slow, was), (fast, now) = play(plain, game), play(compiled, game)
        assert was == now, f"Compiled games of {game} end differently."
        ratios.append(slow / fast)
    return Row(f"random games of {game}, compiled", Figure(median(ratios), "of interpreted"), target=at_least(WANTED))


def main() -> int:
    """Print the table; the exit code tells whether every target was met."""
    if lacking := obstacle():
        sys.exit(f"Nothing can be compiled here: {lacking}.")
    with TemporaryDirectory() as folder:
        plain, compiled = Path(folder, "plain"), Path(folder, "compiled")
        copy(plain)
        copy(compiled)
        build(compiled, parts())
        return verdict(row(game, plain, compiled) for game in games())


if __name__ == "__main__":
    sys.exit(main())
