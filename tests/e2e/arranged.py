"""``prikup serve`` for tests that need a certain deal: run as a program, with the arguments of ``prikup``.

It differs from the real server in four ways: a table of people can begin with a deal by hand, or in any position; every
pack is shuffled with the same seed; and nobody can create too many tables.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec

from prikup.cli import main
from prikup.core.match import Match
from prikup.server import running
from prikup.server.routes import tables
from prikup.server.settings import Rates, Settings
from prikup.server.tables import commands, table

SEED = "2a" * 32
"""The seed of every shuffle."""


def _game(_: str) -> Any:
    """What the route asks for how many bots a deal by hand needs: none."""
    return SimpleNamespace(players=1)


def start_file(folder: Path) -> Path:
    """Where the position lies, as `Begun` in JSON, in which tables of the server with its database there begin."""
    return folder / "start.json"


class Begun(msgspec.Struct):
    """Where a table begins: a setup, and what was done since, by seat."""

    setup: msgspec.Raw
    steps: list[tuple[int, msgspec.Raw]]


def _match(game: Any, dealer: int) -> Match[Any, Any, Any]:
    """A match from its beginning, or from the position that a test has laid down."""
    database = next((one for one in sys.argv if one.startswith("sqlite:///")), "")
    wanted = start_file(Path(database.removeprefix("sqlite:///")).parent)
    if not database or not wanted.exists():
        return Match(game, dealer)
    begun = msgspec.json.decode(wanted.read_bytes(), type=Begun)
    setup = msgspec.json.decode(begun.setup, type=game.setup_type)
    match: Match[Any, Any, Any] = Match(game, setup.dealer, start=game.playable(setup))
    for seat, action in begun.steps:
        match.apply(seat, msgspec.json.decode(action, type=game.action_type))
    # Each seat remembers the steps; for the table nothing has been done yet.
    match._views = {seat: (match.view(seat), 0) for seat in range(match.players)}
    match.events.clear()
    match.log.clear()
    return match


if __name__ == "__main__":
    # One test after another opens pages from one address, faster than forty people.
    rates = Rates(tables="6000/minute", guests="6000/minute", reads="100000/minute")
    with (
        patch.object(commands, "fresh_seed", lambda: SEED),
        patch.object(table, "Match", _match),
        patch.object(tables, "games", SimpleNamespace(game=_game)),
        patch.object(running, "Settings", partial(Settings, rates=rates)),
    ):
        main()
