"""Whose address each table was opened from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Adds the column. Tables that are there count for no address."""
    op.add_column("tables", sa.Column("origin", sa.Integer))
    op.create_index("ix_tables_origin_made_size", "tables", ["origin", "made", "size"])


def downgrade() -> None:
    """Takes the column away."""
    op.drop_index("ix_tables_origin_made_size", "tables")
    op.drop_column("tables", "origin")
