"""Where people who are away are told that it is their move, and of which seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "post",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("p256dh", sa.String(), nullable=False),
        sa.Column("auth", sa.String(), nullable=False),
        sa.Column("language", sa.String(), nullable=False),
        sa.Column("proof", sa.String(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "post_seats",
        sa.Column("post_id", sa.Integer(), sa.ForeignKey("post.id", ondelete="CASCADE"), primary_key=True),
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.Column("here", sa.Float(), nullable=False),
    )
    op.create_index("ix_post_seats_table_id", "post_seats", ["table_id"])


def downgrade() -> None:
    op.drop_table("post_seats")
    op.drop_table("post")
