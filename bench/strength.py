"""How strong the rule of thumb is at Preferans: whists per deal of one seat against a table of other players.

Every match is played once for each seat, with the same shuffles each time, so that the measured player has every hand
and every place. The other players are random, or the rule of thumb of an older commit, which against itself would
score exactly zero. The result is the settlement of the sheet after the last deal, divided by the number of deals; a
set of rotated matches is one observation, and the spread is the standard error.

    python -m bench.strength --sets 30 --deals 10
    python -m bench.strength --against COMMIT --rules preferans/sochi
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from bench._older import Maker, older, opponents
from bench.playouts import machine
from prikup.bots import make_bot
from prikup.core.actions import Shuffle
from prikup.core.seats import TABLE, Seat
from prikup.core.shuffle import derived_seed
from prikup.games import new_match
from prikup.preferans.events import DealScored
from prikup.preferans.game import PRESETS
from prikup.preferans.score.settle import results

SETS, DEALS = 12, 10
"""Few enough to measure all presets in some minutes."""
GAME = "preferans"


def one_match(rules: str, seat: Seat, seed: str, deals: int, others: Maker) -> tuple[float, int]:
    """The settlement of a seat after the match, and the number of deals."""
    match: Any = new_match(rules)
    bots = [
        make_bot("thumb", f"{seed} {place}", GAME) if place == seat else others(f"{seed} {place}")
        for place in range(match.players)
    ]
    played = shuffles = 0
    while not match.over and played < deals:
        awaited = match.awaits()[0]
        if awaited == TABLE:
            ruling = match.game.default_ruling(match.state)
            if ruling is not None:
                match.apply(TABLE, ruling)
                continue
            action: Any = Shuffle(derived_seed(seed, shuffles))
            shuffles += 1
        else:
            action = bots[awaited].choose(match.view(awaited), match.legal(awaited)).action
        played += sum(isinstance(told.event, DealScored) for told in match.apply(awaited, action))
    return float(results(match.game.compiled, match.state.sheet)[seat]), played


def one_set(rules: str, number: int, deals: int, folder: Path | None) -> float:
    """Whists per deal over the matches of one set: the same shuffles, the seat in each place once."""
    others = opponents(folder, GAME)
    total, count = 0.0, 0
    for seat in range(new_match(rules).players):
        won, played = one_match(rules, seat, f"strength {number}", deals, others)
        total += won
        count += played
    return total / count


def main(arguments: Sequence[str] = ()) -> None:
    """Prints a line for each rule set."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("--rules", action="append", help="a preset or a rule string; all presets of Preferans if none")
    parser.add_argument("--sets", type=int, default=SETS, help=f"sets of rotated matches ({SETS})")
    parser.add_argument(
        "--first", type=int, default=0, help="number of the first set: other numbers are other deals (0)"
    )
    parser.add_argument("--deals", type=int, default=DEALS, help=f"deals a match ({DEALS})")
    parser.add_argument(
        "--against", metavar="COMMIT", help="play against the rule of thumb of a commit, not against random players"
    )
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    folder = older(given.against, GAME) if given.against else None
    numbers = range(given.first, given.first + given.sets)
    print(machine())
    print(f"thumb against {given.against or 'random'}: whists per deal, {given.sets} sets of up to {given.deals} deals")
    with ProcessPoolExecutor(given.jobs) as pool:
        for rules in given.rules or PRESETS.names():
            asked = [pool.submit(one_set, rules, number, given.deals, folder) for number in numbers]
            found = [one.result() for one in asked]
            error = stdev(found) / sqrt(len(found)) if len(found) > 1 else 0.0
            print(f"{rules:<24} {mean(found):+7.2f}  ± {error:.2f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
