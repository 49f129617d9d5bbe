"""How games of Lords of Vaala go, with 1 to 4 persons. `python -m bench.vaala --bots hunter,random --games 200`.

The first of the bots plays each character in turn, so many games with each; the others get characters by chance, and
those without a bot are Faceless. Prints how the first one fares, how long the games last, how they end and who wins.
"""

import os
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from multiprocessing import Pool
from random import Random
from statistics import fmean

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from igroteka.bots import Bot, make_bot
from igroteka.games.vaala.components import BOX
from igroteka.games.vaala.state import State
from igroteka.kernel import Match

from .hunter import HunterBot

ENDINGS = ("power", "elimination", "events")


class Played(Struct, frozen=True):
    """One game: whom the first bot played, the characters that won, the round and the way in which it ended."""

    character: str
    winners: tuple[str, ...]
    round: int
    ending: str

    @property
    def won(self) -> bool:
        """Is the first bot's character among the winners?"""
        return self.character in self.winners


def seat_bot(name: str, seed: int) -> Bot:
    """A bot by its name; here the hunter is one too."""
    return HunterBot(seed) if name == HunterBot.name else make_bot(name, seed)


def play(task: tuple[tuple[str, ...], str, int]) -> Played:
    """One game of the bots; the first plays the character."""
    names, character, seed = task
    others = [other for other in BOX.characters if other != character]
    Random(seed).shuffle(others)
    characters = [character, *others][: len(names)]
    match = Match("vaala", seats=len(names), seed=seed, options={"characters": characters}, silent=True)
    bots = [seat_bot(name, seed * len(names) + seat) for seat, name in enumerate(names)]
    while match.decision:
        seat = match.decision.seat
        match.play(bots[seat].choose(match, seat))
    g = match.state
    assert isinstance(g, State)
    return Played(character, tuple(g.winners), g.round, g.ending)


def share(told: Iterable[bool]) -> str:
    """In how many of the games it is so."""
    return f"{fmean(told):.1%}"


def print_games(console: Console, games: Sequence[Played]) -> None:
    """How the first bot fared with each character, and how the games went."""
    table = Table("character", "wins", "wins in round 1", "over in round 1", "3 rounds or more", "rounds", *ENDINGS)
    for name in (*BOX.characters, "all"):
        of = [game for game in games if name in (game.character, "all")]
        table.add_row(
            name,
            share(game.won for game in of),
            share(game.won and game.round == 1 for game in of),
            share(game.round == 1 for game in of),
            share(game.round >= 3 for game in of),
            f"{fmean(game.round for game in of):.1f}",
            *(share(game.ending == ending for game in of) for ending in ENDINGS),
        )
    console.print(table)
    wins = {name: fmean((name in game.winners) / len(game.winners) for game in games) for name in BOX.characters}
    console.print("victories, shared ones as half:", ", ".join(f"{name} {part:.1%}" for name, part in wins.items()))


def main() -> None:
    """Play, and print the table."""
    parser = ArgumentParser(prog="python -m bench.vaala", description=__doc__)
    parser.add_argument("--bots", default="hunter", help="who plays, such as greedy,random")
    parser.add_argument("--games", type=int, default=200, help="so many with each character of the first bot")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    names = tuple(arguments.bots.split(","))
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    with Pool(arguments.processes) as pool:
        games = pool.map(play, [(names, character, seed) for character in BOX.characters for seed in seeds])
    print_games(Console(width=140), games)


if __name__ == "__main__":
    main()
