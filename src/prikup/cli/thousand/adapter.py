"""How the command line handles Thousand where it differs from other games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from prikup.cli.adapter import CliAdapter
from prikup.cli.narrator import Narrator
from prikup.cli.thousand.narrator import ThousandNarrator
from prikup.core.events import ScoreEvent
from prikup.core.seats import Seat
from prikup.thousand.actions import Claim

if TYPE_CHECKING:
    from prikup.cli.table.app import TableApp
    from prikup.cli.table.replay_app import ReplayApp

MADE = ("contract.unwritten",)
"""Lines of a contract that was made beside a positive ``contract`` line."""
FAILED = ("contract", "crossed")
"""Lines of a contract that failed, if it was not made."""


class ThousandCliAdapter(CliAdapter):
    """The adapter of Thousand."""

    narrator: type[Narrator] = ThousandNarrator

    def is_right(self, action: Any) -> bool:
        """Claims; a dark hand is looked at in one's own turn."""
        return isinstance(action, Claim)

    def contracts(self, written: ScoreEvent) -> Iterator[tuple[Seat, bool]]:
        """Contracts played to the last trick or to a rest that was granted."""
        if written.ending not in ("tricks", "rest"):
            return
        made = {line.seat for line in written.lines if line.name in MADE}
        made |= {line.seat for line in written.lines if line.name == "contract" and line.amount > 0}
        broken = {line.seat for line in written.lines if line.name in FAILED} - made
        for seat in made | broken:
            yield seat, seat in made

    def table(self) -> type[TableApp]:
        """The table in the terminal."""
        from prikup.cli.thousand.table import ThousandTable

        return ThousandTable

    def replay(self) -> type[ReplayApp]:
        """The table on which a record is shown."""
        from prikup.cli.thousand.table import ThousandReplay

        return ThousandReplay
