"""Whether a table asks with a poker face, and for how long each seat lets others seem to think."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("poker_face", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("thinking", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("seats", "thinking")
    op.drop_column("tables", "poker_face")
