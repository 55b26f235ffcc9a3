"""The results of a league as a picture: each pair a point with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.league.errors import EXTRA, LeagueError
from prikup.league.results import PairResult


def svg(found: Sequence[PairResult], title: str, axis: str) -> str:
    """The picture as SVG. ``axis``: what the horizontal axis counts. Raises LeagueError(league_extra)."""
    try:
        import altair
        import vl_convert
    except ImportError:
        raise LeagueError("league_extra", command=EXTRA) from None
    rows = [
        {"pair": f"{one.first} – {one.second}", "mean": one.mean.mean, "low": one.mean.low, "high": one.mean.high}
        for one in found
        if one.mean is not None
    ]
    pairs: Any = altair.Chart(altair.Data(values=rows)).encode(y=altair.Y("pair:N", title=None, sort=None))
    intervals = pairs.mark_rule(strokeWidth=2).encode(x=altair.X("low:Q", title=axis), x2="high:Q")
    means = pairs.mark_point(filled=True, size=60, opacity=1).encode(x="mean:Q")
    zero: Any = altair.Chart(altair.Data(values=[{"zero": 0}])).mark_rule(strokeDash=[4, 4]).encode(x="zero:Q")
    chart = (zero + intervals + means).properties(title=title, width=480)
    picture: str = vl_convert.vegalite_to_svg(chart.to_json())
    return picture
