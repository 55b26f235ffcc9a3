"""Worlds drawn from views: how many a second, and how much closer to the truth weights bring what is said of them.

The deals are those of thumb players who err in a share of the cases; one seat's view of each is asked at some moment.
What is said of a card (how likely it lies in a hand that the view does not show) is compared with where it lies: the
squared error, as a share of that without weights. The peer for speed is a shuffle of the cards that were not seen,
which knows nothing of what the view tells; it takes turns with the draws.

    python -m bench.sampling
    python -m bench.sampling --views 300 --rules preferans/sochi
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bench.playouts import machine
from prikup.bots import make_bot
from prikup.bots.player_model import BotModel
from prikup.core.actions import Shuffle
from prikup.core.cards import Card, cards_in
from prikup.core.match import Match
from prikup.core.seats import TABLE
from prikup.games import new_match
from prikup.search import PlayerModel, Sample, World, sample
from prikup.search.counted_layouts import counted

RULES = ("thousand/ru", "thousand/pl", "thousand/pl-2a", "1001/hulsemann", "preferans/sochi", "preferans/leningrad")
VIEWS, WORLDS, ERRORS = 40, 100, 0.2
DRAWN = 1_000
"""Worlds that a view is asked for where draws are timed."""
MODELS: dict[str, PlayerModel | None] = {
    "none": None,
    "calls": BotModel("thumb", ERRORS, calls_only=True),
    "all": BotModel("thumb", ERRORS),
}
"""No weights; thumb asked about calls only; thumb asked about everything that was done."""


def moments(rules: str, count: int) -> Iterator[tuple[Match[Any, Any, Any], Any]]:
    """Moments of deals in which something was done, with the view of a seat."""
    rng = Random(f"sampling {rules}")
    while count:
        match: Match[Any, Any, Any] = new_match(rules, rng.randrange(2))
        for _ in range(rng.randint(4, 30)):
            seat = match.awaits()[0]
            if seat == TABLE:
                match.apply(TABLE, Shuffle(f"{rng.randrange(1 << 64):016x}"))
                continue
            legal = match.legal(seat)
            chosen = make_bot("thumb", 0, match.game.name).choose(match.view(seat), legal).action
            match.apply(seat, rng.choice(legal) if rng.random() < ERRORS else chosen)
            if match.state.sheet.deals:
                break
        view = match.view(rng.randrange(match.players))
        if view.cards_out and not match.state.sheet.deals:
            count -= 1
            yield match, view


def lies(at: int, card: Card, world: World) -> bool:
    """Whether a card lies at a place."""
    return bool(world.cards[at] >> card & 1)


def error(match: Match[Any, Any, Any], found: Sample) -> float | None:
    """The mean squared error of where each hidden card is said to lie; None if no card is hidden in a hand."""
    hands = match.game.hands(match.state)
    known = found.worlds[0].seen.knowledge
    errors = []
    for at, place in enumerate(known.places):
        if 0 <= place.seat < len(hands):
            for card in cards_in(known.possible[at] & ~known.known(at)):
                said = found.share(partial(lies, at, card))
                errors.append((said - (hands[place.seat] >> card & 1)) ** 2)
    return sum(errors) / len(errors) if errors else None


def weighed(rules: str, views: int) -> str:
    """A line: by model the squared error and the milliseconds a world."""
    errors: dict[str, list[float]] = {name: [] for name in MODELS}
    seconds, worlds = dict.fromkeys(MODELS, 0.0), 0
    for number, (match, view) in enumerate(moments(rules, views)):
        for name, model in MODELS.items():
            started = process_time()
            found = sample(view, WORLDS, seed=number, model=model)
            seconds[name] += process_time() - started
            worlds += len(found.worlds) if model is None else 0
            one = error(match, found)
            if one is not None:
                errors[name].append(one)
    plain = sum(errors["none"])
    columns = [f"{plain / len(errors['none']):8.4f}"]
    for name in list(MODELS)[1:]:
        differences = [one - other for one, other in zip(errors[name], errors["none"], strict=True)]
        mean = sum(differences) / len(differences)
        spread = sqrt(sum((one - mean) ** 2 for one in differences) / len(differences) ** 2) * len(differences) / plain
        ratio = sum(errors[name]) / plain
        per_world = (seconds[name] - seconds["none"]) / worlds
        columns.append(f"{ratio:8.3f} ±{spread:.3f} {1000 * per_world:8.2f} ms")
    return f"{rules:22}{''.join(columns)}"


def speeds(rules: str, views: int) -> tuple[float, float, float]:
    """Draws, exact counts and shuffles of the unseen cards a second: medians over views."""
    found: list[list[float]] = [[], [], []]
    rng = Random(1)
    for _, view in moments(rules, views):
        started = process_time()
        known = sample(view, 1).worlds[0].seen.knowledge
        first = process_time()
        times = 5
        for _ in range(times):
            counted(known)
        second = process_time()
        drawn = sample(view, DRAWN)
        third = process_time()
        cards = [*cards_in(known.cards)]
        for _ in drawn.worlds:
            rng.shuffle(cards)
            at = 0
            for place in known.places:
                sum(1 << card for card in cards[at : at + place.size])
                at += place.size
        fourth = process_time()
        one = first - started
        if len(drawn.worlds) == DRAWN:
            found[0].append(DRAWN / max(third - second - one, 1e-9))
            found[1].append(times / max(second - first, 1e-9))
            found[2].append(DRAWN / max(fourth - third, 1e-9))
    return median(found[0]), median(found[1]), median(found[2])


def main(arguments: Sequence[str] = ()) -> None:
    """Prints two lines for each rule set."""
    parser = argparse.ArgumentParser(prog="python -m bench.sampling", description=__doc__)
    parser.add_argument("--rules", action="append", help="a preset or a rule string; some presets if none")
    parser.add_argument("--views", type=int, default=VIEWS)
    given = parser.parse_args(arguments)
    print(machine())
    print(
        f"squared error of where cards are said to lie, {WORLDS} worlds: without weights; with weights from calls and"
    )
    print("from everything, as a share of it with one standard error, and what they cost by world")
    for rules in given.rules or RULES:
        print(weighed(rules, given.views), flush=True)
    print(
        "worlds drawn a second, exact counts a second, each as a share of plain shuffles of the unseen cards a second"
    )
    for rules in given.rules or RULES:
        draws, counts, shuffles = speeds(rules, given.views)
        ratios = f"{draws / shuffles:8.2f}{counts / shuffles:8.3f}"
        print(f"{rules:22}{draws:12,.0f}{counts:12,.0f}{shuffles:12,.0f}{ratios}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
