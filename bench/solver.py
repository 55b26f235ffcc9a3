"""The solver beside DDS 2.9 (endplay): boards a second, one thread, the same deals; and that the answers are equal.

A deal of Preferans without trump is a deal of bridge if the fourth hand, the declarer's partner, holds ten cards below
the sevens: they never take a trick. With a trump it is one too, where nobody has to ruff and that hand has no trump.
Any other answer than DDS gives ends the program.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import median
from time import process_time

from bench.playouts import machine
from prikup._kernel import Policy, Position, solve

DEALS = 200
ROUNDS = 5
SPADES_FIRST = (0, 3, 2, 1)
LOW = "65432"
RANKS = "789TJQKA"
TARGETS = {"no trump": 6.0, "trump, free discard": 4.0}

Deal = tuple[tuple[int, ...], int, int, frozenset[tuple[int, str]]]
"""Hands of declarer and defenders, trump, leader, and the cards of the fourth hand."""


def deals(count: int, random: Random, *, trumps: bool) -> list[Deal]:
    """Random deals."""
    found = []
    for _ in range(count):
        pack = random.sample(range(32), 30)
        hands = tuple(sum(1 << card for card in pack[10 * seat : 10 * seat + 10]) for seat in range(3))
        trump = random.randrange(4) if trumps else -1
        dead = random.sample([(suit, rank) for suit in range(4) if suit != trump for rank in LOW], 10)
        found.append((hands, trump, random.randrange(3), frozenset(dead)))
    return found


def ours(batch: Sequence[Deal]) -> tuple[list[int], int]:
    """The declarer's tricks in each deal, and the positions searched."""
    policy = Policy(order=range(8), points=[0] * 8, marriages=[0] * 4, announce="never", trump_void="free")
    tasks = [
        (Position(policy, hands, leader, trump=trump), 1, "tricks", "most", False, None, False, False)
        for hands, trump, leader, _ in batch
    ]
    rows = solve(tasks, 2**60, 64 << 20, 1)
    return [low for _, low, *_ in rows], sum(row[3] for row in rows)


def peer(batch: Sequence[Deal]) -> list[int]:
    """The same by DDS. The declarer sits north, the defenders east and west, clockwise from him."""
    from endplay.dds import solve_board
    from endplay.types import Deal as Board
    from endplay.types import Denom, Player

    found = []
    for hands, trump, leader, dead in batch:
        held = [".".join(_ranks(hand, suit) for suit in SPADES_FIRST) for hand in hands]
        low = ".".join("".join(rank for rank in LOW if (suit, rank) in dead) for suit in SPADES_FIRST)
        board = Board(f"N:{held[0]} {held[1]} {low} {held[2]}")
        board.trump = [Denom.spades, Denom.clubs, Denom.diamonds, Denom.hearts, Denom.nt][trump]
        board.first = [Player.north, Player.east, Player.west][leader]
        best = max(tricks for _, tricks in solve_board(board))
        found.append(best if leader == 0 else 10 - best)
    return found


def _ranks(hand: int, suit: int) -> str:
    return "".join(RANKS[rank] for rank in reversed(range(8)) if hand >> (8 * suit + rank) & 1)


def main() -> None:
    """Prints a ratio for each kind of deal."""
    try:
        import endplay  # noqa: F401
    except ImportError:
        print("endplay is not installed: pip install -r requirements/bench.txt")
        return
    print(machine())
    for name, target in TARGETS.items():
        ratios, nodes = [], 0
        for number in range(ROUNDS):
            batch = deals(DEALS, Random(number), trumps=name != "no trump")
            started = process_time()
            found, searched = ours(batch)
            between = process_time()
            expected = peer(batch)
            ended = process_time()
            if found != expected:
                raise SystemExit(f"another value than that of DDS: {name}, round {number}")
            ratios.append((ended - between) / (between - started))
            nodes += searched
        print(
            f"{name}: {median(ratios):.2f} times the boards a second of DDS (aim {target}), "
            f"{nodes / ROUNDS / DEALS:.0f} positions a board, {ROUNDS * DEALS} values equal"
        )


if __name__ == "__main__":
    main()
