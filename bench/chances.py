"""How likely each seat is to win a match of Thousand: the table of the player `expert`.

Deals of one player at all seats, each the first of a match, give the results of declarers and defenders. A match is
then a Markov chain of such deals on the totals: each seat declares as often; who is on the barrel writes nothing but a
contract, wins with one of 120 and falls after three deals on average. What each total is worth is iterated until it
does not change. ``--write`` puts the table where the player reads it (src/prikup/bots/expert/chances.json).

    python -m bench.chances --player thumb --deals 2000 --jobs 2 --write
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

import msgspec
import numpy as np

import prikup.bots.expert.chances as module
from bench.playouts import machine
from prikup.bots import make_bot
from prikup.bots.expert.chances import PLAYERS, Chances
from prikup.bots.expert.tables import VERSION
from prikup.core.actions import Shuffle
from prikup.core.seats import TABLE
from prikup.core.shuffle import derived_seed
from prikup.games import new_match
from prikup.thousand.outcome import PLAYED

RULES = "thousand/ru"
DEALS = 40
TARGET, LEAST, STEP, BARREL = 1000, -240, 40, 880
NEEDED = 120
"""What a contract on the barrel must be worth."""
STAYS = 3
"""Deals on the barrel."""
KINDS = 40
"""Results that the chain draws from: every so many-th of all, by the declarer's result."""
ROUNDS, SAME = 400, 1e-4


class Result(NamedTuple):
    """What a deal wrote."""

    declarer: int
    first: int
    """What the next seat wrote."""
    second: int
    taken: int
    """The card points of the declarer."""


def one_deal(player: str, number: int) -> Result | None:
    """The result of a deal; None if its tricks were not played."""
    match: Any = new_match(RULES, number % PLAYERS)
    bots = [make_bot(player, f"{number} {seat}") for seat in range(PLAYERS)]
    shuffles, contract = 0, None
    while not match.over:
        seat = match.awaits()[0]
        if seat == TABLE:
            match.apply(TABLE, Shuffle(derived_seed(f"chances {number}", shuffles)))
            shuffles += 1
            continue
        if contract is None and match.phase == "playing":
            contract = match.state.phase.contract
        told = match.apply(seat, bots[seat].choose(match.view(seat), match.legal(seat)).action)
        for event in [one.event for one in told if type(one.event).__name__ == "DealScored"]:
            if contract is None or event.ending not in PLAYED:
                return None
            own = contract.seat
            first, second = ((own + step) % PLAYERS for step in (1, 2))
            taken = event.points[own] + event.bonuses[own]
            return Result(event.totals[own], event.totals[first], event.totals[second], taken)
    return None


def chain(results: Sequence[Result]) -> Any:
    """By the own total, and those of the others, the chance to win: float, shape (totals, totals, totals)."""
    kinds = sorted(results)[:: max(1, len(results) // KINDS)]
    totals: Any = np.arange(LEAST, TARGET, STEP, dtype=float)
    size = len(totals)
    grid = np.stack(np.meshgrid(totals, totals, totals, indexing="ij"), axis=-1)
    chance = np.full((size, size, size), 1 / PLAYERS)
    on_barrel = grid >= BARREL
    steps = []
    for declarer in range(PLAYERS):
        for kind in kinds:
            after: Any = grid.copy()
            won: Any = np.zeros((size, size, size), bool)
            for place, points in enumerate((kind.declarer, kind.first, kind.second)):
                seat = (declarer + place) % PLAYERS
                total, sits = grid[..., seat], on_barrel[..., seat]
                if place == 0:
                    won = sits & (kind.taken >= NEEDED)
                    moved = np.where(sits, BARREL - NEEDED, np.minimum(total + points, BARREL))
                else:
                    moved = np.where(sits, total, np.minimum(total + points, BARREL))
                after[..., seat] = moved
            steps.append((declarer, won, after))
    fallen = grid.copy()
    fallen[on_barrel] = BARREL - NEEDED
    for _ in range(ROUNDS):
        following = np.zeros_like(chance)
        for declarer, won, after in steps:
            later = looked_up(chance, after)
            following += np.where(won, float(declarer == 0), later)
        following /= len(steps)
        # One deal in so many ends a stay on the barrel.
        falls = looked_up(following, fallen)
        following = np.where(on_barrel.any(axis=-1), following + (falls - following) / (2 * STAYS), following)
        change = float(abs(following - chance).max())
        chance = following
        if change < SAME:
            break
    return chance


def looked_up(chance: Any, totals: Any) -> Any:
    """The chances at totals, those between two of the table in proportion."""
    size = chance.shape[0]
    at = np.clip((totals - LEAST) / STEP, 0, size - 1)
    low = np.minimum(at.astype(int), size - 2)
    part = at - low
    found = np.zeros(totals.shape[:-1])
    for first in (0, 1):
        for second in (0, 1):
            for third in (0, 1):
                weight = np.ones(totals.shape[:-1])
                for seat, up in enumerate((first, second, third)):
                    weight = weight * (part[..., seat] if up else 1 - part[..., seat])
                found += weight * chance[low[..., 0] + first, low[..., 1] + second, low[..., 2] + third]
    return found


def main(arguments: Sequence[str] = ()) -> None:
    """Prints what the table says of some totals; writes it on request."""
    parser = argparse.ArgumentParser(prog="python -m bench.chances", description=__doc__)
    parser.add_argument("--player", default="pimc")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"deals ({DEALS})")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="replace the table of the program")
    given = parser.parse_args(arguments)
    print(machine())
    with ProcessPoolExecutor(given.jobs) as pool:
        found = pool.map(partial(one_deal, given.player), range(given.deals), chunksize=10)
        results = [one for one in found if one is not None]
    chance = chain(results)
    recipe = f"python -m bench.chances --player {given.player} --deals {given.deals} --write"
    table = Chances(
        VERSION,
        recipe,
        TARGET,
        STEP,
        LEAST,
        defended=round(mean((one.first + one.second) / 2 for one in results), 1),
        permille=tuple(round(1000 * float(one)) for one in chance.ravel()),
    )
    print(f"{len(results)} deals; a defender writes {table.defended}")
    for totals in ((0, 0, 0), (400, 0, 0), (880, 0, 0), (880, 880, 0), (800, 600, 600), (0, 880, 0)):
        print(totals, f"{table.win(*totals, TARGET):.3f}")
    if given.write:
        Path(str(module.__file__)).with_name(module.FILE).write_bytes(msgspec.json.encode(table) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
