"""Persons who made a passkey: what they are called, how they come in, at which browsers they are, and which
seats, lessons and puzzles are theirs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        belongs(),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.Column("transports", sa.JSON(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("what", sa.String(), nullable=False),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("person_id", sa.String(64), nullable=False),
        sa.Column("until", sa.Float(), index=True, nullable=False),
    )
    op.create_table(
        "browsers",
        sa.Column("id", sa.String(64), primary_key=True),
        belongs(),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
    )
    op.create_table(
        "owned",
        sa.Column("token", sa.String(64), primary_key=True),
        belongs(),
        sa.Column("table_id", sa.String(32), index=True, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
    )
    op.create_table(
        "lent",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column(
            "token",
            sa.String(64),
            sa.ForeignKey("owned.token", ondelete="CASCADE"),
            index=True,
            nullable=False,
        ),
        sa.Column(
            "browser",
            sa.String(64),
            sa.ForeignKey("browsers.id", ondelete="CASCADE"),
            index=True,
            nullable=False,
        ),
    )
    op.create_table(
        "learnt",
        sa.Column(
            "person_id", sa.String(64), sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("lesson", sa.String(64), primary_key=True),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("picks", sa.JSON(), nullable=True),
    )
    op.create_table(
        "solved",
        sa.Column(
            "person_id", sa.String(64), sa.ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("puzzle", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
    )


def belongs() -> sa.Column[str]:
    """Whose it is; it goes with them."""
    gone = sa.ForeignKey("persons.id", ondelete="CASCADE")
    return sa.Column("person_id", sa.String(64), gone, index=True, nullable=False)


def downgrade() -> None:
    for table in ("solved", "learnt", "lent", "owned", "browsers", "challenges", "passkeys", "persons"):
        op.drop_table(table)
