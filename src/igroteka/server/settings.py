"""How this node of the server is run: where it stores, who may connect, how many bots think at once."""

import os
from pathlib import Path
from secrets import token_hex

from msgspec import Struct

from igroteka.kernel import IgrotekaError

from .storage import is_shared

THINKERS = 2
MESSAGES_PER_SECOND = 50.0
SHARED_SECRET = (
    "Servers that share a database must sign with one secret, or they do not know each other's guests: "
    "set IGROTEKA_SECRET to the same long random text for all of them."
)


class Settings(Struct, frozen=True):
    """Everything that can be set, mostly by environment variables such as `IGROTEKA_DATABASE`."""

    database: str
    secret: str
    thinkers: int = THINKERS
    message_bytes: int = 16_384
    messages_per_second: float = MESSAGES_PER_SECOND
    """How much one person may ask for, by all their pages together."""

    @classmethod
    def from_environment(cls) -> "Settings":
        """Settings from the environment; without any, one SQLite file in the user's data folder."""
        folder = Path(os.environ.get("IGROTEKA_DATA", Path.home() / ".local/share/igroteka"))
        database = os.environ.get("IGROTEKA_DATABASE") or f"sqlite:///{folder / 'igroteka.sqlite'}"
        secret = os.environ.get("IGROTEKA_SECRET")
        if not secret and is_shared(database):
            raise IgrotekaError(SHARED_SECRET)
        return cls(
            database=database,
            secret=secret or kept_secret(folder),
            thinkers=max(1, int(os.environ.get("IGROTEKA_THINKERS", THINKERS))),
            messages_per_second=float(os.environ.get("IGROTEKA_MESSAGES_PER_SECOND", MESSAGES_PER_SECOND)),
        )


def kept_secret(folder: Path) -> str:
    """The secret that signs identities: made on the first start, kept in a file that only the owner can read.

    It is written aside first, so that a start that is broken off leaves no empty file, with which anybody could sign.
    """
    file, aside = folder / "secret", folder / f"secret.{os.getpid()}"
    if not file.exists() or not file.read_text():
        folder.mkdir(parents=True, exist_ok=True)
        aside.touch(mode=0o600)
        aside.write_text(token_hex(32))
        aside.replace(file)
    return file.read_text()
