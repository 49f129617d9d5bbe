"""Lines of chat know who said them; people block others, put finished tables away, remove guests."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """What was said before has no author that can be blocked."""
    op.add_column("chat", sa.Column("person", sa.String(32)))
    op.add_column("chat", sa.Column("spectator", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("barred", sa.Text))
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("blocked", sa.String(32), primary_key=True),
    )
    op.create_table(
        "hidden",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("hidden")
    op.drop_table("blocks")
    op.drop_index("ix_tables_host", "tables")
    op.drop_column("tables", "barred")
    op.drop_column("chat", "spectator")
    op.drop_column("chat", "person")
