"""When every pick was made, and since when each seat is held; what is older was kept without."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("picks", sa.Column("at", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("since", sa.Float(), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "since")
    op.drop_column("picks", "at")
