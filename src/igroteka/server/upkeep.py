"""Looking after a database while its server runs, or not: a copy of it, and what is old enough to be forgotten."""

from pathlib import Path

from msgspec import Struct
from sqlalchemy import ColumnElement, delete, func, select, update

from igroteka.kernel import IgrotekaError

from . import schema
from .database import copy_sqlite
from .files import sqlite_file
from .storage import Storage

AT_ONCE = 50
"""So many tables are deleted in a transaction: whoever plays meanwhile is not held up."""


class Tidied(Struct, frozen=True):
    """What was forgotten, or would be."""

    tables: int
    people: int


def backup(url: str, to: Path) -> None:
    """Copy an SQLite database as it is at one moment, what is still in its write-ahead log too."""
    file = sqlite_file(url)
    if file is None:
        raise IgrotekaError("This copies SQLite files. For PostgreSQL: pg_dump --format=custom --file=FILE DATABASE.")
    if not file.exists():
        raise IgrotekaError(f"There is no database {file}.")
    copy_sqlite(file, to)


def tidy(storage: Storage, before: float, *, dry_run: bool) -> Tidied:
    """Forget the tables that nobody has touched since then, and the people who came before then and have none left."""
    is_old = schema.tables.c.updated < before
    if dry_run:
        return Tidied(_count(storage, schema.tables.c.id, is_old), _count(storage, schema.people.c.id, _left(before)))
    tables = 0
    while gone := _delete_some(storage, is_old):
        tables += gone
    with storage.engine.begin() as connection:
        people = connection.execute(delete(schema.people).where(_left(before))).rowcount
    return Tidied(tables, people)


def _count(storage: Storage, what: ColumnElement[str], condition: ColumnElement[bool]) -> int:
    with storage.engine.connect() as connection:
        return connection.execute(select(func.count(what)).where(condition)).scalar_one()


def _delete_some(storage: Storage, condition: ColumnElement[bool]) -> int:
    tables = schema.tables
    with storage.engine.begin() as connection:
        ids = list(connection.execute(select(tables.c.id).where(condition).limit(AT_ONCE)).scalars())
        gone = connection.execute(delete(tables).where(tables.c.id.in_(ids) & condition)).rowcount
        connection.execute(update(tables).where(tables.c.rematch.in_(ids)).values(rematch=None))
    return gone


def _left(before: float) -> ColumnElement[bool]:
    """People who came before then and have no table that is newer."""
    tables, seats, people = schema.tables.c, schema.seats.c, schema.people.c
    newer = tables.updated >= before
    sit = select(seats.person).join_from(schema.seats, schema.tables).where(newer & seats.person.is_not(None))
    host = select(tables.host).where(newer)
    return (people.created < before) & people.id.not_in(sit) & people.id.not_in(host)
