"""How long the rule of thumb thinks: seconds of processor time per decision, and the longest ones.

Chance players make the positions, so that every version of the bot is asked about the same ones.

    python -m bench.decisions --matches 20
    python -m bench.decisions --rules 1001/hulsemann --deals 50
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from statistics import median
from time import process_time
from typing import Any

from bench.playouts import machine
from prikup.bots import make_bot
from prikup.core.actions import Shuffle
from prikup.core.seats import TABLE
from prikup.core.shuffle import derived_seed
from prikup.games import new_match, presets

MATCHES, DEALS = 3, 12
"""Matches of each rule set, and the deals after which one is cut off."""
ODD = (
    "1001/hulsemann+marriages.trump=next_trick",
    "1001/feder+marriages.values=by_order",
    "thousand/pl-2c+marriages.aces=trump",
    "thousand/pl-2d+play.last_trick=10",
)
"""Rule sets beside the presets, that only the generic search serves."""


def times(rules: str, matches: int, deals: int) -> Iterator[tuple[float, str]]:
    """The time of each decision, and what was decided in which phase."""
    for number in range(matches):
        match: Any = new_match(rules)
        seed, game = f"decisions {rules} {number}", match.game.name
        drivers = [make_bot("random", f"{seed} {seat}", game) for seat in range(match.players)]
        asked = [make_bot("thumb", f"{seed} {seat}", game) for seat in range(match.players)]
        shuffles = 0
        while not match.over and match.state.sheet.deals < deals:
            seat = match.awaits()[0]
            if seat == TABLE:
                match.apply(TABLE, Shuffle(derived_seed(seed, shuffles)))
                shuffles += 1
                continue
            view, legal = match.view(seat), match.legal(seat)
            started = process_time()
            choice = asked[seat].choose(view, legal)
            yield process_time() - started, f"{match.phase}: {choice.reason.id}"
            match.apply(seat, drivers[seat].choose(view, legal).action)


def main(arguments: Sequence[str] = ()) -> None:
    """Prints a line for each rule set."""
    parser = argparse.ArgumentParser(prog="python -m bench.decisions", description=__doc__)
    parser.add_argument("--rules", action="append", help="a preset or a rule string; all presets and some more if none")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--deals", type=int, default=DEALS)
    given = parser.parse_args(arguments)
    print(machine())
    print("milliseconds of a decision of thumb: half of them, 99 of 100, the longest, and what that was")
    everything: list[float] = []
    for rules in given.rules or (*presets(), *ODD):
        found = sorted(times(rules, given.matches, given.deals))
        seconds = [one for one, _ in found]
        everything += seconds
        longest, what = found[-1]
        high = seconds[len(seconds) * 99 // 100]
        figures = f"{1000 * median(seconds):6.2f} {1000 * high:7.1f} {1000 * longest:8.1f}"
        print(f"{rules:<46} {figures}  {what} ({len(found)})", flush=True)
    everything.sort()
    high = everything[len(everything) * 99 // 100]
    print(f"{'all':<46} {1000 * median(everything):6.2f} {1000 * high:7.1f} {1000 * everything[-1]:8.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
