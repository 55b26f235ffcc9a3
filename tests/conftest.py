"""For all tests: the seed of the random ones, their order, and the command that repeats a failure."""

from __future__ import annotations

import os
import random
from collections.abc import Generator
from itertools import groupby
from typing import Any

import pytest
from hypothesis import HealthCheck, core, settings

from tests.support.order import in_shares
from tests.support.seeds import SEED, repeated, trials
from tests.support.turns import Turns
from tests.support.unable import unable

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]
"""A slow machine is not a bug."""

settings.register_profile(
    "ci",
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=QUIET,
    max_examples=trials(40, 100),
)
settings.register_profile("deep", deadline=None, max_examples=2000, print_blob=True, suppress_health_check=QUIET)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
# As with --hypothesis-seed: every source tree tries other examples, and the same tree the same ones.
core.global_force_seed = int.from_bytes(SEED.encode())  # type: ignore[assignment]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffle", action="store_true", help="files, and the tests in each, in an order by PRIKUP_SEED")
    parser.addoption("--every-turn", action="store_true", help="tests that take turns all have theirs")


def pytest_configure(config: pytest.Config) -> None:
    if not config.getoption("every_turn"):
        config.pluginmanager.register(Turns())


def pytest_report_header(config: pytest.Config) -> str:
    order = " (and of the order)" if config.getoption("shuffle") else ""
    return f"seed of random trials{order}: {SEED}; to repeat a failure: {repeated('tests/...::test')}"


def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores: a test that waits for its browser or server leaves its core to another one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + 2 * (cores > 1)


# After the deselection by marks: what is left is shared out.
@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("shuffle"):
        items[:] = in_shares(items, getattr(config, "workerinput", {}).get("workercount", 1))
        return
    chance = random.Random(SEED)
    files = [list(found) for _, found in groupby(items, key=lambda item: item.path)]
    chance.shuffle(files)
    for found in files:
        chance.shuffle(found)
    items[:] = [item for found in files for item in found]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("needs"):
        there, why = mark.args
        if not there:
            unable(why)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[Any]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        report.sections.append(("to repeat it", repeated(item.nodeid)))
    return report
