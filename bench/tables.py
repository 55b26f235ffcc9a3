"""The table server under load: `prikup serve` with SQLite on the disk, three people on three sockets at each table.

The *open loop* plays one move a second at each table at fixed times, as people do. It measures the time until a
move is acknowledged, which is after it is on the disk, and until the other two seats are told. The *closed loop* plays
as fast as the answers come. It measures acknowledged moves per second, in turns with boardgame.io's server and its
FlatFile storage; each round gives one ratio.

*Beside bots* is the open loop with 200 tables and one more, of three of the strongest bots, which somebody watches, in
turns with the same without it.

`python -m bench.tables --seconds 5 --rounds 1` is a short run; `--open '' --closed ''` leaves the bots alone.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from itertools import zip_longest
from statistics import median

import msgspec

from bench import _peer
from bench._load import LoadPlan, Result
from bench._server import RULES, server_with_tables
from bench.playouts import machine
from prikup.bots.registry import rungs

OPEN = (200, 1000)
"""Tables of the open loop."""
CLOSED = (100, 300)
"""Tables of the closed loop. With fewer tables each socket would exceed the server's rate limit."""
PEERS = (20, 100)
"""Matches at the peer, whose storage scans all of them for each new one. The best number of each side counts."""
SECONDS = 20.0
CLOSED_SECONDS = 10.0
BESIDE = 200
"""Tables of people beside that of bots."""
ROUNDS = 3
AIM_P99, AIM_RATIO = 50.0, 5.0
PATIENCE = 240
"""Seconds that the load may take in addition to playing."""


def played(tables: int, seconds: float, *, open_loop: bool, bot: str = "") -> Result:
    """Measures with a new server and a new generator; ``bot``: who has all seats of one more table."""
    with server_with_tables(tables, bot) as one:
        plan = msgspec.json.encode(LoadPlan(one, open_loop, seconds))
        command = [sys.executable, "-m", "bench._load"]
        done = subprocess.run(command, input=plan, stdout=subprocess.PIPE, check=True, timeout=PATIENCE + seconds)
    return msgspec.json.decode(done.stdout, type=Result)


def open_loop(tables: Sequence[int], seconds: float) -> None:
    """Prints the latencies at one move a second per table."""
    print(f"one move a second at each table, planned times, {seconds:.0f} s; milliseconds from the planned moment")
    print(
        f"{'tables':>8}{'moves/s':>9}  {'acknowledged p50/p99/max':>26}  {'others told p50/p99/max':>26}"
        f"{'memory':>9}{'CPU':>6}{'lost':>6}{'own lag p99':>13}{'load':>7}"
    )
    for number in tables:
        found = played(number, seconds, open_loop=True)
        done, told = (f"{one.p50:.1f} / {one.p99:.1f} / {one.most:.1f}" for one in (found.done, found.told))
        print(
            f"{number:>8}{found.rate:9.0f}  {done:>26}  {told:>26}{found.memory / 2**20:6.0f} MB"
            f"{100 * found.server_cpu:5.0f}%{found.lost:6}{found.lag.p99:13.1f}{_load():7.1f}",
            flush=True,
        )
        if number == max(OPEN):
            met = found.done.p99 <= AIM_P99 and not found.lost
            print(f"p99 {found.done.p99:.1f} ms at {number} tables (aim: {AIM_P99:.0f}): {'met' if met else 'missed'}")


def closed_loop(tables: Sequence[int], seconds: float, rounds: int) -> None:
    """Prints the highest rates of both, and their ratio."""
    why = _peer.missing()
    print(f"each next action at once, {seconds:.0f} s a turn: moves acknowledged a second (p99 in ms)")
    named = zip_longest(tables, PEERS, fillvalue="-")
    head = "".join(f"{f'{ours} or {theirs}':>17}" for ours, theirs in named)
    print(f"{'tables':<14}{head}{'best':>8}{'ratio':>8}{'load':>7}")
    ratios = []
    for _ in range(rounds):
        ours = [played(number, seconds, open_loop=False) for number in tables]
        best = max(one.rate for one in ours)
        cells = "".join(f"{f'{one.rate:.0f} ({one.done.p99:.0f})':>17}" for one in ours)
        print(f"{'prikup':<14}{cells}{best:8.0f}{'':8}{_load():7.1f}", flush=True)
        if why:
            continue
        theirs = []
        for number in PEERS:
            with _peer.peer() as port:
                theirs.append(_peer.closed(port, number, seconds))
        other = max(one.rate for one in theirs)
        ratios.append(best / other)
        cells = "".join(f"{f'{one.rate:.0f} ({one.p99 or 0:.0f})':>17}" for one in theirs)
        print(f"{'boardgame.io':<14}{cells}{other:8.0f}{ratios[-1]:8.2f}{_load():7.1f}", flush=True)
    if ratios:
        spread = f"rounds {min(ratios):.2f} to {max(ratios):.2f}; aim {AIM_RATIO:.0f}"
        print(f"ratio of the highest rates {median(ratios):.2f}  ({spread})")
    else:
        print(f"boardgame.io was not measured: {why}")


def beside_bots(tables: int, seconds: float, rounds: int) -> None:
    """Prints the latencies of people without and with a table of the strongest bots, and the ratio of each pair."""
    bot = rungs("thousand")[-1]
    print(f"one move a second at each of {tables} tables, without and with a table of three {bot} bots; milliseconds")
    print(f"{'table of':<10}{'acknowledged p50/p99/max':>26}{'moves of bots/s':>17}{'lost':>6}{'ratio':>8}{'load':>7}")
    ratios, found = [], []
    for number in range(rounds):
        pair: dict[str, Result] = {}
        # Whoever comes second finds the machine as the first has left it.
        for name in ("", bot) if number % 2 == 0 else (bot, ""):
            one = pair[name] = played(tables, seconds, open_loop=True, bot=name)
            done = f"{one.done.p50:.1f} / {one.done.p99:.1f} / {one.done.most:.1f}"
            ratio = f"{pair[bot].done.p99 / pair[''].done.p99:.2f}" if len(pair) == 2 else ""
            row = f"{name or 'nobody':<10}{done:>26}{one.bots / seconds:17.1f}{one.lost:6}{ratio:>8}{_load():7.1f}"
            print(row, flush=True)
        ratios.append(pair[bot].done.p99 / pair[""].done.p99)
        found.append(pair[bot])
    middle = median(one.done.p99 for one in found)
    met = middle <= AIM_P99 and not any(one.lost for one in found)
    print(f"p99 of people beside the bots {middle:.1f} ms (aim: {AIM_P99:.0f}): {'met' if met else 'missed'}; ", end="")
    print(f"ratio {median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})")


def _load() -> float:
    """The load average of the last minute, this benchmark included."""
    return os.getloadavg()[0]


def _numbers(text: str) -> list[int]:
    found = [int(part) for part in text.split(",") if part]
    if not all(1 <= number <= 2000 for number in found):
        raise argparse.ArgumentTypeError("from 1 to 2000 tables")
    return found


def main(arguments: Sequence[str] = ()) -> None:
    """Prints both loops."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables", description="The table server under load.")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each open loop")
    parser.add_argument("--closed-seconds", type=float, default=CLOSED_SECONDS, help="of each closed loop")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of the closed loops")
    parser.add_argument("--open", type=_numbers, default=list(OPEN), help="tables, such as 200,1000; empty: not at all")
    parser.add_argument("--beside", type=int, default=BESIDE, help="tables of people beside a table of bots; 0: none")
    parser.add_argument("--closed", type=_numbers, default=list(CLOSED), help="likewise")
    asked = parser.parse_args(list(arguments))
    print(f"{machine()}; {RULES}")
    if asked.open:
        open_loop(asked.open, min(asked.seconds, 120.0))
    if asked.beside:
        beside_bots(min(asked.beside, 1000), min(asked.seconds, 120.0), min(asked.rounds, 20))
    if asked.closed:
        closed_loop(asked.closed, min(asked.closed_seconds, 120.0), min(asked.rounds, 20))


if __name__ == "__main__":
    main(sys.argv[1:])
