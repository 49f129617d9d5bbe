"""How strong a bot is: two of them meet in two-player games. `python -m bench.strength --game meeples --seconds 1`.

With `--bots greedy,random,random,random` the first of several bots meets the others at one table.
"""

import os
from argparse import ArgumentParser

from rich.console import Console
from rich.progress import track

from igroteka.bots.arena import Fixture, play_many, standings
from igroteka.cli.app import read_settings


def main() -> None:
    """Play, and print the wins with their interval."""
    parser = ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("--game", default="tyrants")
    parser.add_argument("--bots", help="who meet; the search and greedy if not given")
    parser.add_argument("--seconds", type=float, default=0.1, help="how long the search thinks about a choice")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--set", dest="settings", action="append", help="an option of the game, such as towers=with")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    bots = arguments.bots or f"mcts:{arguments.seconds},greedy"
    fixture = Fixture(arguments.game, tuple(bots.split(",")), read_settings(arguments.settings))
    work = play_many(fixture, range(arguments.seed, arguments.seed + arguments.games), arguments.processes)
    results = list(track(work, "playing", arguments.games, console=Console(stderr=True), transient=True))
    table = standings(fixture, results)
    low, high = table[0].interval
    rivals = ", ".join(standing.bot for standing in table[1:])
    print(
        f"{table[0].bot} wins {table[0].wins:g} of {table[0].games} games of {arguments.game} against {rivals}"
        f" (95% confidence: {low:.1%} – {high:.1%})"
    )
    print(f"mean scores: {', '.join(f'{standing.mean_score:.1f}' for standing in table)}")


if __name__ == "__main__":
    main()
