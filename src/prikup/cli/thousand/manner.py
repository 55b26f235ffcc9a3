"""How the command line handles Thousand where it differs from other games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from prikup.cli.manner import Manner
from prikup.cli.telling import Teller
from prikup.cli.thousand.telling import ThousandTeller
from prikup.core.events import Scored
from prikup.core.seats import Seat
from prikup.thousand.actions import Claim

if TYPE_CHECKING:
    from prikup.cli.table.app import TableApp
    from prikup.cli.table.replaying import ReplayApp

MADE = ("contract.unwritten",)
"""Lines of a contract that was made beside a positive ``contract`` line."""


class ThousandManner(Manner):
    """The manner of Thousand."""

    teller: type[Teller] = ThousandTeller

    def is_right(self, action: Any) -> bool:
        """Claims; a dark hand is looked at when it is one's turn."""
        return isinstance(action, Claim)

    def contracts(self, written: Scored) -> Iterator[tuple[Seat, bool]]:
        """Contracts played to the last trick or to a rest that was granted."""
        if written.ending not in ("tricks", "rest"):
            return
        made = {line.seat for line in written.lines if line.name in MADE}
        made |= {line.seat for line in written.lines if line.name == "contract" and line.amount > 0}
        broken = {line.seat for line in written.lines if line.name == "contract"} - made
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
