"""A table in memory: commands are checked and written one after another, and only then applied and announced.

Everything here runs in the event loop and nothing blocks. A command is a function that looks at the table when its turn
comes and returns what has to be written. While something is being written, commands queue.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection as DbConnection

from prikup.core.errors import PrikupError
from prikup.core.match import PreparedMove
from prikup.core.seats import Seat
from prikup.server.bodies import TableInfo
from prikup.server.errors import ServerError
from prikup.server.messages import Phrase, Spoken, Times
from prikup.server.messages import Table as TableMessage
from prikup.server.owners.statements import epoch_of
from prikup.server.owners.worker import UNCLAIMED, Claim
from prikup.server.store.rows import Overtaken
from prikup.server.tables import commands
from prikup.server.tables import log_entries as en
from prikup.server.tables.clock import TimeBanks, Timer
from prikup.server.tables.connection import Connection
from prikup.server.tables.driver import Driver
from prikup.server.tables.feed import WATCHER, encode
from prikup.server.tables.link_round import LinkRound
from prikup.server.tables.services import Services
from prikup.server.tables.table import Table
from prikup.server.tables.writes import Command, OnDone, Write, read_log, rows_of, work_of
from prikup.server.user import User

MOST_SPECTATORS = 300
"""Most spectators of one table."""
COUNTED = 1.0
"""Seconds of delay before a new number of spectators is announced, so that not every arrival makes a message."""
MOST_OWN_CONNECTIONS = 20
"""Most connections of one person who sits at the table."""

OPTIONAL = (en.Sat, en.BotSeated, en.Chained, en.Voted, en.Again, en.Paced)
"""Entries that a table can do without; they are refused when its log is as large as it may be."""
CLOCKED = (en.Did, en.StoodIn, en.HandedBack, en.Started)
"""Entries that set the clocks."""


class LiveTable:
    """A table and its open connections."""

    def __init__(
        self,
        table: Table,
        services: Services,
        unload: Callable[[LiveTable], None],
        origin: int | None = None,
        claim: Claim = UNCLAIMED,
    ) -> None:
        self.table = table
        self.claim = claim
        """How this server has claimed the table."""
        self.origin = origin
        """What stands for the address from which it was opened."""
        self.services = services
        self.banks = TimeBanks(services.time)
        self.banks.set(table.left)
        self.size_kept = table.size
        """The size of the log by the row of the table in the database."""
        self.connections: list[Connection] = []
        self.unloaded = False
        """Whether the table was unloaded: it must be loaded again."""
        self._moved = False
        """Whether it was unloaded because another worker has it."""
        self.writing = False
        self.last_used = services.time.ticks()
        """When the table was last used, in monotonic seconds."""
        self._unload = unload
        self._commands: deque[tuple[Command, OnDone | None]] = deque()
        self._log_uncertain = False
        """Whether the log may hold more than was folded, because a write failed with an unknown outcome."""
        self._rereading: asyncio.Task[None] | None = None
        self._by_seat: dict[Seat, list[Connection]] = {}
        self._present: frozenset[Seat] = frozenset()
        self._count: Timer | None = None
        self._graces: frozenset[Seat] = frozenset()
        """The absent seats whose grace was told last."""
        self.links = LinkRound(self)
        self.driver = Driver(self)

    # ------------------------------------------------------------------------------------------------- commands

    async def ask(self, command: Command) -> None:
        """Runs a command and waits until it is written and announced. Raises the command's error, or ServerError."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def on_done(error: BaseException | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.put(command, on_done)
        await future

    def put(self, command: Command, on_done: OnDone | None = None) -> None:
        """Queues a command. Without ``on_done`` a refusal is dropped."""
        self.last_used = self.services.time.ticks()
        self._commands.append((command, on_done))
        if not self.writing:
            self._next()

    @property
    def watched(self) -> bool:
        """Whether anybody has the table open."""
        return bool(self.connections)

    @property
    def writable(self) -> bool:
        """Whether entries can be written."""
        return not self.unloaded and not self._log_uncertain and self.services.store.healthy and self._held

    @property
    def _held(self) -> bool:
        """Whether the table is still this server's, as far as it can know."""
        return self.services.owner.holds(self.claim.term)

    def _next(self) -> None:
        """Runs commands until one of them has something to write."""
        while self._commands and not self.writing:
            if not self.writable and not self._recover():
                return
            command, on_done = self._commands.popleft()
            try:
                write = command()
                if write is not None:
                    self._demand_room(write)
                    self._write(write, on_done)
                    return
            except PrikupError as fault:
                _finish(on_done, fault)
            except Exception as fault:  # noqa: BLE001 - a table's fault must not reach the others
                self.fail(fault, on_done)
            else:
                _finish(on_done, None)

    def _demand_room(self, write: Write) -> None:
        """Raises ServerError(no_room) for entries beside the match when the log is as large as it may be. Actions are
        always written: the match is broken off before the next deal (``driver.py``)."""
        if self.table.size < self.services.limits.table_bytes:
            return
        if all(isinstance(entry, OPTIONAL) for entry in write.entries):
            raise ServerError("no_room")
        if self.table.size >= 2 * self.services.limits.table_bytes and type(write.entries[0]) is en.HandedBack:
            raise ServerError("no_room")

    def _recover(self) -> bool:
        """Handles a table that cannot write: refuses what waits, or reads the log again. True: go on."""
        if not self._held and not self.unloaded:
            self.move_away()
        if self.unloaded or not self.services.store.healthy:
            code = "storage_failed"
            if self.unloaded:
                code = "table_moved" if self._moved else "table_failed"
            waiting, self._commands = self._commands, deque()
            for _, on_done in waiting:
                _finish(on_done, ServerError(code))
        elif self._rereading is None:
            self._rereading = asyncio.get_running_loop().create_task(self._reread())
        return False

    def _write(self, write: Write, on_done: OnDone | None) -> None:
        table = self.table
        rows = rows_of(table.id, table.length, write.entries, self.claim.epoch)
        size = sum(len(row.body) for row in rows)
        self.writing = True

        def done(result: Any, error: BaseException | None) -> None:
            self.writing = False
            if error is None and self._held:
                table.size += size
                self._written(write, on_done)
            elif error is None:
                # It is written; but whoever has the table now will tell of it.
                _finish(on_done, ServerError("table_moved"))
                self.move_away()
            elif isinstance(error, Overtaken):
                _finish(on_done, ServerError("table_moved"))
                self.move_away()
            else:
                self._log_uncertain = True
                _finish(on_done, ServerError("storage_failed"))
                self.driver.stop()
                if self.services.store.healthy:
                    self._recover()
            self._next()
            self._plan()

        self.services.store.append(rows, done, work_of(table.id, write, self.services.stamp))

    def _written(self, write: Write, on_done: OnDone | None) -> None:
        """Applies and announces what has been written."""
        try:
            self._fold(write.entries, write.prepared)
            if write.then is not None:
                write.then()
        except Exception as fault:  # noqa: BLE001
            self.fail(fault, on_done)
        else:
            _finish(on_done, None)

    def _fold(self, entries: Sequence[en.LogEntry], prepared: PreparedMove | None) -> None:
        table = self.table
        before = (table.status, len(table.seeds), table.deals, table.mixed)
        others = 0
        for entry in entries:
            messages = table.fold(entry, prepared if type(entry) is en.Did else None)
            if isinstance(entry, CLOCKED):
                self.banks.set(table.left)
            if type(entry) is en.Did:
                self.services.meter.moved()
                self.driver.moved()
                for seat, message in messages:
                    for connection in self._by_seat.get(seat, ()):
                        connection.send(message)
            else:
                others += 1
        if others:
            self._sort()
        if any(type(entry) is en.Started for entry in entries):
            self.broadcast_state()
        elif others or before != (table.status, len(table.seeds), table.deals, table.mixed):
            self.broadcast_table()

    async def _reread(self) -> None:
        """Folds the entries that the log has beyond the table, after a write with an unknown outcome."""
        table = self.table

        def work(connection: DbConnection) -> tuple[list[bytes], int]:
            return read_log(connection, table.id, table.length), epoch_of(connection, table.id)

        try:
            bodies, epoch = await self.services.store.read(work)
            if epoch != self.claim.epoch:
                # Somebody has claimed it meanwhile; what was in doubt is theirs to tell.
                self.move_away()
                return
            self._fold([en.read_entry(body) for body in bodies], None)
            table.size += sum(map(len, bodies))
            self._log_uncertain = False
        except Exception as fault:  # noqa: BLE001
            self.fail(fault, None)
        finally:
            self._rereading = None
        self._next()
        self._plan()

    def fail(self, fault: BaseException, on_done: OnDone | None) -> None:
        """Handles a fault of the program: unloads the table and ends its connections. Its log is intact."""
        self.services.meter.broken(self.table.id, fault)
        _finish(on_done, ServerError("table_failed"))
        self.close()
        self._unload(self)

    def move_away(self) -> None:
        """Unloads a table that another worker has, or may have. Its pages are ended and find it again."""
        if not self.unloaded:
            self._moved = True
            self.services.meter.table_moved()
            self.close()
            self._unload(self)

    # -------------------------------------------------------------------------------------------- connections

    def open(
        self, user: User | None, send: Callable[[bytes], None], ended: Callable[[], None] | None, *, links: bool = False
    ) -> Connection:
        """Adds a connection; nothing is sent yet. ``links``: it will publish a chain. Raises
        ServerError(table_crowded)."""
        seat = self.table.seat_of(user.id) if user is not None else WATCHER
        if len(self._by_seat.get(seat, ())) >= (MOST_SPECTATORS if seat < 0 else MOST_OWN_CONNECTIONS):
            raise ServerError("table_crowded")
        connection = Connection(self, user, send, ended, links=links)
        before = self.present()
        self.connections.append(connection)
        self._sort()
        self.last_used = self.services.time.ticks()
        if before != self.present():
            self.broadcast_table(but=connection)
        elif connection.seat < 0:
            self._count_soon()
        return connection

    def send_start(self, connection: Connection, since: int | None) -> None:
        """Sends the state to a new connection, and gives its person the seat back."""
        feed = self.table.feeds.get(connection.seat)
        missed = feed.after(since) if feed is not None and since is not None else None
        if missed is None:
            connection.send(self._state(connection.seat))
        else:
            connection.send(self._table(connection.seat))
            for message in missed:
                connection.send(message)
        seat = connection.seat
        if seat >= 0 and not self.table.chairs[seat].plays:
            self.put(lambda: commands.hand_back(self.table, seat, self.banks.left(), asked=False))
        self._plan()

    def disconnect(self, connection: Connection) -> None:
        """Removes a connection."""
        before = self.present()
        self.connections.remove(connection)
        self._sort()
        self._hand_on(connection)
        self.last_used = self.services.time.ticks()
        news = before != self.present()
        if not news and connection.seat < 0:
            self._count_soon()
        self._plan(news=news)

    def _hand_on(self, gone: Connection) -> None:
        """Another device of a person takes part with its own chain, if the one whose chain counted is gone."""
        latest = self.table.latest_chain(gone.seat) if gone.seat >= 0 else None
        others = self._by_seat.get(gone.seat, ())
        if latest is not None and gone.holds(latest) and not any(one.holds(latest) for one in others):
            heir = next((one for one in reversed(others) if one.chain is not None), None)
            if heir is not None:
                self.put(heir.publish)

    def connections_of(self, seat: Seat) -> list[Connection]:
        """The open connections of a seat's person."""
        return self._by_seat.get(seat, [])

    def _count_soon(self) -> None:
        if self._count is None:
            self._count = self.services.time.later(COUNTED, self._counted)

    def _counted(self) -> None:
        self._count = None
        self.broadcast_table()

    def present(self) -> frozenset[Seat]:
        """Seats whose person is connected."""
        return self._present

    def watchers(self) -> int:
        """The number of spectators."""
        return len(self._by_seat.get(WATCHER, ()))

    def _sort(self) -> None:
        """Sorts the connections by seat, after somebody came, went, sat down or stood up."""
        self._by_seat = {}
        for connection in self.connections:
            connection.take_seat(self.table.seat_of(connection.user.id) if connection.user is not None else WATCHER)
            self._by_seat.setdefault(connection.seat, []).append(connection)
        self._present = frozenset(seat for seat in self._by_seat if seat >= 0)

    # ---------------------------------------------------------------------------------------------- telling

    def info(self) -> TableInfo:
        """The public info of the table."""
        return self.table.info(self.present(), self.watchers(), self.driver.graces())

    def times(self) -> Times | None:
        """The clocks as they are now."""
        left = self.banks.left()
        return Times(left, self.banks.runs, self.services.time.now()) if left else None

    def _state(self, seat: Seat) -> bytes:
        return encode(self.table.state(seat, self.info(), self.times()))

    def _table(self, seat: Seat) -> bytes:
        return encode(TableMessage(self.info(), seat, self.times()))

    def _plan(self, *, news: bool = False) -> None:
        """Sets the timers again, unless something is being written. ``news``: there is something to tell of the table;
        otherwise it is told only whose grace has begun or ended."""
        if not self.writing:
            self.driver.plan()
        if news or self._graces != self.driver.graces().keys():
            self.broadcast_table()

    def replan(self) -> None:
        """Sets the timers again: a link has come, or is not waited for any longer."""
        self._plan()

    def speak(self, connection: Connection, phrase: Phrase, message_id: str) -> None:
        """Tells a phrase to all connections; the one that it comes from gets its id. It is written nowhere."""
        told = encode(Spoken(connection.seat, phrase))
        for other in self.connections:
            other.send(encode(Spoken(connection.seat, phrase, message_id)) if other is connection else told)

    def broadcast_table(self, but: Connection | None = None) -> None:
        """Sends the table's info to all connections."""
        self._graces = frozenset(self.driver.graces())
        for seat, connections in self._by_seat.items():
            message = self._table(seat)
            for connection in connections:
                if connection is not but:
                    connection.send(message)

    def broadcast_state(self) -> None:
        """Sends the whole state to all connections: the match has begun, or the clocks were stopped."""
        self._graces = frozenset(self.driver.graces())
        for seat, connections in self._by_seat.items():
            message = self._state(seat)
            for connection in connections:
                connection.send(message)

    def resend(self, connection: Connection, since: int) -> None:
        """Sends the messages that a connection missed, or the whole state."""
        feed = self.table.feeds.get(connection.seat)
        missed = feed.after(since) if feed is not None else None
        for message in missed if missed is not None else [self._state(connection.seat)]:
            connection.send(message)

    # ------------------------------------------------------------------------------------------------- health

    def storage(self, well: bool) -> None:
        """Handles a failure of the database, or its end. The clocks stop in between."""
        self.driver.stop()
        if well:
            if self._log_uncertain:
                self._recover()
            if not self.writing:
                self.driver.plan()
            self.broadcast_state()
        else:
            self.broadcast_table()

    def close(self) -> None:
        """Unloads the table."""
        self.unloaded = True
        self.driver.stop()
        if self._count is not None:
            self._count.cancel()
        if self._rereading is not None:
            self._rereading.cancel()
        for connection in list(self.connections):
            connection.end()
        self.connections.clear()
        self._sort()
        if not self.writing:
            self._next()

    @property
    def idle(self) -> bool:
        """Whether the table can be unloaded."""
        return not self.connections and not self.writing and not self._commands and not self._log_uncertain


def _finish(on_done: OnDone | None, error: BaseException | None) -> None:
    if on_done is not None:
        on_done(error)
