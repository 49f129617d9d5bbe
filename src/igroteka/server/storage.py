"""Writing the database."""

from collections.abc import Sequence
from secrets import token_hex
from time import time, time_ns
from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from igroteka.kernel import Position

from . import schema
from .database import is_shared, migrate
from .reading import Reader, tables_where
from .stored import Entry, Improvement, StoredTable


class Storage(Reader):
    """The database, used from threads; every method is one transaction."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.is_shared = is_shared(url)
        self.insert: Any = postgresql.insert if self.is_shared else sqlite.insert
        """An insertion that may meet what is there already."""
        lines, positions = self.insert(schema.entries), self.insert(schema.positions)
        self._new_lines = lines.on_conflict_do_nothing().returning(schema.entries.c.table_id, schema.entries.c.number)
        self._new_positions = positions.on_conflict_do_update(
            index_elements=["table_id", "is_base"],
            set_={name: positions.excluded[name] for name in ("version", *Position.__struct_fields__)},
        )

        self._changed_table = update(schema.tables).where(schema.tables.c.id == bindparam("id_"))

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
            return self._tables(connection, tables_where(tables.id == after.id))[0]

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

    def hide(self, table_id: str, person: str) -> set[str]:
        """Put a table out of a person's list; all who have done so."""
        with self.engine.begin() as connection:
            row = {"table_id": table_id, "person": person}
            connection.execute(self.insert(schema.hidden).values(row).on_conflict_do_nothing())
        return self.hidden_from(table_id)

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
                    connection.execute(self._changed_table, changes)
            self._keep(connection, [row for e in written for row in _positions(e.table_id, e.number + 1, e.position)])
        return accepted


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
