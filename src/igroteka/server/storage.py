"""Reading and writing the database."""

from collections.abc import Sequence
from secrets import token_hex
from time import time, time_ns
from typing import Any

import msgspec
from msgspec import Struct, structs
from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from igroteka.kernel import Position

from . import schema
from .database import is_shared, migrate, open_engine

LISTED = 50
"""So many tables are on a page of a list."""
IN_A_ROW = 3
"""So many public tables of one host are listed before those of others."""
SHOWING = 100
"""So many tables of a person are told a new name, the latest first."""


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
    barred: list[str] = []
    """People whom the host has removed, and who cannot sit down any more."""

    @property
    def people(self) -> set[str]:
        """Those who sit there."""
        return {seat.person for seat in self.seats if seat.kind == "person" and seat.person}

    @property
    def keepers(self) -> set[str]:
        """Those to whom the table belongs: the host, unless forgotten, and all who sit there."""
        return {self.host, *self.people} - {""}

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
    position: Position | None = None
    """Where the table's last step began, if that is another one now."""


class Past(Struct, frozen=True):
    """All that was done at a table: who, and the words; and the positions from which it can be taken up."""

    lines: list[tuple[int, str]]
    position: Position | None
    base: Position | None


class Improvement(Struct, frozen=True):
    """What is stored when a table gets better rules: its positions, and if it has a new base, a line that says so."""

    version: int
    position: Position
    base: Position | None
    line: Entry | None
    box: str
    """The table's own components for the new rules; "" for the standard ones."""


class Storage:
    """The database, used from threads; every method is one transaction."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.is_shared = is_shared(url)
        self.insert: Any = postgresql.insert if self.is_shared else sqlite.insert
        """An insertion that may meet what is there already."""
        lines, positions = self.insert(schema.entries), self.insert(schema.positions)
        self._new_lines = lines.on_conflict_do_nothing().returning(schema.entries.c.table_id, schema.entries.c.number)
        self._new_positions = positions.on_conflict_do_update(
            index_elements=["table_id", "is_base"],
            set_={name: positions.excluded[name] for name in ("version", *Position.__struct_fields__)},
        )

    def migrate(self) -> None:
        """Bring the database to the newest schema."""
        migrate(self.engine)

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    def prove_writable(self) -> None:
        """Write something that means nothing; raises what any other write would."""
        meaningless = "UPDATE alembic_version SET version_num = version_num"
        if not self.is_shared:  # it would see that nothing has changed, and not write
            meaningless = f"PRAGMA user_version = {time_ns() % 2**31}"
        with self.engine.begin() as connection:
            connection.execute(text(meaningless))

    def save_person(self, person: str, name: str) -> None:
        """Create or rename a person."""
        with self.engine.begin() as connection:
            if not connection.execute(
                update(schema.people).where(schema.people.c.id == person).values(name=name)
            ).rowcount:
                connection.execute(insert(schema.people).values(id=person, name=name, created=time()))

    def forget_person(self, person: str) -> None:
        """Forget a name, the person's own and beside all that they have said, and whom they have blocked.

        What they have said is nobody's: an id of its own keeps it unheard by those who have blocked the person.
        """
        chat, blocks, hidden, tables, nobody = schema.chat, schema.blocks, schema.hidden, schema.tables, token_hex(16)
        name = select(schema.people.c.name).where(schema.people.c.id == person).scalar_subquery()
        sat = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        said_of_old = chat.c.person.is_(None) & chat.c.table_id.in_(sat) & (chat.c.name == name)
        barred = func.replace(tables.c.barred, person, nobody)
        with self.engine.begin() as connection:
            connection.execute(update(chat).where(said_of_old).values(name=""))
            connection.execute(update(chat).where(chat.c.person == person).values(name="", person=nobody))
            connection.execute(delete(blocks).where(blocks.c.person == person))
            connection.execute(update(blocks).where(blocks.c.blocked == person).values(blocked=nobody))
            connection.execute(delete(hidden).where(hidden.c.person == person))
            connection.execute(update(tables).where(tables.c.barred.contains(person)).values(barred=barred))
            connection.execute(delete(schema.people).where(schema.people.c.id == person))

    def names(self, people: Sequence[str]) -> dict[str, str]:
        """The names of those people who have given themselves one."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(schema.people).where(schema.people.c.id.in_(people)))
            return {row.id: row.name for row in rows}

    def create(
        self,
        table: StoredTable,
        box: str = "",
        lines: Sequence[Entry] = (),
        position: Position | None = None,
        base: Position | None = None,
        *,
        before: str = "",
    ) -> bool:
        """Store a new table, with its box if that is not the standard one, the choices already made and the positions.

        If it is a rematch, the table before leads to it; if that leads to another already, nothing is stored: False.
        """
        with self.engine.begin() as connection:
            if before and not self._lead(connection, before, table.id):
                return False
            values = {**msgspec.to_builtins(table), "options": msgspec.json.encode(table.options).decode()}
            del values["seats"], values["barred"]
            connection.execute(insert(schema.tables).values(values))
            if box:
                connection.execute(insert(schema.boxes).values(table_id=table.id, text=box))
            self._write_seats(connection, table)
            if lines:
                connection.execute(insert(schema.entries), [_row(line) for line in lines])
            self._keep(connection, _positions(table.id, len(lines), position, base))
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

    def update(
        self, before: StoredTable, after: StoredTable, improvement: Improvement | None = None
    ) -> StoredTable | None:
        """Store what has changed; the table as it is then, or None if it was no more as it was before."""
        tables = schema.tables.c
        changes: dict[str, Any] = {"updated": time()}
        if (after.status, after.asked) != (before.status, before.asked):
            changes |= {"status": after.status, "asked": after.asked}
        if after.host != before.host:
            changes["host"] = after.host
        if after.undo_wish != before.undo_wish:
            wish = after.undo_wish
            changes["undo_wish"] = msgspec.json.encode(wish).decode() if wish else None
        if improvement:
            changes |= {"rules": after.rules, "components": after.components}
        if after.barred != before.barred:
            changes["barred"] = msgspec.json.encode(after.barred).decode()
        unchanged = (tables.id == before.id) & (tables.updated == before.updated)
        with self.engine.begin() as connection:
            if not connection.execute(update(schema.tables).where(unchanged).values(changes)).rowcount:
                return None
            if after.seats != before.seats:
                connection.execute(delete(schema.seats).where(schema.seats.c.table_id == after.id))
                self._write_seats(connection, after)
            if improvement:
                self._improve(connection, after.id, improvement)
            return self._tables(connection, _tables_where(tables.id == after.id))[0]

    def _improve(self, connection: Connection, table_id: str, improvement: Improvement) -> None:
        """From here on the table is played with other rules."""
        if improvement.line:
            connection.execute(insert(schema.entries), _row(improvement.line))
        if improvement.box:
            boxes = schema.boxes
            connection.execute(update(boxes).where(boxes.c.table_id == table_id).values(text=improvement.box))
        kept = _positions(table_id, improvement.version, improvement.position, improvement.base)
        self._keep(connection, kept)

    def _keep(self, connection: Connection, positions: list[dict[str, Any]]) -> None:
        """Remember positions instead of those before."""
        if positions:
            connection.execute(self._new_positions, positions)

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

    def hide(self, table_id: str, person: str) -> set[str]:
        """Put a table out of a person's list; all who have done so."""
        with self.engine.begin() as connection:
            row = {"table_id": table_id, "person": person}
            connection.execute(self.insert(schema.hidden).values(row).on_conflict_do_nothing())
        return self.hidden_from(table_id)

    def hidden_from(self, table_id: str) -> set[str]:
        """Who has put a table out of their list."""
        query = select(schema.hidden.c.person).where(schema.hidden.c.table_id == table_id)
        with self.engine.connect() as connection:
            return set(connection.execute(query).scalars())

    def tables_of(self, person: str, page: int = 0) -> list[StoredTable]:
        """A page of the tables at which the person sits or which they opened: those that go on first; and one more."""
        status = schema.tables.c.status
        order = case((status == "playing", 0), (status == "open", 1), (status == "over", 2), else_=3)
        return self._page(_mine(person), order, page)

    def open_tables(self, page: int = 0) -> list[StoredTable]:
        """A page of the public tables with an open seat, and one more; nobody's tables stand before all others'."""
        tables = schema.tables.c
        turn = func.row_number().over(partition_by=tables.host, order_by=(tables.updated.desc(), tables.id))
        return self._page(tables.public & (tables.status == "open"), (turn - 1) // IN_A_ROW, page)

    def _page(self, condition: ColumnElement[bool], order: ColumnElement[int], page: int) -> list[StoredTable]:
        tables = schema.tables.c
        ordered = select(tables.id).where(condition).order_by(order, tables.updated.desc(), tables.id)
        with self.engine.connect() as connection:
            ids = list(connection.execute(ordered.limit(LISTED + 1).offset(page * LISTED)).scalars())
            found = {table.id: table for table in self._tables(connection, _tables_where(tables.id.in_(ids)))}
        return [found[one] for one in ids if one in found]

    def where_shown(self, person: str) -> list[str]:
        """The latest tables at which the person's name can be seen."""
        tables = schema.tables.c
        query = select(tables.id).where(_mine(person)).order_by(tables.updated.desc()).limit(SHOWING)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def all_of(self, person: str) -> list[str]:
        """The ids of all tables at which the person sits or which they opened."""
        with self.engine.connect() as connection:
            return list(connection.execute(select(schema.tables.c.id).where(_belongs_to(person))).scalars())

    def tables_with_bots(self, host: str) -> int:
        """At how many tables of a host bots play, or will."""
        tables, seats = schema.tables.c, schema.seats.c
        has_bots = exists().where((seats.table_id == tables.id) & (seats.kind == "bot"))
        lasting = (tables.host == host) & tables.status.in_(("open", "playing"))
        with self.engine.connect() as connection:
            return connection.execute(select(func.count()).where(lasting & has_bots)).scalar_one()

    def count_open(self) -> int:
        """How many tables wait for players."""
        waiting = select(func.count()).where(schema.tables.c.status == "open")
        with self.engine.connect() as connection:
            return connection.execute(waiting).scalar_one()

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

    def past(self, table_id: str) -> Past:
        """All that was done at a table, and the positions that belong to it.

        They are read after the log: if they are no newer than it, no line of it has made them void.
        """
        query = select(schema.positions).where(schema.positions.c.table_id == table_id)
        while True:
            lines = self.log(table_id)
            with self.engine.connect() as connection:
                rows = connection.execute(query).mappings().all()
            if all(row["version"] <= len(lines) for row in rows):
                found = {row["is_base"]: _position(row) for row in rows}
                return Past(lines, found.get(False), found.get(True))

    def append(self, batch: Sequence[Entry]) -> set[tuple[str, int]]:
        """Write lines to logs in one transaction; which of them were accepted (not already taken by another device)."""
        lines = [_row(entry) for entry in batch]
        with self.engine.begin() as connection:
            taken = connection.execute(self._new_lines, lines)
            accepted = {(row.table_id, row.number) for row in taken}
            written = [e for e in batch if (e.table_id, e.number) in accepted]
            news = [{"id_": e.table_id, "asked": e.asked, "updated": e.at} for e in written]
            ends = [{"id_": e.table_id, "status": e.status} for e in written if e.status == "over"]
            for changes in (news, ends):  # the status is indexed, so it is written only when it changes
                if changes:
                    connection.execute(update(schema.tables).where(schema.tables.c.id == bindparam("id_")), changes)
            self._keep(connection, [row for e in written for row in _positions(e.table_id, e.number + 1, e.position)])
        return accepted


def _mine(person: str) -> ColumnElement[bool]:
    """The tables of a person but for those that they have put away."""
    put_away = select(schema.hidden.c.table_id).where(schema.hidden.c.person == person)
    return _belongs_to(person) & schema.tables.c.id.not_in(put_away)


def _belongs_to(person: str) -> ColumnElement[bool]:
    """The tables at which the person sits or which they opened."""
    sits = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    return schema.tables.c.id.in_(sits) | (schema.tables.c.host == person)


def _tables_where(condition: ColumnElement[bool]) -> Select[Any]:
    return select(schema.tables).where(condition).order_by(schema.tables.c.updated.desc())


def _table(row: RowMapping, seats: list[Seat]) -> StoredTable:
    wish = row["undo_wish"]
    read = {
        "options": msgspec.json.decode(row["options"]),
        "undo_wish": msgspec.json.decode(wish, type=UndoWish) if wish else None,
        "barred": msgspec.json.decode(row["barred"] or "[]"),
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


def _positions(
    table_id: str, version: int, position: Position | None, base: Position | None = None
) -> list[dict[str, Any]]:
    kept = [(position, False), (base, True)]
    return [
        {"table_id": table_id, "is_base": is_base, "version": version, **structs.asdict(one)}
        for one, is_base in kept
        if one
    ]


def _position(row: RowMapping) -> Position:
    return Position(*(row[name] for name in Position.__struct_fields__))
