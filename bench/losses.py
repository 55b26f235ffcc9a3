"""What cards cost against best play with open cards: those of two players, asked about the same positions.

Every seat of a deal is the first player. Wherever a card is to be chosen, both players are asked, and the position is
solved with all cards known: a loss is what the chosen card is worth less than the best one, by what the deal writes for
the seat. The difference of the losses of a deal is one observation; the interval is of 95 %, by the normal
distribution. It says how well a player knows where the cards are, not how well it plays on errors of others; a few
hundred deals tell as much as thousands that are played out.

    python -m bench.losses --rules preferans/sochi --players pimc,expert --deals 100
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

from bench._ladder import RULES, written
from bench.playouts import machine
from prikup.bots import make_bot
from prikup.bots.preferans.compiled_rules import compiled_rules_of as preferans_rules
from prikup.bots.preferans.pimc.tricks import TrickWorth as PreferansWorth
from prikup.bots.thousand.compiled_rules import compiled_rules_of as thousand_rules
from prikup.bots.thousand.pimc.tricks import TrickWorth as ThousandWorth
from prikup.core.actions import Play, Shuffle
from prikup.core.seats import TABLE
from prikup.core.shuffle import derived_seed
from prikup.games import new_match
from prikup.search import solve

DEALS = 5
NODES = 2_000_000
"""Positions that are searched for one card at the most."""
SIDES = ("declarer", "defence", "no declarer")


def worths(match: Any, view: Any) -> dict[int, float]:
    """By card what it is worth to the seat if all play best after it; empty where that is not known."""
    if match.game.name == "preferans":
        if view.contract is None:
            return {}
        face: Any = PreferansWorth(preferans_rules(view.rules), view, view.contract)
    else:
        face = ThousandWorth(thousand_rules(view.rules), view)
    answer = solve(match, cards=True, nodes=NODES)
    if any(one.low != one.high or one.shown for one in answer.cards):
        return {}
    return {one.card: face.worth(one.low) for one in answer.cards}


def one_deal(rules: str, players: Sequence[str], number: int) -> dict[str, list[tuple[float, ...]]]:
    """By side the losses of the players in each position, and the seconds that they took."""
    match: Any = new_match(rules, number % new_match(rules).players)
    bots = [[make_bot(name, f"{number} {seat}", match.game.name) for name in players] for seat in range(match.players)]
    shuffles, begun = 0, written(match)
    found: dict[str, list[tuple[float, ...]]] = {side: [] for side in SIDES}
    while not match.over and written(match) == begun:
        seat = match.awaits()[0]
        if seat == TABLE:
            match.apply(
                TABLE, match.game.default_ruling(match.state) or Shuffle(derived_seed(f"losses {number}", shuffles))
            )
            shuffles += 1
            continue
        view, legal = match.view(seat), match.legal(seat)
        started = process_time()
        action = bots[seat][0].choose(view, legal).action
        took = [process_time() - started]
        if isinstance(action, Play) and sum(isinstance(one, Play) for one in legal) > 1:
            worth = worths(match, view)
            if worth and len(set(worth.values())) > 1:
                actions = [action]
                for other in bots[seat][1:]:
                    started = process_time()
                    actions.append(other.choose(view, legal).action)
                    took.append(process_time() - started)
                losses = [max(worth.values()) - worth[getattr(one, "card", action.card)] for one in actions]
                side = SIDES[2 if view.declarer < 0 else int(view.seat != view.declarer)]
                found[side].append((*losses, *took))
        match.apply(seat, action)
    return found


def main(arguments: Sequence[str] = ()) -> None:
    """Prints the losses for each rule set."""
    parser = argparse.ArgumentParser(prog="python -m bench.losses", description=__doc__)
    parser.add_argument("--rules", action="append", help="a preset or a rule string; five presets if none")
    parser.add_argument(
        "--players", default="pimc,expert", help="two players or more; the first one plays (pimc,expert)"
    )
    parser.add_argument("--deals", type=int, default=DEALS, help=f"deals ({DEALS})")
    parser.add_argument("--first", type=int, default=0, help="number of the first deal (0)")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    players = given.players.split(",")
    print(machine())
    with ProcessPoolExecutor(given.jobs) as pool:
        for rules in given.rules or RULES:
            asked = partial(one_deal, rules, players)
            deals = [*pool.map(asked, range(given.first, given.first + given.deals))]
            for side in SIDES:
                rows = [[*map(sum, zip(*found[side], strict=True))] for found in deals if found[side]]
                count = sum(len(found[side]) for found in deals)
                if len(rows) < 2:
                    continue
                losses = ", ".join(
                    f"{name} {sum(row[at] for row in rows) / given.deals:.2f}" for at, name in enumerate(players)
                )
                print(f"{rules:<22} {side:<11} loss a deal: {losses}; {count} positions")
                for at, name in enumerate(players[1:], start=1):
                    gains = [row[0] - row[at] for row in rows] + [0.0] * (given.deals - len(rows))
                    half = 1.96 * stdev(gains) / sqrt(len(gains))
                    times = [1000 * sum(row[len(players) + one] for row in rows) / count for one in (0, at)]
                    spent = f"{times[1]:.0f} ms a card, {players[0]} {times[0]:.0f}"
                    print(f"  {name} loses {mean(gains):+.2f} ± {half:.2f} less; {spent}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
