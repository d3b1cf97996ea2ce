"""Snapshots of tables, a digest of the state with every pick, and the contents that tables began with."""

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
    op.create_table(
        "contents",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("hash", sa.String(128), primary_key=True),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("contents")
    op.drop_table("snapshots")
    op.drop_column("picks", "digest")
