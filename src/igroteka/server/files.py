"""The files of a server that stores on its own disk: nobody else reads them, and no second server writes to them."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from stat import S_ISVTX

from sqlalchemy import make_url

from igroteka.kernel import IgrotekaError

ONLY_OWNER, ONLY_OWNERS_FOLDER = 0o600, 0o700
BESIDE = ("", "-wal", "-shm")
"""What SQLite calls the files of a database."""


class AlreadyServed(IgrotekaError):
    """Another server uses the database."""


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; None for one in memory, or for another kind of database."""
    parts = make_url(url)
    is_file = parts.get_backend_name() == "sqlite" and parts.database not in (None, "", ":memory:")
    return Path(parts.database or "") if is_file else None


def keep_folder_private(folder: Path) -> None:
    """Make the data folder, or take it away from others; not one that is everybody's, such as /tmp."""
    folder.mkdir(mode=ONLY_OWNERS_FOLDER, parents=True, exist_ok=True)
    if not folder.stat().st_mode & S_ISVTX:
        folder.chmod(ONLY_OWNERS_FOLDER)


def keep_private(database: Path) -> None:
    """Make the file of a database, or take it away from others; SQLite gives its other files the same rights."""
    database.parent.mkdir(mode=ONLY_OWNERS_FOLDER, parents=True, exist_ok=True)
    database.touch(ONLY_OWNER)
    for ending in BESIDE:
        file = database.with_name(database.name + ending)
        if file.exists():
            file.chmod(ONLY_OWNER)


@contextmanager
def only_server(url: str) -> Iterator[None]:
    """While this lasts no other server may use the file of the database; databases that are shared know no such limit.

    What a server remembers of its tables would be wrong if another changed them: they would not hear of each other.
    """
    file = sqlite_file(url)
    if file is None:
        yield
        return
    file.parent.mkdir(mode=ONLY_OWNERS_FOLDER, parents=True, exist_ok=True)
    lock = file.with_name(f"{file.name}.lock")
    lock.touch(ONLY_OWNER)
    with lock.open() as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise AlreadyServed(
                f"Another server is using {file}. Stop it first, or give this one its own IGROTEKA_DATA; "
                "several servers can share a PostgreSQL database."
            ) from None
        yield
