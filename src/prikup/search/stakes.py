"""What the ends of a deal are worth to a seat on the sheet, as questions that the kernel answers.

A gain is reached if and only if the seat can force one of the ends that bring it. So a game of score points falls into
questions with two answers, one for each gain. Where the ends that bring a gain are those with enough card points, or
with a number of tricks, the fast kernels answer; where each division of the tricks may have its own gain, the generic
search does.

An end may have its gain only between bounds, since it hangs on more than it names. Then a gain is certain for who can
force one of the ends that bring it in any case, and out of reach for who cannot force one of those that may bring it.
Of such ends those beyond one number are asked about, from within and from without: so there are bounds in any case.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import accumulate
from typing import NamedTuple

from prikup.core.seats import Seat
from prikup.search.answers import Aim, Count


class End(NamedTuple):
    """What a seat can have at the end of a deal, as far as it decides what is written."""

    points: int
    tricks: int


class Between(NamedTuple):
    """A gain between two bounds, both included."""

    low: int
    high: int

    @classmethod
    def of(cls, gains: Collection[int]) -> Between:
        """The bounds of some gains."""
        return cls(min(gains), max(gains))

    @classmethod
    def over(cls, bounds: Collection[Between]) -> Between:
        """The bounds of all gains between some bounds."""
        return cls(min(one.low for one in bounds), max(one.high for one in bounds))

    @property
    def exact(self) -> bool:
        """Whether the gain is known."""
        return self.low == self.high

    def within(self, other: Between) -> Between:
        """What two bounds say together."""
        return Between(max(self.low, other.low), min(self.high, other.high))


class Reached(NamedTuple):
    """When a gain is reached: if what is counted is at least ``least``; where the seat wants few, if it is less."""

    counted: Count
    aim: Aim
    least: int


class Level(NamedTuple):
    """A gain, and what says whether at least that much is reached."""

    gain: int
    below: int
    """What the seat has at most if it does not reach the gain."""
    enough: tuple[Reached, ...]
    """Whoever reaches one of these has at least the gain."""
    needed: tuple[Reached, ...]
    """Whoever has at least the gain has reached all of these."""

    @property
    def exact(self) -> bool:
        """Whether one number tells the ends with at least the gain from all others."""
        return bool({*self.enough} & {*self.needed})


class Stakes(NamedTuple):
    """All gains of a deal for a seat, in units of ``1 / scale`` of a score point."""

    range: Between
    """What the seat has in any case."""
    levels: tuple[Level, ...]
    """The higher gains, in order; empty where there is only one."""
    worths: tuple[tuple[tuple[int, ...], Between], ...] = ()
    """By division of the tricks by place the gain, where it is told apart by nothing less; empty where it never is."""
    scale: int = 1

    @property
    def exact(self) -> bool:
        """Whether the levels say all: then what they ask is the gain, otherwise bounds of it."""
        return all(level.exact for level in self.levels)


EVERY: tuple[tuple[Count, Aim], ...] = (
    ("points", "most"),
    ("points", "fewest"),
    ("tricks", "most"),
    ("tricks", "fewest"),
)
"""All that can be asked of an end."""


def by_levels(gains: Mapping[End, Between], asked: Sequence[tuple[Count, Aim]], scale: int = 1) -> Stakes:
    """The gains of all ends as levels. Where one number does not tell the ends with a gain from all others, ``asked``
    says what bounds are taken from."""
    lows, highs = {gain.low for gain in gains.values()}, sorted({gain.high for gain in gains.values()})
    least = min(lows)
    columns = {count: _Column(gains, of) for count, of in _OF.items()}
    below = [least, *highs]
    levels = [
        _level(columns, gain, below[bisect_left(highs, gain)], asked)
        for gain in sorted({*lows, *highs})
        if gain > least
    ]
    return Stakes(Between(least, highs[-1]), tuple(levels), scale=scale)


def _level(columns: Mapping[Count, _Column], gain: int, below: int, asked: Sequence[tuple[Count, Aim]]) -> Level:
    enough, needed = [], []
    for count, aim in EVERY:
        within, around = columns[count].within(aim, gain), columns[count].around(aim, gain)
        if within is not None and within == around:
            both = (Reached(count, aim, within),)
            return Level(gain, below, both, both)
        if (count, aim) in asked:
            enough += [Reached(count, aim, within)] if within is not None else []
            needed += [Reached(count, aim, around)] if around is not None else []
    return Level(gain, below, tuple(enough), tuple(needed))


_OF: dict[Count, Callable[[End], int]] = {"points": lambda end: end.points, "tricks": lambda end: end.tricks}


class _Column:
    """What the ends have of one thing, in order, and what all that have at least, or at most, so much bring."""

    def __init__(self, gains: Mapping[End, Between], of: Callable[[End], int]) -> None:
        by_number: dict[int, list[Between]] = {}
        for end, gain in gains.items():
            by_number.setdefault(of(end), []).append(gain)
        self._numbers = sorted(by_number)
        rows = [Between.over(by_number[number]) for number in self._numbers]
        lows, highs = [row.low for row in rows], [row.high for row in rows]
        # Each of them rises from place to place; where the seat wants few, with the sign turned.
        self._from_low = [*accumulate(reversed(lows), min)][::-1]
        self._to_high = [*accumulate(highs, max)]
        self._to_low = [-low for low in accumulate(lows, min)]
        self._from_high = [-high for high in accumulate(reversed(highs), max)][::-1]

    def within(self, aim: Aim, gain: int) -> int | None:
        """The number beyond which all ends bring at least a gain; None if there are no such ends. Some end brings less
        than the gain."""
        if aim == "most":
            at = bisect_left(self._from_low, gain)
            return self._numbers[at] if at < len(self._numbers) else None
        at = bisect_right(self._to_low, -gain)
        return self._numbers[at] if at else None

    def around(self, aim: Aim, gain: int) -> int | None:
        """The number that no end is short of which may bring a gain; None if no end is. Some end may bring it."""
        if aim == "most":
            at = bisect_left(self._to_high, gain)
            return self._numbers[at] if at else None
        at = bisect_right(self._from_high, -gain)
        return self._numbers[at] if at < len(self._numbers) else None


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
