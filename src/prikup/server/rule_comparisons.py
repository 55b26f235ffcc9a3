"""What changes from one rule set to another, for pages: compared part by part by the bot processes, and kept.

A comparison takes some ten seconds of a processor. Its parts wait for the background processes behind everybody's moves
and hints; whoever asks for the same meanwhile waits for the same comparison, and it goes on when nobody waits any more.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from msgspec import Struct

from prikup.rule_changes import DEALS, Comparison, Part, RuleChanges, comparable, read_part
from prikup.server.accounts.rates import Limiter
from prikup.server.bodies import TableInfo
from prikup.server.errors import ServerError
from prikup.server.pool.pool import Pool
from prikup.server.recent import Recent

KEPT = 256
"""How many comparisons are kept, some ten kilobytes each."""
MOST = 8
"""Comparisons that may be made or wait at the same time."""
TRIALS = 300
"""The work of a part (``Comparison``): some 0.2 seconds."""
TRIES = 3
"""How often a part is asked for that no process had time for."""

_THREAD = ThreadPoolExecutor(1, "rule-comparisons")
"""Finding out which options can be tried alone takes a tenth of a second."""


class Comparing(Struct, frozen=True):
    """A comparison that is being made: how many deals of how many are done."""

    done: int
    deals: int


class _Going:
    """A comparison that is being made or waits for its turn."""

    done = 0

    def __init__(self, task: asyncio.Task[RuleChanges]) -> None:
        self.task = task


def usual_rules(played: Iterable[TableInfo], table: TableInfo) -> str:
    """The rules that somebody has played most often, of all whose deals can be compared with those of a table; of
    several those played last. Empty if there are none, or if the table has the same.

    ``played``: the person's tables, the newest first.
    """
    counts = Counter(
        one.rules
        for one in played
        if one.id != table.id
        and one.status != "waiting"
        and not one.options.lesson
        and (one.game, one.players) == (table.game, table.players)
    )
    usual = counts.most_common(1)[0][0] if counts else ""
    return "" if usual == table.rules else usual


class RuleComparisons:
    """Compares rule sets; ``stop`` at the end. ``rate``: how many one address may have compared."""

    def __init__(self, pool: Pool, limiter: Limiter, rate: str, *, deals: int = DEALS) -> None:
        self._pool = pool
        self._limiter = limiter
        self._rate = rate
        self._deals = deals
        self._found: Recent[RuleChanges] = Recent(KEPT)
        self._going: dict[tuple[str, str], _Going] = {}
        self._one = asyncio.Semaphore(1)
        self._ended = False

    async def changes(self, known: str, new: str, address: str, patience: float) -> RuleChanges | Comparing:
        """What changes from one rule set to another; how far that is, if it takes longer than ``patience`` seconds.

        Raises RulesError for the rules (as ``rule_changes``), ServerError: too_many_requests, rules_busy.
        """
        ours, theirs = comparable(known, new)
        key = ours.text, theirs.text
        found = self._found.get(key)
        if found is not None:
            return found
        going = self._going.get(key)
        if going is None:
            if self._ended or len(self._going) >= MOST:
                raise ServerError("rules_busy")
            self._limiter.demand(self._rate, "rule changes", address)
            going = self._begin(key)
        await asyncio.wait({going.task}, timeout=patience)
        if going.task.cancelled():
            raise ServerError("rules_busy")
        return going.task.result() if going.task.done() else Comparing(going.done, self._deals)

    async def stop(self) -> None:
        """Ends all that is being compared, and lets nothing begin; whoever waits gets rules_busy."""
        self._ended = True
        tasks = [going.task for going in self._going.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, key: tuple[str, str]) -> _Going:
        going = _Going(asyncio.get_running_loop().create_task(self._compared(key)))
        self._going[key] = going

        def end(task: asyncio.Task[RuleChanges]) -> None:
            del self._going[key]
            # Where nobody waits any more, nobody else reads it.
            if not task.cancelled() and task.exception() is None:
                self._found.put(key, task.result())

        going.task.add_done_callback(end)
        return going

    async def _compared(self, key: tuple[str, str]) -> RuleChanges:
        async with self._one:
            ours, _ = comparable(*key)
            comparison = await asyncio.get_running_loop().run_in_executor(_THREAD, self._comparison, key)
            while (part := comparison.part) is not None:
                comparison.add(part, read_part(ours, await self._part(key, part)))
                self._going[key].done = comparison.done
            return comparison.changes()

    async def _part(self, key: tuple[str, str], part: Part) -> bytes:
        for _ in range(TRIES - 1):
            with contextlib.suppress(ServerError):
                return await self._pool.compare(*key, part)
        return await self._pool.compare(*key, part)

    def _comparison(self, key: tuple[str, str]) -> Comparison:
        return Comparison(*key, self._deals, trials=TRIALS)
