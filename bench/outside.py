"""Programs of other authors against the bots at Preferans: duplicate deals of the league, prikup as the referee.

`bench/_outside.py` says what a program is asked and how it answers. For eschava/preferans (JavaScript, github.com) the
answers come from `bench/eschava.mjs` and a checkout; any other program needs a few lines that read the questions.

    python -m bench.outside --name eschava --command "node bench/eschava.mjs CHECKOUT" --deals 100 --out FOLDER
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from bench._outside import outside_bot
from bench.playouts import machine
from prikup.league import LeagueFile, LocalWorkers, play, results, settings_of
from prikup.league.settings import share_of

RULES = "preferans/sochi+calls.hand=off+calls.hold=on+whist.half=off+whist.face=lying"
"""The table that both programs come closest to: a game is called with the talon, the senior hand may hold a call, there
is no half whist, a lone whister plays both hands open."""
DEALS = 10


def main(arguments: Sequence[str] = ()) -> None:
    """Prints a line for each of the bots."""
    parser = argparse.ArgumentParser(prog="python -m bench.outside", description=__doc__)
    parser.add_argument("--name", default="outside", help="what the program is called in the results")
    parser.add_argument("--command", help="what begins the program that answers")
    parser.add_argument("--players", default="expert,pimc,thumb", help="the bots that play it, one after another")
    parser.add_argument("--rules", default=RULES)
    parser.add_argument("--deals", type=int, default=DEALS, help=f"deals, each in all rotations ({DEALS})")
    parser.add_argument("--out", type=Path, help="a folder for the results; the same command goes on with them")
    parser.add_argument("--share", default="1/1", help="as for prikup league")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    if not given.command:
        print("no program is given (--command): nothing to compare with")
        return
    print(machine())
    makers = {given.name: partial(outside_bot, command=tuple(shlex.split(given.command)))}
    for player in given.players.split(","):
        settings = settings_of(
            given.rules, (player, given.name), version="bench", deals=given.deals, seed=given.seed, makers=makers
        )
        file = LeagueFile(settings, given.out and given.out / f"{player}-{given.name}.jsonl")
        try:
            play(file, LocalWorkers(given.jobs), share_of(given.share), makers=makers)
        finally:
            file.close()
        (found,) = results(file.rows)
        if found.mean is None:
            continue
        mean = found.mean
        print(
            f"{player} – {given.name}: {mean.mean:+.2f} whists a deal, {mean.low:+.2f} .. {mean.high:+.2f}, "
            f"{found.deals} deals in all rotations",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
