"""What Alembic runs: the steps that are missing, in the one transaction that ``migrate`` has opened."""

from __future__ import annotations

from alembic import context

from prikup.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
