"""Numbers in random order."""

from __future__ import annotations

import random
from collections.abc import Iterator


def random_order(rng: random.Random, count: int, wanted: int) -> Iterator[int]:
    """Numbers below ``count`` in random order, each once, at least ``wanted`` of them."""
    if 4 * wanted > count:
        yield from rng.sample(range(count), count)
    else:
        # Of many numbers few are drawn twice.
        drawn: set[int] = set()
        while True:
            number = rng.randrange(count)
            if number not in drawn:
                drawn.add(number)
                yield number
