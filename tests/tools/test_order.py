"""The order of tests: each worker begins with its share of the long ones."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.support.order import BROWSERS, in_shares

KINDS = "UUSBUUUSSUBUUSUUUBUUSUUBUUUUUSU"
"""Units, searches and tests in the browser, as they are collected."""


def item(at: int, kind: str) -> Any:
    path = (BROWSERS if kind == "B" else Path("tests")) / "test_it.py"
    return SimpleNamespace(at=at, kind=kind, path=path, get_closest_marker=lambda _: kind == "S" or None)


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 7, 40])
def test_each_worker_begins_with_its_share_of_the_long_tests(workers: int) -> None:
    items = [item(at, kind) for at, kind in enumerate(KINDS)]
    found: list[Any] = list(in_shares(items, workers))
    assert sorted(one.at for one in found) == list(range(len(items)))
    if workers > 7:
        return
    pieces = []
    for worker in range(workers):
        # What xdist gives to a worker at the beginning.
        size = len(found) // (workers - worker)
        pieces.append("".join(one.kind for one in found[:size]))
        del found[:size]
    assert all(piece == "".join(sorted(piece, key="BSU".index)) for piece in pieces), pieces
    for kind in "BS":
        counts = [piece.count(kind) for piece in pieces]
        assert max(counts) - min(counts) <= 1, pieces


def test_units_keep_their_order() -> None:
    found: list[Any] = list(in_shares([item(at, kind) for at, kind in enumerate(KINDS)], 3))
    units = [one.at for one in found if one.kind == "U"]
    assert units == sorted(units)
