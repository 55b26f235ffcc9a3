"""Simulations: fair seats, the same results for any number of jobs, honest about matches cut off."""

from __future__ import annotations

import json
from collections import Counter

from prikup.cli.simulate import Simulation, as_data, play_all, seat_of
from prikup.cli.thousand.adapter import ThousandCliAdapter
from prikup.core.events import Line
from prikup.thousand.events import DealScored
from tests.cli.conftest import Run

SIMULATION = Simulation("thousand/ru-common", 9, ("thumb", "random", "random"), "7", 12)


def test_jobs_do_not_change_the_results(run: Run) -> None:
    arguments = ("simulate", "thousand/ru-common", "--matches", "9", "--seed", "7", "--max-deals", "12", "--json")
    one, two = (run(*arguments, "--jobs", jobs) for jobs in ("1", "2"))
    assert one.returncode == two.returncode == 0
    assert one.stdout == two.stdout
    assert json.loads(one.stdout) == as_data(SIMULATION, play_all(SIMULATION, 1))
    assert "Traceback" not in one.stderr + two.stderr


def test_what_is_counted() -> None:
    data = as_data(SIMULATION, play_all(SIMULATION, 1))
    assert data["matches"] == 9
    assert data["finished"] + data["unfinished"] == 9
    assert sum(bot["wins"] for bot in data["bots"]) == data["finished"] + data["shared"]
    assert all(0 <= bot["made"] <= bot["declared"] for bot in data["bots"])
    assert sum(bot["declared"] for bot in data["bots"]) <= data["deals"]


def test_a_match_cut_off_is_unfinished(run: Run) -> None:
    found = run("simulate", "thousand/ru", "--matches", "2", "--max-deals", "1", "--bots", "random")
    assert found.returncode == 0
    assert "2 matches were cut off after 1 deal and won by nobody" in " ".join(found.stdout.split())


def test_seats_rotate() -> None:
    seats = Counter((bot, seat_of(bot, number, 3), number // 3 % 3) for number in range(9) for bot in range(3))
    assert len(seats) == 27
    assert set(seats.values()) == {1}


def test_the_table_in_russian(run: Run) -> None:
    found = run("simulate", "thousand/en+end.target=300", "--matches", "2", "--bots", "thumb", "--lang", "ru")
    assert found.returncode == 0
    assert "победы" in found.stdout


def test_a_contract_that_cost_a_cross_has_failed() -> None:
    lines = (Line(1, "crossed", 0, (120, 50)), Line(1, "cross", 0, (1, 2)))
    nothing = (0, 0, 0)
    written = DealScored("tricks", nothing, nothing, nothing, lines, nothing, {})
    assert list(ThousandCliAdapter().contracts(written)) == [(1, False)]
