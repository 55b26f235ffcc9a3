"""How strong the rule of thumb is at Thousand and 1001: points per deal of one seat against random players.

Every match is played once for each seat, with the same shuffles each time, so that the measured player has every hand
and every place. The result is its total minus the mean of the others', divided by the number of deals; a set of rotated
matches is one observation, and the spread is the standard error.

    python -m bench.thumb --sets 20
    python -m bench.thumb --rules 1001/hulsemann --sets 50
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import mean, stdev
from typing import Any

from bench.playouts import machine
from prikup.bots import make_bot
from prikup.core.actions import Shuffle
from prikup.core.events import FINE
from prikup.core.seats import TABLE, Seat
from prikup.core.shuffle import derived_seed
from prikup.games import game_name_of, new_match, presets

SETS, DEALS = 20, 300
"""Sets of rotated matches, and the deals after which a match is cut off."""


def one_match(rules: str, seat: Seat, seed: str) -> tuple[float, int, bool]:
    """The lead of a seat at the end of a match, the number of deals, and whether it won."""
    match: Any = new_match(rules)
    bots = [make_bot("thumb" if place == seat else "random", f"{seed} {place}") for place in range(match.players)]
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
    others = [total for place, total in enumerate(totals) if place != seat]
    return totals[seat] - mean(others), played, match.winners == (seat,)


def one_set(rules: str, number: int) -> tuple[float, int, int]:
    """Points per deal over the matches of one set, the number of matches won, and the number of matches."""
    seats = range(new_match(rules).players)
    found = [one_match(rules, seat, f"thumb {number}") for seat in seats]
    lead, deals = sum(one[0] for one in found), sum(one[1] for one in found)
    return lead / deals, sum(one[2] for one in found), len(seats)


def main(arguments: Sequence[str] = ()) -> None:
    """Prints a line for each rule set."""
    parser = argparse.ArgumentParser(prog="python -m bench.thumb", description=__doc__)
    parser.add_argument("--rules", action="append", help="a preset or a rule string; all presets if none")
    parser.add_argument("--sets", type=int, default=SETS, help=f"sets of rotated matches ({SETS})")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    known = [rules for rules in presets() if game_name_of(rules) == "thousand"]
    print(machine())
    print(f"thumb against random: points per deal above the others' mean, {given.sets} sets of matches")
    with ProcessPoolExecutor(given.jobs) as pool:
        for rules in given.rules or known:
            asked = [pool.submit(one_set, rules, number) for number in range(given.sets)]
            found = [one.result() for one in asked]
            leads = [lead for lead, _, _ in found]
            error = stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0
            won, matches = sum(won for _, won, _ in found), sum(count for _, _, count in found)
            print(f"{rules:<24} {mean(leads):+7.1f} ± {error:.1f}   {won} of {matches} matches won", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
