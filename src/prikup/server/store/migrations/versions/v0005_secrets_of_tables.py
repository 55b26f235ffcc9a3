"""From which secret the seeds of each table's bots come."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Adds the column, and gives every table that is there a secret of its own.

    Its bots have drawn from the server's own until now, which no database holds.
    """
    op.add_column("tables", sa.Column("secret", sa.String(64), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("id"), sa.column("secret"))
    connection = op.get_bind()
    for table_id in connection.execute(sa.select(tables.c.id)).scalars().all():
        own = sa.update(tables).where(tables.c.id == table_id)
        connection.execute(own.values(secret=secrets.token_hex(32)))


def downgrade() -> None:
    """Takes the column away. The logs stay as they are: what they say of bots, an older version passes over."""
    op.drop_column("tables", "secret")
