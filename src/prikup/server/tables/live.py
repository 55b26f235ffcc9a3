"""A table in memory: one wish after another is checked, written, and only then done and told.

Everything here runs in the event loop and nothing waits: a wish is a function that looks at the table when its turn
comes and gives what has to be written. While something is being written the wishes queue.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from prikup.core.errors import PrikupError
from prikup.core.match import Ahead
from prikup.core.seats import Seat
from prikup.server.bodies import TableInfo
from prikup.server.messages import Table as TableMessage
from prikup.server.messages import Times
from prikup.server.problems import ServerError
from prikup.server.tables import entries as en
from prikup.server.tables import seating
from prikup.server.tables.clock import Banks, Timer
from prikup.server.tables.driver import Driver
from prikup.server.tables.feed import WATCHER, encode
from prikup.server.tables.page import Page
from prikup.server.tables.people import User
from prikup.server.tables.services import Services
from prikup.server.tables.table import Table
from prikup.server.tables.writes import Settled, Wish, Write, read_log, rows_of, work_of

MOST_PAGES = 300
"""Pages of those who watch that are open at one table at most: a crowd keeps nobody from their own seat."""
COUNTED = 1.0
"""Seconds until all are told how many watch: whoever comes and goes all the time makes no message for each time."""
MOST_OWN_PAGES = 20
"""Pages that one person who sits here has open at most."""

CLOCKED = (en.Did, en.StoodIn, en.HandedBack, en.Started)
"""Entries that set the clocks."""


class Live:
    """A table with the pages that are open at it."""

    def __init__(self, table: Table, services: Services, put_away: Callable[[Live], None]) -> None:
        self.table = table
        self.services = services
        self.banks = Banks(services.time)
        self.banks.set(table.left)
        self.pages: list[Page] = []
        self.gone = False
        """Put away: whoever asks must look for the table anew."""
        self.writing = False
        self.used = services.time.ticks()
        """When it was last asked for something."""
        self._put_away = put_away
        self._wishes: deque[tuple[Wish, Settled | None]] = deque()
        self._doubtful = False
        """Whether the log may hold more than was folded: a write failed, and nobody knows how far it came."""
        self._rereading: asyncio.Task[None] | None = None
        self._by_seat: dict[Seat, list[Page]] = {}
        self._present: frozenset[Seat] = frozenset()
        self._count: Timer | None = None
        self.driver = Driver(self)

    # ------------------------------------------------------------------------------------------------- wishes

    async def ask(self, wish: Wish) -> None:
        """Fulfils a wish; comes back when it is written and told. Raises what the wish raises, or ServerError."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settled(error: BaseException | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.put(wish, settled)
        await future

    def put(self, wish: Wish, settled: Settled | None = None) -> None:
        """Fulfils a wish when its turn comes, which may be at once. If nobody asks, a refusal is forgotten."""
        self.used = self.services.time.ticks()
        self._wishes.append((wish, settled))
        if not self.writing:
            self._next()

    @property
    def watched(self) -> bool:
        """Whether anybody has the table open."""
        return bool(self.pages)

    @property
    def well(self) -> bool:
        """Whether entries can be written."""
        return not self.gone and not self._doubtful and self.services.store.healthy

    def _next(self) -> None:
        """Wishes, until one of them has something to write."""
        while self._wishes and not self.writing:
            if not self.well and not self._recover():
                return
            wish, settled = self._wishes.popleft()
            try:
                write = wish()
                if write is not None:
                    self._write(write, settled)
                    return
            except PrikupError as fault:
                _settle(settled, fault)
            except Exception as fault:  # noqa: BLE001 - a table's fault must not reach the others
                self.fail(fault, settled)
            else:
                _settle(settled, None)

    def _recover(self) -> bool:
        """What to do about a table that cannot write: refuse what waits, or read the log again. True: go on."""
        if self.gone or not self.services.store.healthy:
            code = "table_failed" if self.gone else "storage_failed"
            waiting, self._wishes = self._wishes, deque()
            for _, settled in waiting:
                _settle(settled, ServerError(code))
        elif self._rereading is None:
            self._rereading = asyncio.get_running_loop().create_task(self._reread())
        return False

    def _write(self, write: Write, settled: Settled | None) -> None:
        table = self.table
        rows = rows_of(table.id, table.length, write.entries)
        self.writing = True

        def done(result: Any, error: BaseException | None) -> None:
            self.writing = False
            if error is None:
                self._written(write, settled)
            else:
                self._doubtful = True
                _settle(settled, ServerError("storage_failed"))
                self.driver.stop()
                if self.services.store.healthy:
                    self._recover()
            self._next()
            if not self.writing:
                self.driver.plan()

        self.services.store.append(rows, done, work_of(table.id, write))

    def _written(self, write: Write, settled: Settled | None) -> None:
        """Does and tells what has been written."""
        try:
            self._fold(write.entries, write.ahead)
            if write.then is not None:
                write.then()
        except Exception as fault:  # noqa: BLE001
            self.fail(fault, settled)
        else:
            _settle(settled, None)

    def _fold(self, entries: Sequence[en.Entry], ahead: Ahead | None) -> None:
        table = self.table
        before = (table.status, len(table.seeds), table.deals)
        others = 0
        for entry in entries:
            messages = table.fold(entry, ahead if type(entry) is en.Did else None)
            if isinstance(entry, CLOCKED):
                self.banks.set(table.left)
            if type(entry) is en.Did:
                self.services.meter.moved()
                self.driver.moved()
                for seat, message in messages:
                    for page in self._by_seat.get(seat, ()):
                        page.send(message)
            else:
                others += 1
        if others:
            self._sort()
        if any(type(entry) is en.Started for entry in entries):
            self.tell_state()
        elif others or before != (table.status, len(table.seeds), table.deals):
            self.tell_table()

    async def _reread(self) -> None:
        """Folds what the log holds beyond the table, after a write of which nobody knows how far it came."""
        table = self.table
        try:
            bodies = await self.services.store.read(lambda connection: read_log(connection, table.id, table.length))
            self._fold([en.read_entry(body) for body in bodies], None)
            self._doubtful = False
        except Exception as fault:  # noqa: BLE001
            self.fail(fault, None)
        finally:
            self._rereading = None
        self._next()
        if not self.writing:
            self.driver.plan()

    def fail(self, fault: BaseException, settled: Settled | None) -> None:
        """A fault of the program: the table is put away, its pages are closed; its log is whole."""
        self.services.meter.broken(self.table.id, fault)
        _settle(settled, ServerError("table_failed"))
        self.close()
        self._put_away(self)

    # -------------------------------------------------------------------------------------------------- pages

    def open(self, user: User | None, send: Callable[[bytes], None], ended: Callable[[], None] | None) -> Page:
        """A page opens: nothing is sent yet. Raises ServerError(table_crowded)."""
        seat = self.table.seat_of(user.id) if user is not None else WATCHER
        if len(self._by_seat.get(seat, ())) >= (MOST_PAGES if seat < 0 else MOST_OWN_PAGES):
            raise ServerError("table_crowded")
        page = Page(self, user, send, ended)
        before = self.present()
        self.pages.append(page)
        self._sort()
        self.used = self.services.time.ticks()
        if before != self.present():
            self.tell_table(but=page)
        elif page.seat < 0:
            self._count_soon()
        return page

    def greet(self, page: Page, since: int | None) -> None:
        """Sends what a page that has just been opened must know, and gives its person the seat back."""
        feed = self.table.feeds.get(page.seat)
        missed = feed.after(since) if feed is not None and since is not None else None
        if missed is None:
            page.send(self._state(page.seat))
        else:
            page.send(self._table(page.seat))
            for message in missed:
                page.send(message)
        seat = page.seat
        if seat >= 0 and not self.table.chairs[seat].plays:
            self.put(lambda: seating.hand_back(self.table, seat, self.banks.left(), asked=False))
        if not self.writing:
            self.driver.plan()

    def shut(self, page: Page) -> None:
        """A page is gone."""
        if page in self.pages:
            before = self.present()
            self.pages.remove(page)
            self._sort()
            self.used = self.services.time.ticks()
            if before != self.present():
                self.tell_table()
            elif page.seat < 0:
                self._count_soon()
            if not self.writing:
                self.driver.plan()

    def _count_soon(self) -> None:
        if self._count is None:
            self._count = self.services.time.later(COUNTED, self._counted)

    def _counted(self) -> None:
        self._count = None
        self.tell_table()

    def present(self) -> frozenset[Seat]:
        """Seats whose person has a page open."""
        return self._present

    def watchers(self) -> int:
        """Pages of those who only watch."""
        return len(self._by_seat.get(WATCHER, ()))

    def _sort(self) -> None:
        """Pages by seat, after somebody came, went, sat down or stood up."""
        self._by_seat = {}
        for page in self.pages:
            page.seat = self.table.seat_of(page.user.id) if page.user is not None else WATCHER
            self._by_seat.setdefault(page.seat, []).append(page)
        self._present = frozenset(seat for seat in self._by_seat if seat >= 0)

    # ---------------------------------------------------------------------------------------------- telling

    def info(self) -> TableInfo:
        """What everybody may know."""
        return self.table.info(self.present(), self.watchers())

    def times(self) -> Times | None:
        """The clocks as they are now."""
        left = self.banks.left()
        return Times(left, self.banks.runs, self.services.time.now()) if left else None

    def _state(self, seat: Seat) -> bytes:
        return encode(self.table.state(seat, self.info(), self.times()))

    def _table(self, seat: Seat) -> bytes:
        return encode(TableMessage(self.info(), seat, self.times()))

    def tell_table(self, but: Page | None = None) -> None:
        """The table changed: everybody is told."""
        for seat, pages in self._by_seat.items():
            message = self._table(seat)
            for page in pages:
                if page is not but:
                    page.send(message)

    def tell_state(self) -> None:
        """Everybody is told everything anew: the match has begun, or the clocks had stopped."""
        for seat, pages in self._by_seat.items():
            message = self._state(seat)
            for page in pages:
                page.send(message)

    def resend(self, page: Page, since: int) -> None:
        """The messages that a page missed, or everything."""
        feed = self.table.feeds.get(page.seat)
        missed = feed.after(since) if feed is not None else None
        for message in missed if missed is not None else [self._state(page.seat)]:
            page.send(message)

    # ------------------------------------------------------------------------------------------------- health

    def storage(self, well: bool) -> None:
        """The database failed, or works again. The clocks stand in between."""
        self.driver.stop()
        if well:
            if self._doubtful:
                self._recover()
            self.tell_state()
            if not self.writing:
                self.driver.plan()
        else:
            self.tell_table()

    def close(self) -> None:
        """The table is put away."""
        self.gone = True
        self.driver.stop()
        if self._count is not None:
            self._count.cancel()
        if self._rereading is not None:
            self._rereading.cancel()
        for page in list(self.pages):
            page.end()
        self.pages.clear()
        self._sort()
        if not self.writing:
            self._next()

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it."""
        return not self.pages and not self.writing and not self._wishes and not self._doubtful


def _settle(settled: Settled | None, error: BaseException | None) -> None:
    if settled is not None:
        settled(error)
