"""How many whole matches a player wins against others: every match once with the player in each seat.

All seats of a set of matches get the same shuffles as long as they go on alike. A set is one observation: the share of
its matches that the player won, less what an equal player would win; the interval is of 95 %, by the normal
distribution.

    python -m bench.matches --rules thousand/ru --player expert --other thumb --parts bid,pass,name --sets 100
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Any

from bench.ladder import Parts
from bench.playouts import machine
from prikup.bots import make_bot
from prikup.core.actions import Shuffle
from prikup.core.seats import TABLE, Seat
from prikup.core.shuffle import derived_seed
from prikup.games import new_match

SETS = 2
MOST = 4_000
"""Actions after which a match is cut off, with no winner."""


def won(rules: str, seat: Seat, number: int, player: str, other: str, parts: Sequence[str]) -> float:
    """The seat's part of the victory in a match: one for a winner alone."""
    match: Any = new_match(rules, number % new_match(rules).players)
    bots = [make_bot(other, f"{number} {place}", match.game.name) for place in range(match.players)]
    own = make_bot(player, f"{number} {seat}", match.game.name)
    bots[seat] = Parts(own, bots[seat], parts) if parts else own
    shuffles = 0
    while not match.over and len(match.log) < MOST:
        awaited = match.awaits()
        if awaited == (TABLE,):
            ruling = match.game.default_ruling(match.state)
            match.apply(TABLE, ruling or Shuffle(derived_seed(f"matches {number}", shuffles)))
            shuffles += ruling is None
            continue
        match.apply(awaited[0], bots[awaited[0]].choose(match.view(awaited[0]), match.legal(awaited[0])).action)
    return (seat in match.winners) / max(1, len(match.winners))


def one_set(rules: str, player: str, other: str, parts: Sequence[str], number: int) -> float:
    """The share of the matches of a set that the player won."""
    return mean(won(rules, seat, number, player, other, parts) for seat in range(new_match(rules).players))


def main(arguments: Sequence[str] = ()) -> None:
    """Prints a line for each rule set."""
    parser = argparse.ArgumentParser(prog="python -m bench.matches", description=__doc__)
    parser.add_argument("--rules", action="append", help="a preset or a rule string; thousand/ru if none")
    parser.add_argument("--player", default="expert")
    parser.add_argument("--other", default="thumb")
    parser.add_argument("--parts", default="bid,pass,name", help="decisions that are the player's; empty for all")
    parser.add_argument("--sets", type=int, default=SETS, help=f"sets of matches ({SETS})")
    parser.add_argument("--first", type=int, default=0, help="number of the first set (0)")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    print(machine())
    parts = given.parts.split(",") if given.parts else []
    with ProcessPoolExecutor(given.jobs) as pool:
        for rules in given.rules or ("thousand/ru",):
            asked = partial(one_set, rules, given.player, given.other, parts)
            shares = [*pool.map(asked, range(given.first, given.first + given.sets))]
            fair = 1 / new_match(rules).players
            half = 1.96 * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 0.0
            print(
                f"{rules:<22} {given.player} wins {100 * mean(shares):.1f} of 100 matches, an equal player "
                f"{100 * fair:.1f}: {100 * (mean(shares) - fair):+.1f} ± {100 * half:.1f}  ({len(shares)} sets)",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:])
