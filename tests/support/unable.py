"""What a test does that cannot run on this machine: it is skipped with the reason, and fails under CI.

``unable`` is for what only the test finds out, ``needs`` for what is known before it, ``optional`` for extras that CI
does not install either. Nothing else skips a test.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import NoReturn

import pytest


def unable(why: str) -> NoReturn:
    """Skips the test that asks for this; fails it where ``CI`` is in the environment."""
    if os.environ.get("CI"):
        pytest.fail(f"CI has to run this test: {why}")
    pytest.skip(why)


def needs(there: bool, why: str) -> pytest.MarkDecorator:
    """The mark of tests that are ``unable`` to run unless something is there (``tests/conftest.py`` reads it)."""
    return pytest.mark.needs(there, why)


def optional(package: str) -> pytest.MarkDecorator:
    """The mark of tests of an extra that no machine must have: without it they are skipped under CI as well, with a
    line in the summary (``tests/conftest.py`` reads the mark)."""
    return pytest.mark.optional(package)


def skip_without(package: str) -> None:
    """Skips a test whose extra is not installed."""
    if find_spec(package) is None:
        pytest.skip(f"{package} is not installed, which is an extra")
