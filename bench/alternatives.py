"""What other decisions would have brought: deals of `thumb` in which one word or amount is another one.

Wherever a player has a choice of some kind the deal is played to its end twice, with what the rule of thumb does and
with the alternative, by the same players. The difference is what the alternative brings, in points or whists that the
seat has more than the others on average. Lines with a clear difference show where the rule of thumb is wrong.

    python -m bench.alternatives --rules preferans/sochi --deals 1000 --jobs 2
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from copy import copy
from functools import partial
from math import floor, sqrt
from statistics import mean, stdev
from typing import Any

from bench._ladder import RULES, written
from bench.playouts import machine
from prikup.bots import make_bot
from prikup.bots.preferans.compiled_rules import compiled_rules_of as preferans_rules
from prikup.bots.preferans.thumb.bidding import hope_of
from prikup.bots.preferans.thumb.tricks import defensive, trump_suits
from prikup.bots.thousand.compiled_rules import compiled_rules_of as thousand_rules
from prikup.bots.thousand.thumb import laying
from prikup.bots.thousand.thumb.bidding import playing, prospect, waiting
from prikup.bots.thousand.thumb.stakes import Stakes
from prikup.core.actions import Bid, Pass, Shuffle
from prikup.core.seats import TABLE, Seat
from prikup.core.shuffle import derived_seed
from prikup.games import new_match
from prikup.preferans.actions import Call, Declare, Whist
from prikup.preferans.score.settle import results
from prikup.thousand.actions import Name

DEALS = 40
Other = tuple[str, Any]
"""What an alternative is called, and its action."""


def forked(match: Any) -> Any:
    """A match that goes on from here by itself."""
    other = copy(match)
    other.log, other.events, other._views = [*match.log], [*match.events], {**match._views}
    return other


def finished(match: Any, bots: Sequence[Any], seed: str, begun: int) -> tuple[float, ...]:
    """What each seat has more than the others on average once the deal is written."""
    shuffles = 0
    while not match.over:
        awaited = match.awaits()
        if awaited == (TABLE,):
            if written(match) > begun:
                break
            ruling = match.game.default_ruling(match.state)
            match.apply(TABLE, ruling or Shuffle(derived_seed(seed, shuffles)))
            shuffles += ruling is None
            continue
        seat = awaited[0]
        match.apply(seat, bots[seat].choose(match.view(seat), match.legal(seat)).action)
    thousand = match.game.name == "thousand"
    found = [float(one) for one in (match.sheet.totals if thousand else results(match.game.compiled, match.sheet))]
    return tuple([one - mean([*found[:seat], *found[seat + 1 :]]) for seat, one in enumerate(found)])


def others(view: Any, legal: Sequence[Any], action: Any) -> Iterator[Other]:
    """The alternatives to an action, each with the circumstances that it is counted under."""
    preferans = hasattr(view, "passes")
    if preferans and isinstance(action, Pass | Call | Whist):
        yield from _preferans_words(view, legal, action)
    if preferans and isinstance(action, Declare):
        compiled = preferans_rules(view.rules)
        tricks = next(
            one.tricks
            for one in trump_suits(view.hand, leads=compiled.hands(view.sheet.dealer)[0] == view.seat)
            if one.strain == action.strain
        )
        for step in (-1, 1):
            game = Declare(action.level + step, action.strain, action.share, action.bomb)
            if game in legal:
                kind = "no trump" if action.strain > 3 else "suit"
                short = floor(2 * (tricks - action.level)) / 2
                yield f"declare {kind} {action.level} {step:+} at {short:+.1f} from it", game
    if not preferans and isinstance(action, Bid | Pass) and view.phase == "auction":
        yield from _thousand_words(view, legal, action)
    if not preferans and isinstance(action, Name):
        hope = laying.kept(thousand_rules(view.rules), view)
        for step in (-20, -10, 10, 20):
            other = Name(action.amount + step)
            if other in legal:
                yield f"name {step:+} at chance {floor(10 * hope.chance(action.amount)) / 10:.1f}", other


def _thousand_words(view: Any, legal: Sequence[Any], action: Any) -> Iterator[Other]:
    compiled = thousand_rules(view.rules)
    bids = [one for one in legal if isinstance(one, Bid)]
    if not bids or Pass() not in legal or view.hand is None:
        return
    stakes = Stakes(compiled, view)
    gap = playing(stakes, [one.amount for one in bids], prospect(compiled, view, view.hand)) - waiting(compiled, view)
    step = 20 * floor(gap / 20)
    height = "low" if bids[0].amount <= 100 else "middle" if bids[0].amount <= 120 else "high"
    other: Any = Pass() if isinstance(action, Bid) else bids[0]
    yield f"{'pass' if other == Pass() else 'bid'} {height} at gap {step:+}", other


def _preferans_words(view: Any, legal: Sequence[Any], action: Any) -> Iterator[Other]:
    compiled = preferans_rules(view.rules)
    if view.phase == "auction":
        calls = [one for one in legal if isinstance(one, Call) and not (one.dark or one.hand)]
        if not calls or Pass() not in legal or (isinstance(action, Call) and (action.dark or action.hand)):
            return
        leads = compiled.hands(view.sheet.dealer)[0] == view.seat
        hope = max(map(hope_of, trump_suits(view.hand, leads=leads)))
        other: Any = Pass() if isinstance(action, Call) else calls[0]
        first = "first" if view.standing is None else "over"
        last = sum(word.kind == "pass" for word in view.words)
        gap = floor(2 * (hope - calls[0].level)) / 2
        name = "pass" if other == Pass() else "call"
        yield f"{name} {first}, passed {last}, {calls[0].level} at {gap:+.1f}", other
    elif view.phase == "whisting" and Whist() in legal and Pass() in legal:
        other = Pass() if isinstance(action, Whist) else Whist()
        said = "-".join(word.word for word in view.said) or "none"
        own = floor(2 * defensive(view.hand, view.trump)) / 2
        yield f"{'pass' if other == Pass() else 'whist'} {view.contract.level} after {said} with {own:.1f}", other


def one_deal(rules: str, number: int) -> list[tuple[str, float]]:
    """The differences of a deal."""
    match: Any = new_match(rules, number % new_match(rules).players)
    bots = [make_bot("thumb", f"{number} {seat}", match.game.name) for seat in range(match.players)]
    seed, shuffles, begun = f"alternatives {number}", 0, written(match)
    asked: list[tuple[str, Seat, Any, Any]] = []
    while not match.over and written(match) == begun:
        seat = match.awaits()[0]
        if seat == TABLE:
            match.apply(TABLE, match.game.default_ruling(match.state) or Shuffle(derived_seed(seed, shuffles)))
            shuffles += 1
            continue
        view, legal = match.view(seat), match.legal(seat)
        action = bots[seat].choose(view, legal).action
        asked += [(name, seat, forked(match), other) for name, other in others(view, legal, action)]
        match.apply(seat, action)
    usual = finished(match, bots, seed, begun)
    found = []
    for name, seat, other, action in asked:
        other.apply(seat, action)
        found.append((name, finished(other, bots, f"{seed} again", begun)[seat] - usual[seat]))
    return found


def main(arguments: Sequence[str] = ()) -> None:
    """Prints for each rule set a line for each alternative."""
    parser = argparse.ArgumentParser(prog="python -m bench.alternatives", description=__doc__)
    parser.add_argument("--rules", action="append", help="a preset or a rule string; five presets if none")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"deals ({DEALS})")
    parser.add_argument("--least", type=int, default=20, help="times that a line must have come up (20)")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    print(machine())
    with ProcessPoolExecutor(given.jobs) as pool:
        for rules in given.rules or RULES:
            lines: dict[str, list[float]] = defaultdict(list)
            for found in pool.map(partial(one_deal, rules), range(given.deals), chunksize=10):
                for name, difference in found:
                    lines[name].append(difference)
            print(f"{rules}, {given.deals} deals: what the alternative brings more than what the rule of thumb does")
            for name, all_found in sorted(lines.items()):
                if len(all_found) >= given.least:
                    half = 1.96 * stdev(all_found) / sqrt(len(all_found))
                    print(f"  {name:<46} {mean(all_found):+7.2f} ± {half:.2f}  {len(all_found)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
