"""The list of what no test reaches."""

from __future__ import annotations

import pytest

from tools.uncovered import missing, spans


@pytest.mark.parametrize(
    ("lines", "text"), [([], ""), ([3], "3"), ([3, 4], "3-4"), ([3, 4, 5, 8, 10, 11], "3-5, 8, 10-11")]
)
def test_runs_of_lines_are_shortened(lines: list[int], text: str) -> None:
    assert spans(lines) == text


def test_a_branch_is_named_only_between_lines_that_are_reached() -> None:
    file = {"missing_lines": [7, 8], "missing_branches": [[6, 7], [8, 10], [12, 14], [20, -18]]}
    assert missing(file) == "lines 7-8; branch 12 to 14; branch 20 to the end"
    assert missing({"missing_lines": [], "missing_branches": []}) == ""
