"""There is one way to say that a test cannot run here; it skips the test, and fails it under CI."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.conftest import pytest_runtest_setup
from tests.support.unable import needs, unable

TESTS = Path(__file__).parents[1]


def outcome(ci: str, monkeypatch: pytest.MonkeyPatch, *marks: Any) -> str:
    """What becomes of a test with these marks."""
    monkeypatch.setenv("CI", ci)
    item: Any = SimpleNamespace(iter_markers=lambda name: [mark.mark for mark in marks if mark.mark.name == name])
    try:
        pytest_runtest_setup(item)
    except pytest.skip.Exception as said:
        return f"skipped: {said}"
    except pytest.fail.Exception as said:
        return f"failed: {said}"
    return "runs"


def test_what_is_missing_skips_and_fails_under_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    there, missing = needs(there=True, why="a"), needs(there=False, why="no full device")
    assert outcome("", monkeypatch, missing) == "skipped: no full device"
    assert outcome("true", monkeypatch, there, missing) == "failed: CI has to run this test: no full device"
    assert outcome("true", monkeypatch, there) == outcome("true", monkeypatch, pytest.mark.slow) == "runs"


def test_a_test_that_finds_it_out_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no chromium"):
        unable("no chromium")


def test_nothing_else_skips() -> None:
    other = re.compile(r"mark\.skip|pytest\.skip\(|importorskip|unittest\.skip")
    files = sorted(TESTS.rglob("*.py"))
    assert len(files) > 100
    found = {file.name for file in files if other.search(file.read_text("utf-8"))}
    assert found == {"unable.py", Path(__file__).name}
