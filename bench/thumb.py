"""How strong the rule of thumb is at Thousand and 1001: points per deal of one seat against other players.

Every match is played once for each seat, with the same shuffles each time, so that the measured player has every hand
and every place. The others are random players, or the rule of thumb of an older commit, which against itself would
score exactly zero. The result is the total minus the mean of the others', divided by the number of deals; a set of
rotated matches is one observation, and the spread is the standard error.

    python -m bench.thumb --sets 20
    python -m bench.thumb --rules 1001/hulsemann --sets 50
    python -m bench.thumb --against COMMIT --rules thousand/ru+marriages.drowned=on
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
from prikup.core.events import FINE
from prikup.core.seats import TABLE, Seat
from prikup.core.shuffle import derived_seed
from prikup.games import game_name_of, new_match, presets

GAME = "thousand"
SETS, DEALS = 20, 300
"""Sets of rotated matches, and the deals after which a match is cut off."""


def one_match(rules: str, seat: Seat, seed: str, others: Maker) -> tuple[float, int, bool]:
    """The lead of a seat at the end of a match, the number of deals, and whether it won."""
    match: Any = new_match(rules)
    bots = [
        make_bot("thumb", f"{seed} {place}") if place == seat else others(f"{seed} {place}")
        for place in range(match.players)
    ]
    played = shuffles = 0
    while not match.over and played < DEALS:
        awaited = match.awaits()[0]
        if awaited == TABLE:
            action: Any = Shuffle(derived_seed(seed, shuffles))
            shuffles += 1
        else:
            action = bots[awaited].choose(match.view(awaited), match.legal(awaited)).action
        told = match.apply(awaited, action)
        played += sum(one.event.writes and getattr(one.event, "ending", FINE) != FINE for one in told)
    totals = match.view(0).totals
    theirs = [total for place, total in enumerate(totals) if place != seat]
    return totals[seat] - mean(theirs), played, match.winners == (seat,)


def one_set(rules: str, number: int, folder: Path | None = None) -> tuple[float, int, int]:
    """Points per deal over the matches of one set, the number of matches won, and the number of matches."""
    seats, others = range(new_match(rules).players), opponents(folder, GAME)
    found = [one_match(rules, seat, f"thumb {number}", others) for seat in seats]
    lead, deals = sum(one[0] for one in found), sum(one[1] for one in found)
    return lead / deals, sum(one[2] for one in found), len(seats)


def main(arguments: Sequence[str] = ()) -> None:
    """Prints a line for each rule set."""
    parser = argparse.ArgumentParser(prog="python -m bench.thumb", description=__doc__)
    parser.add_argument("--rules", action="append", help="a preset or a rule string; all presets if none")
    parser.add_argument("--sets", type=int, default=SETS, help=f"sets of rotated matches ({SETS})")
    parser.add_argument(
        "--first", type=int, default=0, help="number of the first set: other numbers are other deals (0)"
    )
    parser.add_argument(
        "--against", metavar="COMMIT", help="play against the rule of thumb of a commit, not against random players"
    )
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    known = [rules for rules in presets() if game_name_of(rules) == GAME]
    print(machine())
    folder = older(given.against, GAME) if given.against else None
    print(f"thumb against {given.against or 'random'}: points per deal above the others' mean, {given.sets} sets")
    with ProcessPoolExecutor(given.jobs) as pool:
        for rules in given.rules or known:
            asked = [
                pool.submit(one_set, rules, number, folder) for number in range(given.first, given.first + given.sets)
            ]
            found = [one.result() for one in asked]
            leads = [lead for lead, _, _ in found]
            error = stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0
            won, matches = sum(won for _, won, _ in found), sum(count for _, _, count in found)
            print(f"{rules:<24} {mean(leads):+7.1f} ± {error:.1f}   {won} of {matches} matches won", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
