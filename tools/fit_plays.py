"""Fits the plays of thumb to traits of the cards: the table of `prikup.bots.player_model`.

Deals of thumb players who err in a share of the cases; at every play thumb is asked, and a conditional logit is fitted
to its answers for each kind of situation. Prints the table, and how likely it makes thumb's answers (a play at random,
the fit) on deals that were not fitted.

    python -m tools.fit_plays --deals 200
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from prikup.bots import make_bot
from prikup.core.actions import Play, Shuffle
from prikup.core.seats import TABLE
from prikup.games import new_match
from prikup.search.play_traits import situation, traits_of

RULES = ("thousand/ru", "thousand/pl", "thousand/pl-2a", "1001/hulsemann", "preferans/sochi", "preferans/leningrad")
DEALS, ERRORS, STEPS, SHRINK = 200, 0.2, 400, 0.01
Answer = tuple[list[tuple[float, ...]], int]
"""The traits of each card that might be played, and the one that thumb chose."""


def answers(rules: str, deals: int, seed: str) -> dict[str, list[Answer]]:
    """By situation what thumb chose."""
    found: dict[str, list[Answer]] = {}
    rng = Random(f"fit {rules} {seed}")
    for _ in range(deals):
        match: Any = new_match(rules, rng.randrange(2))
        while not match.state.sheet.deals and match.awaits():
            seat = match.awaits()[0]
            if seat == TABLE:
                match.apply(TABLE, Shuffle(f"{rng.randrange(1 << 64):016x}"))
                continue
            view, legal = match.view(seat), match.legal(seat)
            chosen = make_bot("thumb", 0, match.game.name).choose(view, legal).action
            plays = [action for action in legal if isinstance(action, Play)]
            if len(plays) > 1 and isinstance(chosen, Play):
                rows = traits_of(match.game.name, view, legal)
                at = [play for play, _ in rows].index(chosen)
                key = situation(match.game.name, view)
                found.setdefault(key, []).append(([[*map(float, row)] for _, row in rows], at))  # type: ignore[misc]
            match.apply(seat, rng.choice(legal) if rng.random() < ERRORS else chosen)
    return found


def arrays(some: Sequence[Answer]) -> tuple[Any, Any, Any]:
    """Traits by answer, card and trait; which cards there are; which was chosen."""
    most = max(len(rows) for rows, _ in some)
    traits = np.zeros((len(some), most, len(some[0][0][0])))
    there = np.zeros((len(some), most), bool)
    for number, (rows, _) in enumerate(some):
        traits[number, : len(rows)] = rows
        there[number, : len(rows)] = True
    return traits, there, np.array([at for _, at in some])


def likelihoods(weights: Any, traits: Any, there: Any) -> Any:
    """By answer and card how likely it is."""
    worth = np.where(there, traits @ weights, -1e9)
    shares = np.exp(worth - worth.max(1, keepdims=True))
    return shares / shares.sum(1, keepdims=True)


def fitted(some: Sequence[Answer]) -> Any:
    """The weights under which the answers are most likely (gradient ascent with momentum, a little shrunk)."""
    traits, there, chosen = arrays(some)
    weights, speed = np.zeros(traits.shape[2]), np.zeros(traits.shape[2])
    right = traits[np.arange(len(some)), chosen].mean(0)
    for _ in range(STEPS):
        shares = likelihoods(weights, traits, there)
        slope = right - np.einsum("ij,ijk->k", shares, traits) / len(some) - SHRINK * weights / 10
        speed = 0.9 * speed + slope
        weights = weights + 0.5 * speed
    return weights


def main(arguments: Sequence[str]) -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit_plays", description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    given = parser.parse_args(arguments)
    seen: list[dict[str, list[Answer]]] = [{}, {}]
    for rules in RULES:
        for part, (seed, deals) in enumerate((("fitted", given.deals), ("others", given.deals // 4))):
            for key, some in answers(rules, deals, seed).items():
                seen[part].setdefault(key, []).extend(some)
    for key in sorted(seen[0]):
        weights = fitted(seen[0][key])
        print(f'    "{key}": ({", ".join(f"{weight:.2f}" for weight in weights)}),')
        others = seen[1].get(key, [])
        if others:
            traits, there, chosen = arrays(others)
            shares = likelihoods(weights, traits, there)[np.arange(len(others)), chosen]
            plain = -np.log(there.sum(1)).mean()
            print(f"    # {len(others)} answers: log likelihood {plain:.2f} at random, {np.log(shares).mean():.2f} fitted")


if __name__ == "__main__":
    main(sys.argv[1:])
