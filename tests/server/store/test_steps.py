"""The migrations on SQLite."""

from __future__ import annotations

from pathlib import Path

from tests.server.store.steps import down_and_up


def test_all_steps_go_back_and_on_again(tmp_path: Path) -> None:
    down_and_up(f"sqlite:///{tmp_path}/a.sqlite")
