"""Snapshots of tables, and with every pick a digest of the state that it led to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("picks", sa.Column("digest", sa.String(32), nullable=True))
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("standing", sa.Integer(), nullable=False),
        sa.Column("made", sa.JSON(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.Column("version", sa.String(), nullable=False),
        sa.Column("format", sa.Integer(), nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("glance", sa.JSON(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
    op.drop_column("picks", "digest")
