"""How this node of the server is run: where it stores, how many workers it has, how much people may have of it."""

import os
from pathlib import Path
from secrets import token_hex

from msgspec import Struct, convert

from igroteka.kernel import IgrotekaError

from .database import is_shared
from .files import keep_folder_private

WORKERS = 2
REQUEST_SECONDS = 20.0
TRUSTED_PROXIES = "127.0.0.1,::1"
SHORTEST_SECRET = 32
SHARED_SECRET = (
    "Servers that share a database must sign with one secret, or they do not know each other's guests: "
    "set IGROTEKA_SECRET to the same long random text for all of them."
)
SHORT_SECRET = (
    f"IGROTEKA_SECRET signs who people are, and must have at least {SHORTEST_SECRET} characters, "
    "so that nobody finds it by trying: `openssl rand -hex 32` makes one."
)


class Limits(Struct, frozen=True):
    """How much a person may have: all their pages together. Each is set by a variable such as `IGROTEKA_SOCKETS`."""

    messages_per_second: float = 50.0
    """Requests; one that costs the server more counts for several."""
    tables_with_bots: int = 30
    """At once, as long as their games last."""
    tables_per_hour: int = 100
    sockets: int = 40
    hints_per_minute: int = 20
    uploads_per_minute: int = 30
    people_per_address: int = 20
    """An address, behind which a family or a school may be, may have as much as so many people."""

    @classmethod
    def from_environment(cls) -> "Limits":
        """Whatever is set there, and the rest as usual."""
        variables = {field: f"IGROTEKA_{field.upper()}" for field in cls.__struct_fields__}
        found = {field: os.environ[name] for field, name in variables.items() if os.environ.get(name)}
        return convert(found, cls, strict=False)


class Settings(Struct, frozen=True):
    """Everything that can be set, mostly by environment variables such as `IGROTEKA_DATABASE`."""

    database: str
    secret: str
    workers: int = WORKERS
    message_bytes: int = 16_384
    limits: Limits = Limits()
    root_path: str = ""
    """The path under which the page is hosted, such as "/games"."""
    trusted_proxies: str = TRUSTED_PROXIES
    """The addresses of proxies that are believed when they say for whom they ask, and how they were asked."""
    request_seconds: float = REQUEST_SECONDS
    """So long is waited for the whole of a request."""
    metrics_token: str = ""
    """Whoever shows it may see the metrics from elsewhere."""

    @classmethod
    def from_environment(cls) -> "Settings":
        """Settings from the environment; without any, one SQLite file in the user's data folder."""
        folder = Path(os.environ.get("IGROTEKA_DATA", Path.home() / ".local/share/igroteka"))
        database = os.environ.get("IGROTEKA_DATABASE") or f"sqlite:///{folder / 'igroteka.sqlite'}"
        secret = os.environ.get("IGROTEKA_SECRET")
        if not secret and is_shared(database):
            raise IgrotekaError(SHARED_SECRET)
        if secret and len(secret) < SHORTEST_SECRET:
            raise IgrotekaError(SHORT_SECRET)
        if not is_shared(database):
            keep_folder_private(folder)
        return cls(
            database=database,
            secret=secret or kept_secret(folder),
            workers=max(1, int(os.environ.get("IGROTEKA_WORKERS", WORKERS))),
            limits=Limits.from_environment(),
            root_path=read_root_path(os.environ.get("IGROTEKA_ROOT_PATH", "")),
            trusted_proxies=os.environ.get("IGROTEKA_TRUSTED_PROXIES", TRUSTED_PROXIES),
            request_seconds=float(os.environ.get("IGROTEKA_REQUEST_SECONDS", REQUEST_SECONDS)),
            metrics_token=os.environ.get("IGROTEKA_METRICS_TOKEN", ""),
        )


def read_root_path(text: str) -> str:
    """A path with a slash before it and none behind; what is no plain path is refused.

    >>> read_root_path("games/"), read_root_path("/")
    ('/games', '')
    """
    steps = [step for step in text.split("/") if step]
    if not all(step.replace("-", "").replace("_", "").isalnum() and step.isascii() for step in steps):
        raise IgrotekaError(f'IGROTEKA_ROOT_PATH is a path of plain letters, such as /games, not "{text}".')
    return "".join(f"/{step}" for step in steps)


def kept_secret(folder: Path) -> str:
    """The secret that signs identities: made on the first start, kept in a file that only the owner can read.

    It is written aside first, so that a start that is broken off leaves no empty file, with which anybody could sign.
    """
    keep_folder_private(folder)
    file, aside = folder / "secret", folder / f"secret.{os.getpid()}"
    if not file.exists() or not file.read_text():
        aside.touch(mode=0o600)
        aside.write_text(token_hex(32))
        aside.replace(file)
    return file.read_text()
