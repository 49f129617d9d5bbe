"""Tables may be played with components of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Every table names its set of components; boxes that are not the standard one are kept beside."""
    op.add_column("tables", sa.Column("components", sa.String(60), nullable=False, server_default=""))
    op.create_table(
        "boxes",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget the boxes."""
    op.drop_table("boxes")
    op.drop_column("tables", "components")
