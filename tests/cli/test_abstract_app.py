"""What only a single game can draw must be defined by its table."""

from __future__ import annotations

from typing import Any

import pytest

from prikup.cli.preferans.table import PreferansReplay, PreferansTable
from prikup.cli.table.app import TableApp
from prikup.cli.table.display import TableDisplay
from prikup.cli.table.replay_app import ReplayApp
from prikup.cli.thousand.table import ThousandReplay, ThousandTable


@pytest.mark.parametrize("kind", [TableDisplay, TableApp, ReplayApp])
def test_a_table_of_no_game_cannot_be_made(kind: Any) -> None:
    with pytest.raises(TypeError, match="abstract"):
        kind()


@pytest.mark.parametrize("kind", [ThousandTable, ThousandReplay, PreferansTable, PreferansReplay])
def test_the_tables_of_the_games_lack_nothing(kind: Any) -> None:
    assert not kind.__abstractmethods__
