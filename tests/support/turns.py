"""Tests that take turns: ``make test`` runs a part of them, another part with every change of the sources.

``@pytest.mark.turns(4)`` divides the tests of a folder that have this mark into four parts, and counts the three whose
turn it is not as ``slow``. Whose turn it is comes from the seed, as random trials do.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.support.seeds import ALL, SEED


class Turns:
    """The plugin: marks the tests of the other parts as slow, before any are deselected by marks."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if not ALL:
            for item in waiting(items, SEED):
                item.add_marker(pytest.mark.slow)


def waiting(items: Iterable[pytest.Item], seed: str) -> list[pytest.Item]:
    """The tests whose turn it is not: each test has its turn in one of as many seeds as its mark says."""
    groups: defaultdict[tuple[Path, int], list[pytest.Item]] = defaultdict(list)
    for item in items:
        mark = item.get_closest_marker("turns")
        if mark and not item.get_closest_marker("slow"):
            groups[item.path.parent, mark.args[0]].append(item)
    found = []
    for (folder, parts), group in groups.items():
        turn = _number(f"{seed} {folder.name}") % parts
        # In an order that has nothing to do with their places, so that the long tests of a file are in several parts.
        group.sort(key=lambda item: _number(item.nodeid))
        found += [item for at, item in enumerate(group) if at % parts != turn]
    return found


def _number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])
