"""Hypothesis profiles: ``ci`` tries the same examples on every run; ``deep`` is for the search after new ones."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]
"""A slow machine is no fault of the rules."""

settings.register_profile(
    "ci", deadline=None, derandomize=True, database=None, print_blob=True, suppress_health_check=QUIET
)
settings.register_profile("deep", deadline=None, max_examples=2000, print_blob=True, suppress_health_check=QUIET)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
