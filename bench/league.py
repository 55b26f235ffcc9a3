"""A short league: the rule of thumb against random players, or against itself of an older commit, on duplicate deals.

It asks ``prikup league`` for little: a quarter of an hour of ``prikup league`` says more. Against the commit that is
checked out the difference is exactly zero.

    python -m bench.league --deals 200
    python -m bench.league --against COMMIT --rules preferans/sochi --part play
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from bench._older import older, opponents
from bench.playouts import machine
from prikup.bots import Bot
from prikup.games import game_name_of
from prikup.league import LeagueFile, LocalWorkers, play, results, settings_of
from prikup.league.settings import PARTS

RULES = ("thousand/ru", "preferans/sochi")
DEALS = 40


def older_bot(seed: str, folder: Path, game: str) -> Bot:
    """The player of an older commit."""
    return opponents(folder, game)(seed)


def main(arguments: Sequence[str] = ()) -> None:
    """Prints a line for each rule set."""
    parser = argparse.ArgumentParser(prog="python -m bench.league", description=__doc__)
    parser.add_argument("--rules", action="append", help=f"a preset or a rule string ({', '.join(RULES)})")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"deals, each in all rotations ({DEALS})")
    parser.add_argument("--part", choices=PARTS, default="whole", help="what is compared (whole)")
    parser.add_argument("--against", metavar="COMMIT", help="the rule of thumb of a commit, not random players")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    print(machine())
    print(f"thumb against {given.against or 'random'}: points a deal, {given.deals} deals in all rotations")
    for rules in given.rules or RULES:
        game = game_name_of(rules)
        other, makers = "random", {}
        if given.against:
            other = f"thumb of {given.against}"
            makers = {other: partial(older_bot, folder=older(given.against, game), game=game)}
        settings = settings_of(
            rules, ("thumb", other), version="bench", deals=given.deals, part=given.part, makers=makers
        )
        file = LeagueFile(settings, None)
        play(file, LocalWorkers(given.jobs), makers=makers)
        (found,) = results(file.rows)
        assert found.mean is not None, "all deals are played"
        mean = found.mean
        print(f"{rules:<24} {mean.mean:+8.2f}  {mean.low:+.2f} .. {mean.high:+.2f}  t {mean.t:.1f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
