"""The solver beside DDS 2.9 (endplay): boards a second, one thread, the same deals; and that the answers are equal.

A deal of Preferans without trump is a deal of bridge if the fourth hand, the declarer's partner, holds ten cards below
the sevens: they never take a trick. With a trump it is one too, where nobody has to ruff and that hand has no trump.
Any other answer than DDS gives ends the program.

What DDS cannot be asked (the duty to ruff, miseres, Thousand) is compared with its rate on the deals with a trump of
the same round: so ratios travel between machines. Both are asked for one value, or both for that of every card; what is
made ready before the question is not counted.

``--equal 5000`` measures nothing: it compares the values of 5,000 deals without trump and of as many with one.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bench.playouts import machine
from prikup._kernel import Policy, Position, solve
from prikup.bots.preferans.thumb.holes import danger, without_holes
from prikup.bots.thousand.compiled_rules import compiled_rules_of as thousand_rules
from prikup.core.cards import mask_of
from prikup.search import DealTable, table

DEALS = 200
ROUNDS = 5
SPADES_FIRST = (0, 3, 2, 1)
LOW = "65432"
RANKS = "789TJQKA"
MOST_POINTS = 501
"""More than a deal of Thousand has: 120 card points, and all marriages."""
BID = 0.35
"""The greatest danger of a hand that one would bid a misere on."""

Deal = tuple[tuple[int, ...], int, int, frozenset[tuple[int, str]]]
"""Hands of declarer and defenders, trump, leader, and the cards of the fourth hand."""
Task = tuple[Position, int, str, str, bool, int | Sequence[int] | None, bool, bool]


def policy(void: str) -> Policy:
    """Preferans with or without the duty to ruff."""
    return Policy(order=range(8), points=[0] * 8, marriages=[0] * 4, announce="never", trump_void=void)  # type: ignore[arg-type]


def deals(count: int, random: Random, *, trumps: bool) -> list[Deal]:
    """Random deals."""
    found = []
    for _ in range(count):
        pack = random.sample(range(32), 30)
        hands = tuple(mask_of(pack[10 * seat : 10 * seat + 10]) for seat in range(3))
        trump = random.randrange(4) if trumps else -1
        dead = random.sample([(suit, rank) for suit in range(4) if suit != trump for rank in LOW], 10)
        found.append((hands, trump, random.randrange(3), frozenset(dead)))
    return found


def tasks_of(
    batch: Sequence[Deal], void: str = "free", aim: str = "most", wanted: int | None = None, *, cards: bool = False
) -> list[Task]:
    """The questions for the declarer's tricks."""
    rules = policy(void)
    return [
        (Position(rules, hands, leader, trump=trump), 1, "tricks", aim, False, wanted, cards, False)
        for hands, trump, leader, _ in batch
    ]


def miseres(count: int, random: Random) -> list[Deal]:
    """Deals in which the declarer has kept ten of twelve cards that one would bid a misere on."""
    found: list[Deal] = []
    while len(found) < count:
        pack = random.sample(range(32), 32)
        twelve = mask_of(pack[:12])
        leader = random.randrange(3)
        ten = without_holes(twelve, leads=leader == 0)
        if danger(ten, leads=leader == 0) <= BID:
            found.append(((ten, mask_of(pack[12:22]), mask_of(pack[22:])), -1, leader, frozenset()))
    return found


def thousand(count: int, random: Random) -> list[Task]:
    """Thousand with eight cards each; the declarer leads to the first trick."""
    rules: Policy = thousand_rules("thousand/ru-common").policy
    pack = [card for card in range(32) if card & 7 > 1]
    found: list[Task] = []
    for _ in range(count):
        random.shuffle(pack)
        hands = [mask_of(pack[8 * seat : 8 * seat + 8]) for seat in range(3)]
        found.append((Position(rules, hands, 0), 1, "points", "most", False, None, False, False))
    return found


def rounded(tasks: Sequence[Task]) -> list[Task]:
    """The same questions to the nearest five."""
    count = thousand_rules("thousand/ru-common").rules.count
    steps = [points for points in range(1, MOST_POINTS) if count.rounded(points) != count.rounded(points - 1)]
    return [(*task[:5], steps, *task[6:]) for task in tasks]


def boards_of(batch: Sequence[Deal]) -> list[Any]:
    """The deals for DDS. The declarer sits north, the defenders east and west, clockwise from him."""
    from endplay.types import Deal as Board
    from endplay.types import Denom, Player

    found = []
    for hands, trump, leader, dead in batch:
        held = [".".join(_ranks(hand, suit) for suit in SPADES_FIRST) for hand in hands]
        low = ".".join("".join(rank for rank in LOW if (suit, rank) in dead) for suit in SPADES_FIRST)
        board = Board(f"N:{held[0]} {held[1]} {low} {held[2]}")
        board.trump = [Denom.spades, Denom.clubs, Denom.diamonds, Denom.hearts, Denom.nt][trump]
        board.first = [Player.north, Player.east, Player.west][leader]
        found.append(board)
    return found


def _ranks(hand: int, suit: int) -> str:
    return "".join(RANKS[rank] for rank in reversed(range(8)) if hand >> (8 * suit + rank) & 1)


def timed(ask: Callable[[], Any]) -> tuple[Any, float]:
    """An answer, and the seconds of processor time that it took."""
    started = process_time()
    found = ask()
    return found, process_time() - started


def ours(tasks: Sequence[Task], *, fast: bool = True) -> tuple[list[Any], float]:
    """The rows of the kernel, and the seconds."""
    return timed(lambda: solve(tasks, 2**60, 64 << 20, 1, fast=fast))


def peer(batch: Sequence[Deal], *, cards: bool = False) -> tuple[list[int], float]:
    """The declarer's tricks by DDS, and the seconds; ``cards``: with the value of each card."""
    from endplay.dds import solve_board
    from endplay.dds.solve import SolveMode

    boards = boards_of(batch)
    mode = SolveMode.Default if cards else SolveMode.OptimalOne
    solved, seconds = timed(lambda: [solve_board(board, mode=mode) for board in boards])
    best = [max(tricks for _, tricks in one) for one in solved]
    return [tricks if deal[2] == 0 else 10 - tricks for deal, tricks in zip(batch, best, strict=True)], seconds


def drawn(batch: Sequence[Deal]) -> list[DealTable]:
    """The tables of some deals."""
    return [table(hands, threads=1) for hands, *_ in batch]


class Row:
    """The ratios and positions of one kind of question over the rounds."""

    def __init__(self, name: str, aim: float) -> None:
        self.name, self.aim = name, aim
        self.ratios: list[float] = []
        self.nodes = self.boards = 0

    def add(self, rows: Sequence[Any], seconds: float, theirs: float) -> None:
        """The rows of a round, their seconds, and those that DDS took for as many boards."""
        self.ratios.append(theirs / seconds)
        self.nodes += sum(row[3] for row in rows)
        self.boards += len(rows)

    def text(self) -> str:
        """One line."""
        ratio = median(self.ratios)
        missed = "" if ratio >= self.aim else ", MISSED"
        return f"{self.name}: {ratio:.2f} (aim {self.aim}{missed}), {self.nodes / self.boards:.0f} positions a board"


def equal(count: int) -> None:
    """Compares the values of deals without trump and with one. Ends the program at a difference."""
    for trumps in (False, True):
        batch = deals(count, Random(f"equal {count} {trumps}"), trumps=trumps)
        found, expected = ours(tasks_of(batch))[0], peer(batch)[0]
        wrong = sum(row[1] != tricks for row, tricks in zip(found, expected, strict=True))
        if wrong:
            raise SystemExit(f"another value than that of DDS in {wrong} of {count} deals")
        print(f"{count:,} deals {'with' if trumps else 'without'} a trump: the values of DDS 2.9")


def main(given: Sequence[str] = ()) -> None:
    """Prints a ratio for each kind of question."""
    parser = argparse.ArgumentParser(prog="python -m bench.solver", description=__doc__)
    parser.add_argument("--equal", type=int, help="only compare the values of so many deals of both kinds")
    options = parser.parse_args(given)
    try:
        import endplay  # noqa: F401
    except ImportError:
        print("endplay is not installed: pip install -r requirements/bench.txt")
        return
    if options.equal:
        equal(options.equal)
        return
    print(machine())
    print("boards a second against DDS 2.9 on the same deals")
    rows = {
        name: Row(name, aim)
        for name, aim in (
            ("no trump", 6.0),
            ("no trump, every card", 5.0),
            ("trump, free discard", 4.0),
            ("trump, free discard, every card", 3.5),
        )
    }
    others = {
        name: Row(name, aim)
        for name, aim in (
            ("trump, duty to ruff", 5.2),
            ("misere, is he caught? random hands", 50.0),
            ("misere, is he caught? hands that one would bid", 80.0),
            ("misere, tricks, random hands", 0.0),
            ("Thousand, eight cards each", 1.4),
            ("Thousand, to the nearest five", 2.0),
        )
    }
    tables = []
    for number in range(ROUNDS):
        theirs = 0.0
        for name, row in rows.items():
            batch = deals(DEALS, Random(number), trumps=name.startswith("trump"))
            cards = name.endswith("every card")
            found, seconds = ours(tasks_of(batch, cards=cards))
            expected, theirs_now = peer(batch, cards=cards)
            if [low for _, low, *_ in found] != expected:
                raise SystemExit(f"another value than that of DDS: {name}, round {number}")
            row.add(found, seconds, theirs_now)
            if name == "trump, free discard":
                theirs = theirs_now
        random = Random(f"others {number}")
        trumps, plain = deals(DEALS, Random(number), trumps=True), deals(DEALS, Random(number), trumps=False)
        eight = thousand(DEALS, random)
        asked = {
            "trump, duty to ruff": tasks_of(trumps, "must"),
            "misere, is he caught? random hands": tasks_of(plain, "must", "fewest", 1),
            "misere, is he caught? hands that one would bid": tasks_of(miseres(DEALS, random), "must", "fewest", 1),
            "misere, tricks, random hands": tasks_of(plain[: DEALS // 4], "must", "fewest"),
            "Thousand, eight cards each": eight,
            "Thousand, to the nearest five": rounded(eight),
        }
        for name, tasks in asked.items():
            found, seconds = ours(tasks)
            others[name].add(found, seconds, theirs * len(tasks) / DEALS)
        _, seconds = timed(partial(drawn, plain[:20]))
        tables.append(seconds / 20)
    for row in rows.values():
        print(row.text())
    print("against the rate of DDS on the deals with a trump and free discard")
    for row in others.values():
        print(row.text())
    print(f"the table of a deal, 54 values: {1000 * median(tables):.1f} ms (aim 20 on a quiet machine)")
    print(f"the generic search: {slower():.0f} times the time of the fast one (aim: at most 50)")


def slower(count: int = 60) -> float:
    """How many times longer the generic search takes on deals of seven cards each under the duty to ruff."""
    random = Random("generic")
    batch: list[Deal] = []
    for _ in range(count):
        pack = random.sample(range(32), 21)
        batch.append((tuple(mask_of(pack[at::3]) for at in range(3)), random.randrange(4), 0, frozenset()))
    fast, seconds = ours(tasks_of(batch, "must"))
    slow, longer = ours(tasks_of(batch, "must"), fast=False)
    if [row[1] for row in fast] != [row[1] for row in slow]:
        raise SystemExit("the generic search has another value")
    return longer / seconds


if __name__ == "__main__":
    main(sys.argv[1:])
