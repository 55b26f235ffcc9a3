"""What is told of a match that is over, from the log of its table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import UNSET

from prikup.core.mixing import mixed_seed
from prikup.core.shuffle import commitment, shuffled
from prikup.disclosure import FORMAT, OLDEST_FORMAT, BotDecision, Disclosure
from prikup.fairness import DealMixing, OpenDeal
from prikup.notation.record import Record
from prikup.server.tables.log_entries import Committed, Did, LogEntry, read_entry
from prikup.server.tables.table import Table


def disclosed(table: Table, bodies: Iterable[bytes], names: Sequence[str]) -> Disclosure:
    """The disclosure of a table that is over, and of the entries of its log."""
    entries = [read_entry(body) for body in bodies]
    done = [entry for entry in entries if isinstance(entry, Did)]
    decisions = [BotDecision(step, one.bot) for step, one in enumerate(done, 1) if one.bot is not None]
    return Disclosure(
        format=FORMAT if table.mixes else OLDEST_FORMAT,
        table=table.id,
        record=Record.of(table.match, names, "prikup"),
        secret=table.secret,
        commitment=commitment(table.secret),
        decisions=tuple(decisions),
        mixing=_mixing(table, entries) if table.mixes else UNSET,
    )


def mixing_of(table: Table, bodies: Iterable[bytes]) -> DealMixing:
    """What the deals of a table were mixed with. It holds seeds that nobody may know while their deal is played."""
    return _mixing(table, [read_entry(body) for body in bodies])


def _mixing(table: Table, entries: Sequence[LogEntry]) -> DealMixing:
    deals: list[OpenDeal] = []
    seed, step = "", 0
    for entry in entries:
        if isinstance(entry, Committed):
            seed = entry.seed
        elif isinstance(entry, Did):
            step += 1
            if entry.mixed is not None:
                pack_seed = mixed_seed(seed, entry.mixed.deal, entry.mixed.links)
                deals.append(OpenDeal(step, seed, entry.mixed, shuffled(pack_seed, table.game.pack)))
    return DealMixing(tuple(table.chains), tuple(deals))
