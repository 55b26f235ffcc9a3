"""The counts in spec/perft, by the oracle and by the kernel."""

from __future__ import annotations

import pytest

from prikup._kernel import Policy, Position
from tests.kernel.perft import Line, read_files
from tests.kernel.support import DECK, deal_of

LINES = read_files()
# The oracle needs some 20 microseconds a play.
QUICK = 20_000


def kernel_counts(line: Line) -> str:
    counts = line.position.divide(line.depth)
    rows = [f"{DECK[card]}{'!' if announce else ''} {count}" for (card, announce), count in counts.items()]
    return "\n".join([line.position.policy.to_text(), line.position.to_text(), "kernel:", *rows])


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.name)
def test_kernel(line: Line) -> None:
    assert line.position.perft(line.depth) == line.count, kernel_counts(line)
    assert sum(line.position.divide(line.depth).values()) == line.count, kernel_counts(line)


@pytest.mark.search
@pytest.mark.parametrize(
    "line",
    [pytest.param(line, marks=pytest.mark.slow if line.count > QUICK else (), id=line.name) for line in LINES],
)
@pytest.mark.turns(3)
def test_oracle(line: Line) -> None:
    deal = deal_of(line.position)
    counts = dict(deal.divide(line.depth))
    rows = [f"{card}{'!' if announce else ''} {count}" for (card, announce), count in counts.items()]
    assert sum(counts.values()) == line.count, "\n".join([kernel_counts(line), "oracle:", *rows])


def _reaches_the_duties(line: Line) -> bool:
    """Whether a count of two players begins without duties and holds at least one reply under them."""
    at = line.position
    plays = 2 * (at.policy.duties_from - at.index) - len(at.trick)
    return at.index < at.policy.duties_from and line.depth > plays + 1


def _count_with_duties_from(line: Line, index: int) -> int:
    text = line.position.policy.to_text()
    policy = Policy.from_text(text.replace(f"duties_from={line.position.policy.duties_from}", f"duties_from={index}"))
    return Position.from_text(policy, line.position.to_text()).perft(line.depth)


def test_where_the_stock_ends_the_duties_begin_inside_the_count() -> None:
    """TT-A-017, 021: without the duties there are more lines of play, under them from the first trick fewer."""
    changing = [line for line in LINES if line.file == "stock" and _reaches_the_duties(line)]
    assert {line.position.policy.duties_from for line in changing} >= {4, 6, 10}
    for line in changing:
        assert _count_with_duties_from(line, 0) < line.count < _count_with_duties_from(line, 32), line.name


def test_the_files_are_not_empty() -> None:
    """A reader that finds nothing would pass all tests above."""
    files = {line.file for line in LINES}
    assert files >= {"russian", "polish", "preferans", "announcements", "two", "three", "four"}
    assert files >= {"stock", "talon", "resting"}
    assert len(LINES) >= 250
    assert all(line.depth > 0 for line in LINES)
