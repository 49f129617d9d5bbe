"""What an option is worth: equal bots play, but one of them never takes it.

`python -m bench.without --game meeples --option "send knight drill_square"`: who wins less without something than an
even share depends on it. Those who use a component may win more often only because they were ahead; this tells apart.
"""

import os
from argparse import ArgumentParser
from collections.abc import Iterator
from multiprocessing import Pool
from statistics import fmean

from igroteka.bots import GreedyBot
from igroteka.bots.arena import Standing
from igroteka.kernel import Match, Option, find_game

NEVER = -1e9


class Abstainer(GreedyBot):
    """A greedy bot that never takes an option that begins with these words."""

    def __init__(self, seed: int, words: Option) -> None:
        super().__init__(seed)
        self.words = words

    def value(self, match: Match, seat: int, option: Option) -> float:
        return NEVER if option[: len(self.words)] == self.words else super().value(match, seat, option)


def play(task: tuple[str, int, Option, int]) -> tuple[float, int]:
    """One game: the share of the victory that the abstainer had, and its score; each seat abstains in turn."""
    name, seats, words, seed = task
    match, abstainer = Match(name, seats=seats, seed=seed, silent=True), seed % seats
    bots = [GreedyBot(seed * seats + seat) for seat in range(seats)]
    bots[abstainer] = Abstainer(seed * seats + abstainer, words)
    while match.decision:
        seat = match.decision.seat
        match.play(bots[seat].choose(match, seat))
    outcome = match.outcome
    assert outcome is not None
    return outcome.share(abstainer), outcome.scores[abstainer]


def measured(game: str, seats: int, options: list[str], games: int, seed: int) -> Iterator[Standing]:
    """How the abstainer of each option fared."""
    with Pool(os.cpu_count()) as pool:
        for option in options:
            tasks = [(game, seats, tuple(option.split()), seed + number) for number in range(games)]
            wins, scores = zip(*pool.imap_unordered(play, tasks, chunksize=4), strict=True)
            yield Standing(option, sum(wins), games, fmean(scores))


def main() -> None:
    """Play, and print a line for each option."""
    parser = ArgumentParser(prog="python -m bench.without", description=__doc__)
    parser.add_argument("--game", default="tyrants")
    parser.add_argument("--seats", type=int, help="how many play; the most that the game allows if not given")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--option", dest="options", action="append", required=True, help="the words of an option")
    arguments = parser.parse_args()
    seats = arguments.seats or find_game(arguments.game).seats[-1]
    for found in measured(arguments.game, seats, arguments.options, arguments.games, arguments.seed):
        low, high = found.interval
        share = f"{found.rate:.1%} won ({low:.1%} – {high:.1%}; an even share: {1 / seats:.1%})"
        print(f"without {found.bot}: {share}, mean score {found.mean_score:.1f}", flush=True)


if __name__ == "__main__":
    main()
