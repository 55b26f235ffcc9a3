"""The questions: a value, the value of each card, a threshold, each seat for itself."""

from __future__ import annotations

import os
from collections.abc import Sequence

from prikup import _kernel
from prikup.core.seats import Seat
from prikup.core.tricks import Position
from prikup.search import by_game
from prikup.search.answers import Answer, CardValue, Question, SelfishAnswer
from prikup.search.errors import SearchError
from prikup.search.limits import MEMORY, NODES, Deadline, checked, refuse_number, seconds_of
from prikup.search.positions import Source, Tricks, tricks_of

_LARGEST_VALUE = 1_000_000


def solve(
    source: Source,
    seat: Seat | None = None,
    *,
    cards: bool = False,
    line: bool = False,
    rounded: bool = False,
    nodes: int = NODES,
    memory: int = MEMORY,
    seconds: float | None = None,
) -> Answer:
    """The value of a position, on request with the value of each card and a best line.

    ``source`` is a position's text, a match, or a game and a state. ``seat``: whose value, where there is no declarer
    (by default that of the seat in turn). With ``rounded`` card points are rounded as the rules write them, which is
    cheaper; play is best for the rounded value. ``nodes`` limits the positions searched, ``seconds`` the time; where
    they do not suffice, the bounds of the answer differ. Raises SearchError, and what reading a text raises.
    """
    tricks = tricks_of(source)
    asked = [(tricks, tricks.question(seat))]
    return _asked(asked, nodes, memory, seconds, 1, cards=cards, line=line, rounded=rounded)[0]


def solve_each(
    source: Source,
    *,
    rounded: bool = False,
    nodes: int = NODES,
    memory: int = MEMORY,
    seconds: float | None = None,
    threads: int = 0,
) -> tuple[Answer, ...]:
    """The value for the declarer, or where there is none what each seat can be sure of against all others."""
    tricks = tricks_of(source)
    asked = [(tricks, question) for question in tricks.questions]
    return _asked(asked, nodes, memory, seconds, threads, rounded=rounded)


def solve_many(
    sources: Sequence[Source],
    *,
    cards: bool = False,
    line: bool = False,
    rounded: bool = False,
    nodes: int = NODES,
    memory: int = MEMORY,
    seconds: float | None = None,
    threads: int = 0,
) -> tuple[Answer, ...]:
    """`solve` for many positions, on ``threads`` threads (0: one for each core); ctrl-c ends all of them.

    ``nodes`` is for each position, ``memory`` and ``seconds`` are for all of them together.
    """
    asked = [(tricks, tricks.question(None)) for tricks in map(tricks_of, sources)]
    return _asked(asked, nodes, memory, seconds, threads, cards=cards, line=line, rounded=rounded)


def card_values(
    source: Source,
    seat: Seat | None = None,
    *,
    nodes: int = NODES,
    memory: int = MEMORY,
    seconds: float | None = None,
) -> tuple[CardValue, ...]:
    """The value after each legal play of the seat in turn. Arguments and errors are those of `solve`."""
    return solve(source, seat, cards=True, nodes=nodes, memory=memory, seconds=seconds).cards


def makes(
    source: Source,
    wanted: int,
    seat: Seat | None = None,
    *,
    nodes: int = NODES,
    memory: int = MEMORY,
    seconds: float | None = None,
) -> bool | None:
    """Whether the value is at least ``wanted``; far cheaper than the value. None if nodes or time did not suffice.

    In a misere and in an all-pass: whether the others can force that many tricks on the seat.
    """
    tricks = tricks_of(source)
    refuse_number("wanted", wanted, -_LARGEST_VALUE, _LARGEST_VALUE)
    question, limits, most = tricks.question(seat), checked(nodes, memory), seconds_of(seconds)
    if tricks.position is None:
        return by_game.reaches(tricks.game, tricks.state, question, wanted, by_game.Limits(*limits, most))
    asked = task(tricks.position, question, wanted)
    ((_, _, _, _, _, reached, _, _),) = _kernel.solve([asked], *limits, 1, seconds=most)
    return reached


def max_n(
    source: Source, *, nodes: int = NODES, memory: int = MEMORY, seconds: float | None = None
) -> SelfishAnswer | None:
    """What every seat has at the end if each plays only for itself; None if nodes or time did not suffice.

    Raises SearchError(search_seat) where a declarer plays against the others.
    """
    tricks = tricks_of(source)
    if tricks.alone:
        raise SearchError("search_seat", seat=str(tricks.questions[0].seat))
    question, limits, most = tricks.questions[0], checked(nodes, memory), seconds_of(seconds)
    if tricks.position is None:
        return by_game.selfish(tricks.game, tricks.state, question, by_game.Limits(*limits, most))
    found = _kernel.max_n(tricks.position, question.count, question.aim, *limits, most)
    return None if found is None else SelfishAnswer(question.count, question.aim, tuple(found[0]), found[1])


Wanted = int | Sequence[int] | None
Task = tuple[Position, int, str, str, bool, Wanted, bool, bool]


def task(
    position: Position, question: Question, wanted: Wanted = None, *, cards: bool = False, line: bool = False
) -> Task:
    """A question as the kernel takes it. ``wanted``: a number of which it is asked whether it is reached, or the
    numbers at which values are told apart."""
    side = 1 << question.seat
    return (position, side, question.count, question.aim, question.margin, wanted, cards, line)


def _asked(
    asked: Sequence[tuple[Tricks, Question]],
    nodes: int,
    memory: int,
    seconds: float | None,
    threads: int,
    *,
    cards: bool = False,
    line: bool = False,
    rounded: bool = False,
) -> tuple[Answer, ...]:
    limits, deadline = checked(nodes, memory, threads), Deadline(seconds)
    found: dict[int, Answer] = {}
    tasks: dict[int, Task] = {}
    roundings = [tricks.rounding(question) if rounded else None for tricks, question in asked]
    for at, (tricks, question) in enumerate(asked):
        if tricks.position is not None:
            rounding = roundings[at]
            steps = None if rounding is None else rounding.steps
            tasks[at] = task(tricks.position, question, steps, cards=cards, line=line)
    rows = _kernel.solve([*tasks.values()], *limits, threads or os.cpu_count() or 1, seconds=deadline.left)
    for at, (kernel, low, high, searched, taken, _, plays, principal) in zip(tasks, rows, strict=True):
        values = tuple(CardValue(*play) for play in plays)
        found[at] = Answer(asked[at][1], low, high, values, tuple(principal), kernel, searched, taken)
    for at, (tricks, question) in enumerate(asked):
        if at not in found:
            left = by_game.Limits(*limits, deadline.left)
            found[at] = by_game.solved(tricks.game, tricks.state, question, left, cards=cards, line=line)
    written = [found[at] if rounding is None else rounding.written(found[at]) for at, rounding in enumerate(roundings)]
    return tuple(written)
