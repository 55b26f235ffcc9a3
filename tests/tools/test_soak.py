"""The groups of the soak run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.soak import BOUNDS, GROUPS, ROOT, bounds_of, passed

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


@pytest.mark.parametrize("group", BOUNDS)
def test_the_test_of_a_group_of_bounds_is_there(group: str) -> None:
    file, test = BOUNDS[group]
    assert f"fn {test}()" in (ROOT / f"crates/trick-solver/tests/{file}.rs").read_text("utf-8")


def test_boards_are_added_up_for_the_solver_as_it_is_now() -> None:
    said = "\nrunning 1 test\nbound cash 30 12\nbound all 50 40\n.\ntest result: ok. 1 passed\n"
    assert bounds_of(said) == {"cash": (30, 12), "all": (50, 40)}
    shares = [
        {"group": "solver-most", "number": 0, "solver": "now", "bounds": {"cash": [30, 12], "all": [50, 40]}},
        {"group": "solver-most", "number": 1, "solver": "old", "bounds": {"cash": [7, 7]}},
        {"group": "solver-most", "number": 2, "solver": "now", "bounds": {"cash": [5, 1], "all": [6, 5]}},
        {"group": "solver-miseres", "number": 0, "solver": "now", "bounds": {"caught": [9, 2], "all": [9, 3]}},
        {"group": "deals", "number": 0, "failed": []},
        {"group": "solver-most", "number": 3, "failed": ["cargo test ended with 101"]},
    ]
    assert passed(shares, "now") == {
        ("solver-most", "cash"): (35, 13),
        ("solver-most", "all"): (56, 45),
        ("solver-miseres", "caught"): (9, 2),
        ("solver-miseres", "all"): (9, 3),
    }
