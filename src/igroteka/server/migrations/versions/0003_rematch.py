"""A finished table leads to its rematch; a wish to undo is known to all nodes."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Both belong to the table."""
    op.add_column("tables", sa.Column("rematch", sa.String(16)))
    op.add_column("tables", sa.Column("undo_wish", sa.Text))
    op.create_index("ix_tables_rematch", "tables", ["rematch"])


def downgrade() -> None:
    """Forget them."""
    op.drop_index("ix_tables_rematch", "tables")
    op.drop_column("tables", "undo_wish")
    op.drop_column("tables", "rematch")
