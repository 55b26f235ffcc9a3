"""Each static bound of the fast kernels alone, against the same search without any, on fresh boards.

A share is 25 boards in `make test`, 2,500 in `make test-all`, 20,000 in `make soak`. A bound that is wrong on one board
in 24,000 has passed 6,000 reference boards before: docs/solver.md says how many were run.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from prikup import _kernel
from prikup.core.tricks import Policy, Position
from tests.support.seeds import random_of, trials

MOST = (
    *("cash", "reach", "behind", "forced_lead", "stoppers", "guards", "sure_trumps", "cash_trumps", "lone_trumps"),
    *("reach_trumps", "waits"),
)
FEWEST = ("safe_suits", "safe_lead", "caught", "throws", "one_reply", "one_danger")
POINTS = ("cash_points", "announce_points", "wait_points", "like_points")
SHARES, BOARDS = 4, trials(25, 2_500)


def values(tasks: Sequence[Any], bounds: str, *, fast: bool = True) -> list[tuple[int, int]]:
    rows = _kernel.solve(tasks, 2**60, 64 << 20, 1, bounds=bounds, fast=fast)
    return [(low, high) for _, low, high, *_ in rows]


def compare(tasks: Sequence[Any], names: Sequence[str]) -> None:
    expected = values(tasks, "none")
    assert all(low == high for low, high in expected)
    for name in (*names, "all"):
        found = values(tasks, name)
        wrong = [task for task, one, other in zip(tasks, expected, found, strict=True) if one != other]
        shown = [(task[0].policy.to_text(), task[0].to_text(), *task[1:5]) for task in wrong[:3]]
        assert not wrong, f"{name}: {shown}"
    sample = tasks[: max(1, BOARDS // 50)]
    assert values(sample, "all", fast=False) == expected[: len(sample)]


@pytest.mark.search
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("void", ["free", "must"])
@pytest.mark.parametrize(
    ("aim", "names", "longest"), [("most", MOST, 8), ("fewest", FEWEST, 7)], ids=("most", "fewest")
)
def test_each_bound_alone_changes_no_value(aim: str, names: Sequence[str], longest: int, void: str, share: int) -> None:
    rng = random_of(f"bounds {aim} {void} {share}")
    policy = Policy(order=range(8), points=[0] * 8, marriages=[0] * 4, announce="never", trump_void=void)  # type: ignore[arg-type]
    tasks = []
    for _ in range(BOARDS):
        pack = list(range(32))
        rng.shuffle(pack)
        size, sides = rng.randint(3, longest), rng.choice([1, 2, 4, 3, 5, 6])
        hands = [sum(1 << card for card in pack[size * seat : size * (seat + 1)]) for seat in range(3)]
        trump = -1 if aim == "fewest" and rng.randrange(4) else rng.randint(-1, 3)
        position = Position(policy, hands, rng.randrange(3), trump=trump)
        tasks.append((position, sides, "tricks", aim, False, None, False, False))
    compare(tasks, names)


POLICIES = (
    "",
    "announce=own_trick",
    "trump_void=beat overtrump=yes beat=yes",
    "announce=first_winner trump_void=free trump_when=next_trick",
    "trump_keep=rising last_trick=10",
    "fixed_trump=H marriages=20,20,20,40",
)


@pytest.mark.search
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("players", [2, 3])
def test_each_bound_of_card_points_alone_changes_no_value(players: int, share: int) -> None:
    rng = random_of(f"bounds points {players} {share}")
    tasks = []
    for _ in range(max(1, BOARDS // 4)):
        text = rng.choice(POLICIES)
        policy = Policy.from_text(f"players={players} {text}".strip())
        pack = [card for card in range(32) if card & 7 > 1]
        rng.shuffle(pack)
        size = rng.randint(3, 6)
        hands = [sum(1 << card for card in pack[size * seat : size * (seat + 1)]) for seat in range(players)]
        sides = rng.choice([1, 2] if players == 2 else [1, 2, 4, 3, 5, 6])
        trump = 3 if "fixed_trump" in text else rng.randint(-1, 3)
        position = Position(policy, hands, rng.randrange(players), trump=trump)
        tasks.append((position, sides, "points", "most", rng.randrange(3) == 0, None, False, False))
    compare(tasks, POINTS)
