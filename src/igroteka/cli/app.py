"""The commands, and what they print."""

import json
from collections.abc import Sequence
from pathlib import Path
from secrets import randbits
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from igroteka.bots import BOTS
from igroteka.bots.arena import Fixture, Pair, Result, measure, play_many, round_robin, standings
from igroteka.bots.ratings import Played, cross_table, ratings
from igroteka.kernel import (
    BadRecord,
    BadSetup,
    Match,
    Outcome,
    Record,
    Speech,
    Voice,
    find_game,
    games,
    played_with,
    say,
)
from igroteka.kernel.record import LARGEST_SEED

from .chronicle import chronicle, left_by
from .components import Components, components, read_components
from .table import play_at_table
from .transcript import transcript, verdict
from .upkeep import backup, tidy
from .voices import Language, voice_of

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
app.add_typer(components, name="components")
app.add_typer(chronicle, name="chronicle")
app.command()(backup)
app.command()(tidy)
console = Console(highlight=False)

Settings = Annotated[
    list[str] | None, typer.Option("--set", help="An option of the game, such as half_decks=demons,undead.")
]


def read_settings(settings: list[str] | None) -> dict[str, Any]:
    """Options given as `name=value`; a value is JSON, or words separated by commas."""
    options: dict[str, Any] = {}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadSetup(f'"{setting}" should look like name=value.')
        try:
            options[name] = json.loads(value)
        except json.JSONDecodeError:
            options[name] = value.split(",") if "," in value else value
    return options


@app.command("games")
def list_games(language: Language = "ru") -> None:
    """List the installed games."""
    for game in games().values():
        voice = voice_of(language, game)
        console.print(f"[bold]{game.name}[/bold]  {voice.speak(say('title'))}")
        console.print(voice.speak(say("players", least=game.seats[0], most=game.seats[-1])))
        console.print(voice.speak(say("about")) + "\n")


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="The game, such as tyrants.")] = "tyrants",
    bots: Annotated[str, typer.Option(help=f"A bot for each seat, of: {', '.join(BOTS)}.")] = "greedy,random",
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 0,
    settings: Settings = None,
    own: Components = None,
    language: Language = "ru",
) -> None:
    """Let bots play many games on all cores; print win rates with confidence intervals."""
    voice = voice_of(language, find_game(game))
    fixture = Fixture(game, tuple(bots.split(",")), read_settings(settings), read_components(own))
    start = perf_counter()
    work = play_many(fixture, range(seed, seed + number))
    results = list(track(work, voice.speak(say("simulating")), number, console=Console(stderr=True), transient=True))
    print_standings(voice, fixture, results, perf_counter() - start)


def print_standings(voice: Voice, fixture: Fixture, results: Sequence[Result], seconds: float) -> None:
    """Who won how often, the scores, the length, the speed."""
    table = headed(voice, "bot", "wins", "interval", "score")
    for standing in standings(fixture, results):
        low, high = standing.interval
        table.add_row(standing.bot, f"{standing.rate:.1%}", f"{low:.1%} – {high:.1%}", f"{standing.mean_score:.1f}")
    console.print(table)
    length = sum(result.choices for result in results) / len(results)
    speed = f"{len(results) / seconds:.1f}"
    console.print(voice.speak(say("simulated", games=len(results), choices=round(length), speed=speed)))


@app.command()
def arena(
    game: Annotated[str, typer.Argument(help="The game, such as tyrants.")] = "tyrants",
    bots: Annotated[str, typer.Option(help="The bots that meet, such as greedy,random,mcts:0.1.")] = "greedy,random",
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games for each pair.")] = 20,
    seed: Annotated[int, typer.Option(help="The seed of each pair's first game.")] = 0,
    settings: Settings = None,
    own: Components = None,
    language: Language = "ru",
) -> None:
    """Let every two bots meet on all cores; print their ratings and who beat whom."""
    voice = voice_of(language, find_game(game))
    fixture = Fixture(game, tuple(bots.split(",")), read_settings(settings), read_components(own))
    work = round_robin(fixture, range(seed, seed + number))
    total = number * len(fixture.bots) * (len(fixture.bots) - 1) // 2
    played: dict[Pair, list[Result]] = {}
    for pair, result in track(
        work, voice.speak(say("simulating")), total, console=Console(stderr=True), transient=True
    ):
        played.setdefault(pair, []).append(result)
    print_ratings(voice, fixture.bots, played)


def print_ratings(voice: Voice, bots: Sequence[str], played: Played) -> None:
    """The bots from the strongest to the weakest: rating, interval, and the wins against each of the others."""
    wins, rated = cross_table(len(bots), played), ratings(len(bots), played)
    order = sorted(range(len(bots)), key=lambda bot: rated[bot].elo, reverse=True)
    table = headed(voice, "bot", "rating", "interval")
    for column in order:
        table.add_column(bots[column], justify="right")
    for row in order:
        rating = rated[row]
        cells = ["" if row == column else f"{wins[row][column]:g}" for column in order]
        table.add_row(bots[row], f"{rating.elo:.0f}", f"{rating.low:.0f} – {rating.high:.0f}", *cells)
    console.print(table)
    games = len(next(iter(played.values())))
    console.print(voice.speak(say("arena-games", games=games)))


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="The game, such as tyrants.")] = "tyrants",
    bots: Annotated[str, typer.Option(help="The opponents.")] = "greedy",
    seed: Annotated[
        int | None, typer.Option(min=0, max=LARGEST_SEED, help="The same seed deals the same cards.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Write a record of the game here.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    after: Annotated[
        Path | None, typer.Option(help="Begin where the game of this record, or a chronicle, has ended.")
    ] = None,
    settings: Settings = None,
    own: Components = None,
    language: Language = "ru",
) -> None:
    """Play against bots at a plain text table."""
    opponents = bots.split(",")
    if resume:
        match = read_record(resume).replay(read_components(own))
        opponents = (opponents * match.setup.seats)[: match.setup.seats - 1]
    else:
        game, left = left_by(after, own) if after else (game, {})
        played, options = played_with(game, read_components(own)), left | read_settings(settings)
        match = Match(played, seats=len(opponents) + 1, seed=randbits(32) if seed is None else seed, options=options)
    voice = voice_of(language, match.game)
    voice.names = [voice.speak(say("you")), *(voice.speak(say("bot", number=n)) for n in range(1, match.setup.seats))]
    play_at_table(match, voice, opponents, console, save)
    if match.outcome:
        print_outcome(voice, match.outcome)


@app.command("serve")
def serve_tables(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8100,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve tables on the network."""
    from .serve import serve

    serve(host, port, open_page=open_page)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    events: Annotated[bool, typer.Option(help="Also print what happened after each choice.")] = False,
    own: Components = None,
    language: Language = "ru",
) -> None:
    """Print a record move by move."""
    record, box = read_record(file), read_components(own)
    *_, match = record.look(box, silent=True)
    voice = voice_of(language, match.game)
    for line in transcript(record, voice, events=events, box=box):
        console.print(line)
    if match.outcome:
        print_outcome(voice, match.outcome)


@app.command()
def bench(
    game: Annotated[str, typer.Argument(help="The game, such as tyrants.")] = "tyrants",
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games for each row.")] = 40,
    own: Components = None,
    language: Language = "ru",
) -> None:
    """Measure how fast one core of this machine plays at random, by the clock and by laps of plain Python."""
    found, text = find_game(game), read_components(own)
    voice = voice_of(language, found)
    heads = ("games-per-second", "choices-per-second", "choices-per-game", "games-per-lap", "choices-per-lap")
    table = headed(voice, "seats", *heads)
    for seats in track(found.seats, voice.speak(say("measuring")), console=Console(stderr=True), transient=True):
        speed = measure(Fixture(game, ("random",) * seats, components=text), number)
        figures = (speed.games.a_second, speed.choices.a_second, speed.choices_per_game)
        a_lap = (f"{speed.games.a_lap:.3f}", f"{speed.choices.a_lap:,.0f}")
        table.add_row(str(seats), *(f"{figure:,.0f}" for figure in figures), *a_lap)
    console.print(table)


def read_record(file: Path) -> Record:
    """The record in a file; a file that is no text is no record."""
    try:
        return Record.load(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(1, f"{file} is not a text file.") from None


def headed(voice: Voice, *heads: str) -> Table:
    """An empty table with its column heads in the voice's language."""
    table = Table()
    for head in heads:
        table.add_column(voice.speak(Speech(f"head-{head}")), justify="left" if head == "bot" else "right")
    return table


def print_outcome(voice: Voice, outcome: Outcome) -> None:
    """The score sheet by category, and who has won."""
    table = Table()
    table.add_column("")
    for seat in range(len(outcome.scores)):
        table.add_column(str(voice.name("seat", seat)), justify="right")
    for category in outcome.sheet[0]:
        table.add_row(voice.speak(say(f"score-{category}")), *(str(points[category]) for points in outcome.sheet))
    table.add_row(voice.speak(say("total")), *map(str, outcome.scores), style="bold")
    console.print(table)
    console.print(verdict(outcome, voice))
