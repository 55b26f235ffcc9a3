"""The examples of the rules in spec/cases, each a test."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.cases_runner import Case, case_files, check_case, load, report

ALL = load(case_files())


@pytest.mark.parametrize("case", ALL, ids=lambda case: case.id)
def test_case(case: Case) -> None:
    problems, trace = check_case(case)
    if problems:
        pytest.fail(report(case, problems, trace), pytrace=False)


def test_ids_are_unique() -> None:
    twice = [name for name, count in Counter(case.id for case in ALL).items() if count > 1]
    assert not twice
