"""What is said at tables, and who does not wish to hear whom."""

from time import time

from msgspec import Struct, structs
from sqlalchemy import ColumnElement, delete, insert, select

from . import schema
from .storage import Storage

KEPT = 100
"""So many lines of a table's chat are told."""


class Said(Struct, frozen=True):
    """A line of chat as it is stored; what was said before people could be blocked has no author."""

    name: str
    text: str
    at: float
    seat: int | None
    person: str | None
    spectator: bool


class Chats:
    """The chat of all tables, used from threads; every method is one transaction."""

    def __init__(self, storage: Storage) -> None:
        self.engine, self.insert = storage.engine, storage.insert

    def say(self, table_id: str, person: str, text: str, seat: int | None) -> Said:
        """Store a line, said from a seat or by a spectator."""
        named = select(schema.people.c.name).where(schema.people.c.id == person)
        with self.engine.begin() as connection:
            name = connection.execute(named).scalar_one_or_none() or ""
            said = Said(name, text, time(), seat, person, spectator=seat is None)
            connection.execute(insert(schema.chat).values(table_id=table_id, **structs.asdict(said)))
        return said

    def lines(self, table_id: str, listener: str) -> list[Said]:
        """The last lines of a table's chat that somebody wishes to hear, oldest first."""
        chat = schema.chat.c
        unheard = select(schema.blocks.c.blocked).where(schema.blocks.c.person == listener)
        heard = (chat.table_id == table_id) & (chat.person.is_(None) | chat.person.not_in(unheard))
        columns = [chat[field] for field in Said.__struct_fields__]
        query = select(*columns).where(heard).order_by(chat.id.desc()).limit(KEPT)
        with self.engine.connect() as connection:
            return [Said(*row) for row in connection.execute(query)][::-1]

    def speakers(self, table_id: str) -> list[str]:
        """Who has said something at a table."""
        chat = schema.chat.c
        query = select(chat.person).where((chat.table_id == table_id) & chat.person.is_not(None)).distinct()
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def block(self, person: str, blocked: str) -> None:
        """Somebody does not wish to meet another any more."""
        with self.engine.begin() as connection:
            row = {"person": person, "blocked": blocked}
            connection.execute(self.insert(schema.blocks).values(row).on_conflict_do_nothing())

    def unblock(self, person: str, blocked: str) -> None:
        """Somebody has changed their mind."""
        with self.engine.begin() as connection:
            connection.execute(delete(schema.blocks).where(_block(person, blocked)))

    def blocked_by(self, person: str) -> dict[str, str]:
        """Whom somebody has blocked, and their names."""
        people, blocks = schema.people.c, schema.blocks.c
        joined = schema.blocks.outerjoin(schema.people, blocks.blocked == people.id)
        query = select(blocks.blocked, people.name).select_from(joined).where(blocks.person == person)
        with self.engine.connect() as connection:
            return {row.blocked: row.name or "" for row in connection.execute(query)}

    def has_blocked(self, person: str, other: str) -> bool:
        """Has somebody blocked another?"""
        with self.engine.connect() as connection:
            return connection.execute(select(1).where(_block(person, other))).first() is not None


def _block(person: str, other: str) -> ColumnElement[bool]:
    return (schema.blocks.c.person == person) & (schema.blocks.c.blocked == other)
