"""How large the log of each table is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Adds the columns. The logs that are there are measured by the server's first cleanup."""
    op.add_column("tables", sa.Column("size", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("size_seq", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_host_made_size", "tables", ["host", "made", "size"])


def downgrade() -> None:
    """Takes the columns away."""
    op.drop_index("ix_tables_host_made_size", "tables")
    op.drop_column("tables", "size_seq")
    op.drop_column("tables", "size")
