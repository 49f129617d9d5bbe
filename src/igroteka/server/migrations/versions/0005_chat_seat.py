"""A line of chat knows from which seat it was said: table and chat call its player the same."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Older lines keep the name that their speaker had."""
    op.add_column("chat", sa.Column("seat", sa.Integer))


def downgrade() -> None:
    """Names only."""
    op.drop_column("chat", "seat")
