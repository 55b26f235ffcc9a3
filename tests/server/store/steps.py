"""The migrations, down to the first form and up again, with data: for both systems."""

from __future__ import annotations

from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine

from prikup.server.store import schema
from prikup.server.store.database import migrate, open_engine
from tests.server.store.furnished import contents, furnish

STEPS = ("0006", "0005", "0004", "0003", "0002", "0001")
LATER = {"server_values", "owners", "workers"}
"""Tables that the first form has not."""


def looked_at(engine: Engine) -> dict[str, list[tuple[Any, ...]]]:
    with engine.connect() as connection:
        return contents(connection)


def down_and_up(url: str) -> None:
    """What the first form holds is as it was after all steps back, and after all steps on again."""
    furnish(url)
    engine = open_engine(url, readers=1)
    try:
        before = looked_at(engine)
        for step in STEPS[1:]:
            migrate(engine, step)
        first = looked_at(engine)
        assert set(first) == set(before) - LATER
        for name in ("users", "sessions", "tokens", "entries", "seats"):
            assert first[name] == before[name], name
        assert len(first["tables"]) == len(before["tables"])
        assert [row[:4] for row in first["records"]] == [row[:4] for row in before["records"]]
        for step in reversed(STEPS):
            migrate(engine, step)
        after = looked_at(engine)
        for name in ("users", "sessions", "tokens", "entries", "seats"):
            assert after[name] == before[name], name
        ids = sorted(str(row[0]) for row in before["tables"])
        assert sorted(str(row[0]) for row in after["tables"]) == ids
        assert sorted(str(row[0]) for row in after["owners"]) == ids, "each table has a row there"
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        # What nobody has gone back from is left alone.
        migrate(engine)
        assert looked_at(engine) == after
    finally:
        engine.dispose()
