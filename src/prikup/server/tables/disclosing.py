"""What is told of a match that is over, from the log of its table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from prikup.core.shuffle import commitment
from prikup.disclosure import BotDecision, Disclosure
from prikup.notation.record import Record
from prikup.server.tables.log_entries import Did, read_entry
from prikup.server.tables.table import Table


def disclosed(table: Table, bodies: Iterable[bytes], names: Sequence[str]) -> Disclosure:
    """The disclosure of a table that is over, and of the entries of its log."""
    done = [entry for entry in map(read_entry, bodies) if isinstance(entry, Did)]
    decisions = [BotDecision(step, one.bot) for step, one in enumerate(done, 1) if one.bot is not None]
    return Disclosure(
        table=table.id,
        record=Record.of(table.match, names, "prikup"),
        secret=table.secret,
        commitment=commitment(table.secret),
        decisions=tuple(decisions),
    )
