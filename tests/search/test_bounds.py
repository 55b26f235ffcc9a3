"""Static bounds of the fast kernel, each alone against none, on random boards of Preferans' contracts."""

from __future__ import annotations

import pytest

from prikup import _kernel
from prikup.core.tricks import Policy, Position
from tests.support.seeds import random_of, trials

BOUNDS = ("cash", "reach", "forced_lead", "stoppers", "guards", "sure_trumps", "cash_trumps", "lone_trumps", "all")
SHARES, BOARDS = 4, trials(25, 2_500)


@pytest.mark.search
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("void", ["free", "must"])
def test_each_bound_alone_changes_no_value(void: str, share: int) -> None:
    rng = random_of(f"bounds {void} {share}")
    policy = Policy(order=range(8), points=[0] * 8, marriages=[0] * 4, announce="never", trump_void=void)  # type: ignore[arg-type]
    tasks = []
    for _ in range(BOARDS):
        pack = list(range(32))
        rng.shuffle(pack)
        size, sides = rng.randint(3, 8), rng.choice([1, 2, 4, 3, 5, 6])
        hands = [sum(1 << card for card in pack[size * seat : size * (seat + 1)]) for seat in range(3)]
        position = Position(policy, hands, rng.randrange(3), trump=rng.randint(-1, 3))
        tasks.append((position, sides, "tricks", "most", False, None, False, False))
    values = [row[1:3] for row in _kernel.solve(tasks, 2**60, 64 << 20, 1, bounds="none")]
    assert all(low == high for low, high in values)
    for name in BOUNDS:
        found = [row[1:3] for row in _kernel.solve(tasks, 2**60, 64 << 20, 1, bounds=name)]
        wrong = [task[0].to_text() for task, one, other in zip(tasks, values, found, strict=True) if one != other]
        assert not wrong, f"{name}: {wrong[:3]}"
    sample = tasks[: max(1, BOARDS // 50)]
    generic = [row[1:3] for row in _kernel.solve(sample, 2**60, 64 << 20, 1, fast=False)]
    assert generic == values[: len(sample)]
