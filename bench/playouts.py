"""Random playouts of the trick phase: the kernel beside colver (Belote, Rust behind Python).

Both start from a dealt hand with the first lead to come and play random legal cards to the end, on one thread.
The two take turns, and each round gives one ratio, so that other load on the machine affects both.

Two comparisons, since the games differ in size: Thousand for three (24 plays, announcements among them) is
what the kernel is for; four hands of eight with a trump and duties as in Belote (32 plays) is as large as
colver's deal. Belote's own order of trumps and its partnerships are not imitated, so plays a second stand beside
deals a second.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from prikup._kernel import Policy, Position, playout

DEALS = 20
ROUNDS = 15
SECONDS_A_TURN = 0.15
TARGET = 2.0

Batch = Callable[[int], object]


def machine() -> str:
    """The processor, the number of cores seen, the system's family and the Python version."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        lines = (line.partition(":") for line in cpuinfo.read_text(encoding="utf-8").splitlines())
        model = next((value.strip() for name, _, value in lines if name.strip() == "model name"), model)
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def deal(policy: Policy, deck: Sequence[int], size: int, trump: int, random: Random) -> Position:
    """A random deal in which the first lead is to come."""
    cards = random.sample(deck, size * policy.players)
    hands = [sum(1 << card for card in cards[seat * size : (seat + 1) * size]) for seat in range(policy.players)]
    return Position(policy, hands, 0, trump=trump)


def thousand() -> Batch:
    """Playouts of Thousand for three: 8 cards each, no trump at first."""
    random = Random(1)
    deck = [card for card in range(32) if card % 8 >= 2]
    positions = [deal(Policy(), deck, 8, -1, random) for _ in range(DEALS)]
    return lambda repeats: playout(positions, repeats, seed=1)


def four_hands() -> Batch:
    """Playouts of four hands of eight under a trump, with the duties of Belote."""
    random = Random(2)
    policy = Policy(players=4, overtrump=True, announce="never", last_trick=10)
    positions = [deal(policy, range(32), 8, random.randrange(4), random) for _ in range(DEALS)]
    return lambda repeats: playout(positions, repeats, seed=1)


def colver() -> Batch:
    """colver's rollouts from the first lead of a deal under a contract."""
    from colver import Env

    random = Random(3)
    envs = []
    for seed in range(DEALS):
        env = Env.deal(dealer=seed % 4, seed=seed)
        env.set_contract(random.randrange(4), 100, 0, 0)
        env.set_phase_playing()
        envs.append(env)

    def batch(repeats: int) -> None:
        for env in envs:
            env.rollout(repeats)

    return batch


def speed(batch: Batch, repeats: int) -> float:
    """Deals per second of one turn."""
    start = perf_counter()
    batch(repeats)
    return DEALS * repeats / (perf_counter() - start)


def repeats_for(batch: Batch) -> int:
    """How many repeats fill a turn; it also warms up."""
    return max(1, int(speed(batch, 500) * SECONDS_A_TURN / DEALS))


def main() -> None:
    try:
        peer = colver()
    except ImportError:
        print("colver is not installed (requirements/bench.txt): nothing to compare with")
        return
    runs = {"Thousand, 3 hands of 8": (thousand(), 24), "4 hands of 8, trump": (four_hands(), 32)}
    repeats = {name: repeats_for(batch) for name, (batch, _) in runs.items()}
    peer_repeats = repeats_for(peer)
    speeds: dict[str, list[float]] = {name: [] for name in runs}
    ratios: dict[str, list[float]] = {name: [] for name in runs}
    peer_speeds: list[float] = []
    for _ in range(ROUNDS):
        peer_speeds.append(speed(peer, peer_repeats))
        for name, (batch, _) in runs.items():
            speeds[name].append(speed(batch, repeats[name]))
            ratios[name].append(speeds[name][-1] / peer_speeds[-1])

    print(f"random playouts of the trick phase, one thread, median of {ROUNDS} rounds")
    print(machine())
    print(f"{'':26}{'deals/s':>12}{'plays/s':>14}{'ratio':>8}{'spread':>14}")
    print(f"{'colver Env.rollout':26}{median(peer_speeds):12,.0f}{32 * median(peer_speeds):14,.0f}{1:8.2f}")
    for name, (_, plays) in runs.items():
        here = median(speeds[name])
        spread = f"{min(ratios[name]):.2f}..{max(ratios[name]):.2f}"
        print(f"{name:26}{here:12,.0f}{plays * here:14,.0f}{median(ratios[name]):8.2f}{spread:>14}")
    first = median(ratios["Thousand, 3 hands of 8"])
    print(f"ratio to colver, deals per second: {first:.2f} (aim: {TARGET:.0f} or more)")


if __name__ == "__main__":
    main()
