"""Every error code that the program can raise is shown by a case or a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.texts.source import error_values

ROOT = Path(__file__).parents[1]


def named() -> set[str]:
    """All words between quotes in the cases and the tests."""
    files = [*(ROOT / "spec" / "cases").rglob("*.toml"), *(ROOT / "tests").rglob("*.py")]
    texts = (path.read_text("utf-8") for path in files if path != Path(__file__))
    return {word for text in texts for word in re.findall(r"[\"'`(]([a-z][a-z_]+)[\"'`)]", text)}


def test_every_code_is_shown() -> None:
    unseen = error_values().keys() - named()
    assert not unseen, f"no case and no test names these codes: {', '.join(sorted(unseen))}"
