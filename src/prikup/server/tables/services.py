"""What all tables of a server share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from prikup.bots.registry import HINT_SECONDS
from prikup.core.match import Match
from prikup.server.accounts.rates import Limiter
from prikup.server.meter import Meter
from prikup.server.owners.worker import Alone, Owner
from prikup.server.pool.pool import Pool
from prikup.server.settings import LogLimits, Rates
from prikup.server.store.store import Store
from prikup.server.tables.clock import TableTime

LEAST_PACE = 0.05
"""Seconds from the moment at which bots are asked until one acts, at the least. Whether a bot was asked about a right,
and how long each one thought, depends on hidden cards: until then all of them have usually answered."""


class Referee(Protocol):
    """Decides where players do not agree."""

    async def ruling(self, match: Match[Any, Any, Any]) -> Any:
        """The table's action; None if there is nothing to say."""


class Services(NamedTuple):
    """What all tables of a server share."""

    store: Store
    pool: Pool
    time: TableTime
    meter: Meter
    stamp: Callable[[], int]
    """The time to keep beside a table that ends, in milliseconds (``retention_clock.py``)."""
    limiter: Limiter
    owner: Owner = Alone()
    """Who says which tables are this server's."""
    least_pace: float = LEAST_PACE
    limits: LogLimits = LogLimits()
    rates: Rates = Rates()
    judge: Referee | None = None
    """Who gives verdicts; nobody: the games' own."""
    hint_seconds: float = HINT_SECONDS
    """Hints come from the strongest bot of which 99 of 100 decisions take at most so many seconds of a processor."""
