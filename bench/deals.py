"""Whole random deals through the public Python API, beside OpenSpiel's skat driven from Python.

Both play uniformly random legal actions from the shuffle to the score, one at a time, on one thread. They take turns;
each round gives one ratio. Thousand (24 cards in tricks, auction, gifts, named score lines, events
for three audiences) is Python over the kernel, which lists the plays and takes the tricks; skat (30 cards in tricks,
bidding) is C++ behind a binding. Claims of the rest and write-offs are switched off, so that every deal goes to its
last trick.
"""

from __future__ import annotations

from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from bench.playouts import machine
from prikup.core.actions import Shuffle
from prikup.core.seats import TABLE
from prikup.core.shuffle import derived_seed
from prikup.games import new_match

RULES = "thousand/ru+play.rest=off+writeoff.kind=off"
ROUNDS = 15
SECONDS_A_TURN = 0.5
AIM, DREAM = 0.5, 1.0


def thousand_deals(rng: Random, seconds: float) -> float:
    """Deals of Thousand a second."""
    choice, until = rng.choice, perf_counter() + seconds
    deals, number = 0, 0
    begin = perf_counter()
    while perf_counter() < until:
        match = new_match(RULES)
        while awaited := match.awaits():
            seat = awaited[0]
            if seat != TABLE:
                match.apply(seat, choice(match.legal(seat)))
            elif match.state.sheet.deals < 20:
                number += 1
                match.apply(TABLE, Shuffle(derived_seed("bench", number)))
            else:
                break
        deals += match.state.sheet.deals
    return deals / (perf_counter() - begin)


def skat_deals(game: Any, rng: Random, seconds: float) -> float:
    """Deals of OpenSpiel's skat a second."""
    choice, until = rng.choice, perf_counter() + seconds
    deals = 0
    begin = perf_counter()
    while perf_counter() < until:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choice(state.chance_outcomes())[0])
            else:
                state.apply_action(choice(state.legal_actions()))
        deals += 1
    return deals / (perf_counter() - begin)


def main() -> None:
    """Prints both rates and their ratio: median and spread over the rounds."""
    import pyspiel

    game = pyspiel.load_game("skat")
    rng = Random(1)
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(thousand_deals(rng, SECONDS_A_TURN))
        theirs.append(skat_deals(game, rng, SECONDS_A_TURN))
    ratios = sorted(one / other for one, other in zip(ours, theirs, strict=True))
    print(machine())
    print(f"Thousand, whole random deals a second (Python API)   {median(ours):10,.0f}")
    print(f"OpenSpiel skat, the same loop                        {median(theirs):10,.0f}")
    print(f"ratio {median(ratios):.2f}  (rounds {ratios[0]:.2f} to {ratios[-1]:.2f}; aim {AIM}, dream {DREAM})")


if __name__ == "__main__":
    main()
