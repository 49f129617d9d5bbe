"""How strong the search is: it plays greedy in two-player Tyrants. `python -m bench.strength --seconds 1`."""

from argparse import ArgumentParser

from rich.console import Console
from rich.progress import track

from igroteka.bots.arena import Fixture, play_many, standings


def main() -> None:
    """Play, and print the wins with their interval."""
    parser = ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.1, help="how long the search thinks about a choice")
    parser.add_argument("--games", type=int, default=100)
    arguments = parser.parse_args()
    fixture = Fixture("tyrants", (f"mcts:{arguments.seconds}", "greedy"))
    work = play_many(fixture, range(arguments.games))
    results = list(track(work, "playing", arguments.games, console=Console(stderr=True), transient=True))
    search, greedy = standings(fixture, results)
    low, high = search.interval
    print(
        f"{search.bot} beats greedy in {search.wins:g} of {search.games} games (95% confidence: {low:.1%} – {high:.1%})"
    )
    print(f"mean scores: {search.mean_score:.1f} and {greedy.mean_score:.1f}")


if __name__ == "__main__":
    main()
