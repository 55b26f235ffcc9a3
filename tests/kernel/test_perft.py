"""The counts in spec/perft, by the oracle and by the kernel."""

from __future__ import annotations

import pytest

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


@pytest.mark.parametrize(
    "line",
    [pytest.param(line, marks=pytest.mark.slow if line.count > QUICK else (), id=line.name) for line in LINES],
)
def test_oracle(line: Line) -> None:
    deal = deal_of(line.position)
    counts = dict(deal.divide(line.depth))
    rows = [f"{card}{'!' if announce else ''} {count}" for (card, announce), count in counts.items()]
    assert sum(counts.values()) == line.count, "\n".join([kernel_counts(line), "oracle:", *rows])


def test_the_files_are_not_empty() -> None:
    """A reader that finds nothing would pass everything above."""
    files = {line.file for line in LINES}
    assert files >= {"russian", "polish", "preferans", "announcements", "two", "four"}
    assert len(LINES) >= 40
    assert all(line.depth > 0 for line in LINES)
