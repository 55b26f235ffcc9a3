"""A short league: each rung of the ladder against the one below, in the five rule sets of docs/strength.md.

It asks ``prikup league`` for little: with so few deals intervals are wide. With ``--against COMMIT`` the rule of thumb
plays against itself of an older commit instead; against the commit that is checked out the difference is exactly zero.

    python -m bench.league --rules thousand/ru --deals 200
    python -m bench.league --rules thousand/ru --whole-match --deals 60
    python -m bench.league --against COMMIT --rules preferans/sochi --part play
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from bench._ladder import RULES
from bench._older import older, opponents
from bench.playouts import machine
from prikup.bots import Bot
from prikup.bots.registry import rungs
from prikup.games import game_name_of
from prikup.league import LeagueFile, LocalWorkers, play, results, settings_of
from prikup.league.players import Makers

DEALS = 10


def older_bot(seed: str, folder: Path, game: str) -> Bot:
    """The player of an older commit."""
    return opponents(folder, game)(seed)


def main(arguments: Sequence[str] = ()) -> None:
    """Prints a line for each pair of each rule set."""
    parser = argparse.ArgumentParser(prog="python -m bench.league", description=__doc__)
    parser.add_argument("--rules", action="append", help=f"a preset or a rule string ({', '.join(RULES)})")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"deals or matches, each in all rotations ({DEALS})")
    parser.add_argument("--part", default="whole", help="what is compared, as for prikup league (whole)")
    parser.add_argument("--whole-match", action="store_true", help="whole matches, not deals")
    parser.add_argument("--against", metavar="COMMIT", help="the rule of thumb against that of a commit")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    print(machine())
    unit = "whole matches: wins of 100, in Preferans whists" if given.whole_match else "points or whists a deal"
    print(f"the first player's mean less the second's, {unit}; each deal in all rotations")
    for rules in given.rules or RULES:
        game = game_name_of(rules)
        ladder = rungs(game)
        pairs = [*zip(ladder[1:], ladder, strict=False)]
        makers: Makers = {}
        if given.against:
            other = f"thumb of {given.against}"
            makers = {other: partial(older_bot, folder=older(given.against, game), game=game)}
            pairs = [("thumb", other)]
        for pair in pairs:
            settings = settings_of(
                rules,
                pair,
                version="bench",
                deals=given.deals,
                part=given.part,
                whole_match=given.whole_match,
                seed=given.seed,
                makers=makers,
            )
            file = LeagueFile(settings, None)
            play(file, LocalWorkers(given.jobs), makers=makers)
            (found,) = results(file.rows)
            assert found.mean is not None, "all deals are played"
            mean = found.mean
            print(
                f"{rules:<22} {' – '.join(pair):<22} {mean.mean:+8.2f}  {mean.low:+.2f} .. {mean.high:+.2f}  "
                f"t {mean.t:.1f}  {found.deals} deals",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:])
