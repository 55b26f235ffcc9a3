"""What hands bring at Thousand: the fits of ``prikup.bots.thousand.thumb.outlook``, made to deals that thumb plays.

In every deal the first seat that may bid gets the contract at the lowest bid, so that declarers have random hands. The
points they take are fitted to what the rule of thumb counts in their hands before the talon and after the exchange; the
points of the other seats, to what it counts for a defender.

    python -m bench.outlook --deals 1500
    python -m bench.outlook --rules 1001/mcleod
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from typing import Any

from prikup.bots import Bot, make_bot
from prikup.bots.thousand.compiled_rules import worths
from prikup.bots.thousand.thumb.laying import returned
from prikup.bots.thousand.thumb.outlook import defensive, halves
from prikup.bots.thousand.thumb.valuation import worth
from prikup.core.actions import Bid, Pass, Shuffle
from prikup.core.cards import Cards, cards_in
from prikup.core.seats import TABLE
from prikup.core.shuffle import derived_seed
from prikup.games import game_name_of, new_match, presets
from prikup.thousand.actions import Bomb, Claim, Look, Writeoff
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.events import DealScored

DEALS = 1500
Row = tuple[float, float, float]
"""Cards counted, marriages counted, points taken apart from what is added separately."""
GIVEN_UP = (Bomb, Claim, Writeoff)
"""Actions that end a deal before its tricks."""


def fit(rows: Sequence[Row]) -> tuple[float, float, float, float]:
    """Least squares of ``base + cards * x + marriages * y``, and the spread about it."""
    points = [(1.0, cards, marriages, taken) for cards, marriages, taken in rows]
    # The normal equations, one row each; the points taken are the last column.
    table = [[sum(one[i] * one[j] for one in points) for j in range(4)] for i in range(3)]
    for at in range(3):
        pivot = table[at][at] or 1.0
        table[at] = [value / pivot for value in table[at]]
        for other in range(3):
            if other != at:
                factor = table[other][at]
                table[other] = [value - factor * own for value, own in zip(table[other], table[at], strict=True)]
    base, first, second = (line[3] for line in table)
    rest = [taken - base - first * cards - second * marriages for _, cards, marriages, taken in points]
    return base, first, second, sqrt(sum(one * one for one in rest) / len(rows))


def row(compiled: CompiledRules, hand: Cards, gone: Cards, more: float, taken: float) -> Row:
    """A declarer's hand and the points it took."""
    found = worth(compiled, hand, gone)
    return found.points - found.marriages, found.marriages, taken - more


def one_deal(rules: str, number: int, found: dict[str, list[Row]]) -> None:
    """Plays a deal and adds its rows."""
    match: Any = new_match(rules)
    bots: list[Bot] = [make_bot("thumb", f"outlook {number} {seat}") for seat in range(match.players)]
    compiled: CompiledRules = match.game.compiled
    layout, shuffles = compiled.layout, 0
    before: list[Any] = []
    after: list[Any] = []
    while not match.over:
        seat = match.awaits()[0]
        if seat == TABLE:
            if match.state.sheet.deals:
                return
            match.apply(TABLE, Shuffle(derived_seed("outlook", number, shuffles)))
            shuffles += 1
            continue
        view = match.view(seat)
        legal = [action for action in match.legal(seat) if not isinstance(action, GIVEN_UP)]
        if view.phase == "auction":
            before = before or [match.view(other).dealt for other in range(match.players)]
            words = [action for action in legal if isinstance(action, Bid | Look)]
            action: Any = Pass() if view.standing and Pass() in legal else words[0]
        else:
            action = bots[seat].choose(view, legal).action
        if view.phase == "playing" and not after:
            after = [match.view(other) for other in range(match.players)]
        for told in match.apply(seat, action):
            if isinstance(told.event, DealScored) and after:
                taken = [sum(pair) for pair in zip(told.event.points, told.event.bonuses, strict=True)]
                _add(compiled, layout.stock // layout.hands, before, after, taken, found)


def _add(
    compiled: CompiledRules,
    drawn: int,
    before: list[Any],
    after: list[Any],
    taken: list[int],
    found: dict[str, list[Row]],
) -> None:
    declarer = after[0].declarer
    hand, kept, aside = before[declarer], after[declarer].hand, after[declarer].aside
    coming = halves(compiled, hand, compiled.layout.talon + drawn)
    found["before"].append(row(compiled, hand, 0, coming, taken[declarer]))
    part, values = returned(compiled), worths(compiled)
    more = part * sum(values[card] for card in cards_in(aside)) + (halves(compiled, kept, drawn) if drawn else 0.0)
    found["after"].append(row(compiled, kept, aside, more, taken[declarer]))
    for seat, dealt in enumerate(before):
        if seat not in (declarer, after[0].sitter):
            worthy = float(compiled.rules.marriages.worth(dealt))
            found["defence"].append((defensive(compiled, dealt), worthy, float(taken[seat])))


def main(arguments: Sequence[str] = ()) -> None:
    """Prints the fits for each rule set."""
    parser = argparse.ArgumentParser(prog="python -m bench.outlook", description=__doc__)
    known = [rules for rules in presets() if game_name_of(rules) == "thousand"]
    parser.add_argument("--rules", action="append", help="a preset or a rule string; all with an auction if none")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"deals ({DEALS})")
    given = parser.parse_args(arguments)
    for rules in given.rules or known:
        match: Any = new_match(rules)
        if not match.game.compiled.auctions:
            continue
        found: dict[str, list[Row]] = {"before": [], "after": [], "defence": []}
        for number in range(given.deals):
            one_deal(rules, number, found)
        for name, rows in found.items():
            base, cards, marriages, spread = fit(rows)
            mean = sum(points for _, _, points in rows) / len(rows)
            line = f"Fit({base:.0f}, {cards:.2f}, {marriages:.2f}, {spread:.0f})"
            print(f"{rules:<24} {name:<8} {line:<32} mean {mean:.0f}, {len(rows)} hands", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
