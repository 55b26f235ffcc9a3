"""What all tests share: the seed of the random ones, their order, and how a failure is repeated."""

from __future__ import annotations

import os
import random
from collections.abc import Generator
from itertools import groupby
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.support.seeds import SEED

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]
"""A slow machine is no fault of the rules."""

settings.register_profile(
    "ci", deadline=None, derandomize=True, database=None, print_blob=True, suppress_health_check=QUIET
)
settings.register_profile("deep", deadline=None, max_examples=2000, print_blob=True, suppress_health_check=QUIET)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffle", action="store_true", help="files, and the tests in each, in an order by PRIKUP_SEED")


def pytest_report_header(config: pytest.Config) -> str:
    order = ", which gives the order too" if config.getoption("shuffle") else ""
    return f"seed of random trials: {SEED}{order}; to repeat a failure: {repeating(config, 'tests/...::test')}"


def repeating(config: pytest.Config, test: str) -> str:
    """The command that runs a test as it was run."""
    return f"PRIKUP_SEED={SEED} .venv/bin/pytest '{test}'"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("shuffle"):
        return
    chance = random.Random(SEED)
    files = [list(found) for _, found in groupby(items, key=lambda item: item.path)]
    chance.shuffle(files)
    for found in files:
        chance.shuffle(found)
    items[:] = [item for found in files for item in found]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[Any]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        report.sections.append(("to repeat it", repeating(item.config, item.nodeid)))
    return report
