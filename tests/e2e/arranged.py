"""``prikup serve`` for tests that need a certain deal: run as a program, with the arguments of ``prikup``.

It is the server as it is but for three things: a table may begin with a deal by hand though people sit at it, every
pack is shuffled with the same seed, and nobody makes too many tables.
"""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from prikup.cli import main
from prikup.server import running
from prikup.server.routes import tables
from prikup.server.settings import Rates, Settings
from prikup.server.tables import seating

SEED = "2a" * 32
"""The seed of every shuffle."""


def _game(_: str) -> Any:
    """What the route asks for how many bots a deal by hand needs: none."""
    return SimpleNamespace(players=1)


if __name__ == "__main__":
    rates = Rates(tables="6000/minute", guests="6000/minute")
    with (
        patch.object(seating, "fresh_seed", lambda: SEED),
        patch.object(tables, "games", SimpleNamespace(game=_game)),
        patch.object(running, "Settings", partial(Settings, rates=rates)),
    ):
        main()
