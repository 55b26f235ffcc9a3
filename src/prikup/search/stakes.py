"""What the ends of a deal are worth to a seat on the sheet, as questions that the kernel answers.

A gain is reached if and only if the seat can force one of the ends that bring it. So a game of score points falls into
questions with two answers, one for each gain. Where the ends that bring a gain are those with enough card points, or
with a number of tricks, the fast kernels answer; where each division of the tricks may have its own gain, the generic
search does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from prikup.core.seats import Seat
from prikup.search.answers import Aim, Count


class End(NamedTuple):
    """What a seat can have at the end of a deal, as far as it decides what is written."""

    points: int
    tricks: int


class Reached(NamedTuple):
    """When a gain is reached: if what is counted is at least ``least``; where the seat wants few, if it is less."""

    counted: Count
    aim: Aim
    least: int

    def by(self, end: End) -> bool:
        """Whether an end reaches it."""
        found = end.tricks if self.counted == "tricks" else end.points
        return (found >= self.least) == (self.aim == "most")


class Level(NamedTuple):
    """A gain, and when at least that much is reached."""

    gain: int
    reached: Reached


class Stakes(NamedTuple):
    """All gains of a deal for a seat, in units of ``1 / scale`` of a score point."""

    least: int
    """The gain that the seat has in any case."""
    levels: tuple[Level, ...]
    """The higher ones, in order; empty where there is only one, or ``worths`` has them."""
    worths: tuple[tuple[tuple[int, ...], int], ...] = ()
    """By division of the tricks by place the gain, where it is told apart by nothing less."""
    scale: int = 1


def by_levels(gains: dict[End, int], scale: int = 1) -> Stakes | None:
    """The gains as levels; None where some gain is not reached by points alone, or by tricks alone."""
    values = sorted(set(gains.values()))
    levels = []
    for gain in values[1:]:
        over = {end for end, found in gains.items() if found >= gain}
        reached = _reached(over, gains.keys() - over)
        if reached is None:
            return None
        levels.append(Level(gain, reached))
    return Stakes(values[0], tuple(levels), scale=scale)


def _reached(over: Iterable[End], under: Iterable[End]) -> Reached | None:
    """The number that tells some ends from all others."""
    columns: tuple[tuple[Count, Callable[[End], int]], ...] = (
        ("points", lambda end: end.points),
        ("tricks", lambda end: end.tricks),
    )
    for count, of in columns:
        high, low = {of(end) for end in over}, {of(end) for end in under}
        if min(high) > max(low):
            return Reached(count, "most", min(high))
        if max(high) < min(low):
            return Reached(count, "fewest", min(low))
    return None


def divisions(taken: Sequence[int], left: int, seats: Sequence[Seat], turned: Seat, most: int) -> set[tuple[int, ...]]:
    """What each place can have in the end if ``left`` tricks are shared out among seats, of which ``turned`` (-1: there
    is none) gets ``most`` of them at most."""
    found = {tuple(taken)}
    for _ in range(left):
        following = set()
        for tricks in found:
            for seat in (*seats, turned):
                if seat >= 0 and not (seat == turned and tricks[seat] >= taken[seat] + most):
                    following.add((*tricks[:seat], tricks[seat] + 1, *tricks[seat + 1 :]))
        found = following
    return found
