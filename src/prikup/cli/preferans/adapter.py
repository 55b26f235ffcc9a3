"""How the command line handles Preferans where it differs from other games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prikup.cli.adapter import CliAdapter
from prikup.cli.narrator import Narrator
from prikup.cli.preferans.narrator import PreferansNarrator
from prikup.core.events import ScoreEvent
from prikup.core.seats import Seat

if TYPE_CHECKING:
    from prikup.cli.table.app import TableApp
    from prikup.cli.table.replay_app import ReplayApp

FAILED = ("hill.under", "hill.proof", "hill.totus", "hill.misere")
"""Score lines that only a declarer who failed has."""
EARNED = ("pool.game", "pool.totus", "hill.cleared", "hill.off", "lost.cover", "lost.over")
"""Score lines of what a declarer earned; the first of them is the declarer's."""
HELPED = ("pool.help", "hill.help")
"""Score lines of help: their note names the declarer, whose own pool is closed."""


class PreferansCliAdapter(CliAdapter):
    """The adapter of Preferans."""

    narrator: type[Narrator] = PreferansNarrator

    def contracts(self, written: ScoreEvent) -> Iterator[tuple[Seat, bool]]:
        """Contracts that were played, to the last trick or to an agreement about the rest."""
        if written.ending == "failed":
            yield from [(line.seat, False) for line in written.lines if line.name in FAILED][:1]
        elif written.ending == "made":
            earned = [line for line in written.lines if line.name in EARNED or line.name in HELPED]
            yield from [(line.note[0] if line.name in HELPED else line.seat, True) for line in earned[:1]]

    def table(self) -> type[TableApp]:
        """The table in the terminal."""
        from prikup.cli.preferans.table import PreferansTable

        return PreferansTable

    def replay(self) -> type[ReplayApp]:
        """The table on which a record is shown."""
        from prikup.cli.preferans.table import PreferansReplay

        return PreferansReplay
