"""The groups of the soak run."""

from __future__ import annotations

import pytest

from tools.soak import GROUPS, ROOT


@pytest.mark.parametrize("group", GROUPS)
def test_the_tests_of_a_group_are_there(group: str) -> None:
    assert all((ROOT / path).exists() for path in GROUPS[group])
