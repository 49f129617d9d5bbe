"""Reading the database."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, Select, case, exists, func, select

from igroteka.kernel import Position

from . import schema
from .database import open_engine
from .stored import Past, Seat, StoredTable, UndoWish

LISTED = 50
"""So many tables are on a page of a list."""
IN_A_ROW = 3
"""So many public tables of one host are listed before those of others."""
SHOWING = 100
"""So many tables of a person are told a new name, the latest first."""


class Reader:
    """The database, read from threads; every method is one transaction."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)

    def names(self, people: Sequence[str]) -> dict[str, str]:
        """The names of those people who have given themselves one."""
        with self.engine.connect() as connection:
            rows = connection.execute(select(schema.people).where(schema.people.c.id.in_(people)))
            return {row.id: row.name for row in rows}

    def box(self, table_id: str) -> str:
        """The text of a table's own components; "" if it is played with the standard ones."""
        with self.engine.connect() as connection:
            query = select(schema.boxes.c.text).where(schema.boxes.c.table_id == table_id)
            return connection.execute(query).scalar_one_or_none() or ""

    def load(self, table_id: str) -> StoredTable | None:
        """A table, or None."""
        with self.engine.connect() as connection:
            found = self._tables(connection, tables_where(schema.tables.c.id == table_id))
            return found[0] if found else None

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
            found = {table.id: table for table in self._tables(connection, tables_where(tables.id.in_(ids)))}
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


def _mine(person: str) -> ColumnElement[bool]:
    """The tables of a person but for those that they have put away."""
    put_away = select(schema.hidden.c.table_id).where(schema.hidden.c.person == person)
    return _belongs_to(person) & schema.tables.c.id.not_in(put_away)


def _belongs_to(person: str) -> ColumnElement[bool]:
    """The tables at which the person sits or which they opened."""
    sits = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    return schema.tables.c.id.in_(sits) | (schema.tables.c.host == person)


def tables_where(condition: ColumnElement[bool]) -> Select[Any]:
    """Those tables, the latest first."""
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


def _position(row: RowMapping) -> Position:
    return Position(*(row[name] for name in Position.__struct_fields__))
