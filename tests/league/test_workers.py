"""Workers that die: what they had is done again, and nothing twice."""

from __future__ import annotations

import os
import signal
import sys
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest

from prikup.league import LeagueError, LeagueFile, LocalWorkers, play, results
from prikup.league.cluster import RayWorkers
from prikup.league.results import as_data
from tests.league.support import played, small


def square(number: int, folder: Path, dying: frozenset[int]) -> int:
    """A task; the worker that has one of these dies when it is tried for the first time."""
    mark = folder / f"tried-{number}"
    if number in dying and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def hopeless(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


SQUARES = [number * number for number in range(30)]


@pytest.mark.search
def test_a_worker_that_dies(tmp_path: Path) -> None:
    work = partial(square, folder=tmp_path, dying=frozenset({3, 17}))
    assert sorted(LocalWorkers(2).done(work, range(30))) == SQUARES
    assert len([*tmp_path.iterdir()]) == 2


@pytest.mark.search
def test_workers_that_always_die() -> None:
    with pytest.raises(LeagueError) as found:
        [*LocalWorkers(2).done(hopeless, range(4))]
    assert found.value.code == "league_worker"


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LeagueError) as found:
        RayWorkers("local")
    assert found.value.code == "league_no_ray"


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_ray_worker_that_dies(tmp_path: Path) -> None:
    workers = RayWorkers("local", 2)
    try:
        work = partial(square, folder=tmp_path, dying=frozenset({3}))
        assert sorted(workers.done(work, range(30))) == SQUARES
        assert (tmp_path / "tried-3").exists()
        with pytest.raises(LeagueError) as found:
            [*workers.done(hopeless, range(2))]
        assert found.value.code == "league_worker"
        settings = small(players="thumb,random", deals=10)
        file = LeagueFile(settings, None)
        play(file, workers)
        here, there = played(settings), file.rows
        assert as_data(settings, results(here)) == as_data(settings, results(there))
    finally:
        workers.close()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:70000", "127.0.0.1:ray"])
def test_a_cluster_that_is_not_there(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    with pytest.raises(LeagueError) as found:
        RayWorkers(address)
    assert found.value.code == "league_cluster"
