"""These tests do not wait for the disk."""

from __future__ import annotations

import pytest

from prikup.server.store import database


@pytest.fixture(autouse=True)
def _quick_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PRAGMAS", (*database.PRAGMAS, "PRAGMA synchronous=OFF"))
