"""Bots by name."""

from __future__ import annotations

import pytest

from prikup.bots import NAMES, BotError, make
from prikup.core.errors import PrikupError


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_is_made_with_a_seed(name: str) -> None:
    assert type(make(name, 1)) is type(make(name, "a text"))


def test_an_unknown_bot_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(BotError) as found:
        make("tumb", 1)
    assert isinstance(found.value, PrikupError)
    assert found.value.code == "unknown_bot"
    assert found.value.params == {"bot": "tumb", "known": "random, thumb", "nearest": "thumb"}
