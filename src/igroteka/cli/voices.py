"""In which language the command line speaks."""

from collections.abc import Sequence
from typing import Annotated

import typer

from igroteka.kernel import LOCALES, AnyGame, Voice

Language = Annotated[str, typer.Option("--lang", "-l", help="ru or en.")]


def voice_of(language: str, game: AnyGame, names: Sequence[str] = ()) -> Voice:
    """A voice that also knows the words of the command line."""
    return Voice(language, game, names, also=[LOCALES / language / "cli.ftl"])
