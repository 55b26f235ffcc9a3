"""How much stronger a player is than another: duplicate deals, the stronger one in each seat in turn.

A deal is played once for each seat, with the same cards each time: the measured player sits there, the other one in
all other seats. Two of the same kind would score exactly zero, since what each seat wins is counted against the mean of
the others. A deal with all its seats is one observation; the interval is of 95 %, by the normal distribution.

    python -m bench.ladder --rules preferans/sochi --first 2000 --deals 300
    python -m bench.ladder --rules thousand/ru --parts play --deals 200 --jobs 2
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from statistics import mean, stdev
from time import process_time
from typing import Any

from bench.playouts import machine
from prikup.bots import Bot, make_bot
from prikup.core.actions import Shuffle
from prikup.core.seats import TABLE, Seat
from prikup.core.shuffle import derived_seed
from prikup.games import new_match
from prikup.preferans.score.settle import results

RULES = ("thousand/ru", "thousand/pl", "1001/hulsemann", "preferans/sochi", "preferans/leningrad")
DEALS = 20
"""Few enough for `make bench`; docs/strength.md has 300."""


class Parts(Bot):
    """A player some of whose decisions are another's: those for which the rule of thumb would act in one of the ways
    named, such as ``play`` or ``give``."""

    def __init__(self, player: Bot, usual: Bot, parts: Sequence[str]) -> None:
        self._player, self._usual, self._parts = player, usual, parts

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """The action of the seat in turn."""
        usual = self._usual.choose(view, legal)
        return self._player.choose(view, legal) if type(usual.action).__name__.lower() in self._parts else usual

    def interrupt(self, view: Any, legal: Sequence[Any]) -> Any:
        """A claim."""
        return self._usual.interrupt(view, legal)


def written(match: Any) -> int:
    """How many deals stand on the sheet."""
    return match.sheet.deals if match.game.name == "thousand" else len(match.view(0).results)


def one_deal(
    rules: str, seat: Seat, number: int, player: str, other: str, parts: Sequence[str]
) -> tuple[float, list[float]]:
    """What the seat has more than the others on average, and the processor time of its decisions."""
    match: Any = new_match(rules)
    game = match.game.name
    bots = [make_bot(other, f"{number} {place}", game) for place in range(match.players)]
    own = make_bot(player, f"{number} {seat}", game)
    bots[seat] = Parts(own, bots[seat], parts) if parts else own
    times: list[float] = []
    shuffles = 0
    begun = written(match)
    while not match.over:
        awaited = match.awaits()
        if awaited == (TABLE,):
            if written(match) > begun:
                break
            ruling = match.game.default_ruling(match.state)
            match.apply(TABLE, ruling or Shuffle(derived_seed(f"ladder {number}", shuffles)))
            shuffles += ruling is None
            continue
        acting = awaited[0]
        for place in range(match.players):
            legal = () if place in awaited else match.legal(place)
            right = bots[place].interrupt(match.view(place), legal) if legal else None
            if right is not None:
                match.apply(place, right.action)
                break
        else:
            view, legal = match.view(acting), match.legal(acting)
            started = process_time()
            choice = bots[acting].choose(view, legal)
            if acting == seat:
                times.append(process_time() - started)
            match.apply(acting, choice.action)
    found = [
        float(one) for one in (match.sheet.totals if game == "thousand" else results(match.game.compiled, match.sheet))
    ]
    theirs = [total for place, total in enumerate(found) if place != seat]
    return found[seat] - mean(theirs), times


def one_block(
    rules: str, player: str, other: str, parts: Sequence[str], number: int
) -> tuple[list[float], list[float]]:
    """A deal with the player in each seat: what each brought, and the times."""
    found = [one_deal(rules, seat, number, player, other, parts) for seat in range(new_match(rules).players)]
    return [one for one, _ in found], [time for _, times in found for time in times]


def deals_won(blocks: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The share of the deals in which the player had more than the others' mean, as many counting half, and half of its
    interval; a deal with all its seats is one observation."""
    shares = [mean((one > 0) + (one == 0) / 2 for one in block) for block in blocks]
    return mean(shares), 1.96 * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 0.0


def main(arguments: Sequence[str] = ()) -> None:
    """Prints a line for each rule set."""
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("--rules", action="append", help="a preset or a rule string; five presets if none")
    parser.add_argument("--player", default="pimc")
    parser.add_argument("--other", default="thumb")
    parser.add_argument("--parts", default="", help="decisions that are the player's, as in play,give; else all")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"deals ({DEALS})")
    parser.add_argument("--first", type=int, default=0, help="number of the first deal (0)")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    print(machine())
    parts = given.parts.split(",") if given.parts else []
    what = f"decisions: {given.parts}" if parts else "whole game"
    print(f"{given.player} against {given.other}, {what}: points or whists a deal more than the others' mean")
    with ProcessPoolExecutor(given.jobs) as pool:
        for rules in given.rules or RULES:
            asked = partial(one_block, rules, given.player, given.other, parts)
            found = [*pool.map(asked, range(given.first, given.first + given.deals))]
            blocks = [block for block, _ in found]
            gains = [mean(block) for block in blocks]
            won, spread = deals_won(blocks)
            times = sorted(time for _, block in found for time in block)
            half = 1.96 * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
            middle, high = (1000 * times[len(times) * share // 100] for share in (50, 99))
            print(
                f"{rules:<22} {mean(gains):+7.2f} ± {half:.2f}  {len(gains)} deals, ahead in {won:.1%} ± {spread:.1%}; "
                f"a decision takes {middle:.0f} ms, 99 of 100 at most {high:.0f}, the longest {1000 * times[-1]:.0f}",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:])
