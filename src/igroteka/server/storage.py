"""Reading and writing the database. A move is durable when `Journal.append` returns."""

import asyncio
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from time import time
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    RowMapping,
    Select,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from . import schema

MIGRATION = 20_260_101
"""The number of the lock that a node holds while it migrates the database; it means nothing else."""
LISTED = 100


class Seat(Struct):
    """A place at a table: a person's, a bot's, or open; `away`: a bot plays until its person is back."""

    seat: int
    kind: str
    person: str | None = None
    level: str = "normal"
    away: bool = False
    name: str = ""
    """The person's; it is not stored with the seat."""

    @property
    def played_by_bot(self) -> bool:
        """Does a bot choose for this seat now?"""
        return self.kind == "bot" or self.away


class UndoWish(Struct, frozen=True):
    """A seat wishes to undo, and these have agreed; with the next version of the table the wish is void."""

    seat: int
    version: int
    agreed: list[int]


class StoredTable(Struct):
    """A table as it is stored, without its log."""

    id: str
    game: str
    rules: int
    options: Any
    seed: int
    public: bool
    host: str
    status: str
    asked: int | None
    created: float
    updated: float
    seats: list[Seat]
    components: str = ""
    """The set of components that is played with; "" for the standard one."""
    rematch: str | None = None
    """The table at which the same people play again."""
    undo_wish: UndoWish | None = None

    @property
    def is_full(self) -> bool:
        """Is nobody missing?"""
        return all(seat.kind != "open" for seat in self.seats)


class Entry(Struct, frozen=True):
    """A line of a table's log."""

    table_id: str
    number: int
    seat: int
    words: str
    at: float
    asked: int | None
    status: str


class Storage:
    """The database, used from threads; every method is one transaction."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.is_shared = is_shared(url)

    def migrate(self) -> None:
        """Bring the database to the newest schema; nodes that start together do it one after the other."""
        config = Config()
        config.set_main_option("script_location", str(files(__package__) / "migrations"))
        with self.engine.begin() as connection:
            if self.is_shared:
                connection.execute(select(func.pg_advisory_xact_lock(MIGRATION)))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    def save_person(self, person: str, name: str) -> None:
        """Create or rename a person."""
        with self.engine.begin() as connection:
            if not connection.execute(
                update(schema.people).where(schema.people.c.id == person).values(name=name)
            ).rowcount:
                connection.execute(insert(schema.people).values(id=person, name=name, created=time()))

    def names(self, people: Sequence[str]) -> dict[str, str]:
        """The names of those people who have given themselves one."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(schema.people).where(schema.people.c.id.in_(people)))
            return {row.id: row.name for row in rows}

    def create(self, table: StoredTable, box: str = "", lines: Sequence[Entry] = (), before: str = "") -> bool:
        """Store a new table, with its box if that is not the standard one, and the choices already made.

        If it is a rematch, the table before leads to it; if that leads to another already, nothing is stored: False.
        """
        with self.engine.begin() as connection:
            if before and not self._lead(connection, before, table.id):
                return False
            values = {**msgspec.to_builtins(table), "options": msgspec.json.encode(table.options).decode()}
            del values["seats"]
            connection.execute(insert(schema.tables).values(values))
            if box:
                connection.execute(insert(schema.boxes).values(table_id=table.id, text=box))
            self._write_seats(connection, table)
            if lines:
                connection.execute(insert(schema.entries), [_row(line) for line in lines])
        return True

    def _lead(self, connection: Connection, before: str, to: str) -> bool:
        """Let a table lead to its rematch, if it has none yet."""
        has_none = (schema.tables.c.id == before) & schema.tables.c.rematch.is_(None)
        return bool(connection.execute(update(schema.tables).where(has_none).values(rematch=to)).rowcount)

    def box(self, table_id: str) -> str:
        """The text of a table's own components; "" if it is played with the standard ones."""
        with self.engine.connect() as connection:
            query = select(schema.boxes.c.text).where(schema.boxes.c.table_id == table_id)
            return connection.execute(query).scalar_one_or_none() or ""

    def update(self, before: StoredTable, after: StoredTable) -> StoredTable | None:
        """Store what has changed; the table as it is then, or None if it was no more as it was before."""
        tables = schema.tables.c
        changes: dict[str, Any] = {"updated": time()}
        if (after.status, after.asked) != (before.status, before.asked):
            changes |= {"status": after.status, "asked": after.asked}
        if after.undo_wish != before.undo_wish:
            wish = after.undo_wish
            changes["undo_wish"] = msgspec.json.encode(wish).decode() if wish else None
        unchanged = (tables.id == before.id) & (tables.updated == before.updated)
        with self.engine.begin() as connection:
            if not connection.execute(update(schema.tables).where(unchanged).values(changes)).rowcount:
                return None
            if after.seats != before.seats:
                connection.execute(delete(schema.seats).where(schema.seats.c.table_id == after.id))
                self._write_seats(connection, after)
            return self._tables(connection, _tables_where(tables.id == after.id))[0]

    def _write_seats(self, connection: Connection, table: StoredTable) -> None:
        rows = [{"table_id": table.id, **msgspec.to_builtins(seat)} for seat in table.seats]
        for row in rows:
            del row["name"]
        connection.execute(insert(schema.seats), rows)

    def delete(self, table_id: str) -> list[str]:
        """Forget a table with all that belongs to it; which tables it was the rematch of."""
        led = schema.tables.c.rematch == table_id
        with self.engine.begin() as connection:
            connection.execute(delete(schema.tables).where(schema.tables.c.id == table_id))
            freed = update(schema.tables).where(led).values(rematch=None)
            return list(connection.execute(freed.returning(schema.tables.c.id)).scalars())

    def load(self, table_id: str) -> StoredTable | None:
        """A table, or None."""
        with self.engine.connect() as connection:
            found = self._tables(connection, _tables_where(schema.tables.c.id == table_id))
            return found[0] if found else None

    def tables_of(self, person: str) -> list[StoredTable]:
        """The tables at which the person sits or which they opened: all that are not over, then the last that are."""
        sits = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        mine = schema.tables.c.id.in_(sits) | (schema.tables.c.host == person)
        is_over = schema.tables.c.status == "over"
        with self.engine.connect() as connection:
            unfinished = self._tables(connection, _tables_where(mine & ~is_over))
            return unfinished + self._tables(connection, _tables_where(mine & is_over).limit(LISTED))

    def open_tables(self) -> list[StoredTable]:
        """The public tables with an open seat."""
        waiting = _tables_where(schema.tables.c.public & (schema.tables.c.status == "open"))
        with self.engine.connect() as connection:
            return self._tables(connection, waiting.limit(LISTED))

    def _tables(self, connection: Connection, query: Select[Any]) -> list[StoredTable]:
        rows = connection.execute(query).mappings().all()
        named = select(schema.seats, schema.people.c.name).outerjoin_from(
            schema.seats, schema.people, schema.seats.c.person == schema.people.c.id
        )
        taken = named.where(schema.seats.c.table_id.in_([row["id"] for row in rows])).order_by(schema.seats.c.seat)
        seats: dict[str, list[Seat]] = {row["id"]: [] for row in rows}
        for row in connection.execute(taken):
            seats[row.table_id].append(Seat(row.seat, row.kind, row.person, row.level, row.away, row.name or ""))
        return [_table(row, seats[row["id"]]) for row in rows]

    def log(self, table_id: str, start: int = 0) -> list[tuple[int, str]]:
        """The table's log from a line on: who, and the words."""
        query = select(schema.entries.c.seat, schema.entries.c.words).where(
            (schema.entries.c.table_id == table_id) & (schema.entries.c.number >= start)
        )
        with self.engine.connect() as connection:
            return [(row.seat, row.words) for row in connection.execute(query.order_by(schema.entries.c.number))]

    def append(self, batch: Sequence[Entry]) -> set[tuple[str, int]]:
        """Write lines to logs in one transaction; which of them were accepted (not already taken by another device)."""
        dialect = postgresql if self.is_shared else sqlite
        lines = [_row(entry) for entry in batch]
        statement = dialect.insert(schema.entries).on_conflict_do_nothing()
        with self.engine.begin() as connection:
            taken = connection.execute(statement.returning(schema.entries.c.table_id, schema.entries.c.number), lines)
            accepted = {(row.table_id, row.number) for row in taken}
            written = [e for e in batch if (e.table_id, e.number) in accepted]
            news = [{"id_": e.table_id, "asked": e.asked, "updated": e.at} for e in written]
            ends = [{"id_": e.table_id, "status": e.status} for e in written if e.status == "over"]
            for changes in (news, ends):  # the status is indexed, so it is written only when it changes
                if changes:
                    connection.execute(update(schema.tables).where(schema.tables.c.id == bindparam("id_")), changes)
        return accepted

    def say(self, table_id: str, name: str, text: str) -> None:
        """Store a line of chat."""
        with self.engine.begin() as connection:
            connection.execute(insert(schema.chat).values(table_id=table_id, name=name, text=text, at=time()))

    def chat(self, table_id: str, limit: int = 100) -> list[tuple[str, str, float]]:
        """The last lines of a table's chat, oldest first."""
        query = (
            select(schema.chat).where(schema.chat.c.table_id == table_id).order_by(schema.chat.c.id.desc()).limit(limit)
        )
        with self.engine.connect() as connection:
            return [(row.name, row.text, row.at) for row in connection.execute(query)][::-1]


class Journal:
    """Collects the moves of all tables that arrive while the last ones are being written, and commits them together."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self.writer: asyncio.Task[None] | None = None

    async def append(self, entry: Entry) -> bool:
        """Write a line; True when it is durable, False when another device was first, or the table is gone."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, done))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self._write())
        return await done

    async def _write(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting, []
            await self._commit(batch)

    async def _commit(self, batch: list[tuple[Entry, asyncio.Future[bool]]]) -> None:
        """Commit lines together; if that fails, each alone, so that none spoils the others."""
        try:
            accepted = await asyncio.to_thread(self.storage.append, [entry for entry, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                for line in batch:
                    await self._commit([line])
            else:
                _fail(batch[0][1], error)
            return
        for entry, done in batch:
            if not done.done():
                done.set_result((entry.table_id, entry.number) in accepted)


def _fail(done: asyncio.Future[bool], error: Exception) -> None:
    if done.done():
        return
    if isinstance(error, IntegrityError):  # a line without a table: that was deleted
        done.set_result(False)
    else:
        done.set_exception(error)


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
    if file := make_url(url).database:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _: object) -> None:
        pages = ("page_size=1024", "cache_size=-100", "wal_autocheckpoint=2000")
        for pragma in (*pages, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _tables_where(condition: ColumnElement[bool]) -> Select[Any]:
    return select(schema.tables).where(condition).order_by(schema.tables.c.updated.desc())


def _table(row: RowMapping, seats: list[Seat]) -> StoredTable:
    wish = row["undo_wish"]
    read = {
        "options": msgspec.json.decode(row["options"]),
        "undo_wish": msgspec.json.decode(wish, type=UndoWish) if wish else None,
        "seats": seats,
    }
    return StoredTable(**{**row, **read})


def _row(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table_id,
        "number": entry.number,
        "seat": entry.seat,
        "words": entry.words,
        "at": entry.at,
    }
