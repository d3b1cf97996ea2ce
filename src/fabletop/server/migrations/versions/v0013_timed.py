"""When people at a table last agreed on how long a move may take."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("timed", sa.Float(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "timed")
