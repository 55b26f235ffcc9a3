"""Open cards: what each play could still bring in a finished deal, for replays.

Only finished deals are solved, and by the bot processes, after everybody's moves. Answers are kept for a while: who
steps through a deal goes back and forth, and others look at the same one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from prikup.notation.reading import load_match
from prikup.search import SearchError
from prikup.server.bodies import OpenCards, OpenPlay
from prikup.server.errors import ServerError
from prikup.server.pool.pool import Pool
from prikup.server.recent import Recent
from prikup.server.tables import replays
from prikup.server.tables.hub import Hub
from prikup.server.uploaded_records import UploadedRecords

DEALS = 64
"""How many deals' positions are kept, some ten kilobytes each."""
POSITIONS = 4096
"""How many positions' answers are kept, one kilobyte each."""

_THREAD = ThreadPoolExecutor(1, "open-cards")
"""One thread plays matches again, as for replays."""


class SolvedDeals:
    """Solves positions of finished deals. ``person`` is whose budget it takes."""

    def __init__(self, hub: Hub, records: UploadedRecords, pool: Pool) -> None:
        self._hub = hub
        self._records = records
        self._pool = pool
        self._moments: Recent[tuple[replays.Moment, ...]] = Recent(DEALS)
        self._answers: Recent[OpenCards] = Recent(POSITIONS)

    async def of_table(self, table: str, deal: int, step: int, person: str) -> OpenCards:
        """A position of a table's deal, after ``step`` steps of its replay.

        Raises SearchError, ServerError: unknown_table, no_such_deal, no_such_step, too_many_requests, solver_busy.
        """
        match, log = await self._hub.played(table)
        return await self._solved(("table", table, deal), step, person, partial(replays.moments, match, log, deal))

    async def of_record(self, record: str, deal: int, step: int, person: str) -> OpenCards:
        """A position of an uploaded record's deal. Raises as ``of_table``; ServerError(unknown_record)."""
        body = await self._records.body(record)

        def work() -> tuple[replays.Moment, ...]:
            match = load_match(body)
            return replays.moments(match, match.log, deal)

        return await self._solved(("record", record, deal), step, person, work)

    async def _solved(
        self, deal: Hashable, step: int, person: str, moments: Callable[[], tuple[replays.Moment, ...]]
    ) -> OpenCards:
        found = self._moments.get(deal)
        if found is None:
            found = await asyncio.get_running_loop().run_in_executor(_THREAD, moments)
            self._moments.put(deal, found)
        if not 0 <= step < len(found):
            raise ServerError("no_such_step", step=step, steps=len(found) - 1)
        phase, position = found[step]
        if not position:
            raise SearchError("search_phase", phase=phase)
        known = self._answers.get(position)
        if known is None:
            known = await self._ask(position, person)
            self._answers.put(position, known)
        return known

    async def _ask(self, position: str, person: str) -> OpenCards:
        solved = await self._pool.solve(position, person)
        if solved.answer is None:
            raise SearchError(solved.code, **solved.params)
        answer, best = solved.answer, solved.answer.best
        question = answer.question
        return OpenCards(
            question.seat,
            question.count,
            question.aim,
            question.margin,
            question.guarantee,
            answer.low,
            answer.high,
            tuple(OpenPlay(one.card, one.announce, one.low, one.high, one in best, one.shown) for one in answer.cards),
        )
