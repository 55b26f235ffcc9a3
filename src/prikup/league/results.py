"""What the rows of a league say about its pairs: the same rows give the same results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isfinite, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import asdict

from prikup import games
from prikup.league.estimates import Mean, estimate
from prikup.league.rows import Rows
from prikup.league.settings import Pair, Settings, rotations, sides_text
from prikup.league.stopping import boundary, decides, look_sizes

Verdict = Literal["first", "second", "equal", "open", "unfinished"]


class PairResult(Struct, frozen=True):
    """How a pair came out."""

    first: str
    second: str
    deals: int
    """The deals that count: all up to the look that decided."""
    looks: int
    """How many looks there were."""
    verdict: Verdict
    """Who is better; ``equal``: not one deal came out differently; ``open``: the rule could not tell them apart;
    ``unfinished``: deals are still to be played before it can."""
    mean: Mean | None
    """The first player's mean less the second's, in points a deal; None without two deals."""
    sure: tuple[float, float] | None
    """The interval that holds at all looks together (repeated confidence interval); None before the first look."""
    pairing: float | None
    """The variance of the mean, by what it would be if every match were a deal of its own."""
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    """Processor seconds of both players' decisions."""
    ahead: tuple[float, float] | None
    """The share of the matches in which the first player has more, those with as much counting half, and half of its
    interval of 95 per cent, by the normal distribution over deals; None without two deals."""


def look_at(rows: Rows, pair: Pair) -> tuple[int, int, Verdict, Mean | None]:
    """The deals, the looks, the verdict and the estimate when the rule for stopping is followed, deal by deal.

    Raises LeagueError(league_extra).
    """
    settings, complete = rows.settings, complete_blocks(rows, pair)
    sizes = look_sizes(settings.deals, settings.looks)
    reached: Mean | None = None
    for look, size in enumerate(sizes, 1):
        if complete < size or not _controls_are_there(rows, size):
            if reached is None and complete > 1 and _controls_are_there(rows, complete):
                reached = _mean(rows, pair, complete, resamples=False)
                return complete, look - 1, "unfinished", reached
            return sizes[look - 2] if look > 1 else 0, look - 1, "unfinished", reached
        reached = _mean(rows, pair, size, resamples=False)
        if decides(reached.t, size, look, settings.looks):
            return size, look, "first" if reached.mean > 0 else "second", reached
    assert reached is not None
    return sizes[-1], settings.looks, "equal" if reached.mean == reached.error == 0 else "open", reached


def complete_blocks(rows: Rows, pair: Pair) -> int:
    """How many deals, from the first, are played in all rotations."""
    for block in range(rows.settings.deals):
        if rows.missing(pair, block):
            return block
    return rows.settings.deals


def _controls_are_there(rows: Rows, size: int) -> bool:
    settings = rows.settings
    if not settings.controls:
        return True
    further = range(settings.deals, settings.deals + settings.controls)
    return all(block in rows.controls for block in (*range(size), *further))


def _mean(rows: Rows, pair: Pair, size: int, *, resamples: bool) -> Mean:
    settings = rows.settings
    further = range(settings.deals, settings.deals + settings.controls)
    more: dict[str, Any] = {} if resamples else {"resamples": 0}
    return estimate(
        [float(one) for one in rows.differences(pair, size)],
        settings.analysis_seed(pair),
        [rows.controls[block].values for block in range(size)] if settings.controls else (),
        [rows.controls[block].values for block in further],
        **more,
    )


def results(rows: Rows) -> tuple[PairResult, ...]:
    """The results of all pairs. Raises LeagueError(league_extra)."""
    return tuple([_result(rows, pair) for pair in rows.settings.pairs])


def _result(rows: Rows, pair: Pair) -> PairResult:
    size, looks, verdict, mean = look_at(rows, pair)
    settings = rows.settings
    every = [sides_text(sides) for sides in rotations(games.game(settings.rules).players)]
    used = [rows.matches[pair, block, sides] for block in range(size) for sides in every] if mean is not None else []
    sure = pairing = None
    if mean is not None:
        mean = _mean(rows, pair, size, resamples=True)
        if looks:
            reach = boundary(looks, settings.looks) * mean.error
            sure = (mean.mean - reach, mean.mean + reach)
        single = estimate([float(row.difference) for row in used], 0, resamples=0)
        pairing = (mean.plain_error / single.error) ** 2 if single.error else None
    return PairResult(
        *pair,
        size,
        looks,
        verdict,
        mean,
        sure,
        pairing,
        (sum(row.decisions[0] for row in used), sum(row.decisions[1] for row in used)),
        (sum(row.seconds[0] for row in used), sum(row.seconds[1] for row in used)),
        ahead_in([float(row.difference) for row in used], len(every)) if used else None,
    )


def ahead_in(differences: Sequence[float], rotations: int) -> tuple[float, float]:
    """The share of matches in which a difference is above zero, zeros counting half, and half of its interval.

    ``rotations``: so many matches after one another are of one deal; of at least two.
    """
    points = [float(one > 0) + (one == 0) / 2 for one in differences]
    shares = [fmean(points[at : at + rotations]) for at in range(0, len(points), rotations)]
    return fmean(shares), NormalDist().inv_cdf(0.975) * stdev(shares) / sqrt(len(shares))


def as_data(settings: Settings, found: Iterable[PairResult]) -> dict[str, Any]:
    """The results as plain data, without what depends on the machine."""
    return {**asdict(settings), "pairs": [_pair_data(one) for one in found]}


def _pair_data(one: PairResult) -> dict[str, Any]:
    mean = one.mean
    data: dict[str, Any] = {
        "first": one.first,
        "second": one.second,
        "deals": one.deals,
        "looks": one.looks,
        "verdict": one.verdict,
        "decisions": one.decisions,
    }
    if mean is not None:
        data |= {
            "mean": _rounded(mean.mean),
            "low": _rounded(mean.low),
            "high": _rounded(mean.high),
            "error": _rounded(mean.error),
            "t": _rounded(mean.t) if isfinite(mean.t) else None,
            "sure": None if one.sure is None else [*map(_rounded, one.sure)],
            "error_without_control": _rounded(mean.plain_error),
            "share_of_deals": _rounded(mean.share_of_deals),
            "ahead": None if one.ahead is None else [*map(_rounded, one.ahead)],
            "pairing": None if one.pairing is None else _rounded(one.pairing),
        }
    return data


def _rounded(number: float) -> float:
    return round(number, 4) + 0.0
