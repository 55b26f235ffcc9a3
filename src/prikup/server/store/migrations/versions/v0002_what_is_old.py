"""What tells how old tables and uploaded records are and whom their room counts for; the server's own values."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Adds the columns; what is there counts as used now, so that nothing is deleted at once."""
    op.create_table(
        "server_values",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_values"),
    )
    op.add_column("tables", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("ended", sa.BigInteger))
    op.add_column("tables", sa.Column("named", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_index("ix_tables_host_status", "tables", ["host", "status"])
    op.create_index("ix_tables_status_used", "tables", ["status", "used"])
    op.add_column("records", sa.Column("opened", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("records", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.add_column("records", sa.Column("origin", sa.Integer))
    op.create_index("ix_records_user_size", "records", ["user", "size"])
    op.create_index("ix_records_origin_size", "records", ["origin", "size"])
    op.create_index("ix_records_opened_size", "records", ["opened", "size"])
    now = time.time_ns() // 1_000_000
    tables = sa.table("tables", sa.column("status"), sa.column("used"), sa.column("ended"))
    op.execute(sa.update(tables).values(used=now))
    op.execute(sa.update(tables).where(tables.c.status.in_(("over", "abandoned"))).values(ended=now))
    records = sa.table("records", sa.column("opened"), sa.column("size"), sa.column("body", sa.LargeBinary))
    op.execute(sa.update(records).values(opened=now, size=sa.func.length(records.c.body)))


def downgrade() -> None:
    """Takes away what was added. Without the server's key, what stands for addresses means nothing any more."""
    for index, table in (
        ("ix_records_opened_size", "records"),
        ("ix_records_origin_size", "records"),
        ("ix_records_user_size", "records"),
        ("ix_tables_status_used", "tables"),
        ("ix_tables_host_status", "tables"),
    ):
        op.drop_index(index, table)
    for table, columns in (("records", ("origin", "size", "opened")), ("tables", ("named", "ended", "used"))):
        for column in columns:
            op.drop_column(table, column)
    op.drop_table("server_values")
