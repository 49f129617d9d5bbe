"""How this node of the server is run: where it stores, who may connect, how many bots think at once."""

import os
from pathlib import Path
from secrets import token_hex

from msgspec import Struct

THINKERS = 2
MESSAGES_PER_SECOND = 20.0


class Settings(Struct, frozen=True):
    """Everything that can be set; each field has an environment variable such as `IGROTEKA_DATABASE`."""

    database: str
    secret: str
    thinkers: int = THINKERS
    message_bytes: int = 16_384
    messages_per_second: float = MESSAGES_PER_SECOND

    @classmethod
    def from_environment(cls) -> "Settings":
        """Settings from the environment; without any, one SQLite file in the user's data folder."""
        folder = Path(os.environ.get("IGROTEKA_DATA", Path.home() / ".local/share/igroteka"))
        return cls(
            database=os.environ.get("IGROTEKA_DATABASE") or f"sqlite:///{folder / 'igroteka.sqlite'}",
            secret=os.environ.get("IGROTEKA_SECRET") or kept_secret(folder),
            thinkers=int(os.environ.get("IGROTEKA_THINKERS", THINKERS)),
            messages_per_second=float(os.environ.get("IGROTEKA_MESSAGES_PER_SECOND", MESSAGES_PER_SECOND)),
        )


def kept_secret(folder: Path) -> str:
    """The secret that signs identities: made on the first start, kept in a file that only the owner can read."""
    file = folder / "secret"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(token_hex(32))
    return file.read_text()
