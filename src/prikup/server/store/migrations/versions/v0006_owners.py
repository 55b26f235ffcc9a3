"""The workers that share the database, and which of them has each table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Creates both. The tables that are there are nobody's yet."""
    op.create_table(
        "workers",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("incarnation", sa.String(32), nullable=False),
        sa.Column("url", sa.String(200), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_workers"),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("worker", sa.String(40)),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_owners"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_owners_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_owners_worker", "owners", ["worker"])
    op.execute("INSERT INTO owners (table_id, worker, epoch) SELECT id, NULL, 1 FROM tables")


def downgrade() -> None:
    """Drops both: an older version has a database for itself."""
    op.drop_table("owners")
    op.drop_table("workers")
