"""Commands run as a user runs them, in a home of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this test's matches are kept."""
    place = tmp_path / "home"
    monkeypatch.setenv("PRIKUP_HOME", str(place))
    return place


@pytest.fixture
def run(home: Path, tmp_path: Path) -> Run:
    """Runs ``prikup`` without a terminal, in English."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PRIKUP"))}
    environ |= {"PRIKUP_HOME": str(home), "LANG": "en_US.UTF-8", "PYTHONIOENCODING": "utf-8"}

    def command(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "prikup", *arguments],
            capture_output=True,
            stdin=subprocess.DEVNULL,
            encoding="utf-8",
            env=environ | more,
            cwd=tmp_path,
            timeout=120,
            check=False,
        )

    return command
