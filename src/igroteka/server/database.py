"""The database itself: opening it, and bringing it to the newest schema."""

import logging
import sqlite3
from contextlib import closing
from importlib.resources import files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, event, func, make_url, select

from igroteka.kernel import IgrotekaError

from .files import ONLY_OWNER, keep_private, sqlite_file

MIGRATION = 20_260_101
"""The number of the lock that a node holds while it migrates the database; it means nothing else."""

logger = logging.getLogger(__name__)


def is_shared(url: str) -> bool:
    """May several nodes use the database? All but SQLite."""
    return make_url(url).get_backend_name() != "sqlite"


def open_engine(url: str) -> Engine:
    """An engine; SQLite gets its folder, a write-ahead log, and full syncing.

    Its pages are small, and few are remembered: a move writes to the end of its table's log, and looks at nothing else.
    The write-ahead log is kept short and written over again and again: a sync that need not lengthen a file is quicker.
    """
    if is_shared(url):
        return create_engine(url, pool_size=8, pool_pre_ping=True)
    if file := sqlite_file(url):
        keep_private(file)
    engine = create_engine(url, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _: object) -> None:
        pages = ("page_size=1024", "cache_size=-100", "wal_autocheckpoint=2000")
        for pragma in (*pages, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def migrate(engine: Engine) -> None:
    """Bring the database to the newest schema, all or nothing; nodes that start together do it one after the other.

    SQLite is copied before. A database that a newer version has written is refused.
    """
    config = Config()
    config.set_main_option("script_location", str(files(__package__) / "migrations"))
    scripts = ScriptDirectory.from_config(config)
    newest = scripts.get_current_head()
    file = Path(engine.url.database or "") if engine.dialect.name == "sqlite" else None
    with engine.begin() as connection:
        if file:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATION)))
        found = MigrationContext.configure(connection).get_current_revision()
        if found == newest:
            return
        if found and found not in {script.revision for script in scripts.walk_revisions()}:
            raise IgrotekaError(_too_new(found, newest, file))
        if found and file:
            kept = _copy(file, newest)
            copy_sqlite(file, kept)
            logger.warning("The database gets a newer schema; as it was before, it is kept in %s.", kept)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _copy(file: Path, revision: str | None) -> Path:
    """Where a database is kept as it was before a schema."""
    return file.with_name(f"{file.name}.before-{revision}")


def copy_sqlite(file: Path, to: Path) -> None:
    """Copy a database as it is at one moment, what is still in its write-ahead log too.

    Written aside first: whatever stands under the copy's name is whole.
    """
    aside = to.with_name(f"{to.name}.part")
    aside.unlink(missing_ok=True)
    aside.touch(ONLY_OWNER)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(aside)) as copy:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # so that the copy is one file
    aside.replace(to)


def _too_new(found: str, newest: str | None, file: Path | None) -> str:
    way_back = f"put the copy {_copy(file, found)} in its place" if file else "restore a backup made before it"
    return (
        f"The database was written by a newer version of Igroteka: its schema is {found}, this version knows {newest}. "
        f"Install that version again; or, to stay with this one and lose what was played since, {way_back}."
    )
