"""`igroteka components`: a game's box as a file that its owner can edit, and whether an edited one can be played."""

from pathlib import Path
from typing import Annotated

import typer
from msgspec import structs, to_builtins

from igroteka.kernel import (
    BadComponents,
    BadSetup,
    Condition,
    Effect,
    Group,
    Payment,
    Voice,
    Word,
    export_components,
    find_game,
    load_components,
    say,
)
from igroteka.kernel.components import words_of
from igroteka.kernel.components.kinds import default, expected, shown

from .voices import Language, voice_of

components = typer.Typer(no_args_is_help=True, help="Export a game's box to a file, check an edited one.")

Game = Annotated[str, typer.Argument(help="The game, such as tyrants.")]
Components = Annotated[
    Path | None, typer.Option("--components", help="A file with your own components; see igroteka components.")
]


@components.command()
def export(
    game: Game,
    file: Annotated[Path | None, typer.Argument(help="Where to write; the screen, if left out.")] = None,
    name: Annotated[str, typer.Option(help="What your set shall be called.")] = "",
) -> None:
    """Write the standard box to a file, to be edited."""
    text = export_components(find_game(game), name)
    if file:
        file.write_text(text, "utf-8")
    else:
        typer.echo(text, nl=False)


@components.command()
def check(
    game: Game, file: Annotated[Path, typer.Argument(help="The file to check.")], language: Language = "ru"
) -> None:
    """Say whether a file can be played with, or everything that is wrong with it."""
    found = find_game(game)
    voice = voice_of(language, found)
    try:
        loaded = load_components(found, read_components(file))
    except BadComponents as error:
        for fault in error.faults:
            typer.echo(voice.fault(fault), err=True)
        raise typer.Exit(2) from None
    message = say("components-fine", name=loaded.components) if loaded.components else say("components-standard")
    typer.echo(voice.speak(message))


@components.command()
def words(game: Game) -> None:
    """List the words that the game's components can be written with, and what they take."""
    found = find_game(game)
    voice = Voice("en", found)
    for name, word in sorted(words_of(found).items()):
        kind = next(kind for kind in (Effect, Payment, Condition, Group, Word) if issubclass(word, kind))
        typer.echo(f"{name} ({kind.__name__}): {(word.__doc__ or '').splitlines()[0]}")
        for field in structs.fields(word):
            left_out = "" if field.required else f"; left out: {shown(to_builtins(default(field)))}"
            typer.echo(f"    {field.encode_name}: {voice.speak(expected(field.type))}{left_out}")


def read_components(file: Path | None) -> str:
    """The text of a file of components; nothing, if there is none."""
    try:
        return file.read_text(encoding="utf-8") if file else ""
    except UnicodeDecodeError:
        raise BadSetup(f"{file} is not a text file.") from None
