"""How much a player gains in the last tricks: deals that others have played up to there, from the same position on.

Each deal is played by the rule of thumb until hands of five cards are left. From there all seats are played by one
player to the end; and for each seat once more, with the measured player in it, from its first decision that is another
one. What that seat gets more against the mean of the others is its gain; where it decides the same throughout it is
exactly zero. A deal with all its seats is one observation; the interval is of 95 %, by the normal distribution.

    python -m bench.endings --rules thousand/ru --player master --other expert --deals 200
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from time import process_time
from typing import Any, NamedTuple

from bench._ladder import RULES, written
from bench.playouts import machine
from prikup.bots import Bot, make_bot
from prikup.core.actions import Play
from prikup.core.match import Match
from prikup.core.seats import Seat
from prikup.core.shuffle import derived_seed
from prikup.games import new_match
from prikup.match_runner import MatchRunner
from prikup.preferans.score.settle import results

CARDS = 5
"""Hands of so many cards are left where the players take over."""
DEALS = 4
"""Few enough for a first look; docs/strength.md says how many it has."""


class Deal(NamedTuple):
    """What came of a deal."""

    gains: list[float]
    """By seat."""
    others: int
    """Decisions of the measured player that were other ones."""
    decisions: int
    left: int
    """Those that it left to the level below."""
    times: list[float]
    """Processor time of its decisions, in seconds."""


def runner(match: Any, bots: Sequence[Bot], number: int) -> MatchRunner:
    """These bots at all seats of a deal of this number."""
    return MatchRunner(match, dict(enumerate(bots)), lambda shuffle: derived_seed(f"endings {number}", shuffle))


def ending(match: Any) -> bool:
    """Whether so few cards are left, and the seat in turn has a choice of cards."""
    if match.game.phase(match.state) != "playing" or max(map(int.bit_count, match.game.hands(match.state))) > CARDS:
        return False
    (seat,) = match.awaits()
    return sum(isinstance(action, Play) for action in match.legal(seat)) > 1


def to_end(match: Any, bots: Sequence[Bot], number: int) -> list[float]:
    """Plays the deal to its end: what each seat got more than the mean of the others."""
    playing, game = runner(match, bots, number), match.game
    while not (match.over or written(match)):
        playing.step()
    totals = match.sheet.totals if game.name == "thousand" else results(game.compiled, match.sheet)
    found = [float(one) for one in totals]
    return [own - mean(found[:seat] + found[seat + 1 :]) for seat, own in enumerate(found)]


def one_deal(rules: str, player: str, other: str, number: int) -> Deal:
    """A deal of which the last tricks are compared."""
    match: Any = new_match(rules)
    game, seats = match.game.name, range(match.players)
    thumbs = [make_bot("thumb", f"{number} {seat}", game) for seat in seats]
    others = [make_bot(other, f"{number} {seat}", game) for seat in seats]
    measured = [make_bot(player, f"{number} {seat}", game) for seat in seats]
    branches: dict[Seat, list[float]] = {}
    decisions = left = different = 0
    times: list[float] = []
    playing = runner(match, thumbs, number)
    while not (match.over or written(match) or ending(match)):
        playing.step()
    playing = runner(match, others, number)
    while not (match.over or written(match)):
        (seat, *_), choice = match.awaits(), None
        if ending(match) and seat not in branches:
            started = process_time()
            choice = measured[seat].choose(match.view(seat), match.legal(seat))
            times.append(process_time() - started)
            decisions += 1
            left += bool(choice.by)
        playing.step()
        if choice is not None and match.log[-1] != (seat, choice.action):
            different += 1
            branch: Any = Match.replay(match.game, match.log[:-1], match.dealer)
            branch.apply(seat, choice.action)
            bots = [measured[place] if place == seat else others[place] for place in seats]
            branches[seat] = to_end(branch, bots, number)
    usual = to_end(match, others, number)
    gains = [branches[seat][seat] - usual[seat] if seat in branches else 0.0 for seat in seats]
    return Deal(gains, different, decisions, left, times)


def main(arguments: Sequence[str] = ()) -> None:
    """Prints a line for each rule set."""
    parser = argparse.ArgumentParser(prog="python -m bench.endings", description=__doc__)
    parser.add_argument("--rules", action="append", help="a preset or a rule string; five presets if none")
    parser.add_argument("--player", default="master")
    parser.add_argument("--other", default="expert")
    parser.add_argument("--deals", type=int, default=DEALS, help=f"deals ({DEALS})")
    parser.add_argument("--first", type=int, default=0, help="number of the first deal (0)")
    given = parser.parse_args(arguments)
    print(machine())
    print(f"{given.player} against {given.other}, last tricks: points or whists a deal more than the others' mean")
    for rules in given.rules or RULES:
        numbers = range(given.first, given.first + given.deals)
        deals = [one_deal(rules, given.player, given.other, number) for number in numbers]
        gains = [mean(deal.gains) for deal in deals]
        half = 1.96 * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0
        decisions, left = sum(deal.decisions for deal in deals), sum(deal.left for deal in deals)
        times = sorted(time for deal in deals for time in deal.times) or [0.0]
        middle, high = (1000 * times[len(times) * share // 100] for share in (50, 99))
        print(
            f"{rules:<22} {mean(gains):+7.2f} ± {half:.2f}  {len(deals)} deals, {decisions} decisions, another card in "
            f"{sum(deal.others for deal in deals)}, {left} left to the level below; a decision takes {middle:.0f} ms, "
            f"99 of 100 at most {high:.0f}, the longest {1000 * times[-1]:.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
