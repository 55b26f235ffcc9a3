"""What a game can tell the command line of itself beyond the contract of every game; each question has an answer that
does for a game that says nothing."""

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
    """The manner of a game that has none of its own."""

    narrator: type[Narrator] = Narrator
    """Tells a match as text."""

    def is_right(self, action: Any) -> bool:
        """Whether a person is asked about an action that is legal out of turn; the others wait for the turn."""
        return False

    def contracts(self, written: ScoreEvent) -> Iterable[tuple[Seat, bool]]:
        """Who played a contract to the end in a deal, and whether it was made: for statistics."""
        return ()

    def table(self) -> type[TableApp] | None:
        """The table in the terminal, if there is one."""
        return None

    def replay(self) -> type[ReplayApp] | None:
        """The table on which a record is shown, if there is one."""
        return None
