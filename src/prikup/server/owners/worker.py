"""A server as one of the workers of a database: it beats, claims tables, and knows when it must be silent.

``Alone`` is for a database that no other server can open (SQLite, by the lock of its file): every table is its own.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from prikup.server.errors import ServerError
from prikup.server.logs import logger
from prikup.server.owners import statements
from prikup.server.owners.lease import BEAT, Lease
from prikup.server.store.database import open_engine
from prikup.server.store.store import Store

RETRY = 0.2
"""Seconds from a beat that failed to the next one."""
PATIENCE = 1.0
"""Seconds without an answer after which a beat is lost: the next one takes another connection."""
MOST_OFF = 60
"""Seconds by which this machine's clock and the database's may differ at the start. No clock decides whose a table is;
but entries and what is kept have their times from both."""
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


class Claim(NamedTuple):
    """A table as its worker has claimed it."""

    epoch: int
    """Goes into every append; 0: nobody else can have the table."""
    term: int = 0
    """The term of the worker's lease."""


UNCLAIMED = Claim(0)


class Owner(Protocol):
    """What the tables of a server ask of it."""

    @property
    def name(self) -> str | None:
        """The worker's name in ``owners``; None for a server that has its database for itself."""

    @property
    def takes_new(self) -> str | None:
        """Whose a new table is; None: nobody's yet."""

    async def claim(self, table_id: str) -> int | None:
        """Claims a table before its log is read: the epoch; None if it is the one that stands in the database.

        Raises ServerError: unknown_table, table_elsewhere, storage_failed.
        """

    @property
    def here(self) -> statements.Place:
        """This worker, as others are told of it."""

    async def place(self, table_id: str) -> statements.Place:
        """Who has a table, or gets it when it is opened."""

    async def leave(self) -> bool:
        """Claims no table any more, if there is another worker."""

    def term(self) -> int:
        """The term of the lease."""

    def holds(self, term: int) -> bool:
        """Whether what was claimed in a term may be spoken for now."""


class Alone:
    """The server of a database that it has for itself."""

    name = None
    takes_new = None
    here = statements.Place("", "", 0)

    async def claim(self, table_id: str) -> int | None:
        """Nobody else can have it."""
        return None

    async def place(self, table_id: str) -> statements.Place:
        """Here."""
        return self.here

    async def leave(self) -> bool:
        """There is no other one."""
        return False

    def term(self) -> int:
        """There is one."""
        return 0

    def holds(self, term: int) -> bool:
        """Always."""
        return True


class Worker:
    """One of several servers of a database. ``start`` before use, ``stop`` at the end."""

    def __init__(self, store: Store, name: str, url: str) -> None:
        if not NAME.fullmatch(name):
            raise ServerError("bad_worker_name", name=name[:80])
        self.name = name
        self.url = url
        self.incarnation = secrets.token_hex(16)
        self._store = store
        self.on_lapse: Callable[[], None] = lambda: None
        """Called in the event loop when the lease has ended: all tables have to be put away."""
        self._lease = Lease()
        self._deadline: asyncio.TimerHandle | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None
        self.lost = False
        """Whether another process has taken the name."""
        self.on_end: Callable[[], None] = lambda: None
        """Called in the event loop when the name is lost, or when the worker was asked to leave: this server should
        end."""
        self._leaving = False

    async def start(self) -> None:
        """Takes the name. Raises ServerError: worker_name_taken, clock_off, storage_failed."""
        self._loop = asyncio.get_running_loop()
        off = round(await self._store.read(statements.database_now) / 1000 - time.time())
        if abs(off) > MOST_OFF:
            raise ServerError("clock_off", seconds=off)
        sent = time.monotonic()
        taken = await self._store.write(
            partial(statements.register, name=self.name, incarnation=self.incarnation, url=self.url)
        )
        if not taken:
            raise ServerError("worker_name_taken", name=self.name)
        self._renewed(sent)
        self._thread = threading.Thread(target=self._beat, name="beat", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        """Gives up the name and everything that is still claimed. The store must be open."""
        self._stopping.set()
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(None, self._thread.join)
            self._thread = None
            if not self.lost:
                try:
                    await self._store.write(partial(statements.resign, name=self.name, incarnation=self.incarnation))
                except ServerError:
                    # The lease ends by itself.
                    logger("owners").warning("not_resigned")
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    # ----------------------------------------------------------------------------------------------- claims

    async def claim(self, table_id: str) -> int | None:
        """Claims a table."""
        if not self._lease.holds(time.monotonic()):
            raise ServerError("storage_failed")

        def work(connection: Connection) -> int | statements.Place | None:
            if self._leaving:
                return statements.other_worker(connection, self.name)
            found = statements.claim(connection, table_id, self.name)
            return found if found is not None else statements.place_of(connection, table_id)

        # Its worker may have died between the two questions.
        for _ in range(2):
            try:
                found = await self._store.write(work)
            except IntegrityError:
                raise ServerError("unknown_table") from None
            if isinstance(found, statements.Place):
                raise ServerError("table_elsewhere", worker=found.worker, url=found.url)
            if found is not None:
                return found
        raise ServerError("storage_failed")

    @property
    def takes_new(self) -> str | None:
        """Its own, until it leaves."""
        return None if self._leaving else self.name

    @property
    def here(self) -> statements.Place:
        """This worker, as others are told of it."""
        return statements.Place(self.name, self.url, 0)

    async def place(self, table_id: str) -> statements.Place:
        """Who has a table, or gets it when it is opened."""

        def work(connection: Connection) -> statements.Place | None:
            if self._leaving:
                return statements.other_worker(connection, self.name)
            return statements.place_of(connection, table_id)

        found = await self._store.read(work)
        return self.here if found is None or found.worker == self.name else found

    def term(self) -> int:
        """The term of the lease."""
        return self._lease.term

    def holds(self, term: int) -> bool:
        """Whether what was claimed in a term may be spoken for now."""
        return term == self._lease.term and self._lease.holds(time.monotonic())

    # ----------------------------------------------------------------------------------------------- beats

    def _renewed(self, sent: float) -> None:
        now = time.monotonic()
        lapsed = self._lease.term > 0 and not self._lease.holds(now)
        self._lease.renewed(sent, now)
        if self._deadline is not None:
            self._deadline.cancel()
        if lapsed:
            # The loop was busy, or the process stopped, beyond the deadline: its timer has not come yet.
            self.on_lapse()
        assert self._loop is not None
        self._deadline = self._loop.call_later(self._lease.left(now), self._lapse)

    def _lapse(self) -> None:
        logger("owners").warning("lease_ended", worker=self.name)
        self.on_lapse()

    def _taken(self) -> None:
        self.lost = True
        self._lease.lost()
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        logger("owners").error("worker_name_taken", worker=self.name)
        self.on_lapse()
        self.on_end()

    def _asked_to_leave(self) -> None:
        if not self._leaving:
            logger("owners").info("asked_to_leave", worker=self.name)
            self.on_end()

    async def leave(self) -> bool:
        """From now on every table is another worker's who asks for it; those that are here have to be handed over.
        False, and nothing changes, if there is no other worker."""
        self._leaving = await self._store.read(partial(statements.other_worker, name=self.name)) is not None
        return self._leaving

    def _tell(self, call: Callable[..., None], *arguments: object) -> None:
        """In the event loop, unless that has ended."""
        if self._loop is not None and not self._stopping.is_set():
            self._loop.call_soon_threadsafe(call, *arguments)

    def _beat(self) -> None:
        """The thread: a beat has a connection of its own, so that no transaction of the tables delays it."""
        engine = open_engine(self._store.url, readers=0, patience=PATIENCE)
        try:
            pause = BEAT
            while not self._stopping.wait(pause):
                sent = time.monotonic()
                beat = self._beaten(engine)
                if beat is None:
                    pause = RETRY
                    continue
                if not beat.alive:
                    self._tell(self._taken)
                    return
                self._tell(self._renewed, sent)
                if beat.leaving:
                    self._tell(self._asked_to_leave)
                pause = max(0.0, BEAT - (time.monotonic() - sent))
        finally:
            engine.dispose()

    def _beaten(self, engine: Engine) -> statements.Beat | None:
        """The answer to a beat; None if there was none."""
        try:
            with engine.begin() as connection:
                return statements.beat(connection, self.name, self.incarnation)
        except (SQLAlchemyError, OSError) as error:
            logger("owners").warning("beat_failed", worker=self.name, why=type(error).__name__)
            return None
