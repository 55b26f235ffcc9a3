"""The cases in spec/cases, each a test."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

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


def made(**more: object) -> Case:
    """A case that no file holds."""
    data: dict[str, Any] = {
        "id": "made",
        "ledger": ["TH-R-002"],
        "rules": "thousand/ru",
        "given": "totals 100 200 300; bolts 1 0 0; dealer 0",
        "deal": ["", "HAK", "", ""],
        "do": ["1 bid 100", "2 pass"],
        "why": "to try the runner",
    }
    return Case("made", Path("made.toml"), data | more)


@pytest.mark.parametrize(
    ("expected", "said"),
    [
        ({"position": {"totals": [100, 200, 300], "bolts": "1 0 0", "turn": 0, "passed": "2"}}, []),
        ({"position": {"turn": 1}}, ["position: expected turn 1, got"]),
        ({"position": {"bolts": [0, 0, 0]}}, ["position: expected bolts 0 0 0, got"]),
        ({"position": {"trump": "NT"}}, ["notation error: bad_suit"]),
        ({"phase": "playing"}, ["phase: expected playing, got auction"]),
        ({"sees": [{"seat": 0, "event": "bidmade", "by": 1, "amount": 100}]}, []),
        ({"sees": [{"seat": 1, "event": "nothing"}]}, ["sees: there is no event nothing"]),
        ({"pools": [0, 0, 0], "phase": "auction"}, ["unknown keys: pools"]),
        ({"do": ["2 bid 100"], "phase": "auction"}, ["`2 bid 100` is not legal: not_your_turn"]),
        ({"rules": "chess/960", "phase": "auction"}, ["there is no game chess"]),
        ({"ledger": ["TH-R-999"], "phase": "auction"}, ["the ledger has no row TH-R-999"]),
    ],
    ids=str,
)
def test_the_runner_finds_what_is_wrong(expected: dict[str, Any], said: list[str]) -> None:
    problems, _ = check_case(made(**expected))
    assert len(problems) == len(said), problems
    for problem, wanted in zip(problems, said, strict=True):
        assert problem.startswith(wanted)
