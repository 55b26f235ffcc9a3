"""What declarers take where the solver says what best play with open cards gives: the table of the player `expert`.

Every seat is the same player; each contract is solved with all cards known when its first card is due, and compared
with how it ended. ``--write`` puts the table where the player reads it (src/prikup/bots/expert/outcomes.json).

    python -m bench.outcomes --player thumb --deals 3000 --jobs 2 --write
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import prikup.bots.expert.outcomes as module
from bench._ladder import written
from bench.playouts import machine
from prikup.bots import make_bot
from prikup.bots.expert.outcomes import Made, Outcomes, Taken
from prikup.bots.expert.tables import VERSION
from prikup.core.actions import Shuffle
from prikup.core.seats import TABLE
from prikup.core.shuffle import derived_seed
from prikup.games import new_match
from prikup.preferans.layout import NO_TRUMP, TRICKS
from prikup.preferans.state import GAME
from prikup.search import solve
from prikup.thousand.outcome import PLAYED

DEALS = 10
THOUSAND, PREFERANS = ("thousand/ru", "thousand/pl"), ("preferans/sochi", "preferans/leningrad")
LEAST, STEP, MOST = -60, 10, 60
"""Margins in card points."""
AROUND = 3
"""Margins in tricks, and differences, up to this."""
DOUBT = 4.0
"""So many contracts are added to each number that say what its neighbours say."""

Row = tuple[str, int, int]
"""``made``, a margin in card points and whether the contract was made; or a kind of game, its margin in tricks and how
many tricks more than the solver gave were taken."""


def one_deal(player: str, task: tuple[str, int]) -> list[Row]:
    """What became of the contract of a deal; empty if none was played."""
    rules, number = task
    match: Any = new_match(rules, number % new_match(rules).players)
    bots = [make_bot(player, f"{number} {seat}", match.game.name) for seat in range(match.players)]
    shuffles, begun = 0, written(match)
    contract, solved = None, None
    while not match.over:
        seat = match.awaits()[0]
        if seat == TABLE:
            if written(match) > begun:
                return []
            ruling = match.game.default_ruling(match.state)
            match.apply(TABLE, ruling or Shuffle(derived_seed(f"outcomes {number}", shuffles)))
            shuffles += ruling is None
            continue
        if contract is None and match.phase == "playing":
            contract = match.state.phase.contract
            if contract is None or contract.seat < 0:
                return []
            solved = solve(match).value
        told = match.apply(seat, bots[seat].choose(match.view(seat), match.legal(seat)).action)
        for event in [one.event for one in told if type(one.event).__name__ == "DealScored"]:
            if solved is None:
                return []
            if match.game.name == "thousand":
                return [*_thousand(match, contract, event, solved)]
            return [*_preferans(contract, event, solved)]
    return []


def _thousand(match: Any, contract: Any, event: Any, solved: int) -> Iterable[Row]:
    if event.ending in PLAYED and not contract.by_tricks:
        took = event.points[contract.seat] + event.bonuses[contract.seat]
        made = match.game.compiled.rules.count.makes(took, contract.amount)
        yield "made", solved - contract.amount, int(made)


def _preferans(contract: Any, event: Any, solved: int) -> Iterable[Row]:
    if contract.kind == GAME and sum(event.tricks) == TRICKS:
        kind = "no_trump" if contract.strain == NO_TRUMP else "suit"
        yield kind, solved - contract.level, event.tricks[contract.seat] - solved


def made_of(rows: Iterable[Row]) -> Made:
    """The chances by margin: rising, and less sure where few contracts were seen."""
    counts, wins = Counter[int](), Counter[int]()
    for kind, margin, made in rows:
        if kind == "made":
            at = min(MOST, max(LEAST, STEP * round(margin / STEP)))
            counts[at] += 1
            wins[at] += made
    steps = range(LEAST, MOST + 1, STEP)
    # A block of neighbours that do not rise is one (pool adjacent violators).
    blocks = [[wins[at] + DOUBT / 2, counts[at] + DOUBT, 1.0] for at in steps]
    at = 0
    while at + 1 < len(blocks):
        if blocks[at][0] / blocks[at][1] > blocks[at + 1][0] / blocks[at + 1][1]:
            blocks[at : at + 2] = [[one + other for one, other in zip(blocks[at], blocks[at + 1], strict=True)]]
            at = max(0, at - 1)
        else:
            at += 1
    shares = [round(won / count, 3) for won, count, size in blocks for _ in range(int(size))]
    return Made(LEAST, STEP, tuple(shares))


def taken_of(rows: Iterable[Row], kind: str, every: Sequence[Row]) -> Taken:
    """The shares by margin; where few games were seen those of all games with a contract count, too."""
    by_margin: dict[int, Counter[int]] = {margin: Counter() for margin in range(-AROUND, AROUND + 1)}
    overall = Counter[int]()
    for name, _, more in every:
        if name != "made":
            overall[_near(more)] += 1
    for name, margin, more in rows:
        if name == kind:
            by_margin[_near(margin)][_near(more)] += 1
    whole = sum(overall.values()) or 1
    shares = []
    for counter in by_margin.values():
        count = sum(counter.values()) + 2 * DOUBT
        shares.append(
            tuple(
                round((counter[more] + 2 * DOUBT * overall[more] / whole) / count, 3)
                for more in range(-AROUND, AROUND + 1)
            )
        )
    return Taken(-AROUND, -AROUND, tuple(shares))


def _near(number: int) -> int:
    return min(AROUND, max(-AROUND, number))


def main(arguments: Sequence[str] = ()) -> None:
    """Prints the table; writes it on request."""
    parser = argparse.ArgumentParser(prog="python -m bench.outcomes", description=__doc__)
    parser.add_argument("--player", default="pimc")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"deals of each rule set ({DEALS})")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="replace the table of the program")
    given = parser.parse_args(arguments)
    print(machine())
    rows: list[Row] = []
    with ProcessPoolExecutor(given.jobs) as pool:
        tasks = [(rules, number) for rules in (*THOUSAND, *PREFERANS) for number in range(given.deals)]
        for found in pool.map(partial(one_deal, given.player), tasks, chunksize=10):
            rows += found
    recipe = f"python -m bench.outcomes --player {given.player} --deals {given.deals} --write"
    table = Outcomes(
        VERSION,
        recipe,
        made_of(rows),
        taken_of(rows, "suit", rows),
        taken_of(rows, "no_trump", rows),
    )
    text = msgspec.json.encode(table)
    seen = Counter((kind, _near(margin) if kind != "made" else 10 * round(margin / 10)) for kind, margin, _ in rows)
    print(*[f"{kind} {margin:+}: {count}" for (kind, margin), count in sorted(seen.items())], sep="\n")
    print(text.decode())
    if given.write:
        Path(str(module.__file__)).with_name(module.FILE).write_bytes(text + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
