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

from collections.abc import Callable, Collection, Mapping, Sequence
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
    levels = [
        _level(gains, gain, max([least, *(high for high in highs if high < gain)]), asked)
        for gain in sorted({*lows, *highs})
        if gain > least
    ]
    return Stakes(Between(least, highs[-1]), tuple(levels), scale=scale)


def _level(gains: Mapping[End, Between], gain: int, below: int, asked: Sequence[tuple[Count, Aim]]) -> Level:
    sure = {end for end, found in gains.items() if found.low >= gain}
    possible = {end for end, found in gains.items() if found.high >= gain}
    enough, needed = [], []
    for kind in EVERY:
        within = _within(*kind, sure, gains.keys() - sure)
        around = _around(*kind, possible, gains.keys() - possible)
        if within is not None and within == around:
            return Level(gain, below, (within,), (within,))
        if kind in asked:
            enough += [within] if within is not None else []
            needed += [around] if around is not None else []
    return Level(gain, below, tuple(enough), tuple(needed))


_OF: dict[Count, Callable[[End], int]] = {"points": lambda end: end.points, "tricks": lambda end: end.tricks}


def _within(count: Count, aim: Aim, over: Collection[End], under: Collection[End]) -> Reached | None:
    """The number beyond which all ends are ``over``, if there are any; there is an end ``under``."""
    numbers, others = {_OF[count](end) for end in over}, {_OF[count](end) for end in under}
    if aim == "most":
        beyond = [number for number in numbers if number > max(others)]
        return Reached(count, aim, min(beyond)) if beyond else None
    return Reached(count, aim, min(others)) if numbers and min(numbers) < min(others) else None


def _around(count: Count, aim: Aim, over: Collection[End], under: Collection[End]) -> Reached | None:
    """The number that no end ``over`` is short of, if there are ends short of it."""
    numbers, others = {_OF[count](end) for end in over}, {_OF[count](end) for end in under}
    if not numbers or not others:
        return None
    if aim == "most":
        return Reached(count, aim, min(numbers)) if min(others) < min(numbers) else None
    short = [number for number in others if number > max(numbers)]
    return Reached(count, aim, min(short)) if short else None


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
