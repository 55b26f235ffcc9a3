"""What the command line asks of a game beyond the contract of every game. Each method has a default."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from prikup.cli.narrator import Narrator
from prikup.core.events import ScoreEvent
from prikup.core.seats import Seat

if TYPE_CHECKING:
    from prikup.cli.table.app import TableApp
    from prikup.cli.table.replay_app import ReplayApp


class CliAdapter:
    """The adapter of a game that has none of its own."""

    narrator: type[Narrator] = Narrator
    """Tells a match as text."""

    def is_right(self, action: Any) -> bool:
        """Whether a person is asked about an action that is legal out of turn."""
        return False

    def contracts(self, written: ScoreEvent) -> Iterable[tuple[Seat, bool]]:
        """The declarers whose contracts were played to the end, and whether each was made: for statistics."""
        return ()

    def table(self) -> type[TableApp] | None:
        """The terminal table of the game; None if it has none."""
        return None

    def replay(self) -> type[ReplayApp] | None:
        """The terminal application that shows a record; None if there is none."""
        return None
