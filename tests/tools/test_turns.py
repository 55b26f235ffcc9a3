"""Tests that take turns: each has its turn, and the parts are equal."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.support.turns import waiting


def some(folder: str, count: int, parts: int, *more: str) -> list[Any]:
    marks = {"turns": SimpleNamespace(args=(parts,))} | dict.fromkeys(more, SimpleNamespace(args=()))
    return [
        SimpleNamespace(nodeid=f"{folder}::{number}", path=Path(folder, "test_a.py"), get_closest_marker=marks.get)
        for number in range(count)
    ]


@pytest.mark.parametrize(("count", "parts"), [(30, 3), (31, 4), (2, 3), (1, 4)])
def test_every_test_has_its_turn(count: int, parts: int) -> None:
    found = some("e2e", count, parts)
    turns: Counter[str] = Counter()
    for seed in range(60):
        late = {item.nodeid for item in waiting(found, str(seed))}
        now = [item.nodeid for item in found if item.nodeid not in late]
        assert count // parts <= len(now) <= -(-count // parts)
        turns.update(now)
    assert len(turns) == count
    assert min(turns.values()) >= 60 // parts // 3


def test_each_seed_has_one_of_the_parts() -> None:
    found = some("e2e", 12, 4)
    parts = {frozenset(item.nodeid for item in waiting(found, str(seed))) for seed in range(60)}
    assert len(parts) == 4
    for item in found:
        assert sum(item.nodeid not in late for late in parts) == 1


def test_slow_tests_and_others_are_left_alone() -> None:
    assert waiting(some("e2e", 12, 4, "slow"), "a") == []
    item = some("e2e", 1, 4)[0]
    item.get_closest_marker = lambda name: None
    assert waiting([item], "a") == []


def test_tests_of_other_folders_do_not_move_them() -> None:
    one, other = some("e2e", 12, 4), some("cli", 5, 3)
    assert {item.nodeid for item in waiting([*one, *other], "a")} == {
        item.nodeid for item in [*waiting(one, "a"), *waiting(other, "a")]
    }
