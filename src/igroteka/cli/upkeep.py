"""`igroteka backup` and `igroteka tidy`: looking after the database, also while a server uses it."""

import re
from pathlib import Path
from time import time
from typing import Annotated

import typer

from igroteka.kernel import BadSetup, games, say
from igroteka.server import upkeep
from igroteka.server.settings import Settings
from igroteka.server.storage import Storage

from .voices import Language, voice_of

SECONDS = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}


def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the copy; an older one is replaced.")],
    language: Language = "ru",
) -> None:
    """Copy the SQLite database, while it is played or not."""
    upkeep.backup(Settings.from_environment().database, file)
    _say(language, "backed-up", file=str(file), size=file.stat().st_size // 1024)


def tidy(
    older_than: Annotated[str, typer.Option(help="How long nobody has touched it: 12h, 90d, 8w.")],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be forgotten.")] = False,
    language: Language = "ru",
) -> None:
    """Forget finished and abandoned tables, and people who have no table left."""
    storage = Storage(Settings.from_environment().database)
    storage.migrate()
    done = upkeep.tidy(storage, time() - read_age(older_than), dry_run=dry_run)
    storage.close()
    _say(language, "would-tidy" if dry_run else "tidied", tables=done.tables, people=done.people)


def read_age(text: str) -> float:
    """A length of time in seconds.

    >>> read_age("90d")
    7776000
    """
    found = re.fullmatch(r"(\d+)([hdw])", text)
    if not found:
        raise BadSetup(f'"{text}" should be a number of hours, days or weeks, such as 12h, 90d or 8w.')
    return int(found[1]) * SECONDS[found[2]]


def _say(language: str, message: str, **facts: str | int) -> None:
    typer.echo(voice_of(language, next(iter(games().values()))).speak(say(message, **facts)))
