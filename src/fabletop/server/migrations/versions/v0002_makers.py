"""Who made tables in the last hour, so that several processes count together."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "makers",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("maker", sa.String(64), index=True, nullable=False),
        sa.Column("at", sa.Float(), index=True, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("makers")
