"""All tables of a server: created, loaded from their logs, and unloaded when nobody has them open."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection as DbConnection
from sqlalchemy import func, select, update

from prikup import games
from prikup.bots.registry import HINT_SECONDS
from prikup.core.match import Match
from prikup.core.seats import Seat
from prikup.disclosure import Disclosure
from prikup.notation.record import Record
from prikup.server.accounts.rates import Limiter
from prikup.server.bodies import MatchLine, Replay, TableInfo, TableOptions
from prikup.server.errors import ServerError
from prikup.server.meter import Meter
from prikup.server.owners.statements import Place, epoch_of, release
from prikup.server.owners.worker import Alone, Claim, Owner
from prikup.server.pool.pool import Pool
from prikup.server.retention_clock import DAY, RetentionClock
from prikup.server.settings import LogLimits, Rates
from prikup.server.store import schema
from prikup.server.store.store import Store
from prikup.server.tables import commands, replays
from prikup.server.tables.clock import LoopTime, TableTime, Timer
from prikup.server.tables.connection import Connection
from prikup.server.tables.disclosing import disclosed, mixing_of
from prikup.server.tables.live_table import LiveTable
from prikup.server.tables.log_sizes import RoomRequest, demand_room
from prikup.server.tables.options import check_bot, check_pace, checked_options
from prikup.server.tables.services import LEAST_PACE, Referee, Services
from prikup.server.tables.table import Table, load
from prikup.server.tables.writes import Command, NewTable, Write, insert_table, read_log
from prikup.server.user import DELETED_NAME, User

T = TypeVar("T")

Send = Callable[[bytes], None]
"""Takes one message as JSON. It must neither block nor raise: the endpoint has a queue."""

IDLE = 300.0
"""Seconds after which a table that nobody has open is unloaded."""
SWEEP = 30.0
"""Seconds between looks for such tables."""
LISTED = 200
"""Most tables in the lobby, and most matches of a person, that are listed."""
MOST_TABLES = 30
"""Most tables in memory that one person has created."""
_REPLAYS = ThreadPoolExecutor(1, "replays")
"""One thread for replays of tables; uploaded records have one of their own. Together they leave the rest of the machine
to the tables."""

_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


class Summary(Struct, frozen=True):
    """A table in the list of matches, while it is not in memory."""

    info: TableInfo
    awaits: tuple[Seat, ...]


_summaries = msgspec.json.Decoder(Summary)


class Hub:
    """All tables. Methods raise ServerError (and the engine's PrikupErrors for rules, bots and records)."""

    def __init__(
        self,
        store: Store,
        pool: Pool,
        *,
        meter: Meter | None = None,
        time: TableTime | None = None,
        clock: RetentionClock | None = None,
        idle: float = IDLE,
        least_pace: float = LEAST_PACE,
        limits: LogLimits | None = None,
        limiter: Limiter | None = None,
        rates: Rates | None = None,
        judge: Referee | None = None,
        hint_seconds: float = HINT_SECONDS,
        owner: Owner | None = None,
    ) -> None:
        self._clock = clock or RetentionClock()
        self._services = Services(
            store,
            pool,
            time or LoopTime(),
            meter or Meter(),
            self._clock.stamp,
            limiter or Limiter(),
            owner or Alone(),
            least_pace,
            limits or LogLimits(),
            rates or Rates(),
            judge,
            hint_seconds,
        )
        self._store = store
        self._owner = self._services.owner
        self._idle = idle
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._sweep: Timer | None = None
        self._writing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Starts the sweep of idle tables. No table is loaded until somebody asks for it."""
        self._store.on_health.append(self._health)
        self._sweep = self._services.time.later(SWEEP, self._unload_idle)

    async def stop(self) -> None:
        """Unloads every table, which ends its connections, and writes their summaries. The store stays open."""
        if self._sweep is not None:
            self._sweep.cancel()
        with contextlib.suppress(ValueError):
            self._store.on_health.remove(self._health)
        for task in list(self._loading.values()):
            task.cancel()
        lives = list(self._tables.values())
        self._tables.clear()
        for live in lives:
            live.close()
            self._sum_up(live)
        await asyncio.gather(*self._writing, return_exceptions=True)

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    # ------------------------------------------------------------------------------------------------ tables

    async def make(
        self, user: User, options: TableOptions, origin: int | None = None, company: Sequence[User] = ()
    ) -> TableInfo:
        """Creates a table. The host takes the first seat that ``options.bots`` leave free, ``company`` the next ones; a
        full table starts. ``origin``: what stands for the address from which it is opened, None for one without a
        limit.

        Raises RulesError, BotError, IllegalAction for a wrong deal, ServerError: bad_options, too_many_tables,
        logs_full, no_room.
        """
        if sum(live.table.host == user.id for live in self._tables.values()) >= MOST_TABLES:
            raise ServerError("too_many_tables", most=MOST_TABLES)
        good = checked_options(options)
        players, at = games.game(good.rules).players, self._services.time.now()
        new = commands.new_table(new_id(), user, good, players, at, company)
        limits, asked = self._services.limits, self._room(user.id, origin)
        with self._counting_refusals():
            await self._store.write(
                partial(_insert_hosted, new, self._clock.stamp(), limits, asked, self._owner.takes_new)
            )
        try:
            return await self.info(new.id)
        except ServerError as error:
            # This server is leaving.
            if error.code != "table_elsewhere":
                raise
        return (await self._summary(new.id)).info

    def _room(self, maker: str, origin: int | None) -> RoomRequest:
        """The question whether there is room for another table of a person, opened from an address."""
        since = self._services.time.now() - self._services.limits.person_days * DAY
        grown = [(live, live.table.size - live.size_kept) for live in self._tables.values()]
        new = [(live, more) for live, more in grown if live.table.made >= since]
        own = sum(more for live, more in new if live.table.maker == maker)
        near = sum(more for live, more in new if live.origin == origin)
        return RoomRequest(maker, origin, since, own, near, sum(more for _, more in grown))

    @contextlib.contextmanager
    def _counting_refusals(self) -> Iterator[None]:
        try:
            yield
        except ServerError as error:
            if error.code == "logs_full":
                self._services.meter.logs_full(str(error.params["who"]))
            elif error.code == "no_room":
                self._services.meter.logs_full("all")
            raise

    async def in_memory(self) -> list[LiveTable]:
        """All tables in memory, including those that are being loaded."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        return list(self._tables.values())

    async def info(self, table_id: str) -> TableInfo:
        """The public info of a table. Raises ServerError(unknown_table), as do all methods below."""
        return (await self._live(table_id)).info()

    async def lobby(self) -> list[TableInfo]:
        """Public tables in memory that are waiting or playing: those with free seats first, then the newest."""
        open_ = [live for live in self._tables.values() if not live.table.options.private]
        found = [live for live in open_ if live.table.status in ("waiting", "playing")]
        found.sort(key=lambda live: (live.table.status != "waiting", -live.table.made))
        return [live.info() for live in found[:LISTED]]

    async def matches(self, user_id: str) -> list[MatchLine]:
        """The tables where a person sits or sat, newest first."""
        rows = await self._store.read(partial(_matches, user_id))
        lines = []
        for row in rows:
            live = self._tables.get(row.id)
            summary = None
            if live is None and row.summary is not None and row.summary_seq == row.length:
                with contextlib.suppress(msgspec.MsgspecError):
                    summary = _summaries.decode(row.summary)
            if summary is None:
                try:
                    summary = await self._summary(row.id)
                except ServerError:
                    continue
            lines.append(MatchLine(summary.info, row.seat, row.seat in summary.awaits))
        return lines

    async def _summary(self, table_id: str) -> Summary:
        """A table for a list. One that another worker has is read from its log, without who is there."""
        try:
            live = await self._live(table_id)
        except ServerError as error:
            if error.code != "table_elsewhere":
                raise
            table, _, _ = await self._read(table_id)
            if table is None:
                raise ServerError("unknown_table") from None
            return Summary(table.info(), table.awaits())
        return Summary(live.info(), live.table.awaits())

    async def sit(self, user: User, table_id: str, seat: int = -1) -> TableInfo:
        """Takes a seat, changes seats, or takes one's own seat back from the stand-in.

        Raises ServerError: seat_taken, already_started, no_such_seat, clock_out.
        """
        return await self._ask(
            table_id,
            lambda live: commands.sit(live.table, user, seat, self._services.time.now(), live.banks.left()),
        )

    async def leave(self, user: User, table_id: str) -> TableInfo:
        """Leaves a table. Before the start the seat is free again; later a bot plays until the person is back."""
        return await self._ask(table_id, lambda live: commands.leave(live.table, user, live.banks.left()))

    async def seat_bot(self, user: User, table_id: str, seat: int, bot: str) -> TableInfo:
        """The host seats a bot; an empty name removes it. Raises BotError, ServerError(not_host)."""

        def seat_it(live: LiveTable) -> Write | None:
            if bot:
                check_bot(live.table.game.name, bot)
            return commands.seat_bot(live.table, user, seat, bot, self._services.time.now())

        return await self._ask(table_id, seat_it)

    async def begin(self, user: User, table_id: str) -> TableInfo:
        """The host starts; bots take the free seats. Raises ServerError: not_host, already_started."""
        return await self._ask(table_id, lambda live: commands.begin(live.table, user, self._services.time.now()))

    async def vote_abandon(self, user: User, table_id: str, agree: bool) -> TableInfo:
        """Votes to abandon the match, or takes the vote back. It is abandoned when all people who play agree."""
        return await self._ask(table_id, lambda live: commands.vote_to_abandon(live.table, user, agree=agree))

    async def again(self, user: User, table_id: str, agree: bool = True) -> TableInfo:
        """Votes for a rematch. When all agree, ``TableInfo.rematch`` names its table, with the seats moved by one.

        The new table counts for the host and the address of this one. Raises ServerError: match_running,
        match_too_old, logs_full, no_room.
        """
        if agree:
            live = await self._live(table_id)
            asked = self._room(live.table.host, live.origin)
            with self._counting_refusals():
                await self._store.read(partial(demand_room, self._services.limits, asked))
        return await self._ask(table_id, lambda live: self._again(live, user, agree=agree))

    def _again(self, live: LiveTable, user: User, *, agree: bool) -> Write | None:
        table = live.table
        entries, all_want = commands.vote_for_rematch(table, user, agree=agree)
        if all_want:
            new = commands.rematch_of(table, new_id(), self._services.time.now())
            return Write(
                [*entries, commands.rematched(new)],
                more=partial(
                    insert_table,
                    new=new,
                    stamp=self._clock.stamp(),
                    origin=live.origin,
                    worker=self._owner.takes_new,
                ),
            )
        return Write(entries) if entries else None

    async def set_pace(self, user: User, table_id: str, pace: int) -> TableInfo:
        """Sets the pace of the bots; anybody who sits there and the host may. Raises ServerError(bad_options)."""
        check_pace(pace)
        return await self._ask(table_id, lambda live: commands.pace(live.table, user, pace))

    async def connect(
        self,
        table_id: str,
        user: User | None,
        send: Send,
        *,
        since: int | None = None,
        ended: Callable[[], None] | None = None,
        links: bool = False,
    ) -> Connection:
        """Connects to a table. Sends a State, or if ``since`` allows it a Table and the Moved messages after it.
        ``links``: the client takes part in mixing the deals, and publishes a chain at once.

        ``ended`` is called when the table is unloaded under an open connection (the server stops, or a fault): the
        client should reconnect. Raises ServerError: unknown_table, table_crowded.
        """
        live = await self._live(table_id)
        page = live.open(user, send, ended, links=links)
        live.send_start(page, since)
        return page

    # ----------------------------------------------------------------------------------------------- replays

    async def record(self, table_id: str) -> Record:
        """The record of a finished or abandoned match. Raises ServerError(match_running)."""
        table = (await self._live(table_id)).table
        if table.status in ("waiting", "playing"):
            raise ServerError("match_running")
        return await self._in_thread(partial(Record.of, table.match, _names(table), "prikup"))

    async def disclosure(self, table_id: str) -> Disclosure:
        """All that is told once a match is over. Raises ServerError(match_running)."""
        table = (await self._live(table_id)).table
        if table.status in ("waiting", "playing"):
            raise ServerError("match_running")
        bodies = await self._store.read(lambda connection: read_log(connection, table_id))
        return await self._in_thread(partial(disclosed, table, bodies, _names(table)))

    async def replay(self, table_id: str, deal: int) -> Replay:
        """A finished deal (from 1) with all hands. Raises ServerError(no_such_deal)."""
        table = (await self._live(table_id)).table
        log = list(table.match.log)
        found = await self._in_thread(partial(replays.replay, table.match, log, deal, _names(table)))
        if not table.mixes:
            return replays.of_table(found, table_id, None)
        bodies = await self._store.read(lambda connection: read_log(connection, table_id))
        return replays.of_table(found, table_id, await self._in_thread(partial(mixing_of, table, bodies)))

    async def played(self, table_id: str) -> tuple[Match[Any, Any, Any], replays.Log]:
        """The match of a table, and what it has done until now. Raises ServerError(unknown_table)."""
        match = (await self._live(table_id)).table.match
        return match, list(match.log)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(_REPLAYS, work)

    # ------------------------------------------------------------------------------------ tables in memory

    async def _ask(self, table_id: str, command: Callable[[LiveTable], Write | None]) -> TableInfo:
        live = await self._live(table_id)
        bound: Command = partial(command, live)
        await live.ask(bound)
        return live.info()

    async def _live(self, table_id: str) -> LiveTable:
        """The table, loaded if necessary. The caller must not await anything before it uses the table."""
        live = self._tables.get(table_id)
        if live is not None:
            return live
        if not _ID.fullmatch(table_id):
            raise ServerError("unknown_table")
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        # A caller that is cancelled must not cancel the load for the others.
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable:
        row = schema.tables.c
        term = self._owner.term()
        claimed = await self._owner.claim(table_id)
        table, origin, epoch = await self._read(table_id)
        if table is None:
            raise ServerError("unknown_table")
        if claimed not in (None, epoch) or not self._owner.holds(term):
            # Somebody has claimed it since, or may have: whoever asks again is told where it is.
            raise ServerError("table_moved")
        claim = Claim(epoch, term)
        live = self._tables[table_id] = LiveTable(table, self._services, self._forget, origin, claim)
        now = self._clock.stamp()
        self._write_soon(update(schema.tables).where(row.id == table_id, row.used < now - DAY).values(used=now))
        grown = update(schema.tables).where(row.id == table_id, row.size_seq < table.length)
        self._write_soon(grown.values(size=table.size, size_seq=table.length))
        return live

    async def _read(self, table_id: str) -> tuple[Table | None, int | None, int]:
        """As ``_read_table``. Raises ServerError: table_failed, storage_failed."""
        try:
            return await self._store.read(partial(_read_table, table_id))
        except ServerError:
            raise
        except Exception as fault:  # noqa: BLE001 - a damaged log may fail in any way
            # One damaged table must not block its people's list of matches.
            self._services.meter.broken(table_id, fault)
            raise ServerError("table_failed") from None

    def put_away(self) -> None:
        """Unloads every table, as it stands: others may have them. Pages are told to find them again."""
        for live in list(self._tables.values()):
            live.move_away()

    async def hand_over(self, table_id: str) -> None:
        """Gives a table up, when nothing of it is being written: any other worker may claim it from now on. Its pages
        are ended and find it again. Raises ServerError(storage_failed); the table is unloaded all the same."""
        live = self._tables.get(table_id)
        if live is None or self._owner.name is None:
            return
        # Its turn comes between two commands.
        with contextlib.suppress(ServerError):
            await live.ask(live.move_away)
        await self._store.write(partial(release, table_id=table_id, epoch=live.claim.epoch))

    async def drain(self) -> int:
        """Hands all tables over, one after another, if there is another server; returns how many. From then on no
        table is opened here. Raises ServerError(storage_failed)."""
        if self._owner.name is None or not await self._owner.leave():
            return 0
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        tables = list(self._tables)
        for table_id in tables:
            await self.hand_over(table_id)
        return len(tables)

    async def place(self, table_id: str) -> Place:
        """Which worker has a table; this one, if nobody has it, or if there is no such table. Raises ServerError:
        unknown_table (for what is no id), storage_failed."""
        if not _ID.fullmatch(table_id):
            raise ServerError("unknown_table")
        if table_id in self._tables:
            return self.here
        return await self._owner.place(table_id)

    @property
    def here(self) -> Place:
        """This server, as others are told of it."""
        return self._owner.here

    def drop(self, table_id: str) -> None:
        """Unloads a table that was deleted from the database, and ends its connections."""
        live = self._tables.pop(table_id, None)
        if live is not None:
            live.close()

    def _forget(self, live: LiveTable) -> None:
        if self._tables.get(live.table.id) is live:
            del self._tables[live.table.id]

    def _unload_idle(self) -> None:
        now = self._services.time.ticks()
        for live in list(self._tables.values()):
            if live.idle and now - live.last_used >= self._idle:
                self._forget(live)
                live.close()
                self._sum_up(live)
        self._sweep = self._services.time.later(SWEEP, self._unload_idle)

    def _sum_up(self, live: LiveTable) -> None:
        """Stores a summary of a table for the list of matches."""
        table = live.table
        body = msgspec.json.encode(Summary(table.info(), table.awaits()))
        row = schema.tables.c
        values = {"summary": body, "summary_seq": table.length, "used": self._clock.stamp()}
        change = update(schema.tables).where(row.id == table.id)
        if any(chair.user and chair.name != DELETED_NAME for chair in table.chairs):
            # The names may have been taken out of the log since.
            change = change.where(row.named)
        # Both can be rebuilt from the log.
        self._write_soon(change.values(values))
        grown = update(schema.tables).where(row.id == table.id, row.size_seq < table.length)
        self._write_soon(grown.values(size=table.size, size_seq=table.length))

    def _write_soon(self, change: Any) -> None:
        """Writes what nobody waits for, and what may be lost."""

        async def work() -> None:
            with contextlib.suppress(ServerError):
                await self._store.write(lambda connection: connection.execute(change).rowcount)

        task = asyncio.get_running_loop().create_task(work())
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    def _health(self, well: bool) -> None:
        for live in list(self._tables.values()):
            live.storage(well)


def _read_table(table_id: str, connection: DbConnection) -> tuple[Table | None, int | None, int]:
    """A table as its log has it, what stands for the address from which it was opened, and the epoch of its owner."""
    row = schema.tables.c
    bodies = read_log(connection, table_id)
    if not bodies:
        return None, None, 0
    origin, secret = connection.execute(select(row.origin, row.secret).where(row.id == table_id)).one()
    return load(table_id, bodies, secret), origin, epoch_of(connection, table_id)


def new_id() -> str:
    """A table's or record's id: 96 random bits, so that a private table's link cannot be guessed."""
    return secrets.token_urlsafe(12)


def _insert_hosted(
    new: NewTable,
    stamp: int,
    limits: LogLimits,
    asked: RoomRequest,
    worker: str | None,
    connection: DbConnection,
) -> None:
    """Writes a new table, unless there is no room for it, or too many of its host wait in the database."""
    demand_room(limits, asked, connection)
    row = schema.tables.c
    waiting = select(func.count()).where(row.host == new.host, row.status == "waiting")
    if new.status == "waiting" and int(connection.execute(waiting).scalar() or 0) >= MOST_TABLES:
        raise ServerError("too_many_tables", most=MOST_TABLES)
    insert_table(connection, new, stamp, asked.origin, worker)


def _matches(user_id: str, connection: DbConnection) -> list[Any]:
    """The rows of a person's matches, each with the length of its log."""
    row, seat, entry = schema.tables.c, schema.seats.c, schema.entries.c
    length = select(func.max(entry.seq) + 1).where(entry.table_id == row.id).scalar_subquery()
    query = (
        select(row.id, row.summary, row.summary_seq, seat.seat, length.label("length"))
        .join(schema.seats, seat.table_id == row.id)
        .where(seat.user == user_id)
        .order_by(row.made.desc(), row.id)
        .limit(LISTED)
    )
    return list(connection.execute(query).all())


def _names(table: Table) -> list[str]:
    """Who sits where, as a record can hold it."""
    names = []
    for seat, chair in enumerate(table.chairs):
        name = "".join(char for char in chair.name or chair.bot if char.isprintable()).strip()
        names.append(name[:80].strip() or str(seat))
    return names
