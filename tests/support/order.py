"""The order of the tests, when it is not drawn."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

BROWSERS = Path(__file__).resolve().parents[1] / "e2e"


def in_shares(items: Sequence[pytest.Item], workers: int) -> list[pytest.Item]:
    """Tests in an order that keeps all workers busy to the end.

    ``--dist worksteal`` cuts the list into equal pieces, one for each worker; a worker that has nothing left takes some
    from the end of another one's piece. So each piece gets its share of the long tests, and begins with them: first the
    browser's, then searches and processes, then all others, short ones, for which the last worker is not waited long.
    """
    groups: list[list[pytest.Item]] = [[], [], []]
    for item in items:
        groups[0 if item.path.parent == BROWSERS else 1 if item.get_closest_marker("search") else 2].append(item)
    browsing, searching, others = groups
    found: list[pytest.Item] = []
    for worker in range(workers):
        # As the scheduler does: what is left, by the number of workers who have none yet.
        size = (len(items) - len(found)) // (workers - worker)
        # Searches of one file stay together, for they share matches that were played once.
        first, last = (len(searching) * at // workers for at in (worker, worker + 1))
        share = browsing[worker::workers] + searching[first:last]
        size = max(size - len(share), 0) if worker < workers - 1 else len(others)
        found += share + others[:size]
        del others[:size]
    return found
