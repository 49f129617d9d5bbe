"""`igroteka chronicle`: what games leave to the next one, as files that can be read, shown, played on and exchanged.

Such a file is JSON: the game, and the options of the match that comes next.
"""

import json
from pathlib import Path
from secrets import randbits
from typing import Annotated, Any

import msgspec
import typer
from msgspec import Struct

from igroteka.bots import make_bot
from igroteka.kernel import (
    AnyGame,
    BadRecord,
    BadSetup,
    Chance,
    Exchange,
    Match,
    Record,
    fill_in,
    find_game,
    games,
    say,
)

from .components import read_components
from .voices import Language, voice_of

FORMAT = 1
LARGEST_FILE = 1_000_000

chronicle = typer.Typer(no_args_is_help=True, help="Begin, show, go on with and exchange chronicles.")

Game = Annotated[str, typer.Option(help="The game; needed only if several have chronicles.")]
File = Annotated[Path, typer.Argument(help="A chronicle, or the record of a game that is over.")]
To = Annotated[Path | None, typer.Option(help="Where to write; the screen, if left out.")]
Seed = Annotated[int | None, typer.Option(min=0, help="The same seed deals the same cards.")]


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a file."""

    igroteka_chronicle: int
    game: str
    options: dict[str, Any]


@chronicle.command()
def new(
    name: Annotated[str, typer.Argument(help="What it shall be called.")] = "",
    to: To = None,
    game: Game = "",
    seed: Seed = None,
) -> None:
    """Begin a chronicle."""
    found, exchange = with_chronicles(game)
    write_file(found, exchange.begin(found.box, name, _chance(seed)), to)


@chronicle.command()
def show(file: File, language: Language = "ru") -> None:
    """Tell what has happened so far, and how the world stands."""
    found, options = read_file(file)
    voice = voice_of(language, found)
    for line in _exchange(found).tell(found.box, options):
        typer.echo(voice.speak(line))


@chronicle.command("next")
def play_next(
    file: File,
    to: To = None,
    bots: Annotated[str, typer.Option(help="Who plays the next game of a chronicle.")] = "greedy,greedy,greedy",
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option(help="Write a record of the game here.")] = None,
) -> None:
    """Write the chronicle as it is after a game: after the recorded one, or after one that bots play now."""
    found, options = read_file(file)
    if not is_record(file):
        options = _played_by_bots(found, options, bots.split(","), seed, save)
    write_file(found, options, to)


def _played_by_bots(game: AnyGame, options: object, names: list[str], seed: int | None, save: Path | None) -> object:
    """What a game of bots leaves; options that do not fit their number are mended."""
    seed = randbits(32) if seed is None else seed
    players = [make_bot(name, seed + seat) for seat, name in enumerate(names)]
    fitting = fill_in(game, options, len(names)).options
    match = Match(game, seats=len(names), seed=seed, options=fitting, silent=True)
    while match.decision:
        seat = match.decision.seat
        match.play(players[seat].choose(match, seat))
    if save:
        save.write_text(Record.of(match, carry=True).save(), encoding="utf-8")
    return match.legacy


@chronicle.command()
def read(
    text: Annotated[str, typer.Argument(help="The text of another program.")],
    to: To = None,
    game: Game = "",
    seed: Seed = None,
    language: Language = "ru",
) -> None:
    """Make a chronicle of a text of another program; what had to be mended is told."""
    found, exchange = with_chronicles(game)
    options, repairs = exchange.read(found.box, text, _chance(seed))
    voice = voice_of(language, found)
    for repair in repairs:
        typer.echo(voice.speak(say("mended", what=repair)), err=True)
    write_file(found, options, to)


@chronicle.command()
def write(file: File) -> None:
    """Print a chronicle as the text of the other program."""
    found, options = read_file(file)
    typer.echo(_exchange(found).write(found.box, options))


def _chance(seed: int | None) -> Chance:
    return Chance(randbits(32) if seed is None else seed)


# Games


def with_chronicles(name: str) -> tuple[AnyGame, Exchange[Any, Any]]:
    """The game of that name, or the only one that keeps chronicles."""
    able = sorted(one for one, game in games().items() if game.exchange)
    if not name and len(able) != 1:
        raise BadSetup(f"Say --game with one of: {', '.join(able)}." if able else "No game here keeps chronicles.")
    game = find_game(name or able[0])
    return game, _exchange(game)


def _exchange(game: AnyGame) -> Exchange[Any, Any]:
    if game.exchange is None:
        raise BadSetup(f"{game.name} keeps no chronicles.")
    return game.exchange


# Files


def write_file(game: AnyGame, options: object, to: Path | None) -> None:
    """Write the options of a next match, to be read by people too."""
    kept = msgspec.to_builtins(Kept(FORMAT, game.name, msgspec.to_builtins(options)))
    text = json.dumps(kept, ensure_ascii=False, indent=1) + "\n"
    if to:
        to.write_text(text, encoding="utf-8")
    else:
        typer.echo(text, nl=False)


def read_file(file: Path) -> tuple[AnyGame, Any]:
    """The game of a file, and the options of the match that comes next."""
    name, options = left_by(file, None)
    game = find_game(name)
    try:
        return game, msgspec.convert(options, game.options)
    except msgspec.ValidationError as error:
        raise BadSetup(f"{file} does not fit {name}: {error}.") from None


def left_by(file: Path, own: Path | None) -> tuple[str, dict[str, Any]]:
    """What a file leaves to the next match: a chronicle, or the record of a match that is over."""
    if not is_record(file):
        kept = _kept(file)
        return kept.game, kept.options
    match = Record.load(_text(file)).replay(read_components(own), silent=True)
    if match.legacy is None:
        raise BadSetup(f"{file} leaves nothing from which a sequel could begin.")
    return match.setup.game, msgspec.to_builtins(match.legacy)


def is_record(file: Path) -> bool:
    """Is it a record, not a chronicle? Whatever is neither counts as a record that is damaged."""
    return "igroteka_chronicle" not in _text(file)[:100]


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(1, f"{file} is not a text file.") from None


def _kept(file: Path) -> Kept:
    text = _text(file)
    if len(text) > LARGEST_FILE:
        raise BadSetup(f"{file} is too large for a chronicle.")
    try:
        kept = msgspec.json.decode(text, type=Kept)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadSetup(f"{file} is no chronicle: {error}.") from None
    if kept.igroteka_chronicle != FORMAT:
        raise BadSetup(f"{file} is written in format {kept.igroteka_chronicle}; this program reads {FORMAT}.")
    return kept
