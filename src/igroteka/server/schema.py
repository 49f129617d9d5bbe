"""The database: people, tables, their boxes and seats, the append-only log of every table, and its chat."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False, index=True),
    Column("host", String(32), nullable=False),
    Column("status", String(8), nullable=False, index=True),
    Column("asked", Integer),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("components", String(60), nullable=False, server_default=""),
    Column("rematch", String(16), index=True),
    Column("undo_wish", Text),
)

boxes = Table(
    "boxes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)
"""The components of the tables that are not played with the standard ones."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", String(32), index=True),
    Column("level", String(16), nullable=False),
    Column("away", Boolean, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("words", String(200), nullable=False),
    Column("at", Float, nullable=False),
)
"""A choice is its words; `undo N` takes back the last N choices."""

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)
