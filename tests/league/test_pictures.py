"""The chart and the labels."""

from __future__ import annotations

import sys

import pytest

from prikup.league import LeagueError, Rows, results
from prikup.league.chart import svg
from prikup.league.labels import ratings
from tests.league.support import played, small


@pytest.fixture(scope="module")
def rows() -> Rows:
    return played(small(players="random,thumb"))


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_chart(rows: Rows) -> None:
    picture = svg(results(rows), "thousand/ru", "points a deal")
    assert picture.startswith("<svg")
    assert "random – thumb" in picture
    assert "points a deal" in picture


@pytest.mark.parametrize("package", ["altair", "vl_convert"])
def test_no_chart(rows: Rows, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = results(rows)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(LeagueError) as error:
        svg(found, "", "")
    assert error.value.code == "league_extra"


def test_labels(rows: Rows) -> None:
    rated = ratings(rows, results(rows))
    assert rated["thumb"] > rated["random"]


def test_no_labels(rows: Rows, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert ratings(rows, results(rows)) == {}
