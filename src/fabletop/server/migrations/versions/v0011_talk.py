"""Who wrote a line while looking on, by the hash of what their browser is known by, and gestures in place of
words."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("author", sa.String(64), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("gesture", sa.String(16), nullable=False, server_default=""))
    op.create_index("ix_chat_author", "chat", ["author"])


def downgrade() -> None:
    op.drop_index("ix_chat_author", "chat")
    op.drop_column("chat", "gesture")
    op.drop_column("chat", "author")
