"""The groups of the soak run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.soak import GROUPS, ROOT

NOT_SEARCHED = {
    # Samples that are drawn anew but are no search: a few seconds of any run try all that matters.
    "tests/e2e/test_languages.py",
    "tests/cli/test_solve.py",
    "tests/texts/test_hands.py",
    "tests/tools/test_soak.py",
    # The strength of a bot: fixed seeds.
    "tests/bots/test_strength.py",
}


@pytest.mark.parametrize("group", GROUPS)
def test_the_tests_of_a_group_are_there(group: str) -> None:
    assert all((ROOT / path).exists() for path in GROUPS[group])


def test_every_random_search_is_in_a_group() -> None:
    searched = {ROOT / path for paths in GROUPS.values() for path in paths}
    missing = [
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "tests").rglob("test_*.py"))
        if re.search(r"\b(random_of|trials)\(", path.read_text("utf-8"))
        and not searched & {path, *path.parents}
        and path.relative_to(ROOT).as_posix() not in NOT_SEARCHED
    ]
    assert missing == []


def test_what_is_no_search_is_there() -> None:
    assert all(Path(ROOT / path).exists() for path in NOT_SEARCHED)
