"""Which entries the search for a deal leaves undecided: the figures of docs/decisions/0017-what-a-deal-can-give.md.

``python -m tools.undecided`` plays deals of whole packs at random, writes each down with one number wrong, and asks the
kernel. What is undecided is sorted by kind, asked again with a larger budget, and asked without duties.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from prikup import games
from prikup.thousand import takings
from prikup.thousand.takings import Taken
from tests.support.takings import WHOLE, changed, played_at_random


class Wrong(Struct, frozen=True):
    """An entry with one number wrong, and what the kernel says of it."""

    rules: str
    taken: Taken
    answer: str

    @property
    def declarers(self) -> int:
        """How many players declared something."""
        return len({seat for seat, _ in self.taken.declared})

    @property
    def kind(self) -> str:
        """What makes such an entry hard: who declared, and how many tricks go to who has fewest of those with some."""
        few = min(tricks for tricks in self.taken.tricks if tricks)
        said = f"{len(self.taken.declared)} declared by {self.declarers}" if self.taken.declared else "none declared"
        return f"{said}, somebody with {few if few < 3 else '3 or more'} trick{'s' * (few != 1)}"


def asked(rules: str, deals: int) -> Iterator[Wrong]:
    """Deals of a rule set, each with one number wrong."""
    game: Any = games.game(rules)
    rng = random.Random(f"undecided {rules}")
    for _ in range(deals):
        taken = changed(rng, game.compiled, played_at_random(game, rng))
        yield Wrong(rules, taken, takings.search(game.compiled, taken))


def again(wrong: Wrong, budget: int) -> str:
    """The answer with another budget."""
    game: Any = games.game(wrong.rules)
    return takings.search(game.compiled, wrong.taken, budget)


def free(wrong: Wrong) -> str:
    """The answer where no card has to follow, trump or beat."""
    game: Any = games.game(f"{wrong.rules}+faults.revoke_stands=on")
    return takings.search(game.compiled, wrong.taken)


def told(title: str, counts: Counter[str]) -> None:
    """Writes counts, the largest first."""
    sys.stdout.write(f"{title}: {', '.join(f'{count} {name}' for name, count in counts.most_common())}\n")


def main() -> int:
    """Writes the figures."""
    parser = argparse.ArgumentParser(prog="python -m tools.undecided", description="Entries that stay undecided.")
    parser.add_argument("--deals", type=int, default=100, help="wrong entries of each rule set [100]")
    parser.add_argument("--budget", type=int, default=2_000_000, help="tricks tried for what is undecided [2000000]")
    given = parser.parse_args()
    every = [wrong for rules in WHOLE for wrong in asked(rules, given.deals)]
    undecided = [wrong for wrong in every if wrong.answer == "unknown"]
    told(f"{len(every)} wrong entries of {len(WHOLE)} rule sets", Counter(wrong.answer for wrong in every))
    told("undecided", Counter(wrong.kind for wrong in undecided))
    told("by rule set", Counter(wrong.rules for wrong in undecided))
    told(f"with {given.budget:,} tricks", Counter(again(wrong, given.budget) for wrong in undecided))
    told("without duties", Counter(map(free, undecided)))
    refused = [wrong for wrong in every if wrong.answer in ("impossible", "unled")]
    told("refused ones without duties", Counter(map(free, refused)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
