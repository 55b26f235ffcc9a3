"""The Python examples of the README and of the documentation run as printed."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(("name", "least"), [("README.md", 5), ("docs/library.md", 47), ("docs/start.md", 5)])
def test_examples(name: str, least: int) -> None:
    results = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert results.attempted >= least
    assert results.failed == 0
