"""What a table is called and who made it, how long a move may take there, for whom a bot plays because they
were late, and which tables were deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("called", sa.String(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("maker", sa.String(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("deadline", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("late", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "gone",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("gone")
    op.drop_column("seats", "late")
    op.drop_column("tables", "deadline")
    op.drop_column("tables", "maker")
    op.drop_column("tables", "called")
