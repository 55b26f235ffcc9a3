"""A table in memory, as its connections and its driver know it."""

from __future__ import annotations

from typing import Protocol

from prikup.server.tables.clock import TimeBanks
from prikup.server.tables.services import Services
from prikup.server.tables.table import Table
from prikup.server.tables.writes import Command, OnDone


class LoadedTable(Protocol):
    """What both ask of it; what only one asks stands beside that one."""

    @property
    def table(self) -> Table:
        """The fold of the table's log."""

    @property
    def services(self) -> Services:
        """What all tables of the server share."""

    @property
    def banks(self) -> TimeBanks:
        """The clocks of the seats."""

    def put(self, command: Command, on_done: OnDone | None = None) -> None:
        """Runs a command when its turn comes."""
