"""What a test does that cannot run on this machine: it is skipped with the reason, and fails under CI.

``unable`` is for what only the test finds out, ``needs`` for what is known before it. Nothing else skips a test.
"""

from __future__ import annotations

import os
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
