"""No option is dead: for every value there is a deal in which it changes a legal action, an event or a score.

Of the many figures of a range both ends are tried, and some between them.
The recorded witness is tried first. If it shows nothing, the option's own cases are run with the value and with another
one, and then two rule sets that differ only in this option play the same random actions until there is a difference. An
option that never changes anything is a bug.
"""

from __future__ import annotations

import pytest

from prikup.core.options import value_text
from prikup.games import GAMES
from tests.property.differing import GROUNDS, witnesses

pytestmark = pytest.mark.search


def test_every_game_has_its_ground() -> None:
    assert set(GROUNDS) == set(GAMES)


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, ground in GROUNDS.items() for name in sorted(ground.options)]
)
def test_every_value_matters(game: str, name: str) -> None:
    ground = GROUNDS[game]
    option = ground.options[name]
    dead = []
    for value in ground.tried(option):
        text = value_text(value)
        witness = witnesses().get(game, {}).get(f"{name}={text}")
        if witness is not None and ground.shown_by(option, value, witness):
            continue
        assert ground.pairs(option, value), f"{name}={text} cannot be combined with anything"
        if ground.search(option, value) is None:
            dead.append(text)
    assert not dead, f"{name}: these values change nothing: {', '.join(dead)}"
