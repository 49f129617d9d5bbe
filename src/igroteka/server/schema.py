"""The database: people and whom they block, tables, their boxes and seats, the log and positions of each, its chat."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("blocked", String(32), primary_key=True),
)
"""Who does not wish to hear whom, nor to have them at their tables."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False, index=True),
    Column("host", String(32), nullable=False, index=True),
    Column("status", String(8), nullable=False, index=True),
    Column("asked", Integer),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("components", String(60), nullable=False, server_default=""),
    Column("rematch", String(16), index=True),
    Column("undo_wish", Text),
    Column("barred", Text),
)

hidden = Table(
    "hidden",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True),
)
"""Who has put a finished table out of their own list."""

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
"""A choice is its words; `undo N` takes back the last N; with `rules R N` the rules became R, and N choices stood."""

positions = Table(
    "positions",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("is_base", Boolean, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("fixed", Integer, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)
"""Where a table's last step began, and where its rules were improved (`is_base`); `version` was the table's then."""

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("seat", Integer),
    Column("person", String(32)),
    Column("spectator", Boolean, nullable=False, server_default=false()),
)
