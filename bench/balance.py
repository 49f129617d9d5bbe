"""How fair a game is: equal bots play it many times. `python -m bench.balance --game meeples --seats 4 --games 1000`.

Prints who wins by place in the order of play, the scores, the length, and for every component that an event names: how
often it is used, and how often those win who use it.
"""

import os
from argparse import ArgumentParser, Namespace
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing import Pool
from statistics import fmean, pstdev

from msgspec import Struct, field
from rich.console import Console
from rich.progress import track
from rich.table import Table

from igroteka.bots import make_bot
from igroteka.bots.arena import Standing
from igroteka.cli.app import read_settings
from igroteka.kernel import Event, Match, find_game

UNCOUNTED = ("seat", "number")
"""Kinds of arguments that are no components."""

Use = tuple[str, str, str]
"""An event, the kind of one of its arguments, and the component that it names."""


class Played(Struct, frozen=True):
    """One game; seats are counted from the one that had the first turn."""

    wins: tuple[float, ...]
    scores: tuple[int, ...]
    sheet: tuple[dict[str, int], ...]
    rounds: int
    choices: int
    uses: tuple[Counter[Use], ...]


class Tally(Struct):
    """All that happened with one component."""

    count: int = 0
    users: int = 0
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)


def play(task: tuple[str, int, str, dict[str, object], int]) -> Played:
    """One game of equal bots."""
    name, seats, bot, options, seed = task
    match = Match(name, seats=seats, seed=seed, options=options)
    bots = [make_bot(bot, seed * seats + seat) for seat in range(seats)]
    while match.decision:
        seat = match.decision.seat
        match.play(bots[seat].choose(match, seat))
    outcome = match.outcome
    assert outcome is not None
    order = order_of_play(match.log, seats)
    used = uses(match)
    return Played(
        wins=tuple((seat in outcome.winners) / max(1, len(outcome.winners)) for seat in order),
        scores=tuple(outcome.scores[seat] for seat in order),
        sheet=tuple(dict(outcome.sheet[seat]) for seat in order),
        rounds=rounds(match.log),
        choices=len(match.choices),
        uses=tuple(used[seat] for seat in order),
    )


def rounds(log: Iterable[Event]) -> int:
    """How many rounds the game had."""
    return max((int(event.args[1]) for event in log if event.name == "turn"), default=0)


def order_of_play(log: Iterable[Event], seats: int) -> list[int]:
    """The seats by their first turn; those that the log does not tell of come last."""
    told = dict.fromkeys(int(event.args[0]) for event in log if event.name == "turn")
    return [*told, *(seat for seat in range(seats) if seat not in told)]


def uses(match: Match) -> dict[int, Counter[Use]]:
    """How often each seat used which component in which way, as the events tell."""
    found: dict[int, Counter[Use]] = defaultdict(Counter)
    for event in match.log:
        declared = match.game.arguments_of(event)
        if next(iter(declared), "") == "seat":
            for (name, kind), value in zip(declared.items(), event.args, strict=True):
                if kind not in UNCOUNTED:
                    found[int(event.args[0])][event.name, name, str(value)] += 1
    return found


def tallies(games: Sequence[Played]) -> dict[Use, Tally]:
    """What became of those who used each component."""
    found: dict[Use, Tally] = defaultdict(Tally)
    for game in games:
        for wins, score, used in zip(game.wins, game.scores, game.uses, strict=True):
            for use, count in used.items():
                tally = found[use]
                tally.count += count
                tally.users += 1
                tally.wins += wins
                tally.scores.append(score)
    return found


def print_seats(console: Console, games: Sequence[Played]) -> None:
    """Who won, by the order of play."""
    seats = len(games[0].wins)
    table = Table("place", "wins", "interval", "score", "spread", *games[0].sheet[0])
    for place in range(seats):
        scores = [game.scores[place] for game in games]
        standing = Standing("", sum(game.wins[place] for game in games), len(games), fmean(scores))
        low, high = standing.interval
        parts = [f"{fmean(game.sheet[place][part] for game in games):.1f}" for part in games[0].sheet[0]]
        wins, interval = f"{standing.rate:.1%}", f"{low:.1%} – {high:.1%}"
        table.add_row(str(place + 1), wins, interval, f"{fmean(scores):.1f}", f"{pstdev(scores):.1f}", *parts)
    console.print(table)
    lengths = [game.rounds for game in games]
    length = f"{fmean(lengths):.1f} rounds ({min(lengths):.0f} – {max(lengths):.0f})"
    winners = fmean(max(game.scores) for game in games)
    choices = fmean(game.choices for game in games)
    console.print(f"{len(games)} games; {length}, {choices:.0f} choices; the winner's score {winners:.1f}")


def print_uses(console: Console, games: Sequence[Played], events: Sequence[str]) -> None:
    """How often components were used, and how those fared who did."""
    players = len(games) * len(games[0].wins)
    table = Table("event", "component", "a game", "of players", "their wins", "their score")
    for use, tally in sorted(tallies(games).items(), key=lambda item: (*item[0][:2], -item[1].count)):
        event, kind, value = use
        if event in events or f"{event}:{kind}" in events:
            wins, score = f"{tally.wins / tally.users:.1%}", f"{fmean(tally.scores):.1f}"
            table.add_row(event, value, f"{tally.count / len(games):.2f}", f"{tally.users / players:.0%}", wins, score)
    console.print(table)


def play_all(arguments: Namespace) -> Iterator[Played]:
    """All games, on so many cores."""
    options = read_settings(arguments.settings)
    game, seats, bot = arguments.game, arguments.seats or find_game(arguments.game).seats[-1], arguments.bot
    tasks = [(game, seats, bot, options, arguments.seed + number) for number in range(arguments.games)]
    with Pool(arguments.processes) as pool:
        yield from pool.imap(play, tasks, chunksize=4)


def main() -> None:
    """Play, and print the tables."""
    parser = ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--game", default="tyrants")
    parser.add_argument("--seats", type=int, help="how many play; the most that the game allows if not given")
    parser.add_argument("--bot", default="greedy", help="who plays, at every seat")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--set", dest="settings", action="append", help="an option of the game, such as towers=with")
    parser.add_argument("--events", default="", help="whose components to list, such as fought,sent:place")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    work = track(play_all(arguments), "playing", arguments.games, console=Console(stderr=True), transient=True)
    games, console = list(work), Console(width=140)
    print_seats(console, games)
    if arguments.events:
        print_uses(console, games, arguments.events.split(","))


if __name__ == "__main__":
    main()
