"""The README's Python example runs as it stands there."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_readme_example() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted >= 8
    assert results.failed == 0
