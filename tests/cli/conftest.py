"""Commands run as a user runs them, with their own home folder."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from prikup.cli import app
from tests.support import bound

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this test's matches are kept."""
    place = tmp_path / "home"
    monkeypatch.setenv("PRIKUP_HOME", str(place))
    return place


def environ(home: Path) -> dict[str, str]:
    """The environment of a user who speaks English."""
    found = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PRIKUP"))}
    return found | {"PRIKUP_HOME": str(home), "LANG": "en_US.UTF-8", "PYTHONIOENCODING": "utf-8"}


@pytest.fixture
def spawn(home: Path, tmp_path: Path) -> Run:
    """Runs ``prikup`` as a program, without a terminal, in English."""

    def command(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            bound.command("-m", "prikup", *arguments),
            capture_output=True,
            stdin=subprocess.DEVNULL,
            encoding="utf-8",
            env=environ(home) | more,
            cwd=tmp_path,
            timeout=300,
            check=False,
        )

    return command


@pytest.fixture
def run(spawn: Run) -> Run:
    """Runs ``prikup``; tests of the output, not of the process, use ``inside``."""
    return spawn


@pytest.fixture
def inside(home: Path, tmp_path: Path) -> Run:
    """The same in this process, which is much faster."""

    def command(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        written = [io.BytesIO() for _ in range(2)]
        out, errors = (io.TextIOWrapper(stream, encoding="utf-8") for stream in written)
        with pytest.MonkeyPatch.context() as patch, open(os.devnull, encoding="utf-8") as nothing:
            patch.setattr(os, "environ", environ(home) | more)
            patch.setattr(sys, "stdin", nothing)
            patch.chdir(tmp_path)
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(errors):
                status = app.run(arguments)
            out.flush()
            errors.flush()
        return subprocess.CompletedProcess(arguments, status, *(stream.getvalue().decode() for stream in written))

    return command
