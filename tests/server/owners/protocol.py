"""A world of workers, pages and one database, in which everything may go wrong that can go wrong between machines.

The database is SQLite in memory with the real statements (``owners/statements.py``, ``store/rows.py``); its clock, the
network and the workers' own clocks are the machine's. What a worker sends lies in the network until a rule delivers
it: at once, late, or after the worker has given up on it (the connection was lost, the transaction was not). An append
may be looked at by the database before and committed after what others do meanwhile, as PostgreSQL may do it.

``without`` takes one net away: the key of the log, the epoch of an append, or a worker's own deadline.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from sqlalchemy import Connection, Engine, StaticPool, create_engine, event, select

from prikup.server.owners import statements
from prikup.server.owners.lease import BEAT, Lease
from prikup.server.store import schema
from prikup.server.store.rows import Overtaken, Row, insert_rows

TABLES = ("t", "u")
NAMES = ("a", "a", "b")
"""The workers; two of them believe that they are the same one."""
EPOCH = 1_700_000_000.0
"""What the database's clock says at the beginning, in seconds since 1970."""

Entry = tuple[str, int]
"""The client's id of an action, and the claim that its writer had."""


class Asked:
    """Something that a worker has asked the database for."""

    def __init__(self, worker: Worker, kind: str, table: str, work: Callable[[Connection], Any], sent: float) -> None:
        self.worker = worker
        self.process = worker.process
        self.kind = kind
        self.table = table
        self.work = work
        self.sent = sent
        self.rows: list[Row] = []
        self.checked: bool | None = None
        """Whether the rows of an append had the epoch of their table when the database looked."""
        self.done = False
        self.given_up = False
        self.result: Any = None


class Held:
    """A table as a worker has it in memory."""

    def __init__(self, epoch: int, term: int, log: list[Entry]) -> None:
        self.epoch = epoch
        self.term = term
        self.log = log


class Worker:
    """One process of a server: what it believes, and what it does with answers."""

    def __init__(self, world: OwnerProtocol, name: str, rate: float, offset: float) -> None:
        self.world = world
        self.name = name
        self.rate = rate
        self.offset = offset
        self.process = 0
        self.alive = self.paused = False
        self.lease = Lease()
        self.held: dict[str, Held] = {}
        self.busy: set[str] = set()
        """Tables about which an answer is awaited."""
        self.beating = False
        self.last_beat = float("-inf")

    # ------------------------------------------------------------------------------------------ what it believes

    def now(self) -> float:
        return self.offset + self.rate * self.world.time

    def believes(self) -> bool:
        return self.world.without == "deadline" or self.lease.holds(self.now())

    def speaks(self, table: str) -> bool:
        """Whether pages hear from this worker about a table."""
        held = self.held.get(table)
        if held is None or not self.alive or self.paused or not self.believes():
            return False
        return held.term == self.lease.term or self.world.without == "deadline"

    @property
    def runs(self) -> bool:
        return self.alive and not self.paused

    # --------------------------------------------------------------------------------------------- what it sends

    def ask(self, kind: str, table: str, work: Callable[[Connection], Any], rows: list[Row] | None = None) -> None:
        asked = Asked(self, kind, table, work, self.now())
        asked.rows = rows or []
        if table:
            self.busy.add(table)
        self.world.network.append(asked)

    def start(self) -> None:
        self.process += 1
        self.alive, self.paused = True, False
        self.lease, self.held, self.busy = Lease(), {}, set()
        self.beating, self.last_beat = True, self.now()
        who = f"{self.name}{self.world.workers.index(self)}.{self.process}"
        self.incarnation = who
        self.ask("register", "", lambda link: statements.register(link, self.name, who, f"https://{self.name}"))

    def beat(self) -> None:
        self.beating, self.last_beat = True, self.now()
        who = self.incarnation
        self.ask("beat", "", lambda link: statements.beat(link, self.name, who).alive)

    def claim(self, table: str) -> None:
        def work(link: Connection) -> tuple[int, list[Entry]] | None:
            epoch = statements.claim(link, table, self.name)
            return None if epoch is None else (epoch, self.world.read(link, table))

        term = self.lease.term
        self.ask("claim", table, work)
        self.world.network[-1].rows = [Row(table, term, b"")]

    def append(self, table: str, action: str) -> None:
        held = self.held[table]
        row = Row(table, len(held.log), f"{held.epoch} {action}".encode(), 0, action, held.epoch)
        self.ask("append", table, lambda link: self.world.insert(link, [row]), [row])

    def read_again(self, table: str) -> None:
        def work(link: Connection) -> tuple[int, list[Entry]]:
            return statements.epoch_of(link, table), self.world.read(link, table)

        self.ask("read", table, work)

    def release(self, table: str) -> None:
        held = self.held.pop(table)
        self.ask("release", table, lambda link: statements.release(link, table, held.epoch))

    # --------------------------------------------------------------------------------------- what it does with answers

    def hears(self, asked: Asked) -> None:
        """An answer has come."""
        table = asked.table
        self.busy.discard(table)
        if asked.kind in ("register", "beat"):
            self.beating = False
            if asked.result:
                self.lease.renewed(asked.sent, self.now())
            elif asked.kind == "register":
                self.alive = False
            else:
                self.lease.lost()
                self.held.clear()
                self.alive = False
        elif asked.kind == "claim":
            if asked.result is not None and self.believes() and asked.rows[0].seq == self.lease.term:
                self.held[table] = Held(asked.result[0], self.lease.term, asked.result[1])
        elif table not in self.held:
            pass
        elif asked.kind == "append":
            if asked.result == "moved":
                del self.held[table]
            else:
                self._folded(table, len(self.held[table].log), [(asked.rows[0].client or "", asked.rows[0].epoch)])
        elif asked.kind == "read":
            epoch, log = asked.result
            held = self.held[table]
            if epoch != held.epoch:
                del self.held[table]
            else:
                self._folded(table, len(held.log), log[len(held.log) :])

    def doubts(self, asked: Asked) -> None:
        """The connection was lost before the answer."""
        self.busy.discard(asked.table)
        if asked.kind in ("register", "beat"):
            self.beating = False
            if asked.kind == "register":
                self.alive = False
        elif asked.kind in ("append", "read") and asked.table in self.held:
            self.read_again(asked.table)

    def _folded(self, table: str, first: int, entries: list[Entry]) -> None:
        held = self.held[table]
        for number, (action, epoch) in enumerate(entries, first):
            held.log.append((action, epoch))
            if self.speaks(table):
                self.world.told(table, action, number)

    def forget_what_is_not_held(self) -> None:
        """What a worker does whenever it runs: tables of an earlier term are put away."""
        if self.world.without != "deadline":
            for table, held in list(self.held.items()):
                if held.term != self.lease.term or not self.believes():
                    del self.held[table]


def database(without: str) -> tuple[Engine, list[float]]:
    """A database in memory, and its clock in seconds."""
    clock = [EPOCH]
    engine = create_engine("sqlite://", poolclass=StaticPool)

    def set_up(raw: sqlite3.Connection, _: object) -> None:
        raw.isolation_level = None
        raw.create_function("julianday", 1, lambda _: clock[0] / 86_400 + 2_440_587.5)

    event.listen(engine, "connect", set_up)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    with engine.begin() as connection:
        for table in (schema.tables, schema.workers, schema.owners):
            table.create(connection)
        if without == "key":
            connection.exec_driver_sql("CREATE TABLE entries (table_id NOT NULL, seq, body, seat, client)")
        else:
            schema.entries.create(connection)
        for table_id in TABLES:
            connection.execute(
                schema.tables.insert().values(
                    id=table_id,
                    made=1,
                    host="h",
                    private=False,
                    status="playing",
                    rules="r",
                    summary_seq=0,
                    used=1,
                    named=True,
                    size=0,
                    size_seq=0,
                    secret="",
                )
            )
    return engine, clock


tables = st.sampled_from(TABLES)
workers = st.integers(0, len(NAMES) - 1)


class OwnerProtocol(RuleBasedStateMachine):
    """The machine. Time is the world's, in seconds; workers and the database read clocks of their own."""

    without = ""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0.0
        self.engine, self.clock = database(self.without)
        self.network: list[Asked] = []
        self.workers: list[Worker] = []
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.waiting: dict[str, list[str]] = {table: [] for table in TABLES}
        """Actions that pages have sent, and will send again until they are acknowledged."""
        self.actions = 0

    def teardown(self) -> None:
        try:
            if self.workers:
                self._well_again()
        finally:
            self.engine.dispose()

    @initialize(
        rates=st.tuples(*[st.sampled_from((0.86, 1.0, 1.15))] * len(NAMES)),
        offsets=st.tuples(*[st.sampled_from((0.0, 5e8, -77.0))] * len(NAMES)),
    )
    def begin(self, rates: tuple[float, ...], offsets: tuple[float, ...]) -> None:
        self.workers = [
            Worker(self, name, rate, offset) for name, rate, offset in zip(NAMES, rates, offsets, strict=True)
        ]
        self.workers[0].start()
        self.workers[2].start()
        self._deliver_all()

    # ----------------------------------------------------------------------------------------- the database

    def read(self, link: Connection, table: str) -> list[Entry]:
        row = schema.entries.c
        found = link.execute(select(row.body).where(row.table_id == table).order_by(row.seq)).scalars()
        log = []
        for body in found:
            epoch, action = bytes(body).decode().split(" ", 1)
            log.append((action, int(epoch)))
        return log

    def insert(self, link: Connection, rows: list[Row]) -> str:
        for row in rows:
            current = statements.epoch_of(link, row.table_id)
            try:
                insert_rows(link, [row._replace(epoch=0) if self.without == "epoch" else row])
            except (Overtaken, Exception) as fault:
                if not isinstance(fault, Overtaken) and self.without != "epoch":
                    raise
                return "moved"
            assert current == row.epoch, f"written with the claim {row.epoch}, when the table had {current}"
        return "written"

    def _commit(self, asked: Asked) -> None:
        """The second half of an append that the database had looked at before: only its key is looked at now."""
        try:
            with self.engine.begin() as link:
                insert_rows(link, [row._replace(epoch=0) for row in asked.rows])
            asked.result = "written"
        except Exception:  # noqa: BLE001 - any refusal of the key
            asked.result = "moved"

    def _execute(self, asked: Asked) -> None:
        asked.done = True
        if asked.checked is not None:
            if asked.checked:
                self._commit(asked)
            else:
                asked.result = "moved"
            return
        connection = self.engine.connect()
        try:
            transaction = connection.begin()
            asked.result = asked.work(connection)
            if asked.result == "moved":
                transaction.rollback()
            else:
                transaction.commit()
        finally:
            connection.close()

    def _answer(self, asked: Asked) -> None:
        self.network.remove(asked)
        worker = asked.worker
        if not asked.given_up and worker.alive and worker.process == asked.process:
            worker.forget_what_is_not_held()
            worker.hears(asked)

    def _deliver_all(self) -> None:
        """Whatever lies in the network is carried out and answered, except to those who cannot hear."""
        while ready := [asked for asked in self.network if not asked.worker.paused or not asked.done]:
            asked = ready[0]
            if not asked.done:
                self._execute(asked)
            if not asked.worker.paused:
                self._answer(asked)

    # ---------------------------------------------------------------------------------------------- the pages

    def told(self, table: str, action: str, number: int) -> None:
        """The pages of a table are told of an action, and its sender that it is done."""
        before = self.acknowledged.setdefault((table, action), number)
        assert before == number, f"{action} was acknowledged as number {before} and as {number}"
        if action in self.waiting[table]:
            self.waiting[table].remove(action)

    def _send(self, table: str, action: str, worker: Worker) -> None:
        held = worker.held.get(table)
        if held is None or table in worker.busy or not worker.speaks(table):
            return
        known = next((number for number, entry in enumerate(held.log) if entry[0] == action), None)
        if known is not None:
            self.told(table, action, known)
        else:
            worker.append(table, action)

    # ------------------------------------------------------------------------------------------------ the rules

    @rule(worker=workers, table=tables)
    def somebody_opens_a_table(self, worker: int, table: str) -> None:
        one = self.workers[worker]
        if one.runs and one.believes() and table not in one.held and table not in one.busy:
            one.claim(table)

    @rule(worker=workers, table=tables)
    def a_page_acts(self, worker: int, table: str) -> None:
        self.actions += 1
        action = f"x{self.actions}"
        self.waiting[table].append(action)
        self._send(table, action, self.workers[worker])

    @precondition(lambda self: any(self.waiting.values()))
    @rule(worker=workers, data=st.data())
    def a_page_sends_again(self, worker: int, data: st.DataObject) -> None:
        table = data.draw(st.sampled_from([table for table in TABLES if self.waiting[table]]))
        action = data.draw(st.sampled_from(self.waiting[table]))
        self._send(table, action, self.workers[worker])

    @rule(seconds=st.sampled_from((0.1, 0.4, 1.0, 2.6, 4.0)), beats=st.booleans())
    def time_passes(self, seconds: float, beats: bool) -> None:
        self.time += seconds
        self.clock[0] += seconds
        for worker in self.workers:
            if worker.runs:
                worker.forget_what_is_not_held()
                due = worker.now() - worker.last_beat >= BEAT
                if due and not worker.beating:
                    worker.beat()
        if beats:
            for asked in list(self.network):
                if asked.kind in ("beat", "register"):
                    if not asked.done:
                        self._execute(asked)
                    if not asked.worker.paused:
                        self._answer(asked)

    @rule()
    def the_network_is_well(self) -> None:
        self._deliver_all()

    @precondition(lambda self: any(not asked.done for asked in self.network))
    @rule(data=st.data(), half=st.booleans())
    def the_database_works(self, data: st.DataObject, half: bool) -> None:
        """It carries out one of the things that it was asked for, or half of an append."""
        asked = data.draw(st.sampled_from([asked for asked in self.network if not asked.done]))
        if half and asked.kind == "append" and asked.checked is None and not self.without:
            with self.engine.begin() as link:
                asked.checked = all(statements.epoch_of(link, row.table_id) == row.epoch for row in asked.rows)
        else:
            self._execute(asked)

    @precondition(lambda self: any(asked.done and not asked.worker.paused for asked in self.network))
    @rule(data=st.data())
    def an_answer_comes(self, data: st.DataObject) -> None:
        ready = [asked for asked in self.network if asked.done and not asked.worker.paused]
        self._answer(data.draw(st.sampled_from(ready)))

    @precondition(lambda self: any(not asked.given_up and asked.worker.runs for asked in self.network))
    @rule(data=st.data())
    def a_connection_is_lost(self, data: st.DataObject) -> None:
        """The worker does not know whether the database will have done it, or has."""
        asked = data.draw(
            st.sampled_from([asked for asked in self.network if not asked.given_up and asked.worker.runs])
        )
        asked.given_up = True
        worker = asked.worker
        if worker.alive and worker.process == asked.process:
            worker.forget_what_is_not_held()
            worker.doubts(asked)

    @rule(worker=workers)
    def a_worker_stops(self, worker: int) -> None:
        """As by SIGSTOP: it goes on later, and knows nothing of it."""
        self.workers[worker].paused = self.workers[worker].alive

    @rule(worker=workers)
    def a_worker_goes_on(self, worker: int) -> None:
        one = self.workers[worker]
        if one.paused:
            one.paused = False
            one.forget_what_is_not_held()

    @rule(worker=workers)
    def a_worker_is_killed_or_started(self, worker: int) -> None:
        one = self.workers[worker]
        if one.alive:
            one.alive = one.paused = False
        else:
            one.start()

    @rule(worker=workers, table=tables)
    def a_worker_hands_over(self, worker: int, table: str) -> None:
        one = self.workers[worker]
        if one.runs and table in one.held and table not in one.busy:
            one.release(table)

    # -------------------------------------------------------------------------------------------- what must hold

    @invariant()
    def nothing_is_lost_or_twice(self) -> None:
        with self.engine.connect() as link:
            logs = {}
            for table in TABLES:
                row = schema.entries.c
                numbers = list(link.execute(select(row.seq).where(row.table_id == table).order_by(row.seq)).scalars())
                assert numbers == list(range(len(numbers))), f"the numbers of {table}: {numbers}"
                logs[table] = self.read(link, table)
        for table, log in logs.items():
            actions = [action for action, _ in log]
            assert len(set(actions)) == len(actions), f"{table} has an action twice: {actions}"
            claims = [epoch for _, epoch in log]
            assert claims == sorted(claims), f"somebody wrote after a later claim had written: {claims}"
            for worker in self.workers:
                if worker.speaks(table):
                    known = worker.held[table].log
                    assert log[: len(known)] == known, "pages are told what is not in the log"
        for (table, action), number in self.acknowledged.items():
            log = logs[table]
            there = log[number][0] if number < len(log) else None
            assert there == action, f"{action} was acknowledged and is not there"

    @invariant()
    def a_table_speaks_with_one_voice(self) -> None:
        for table in TABLES:
            speaking = [worker.incarnation for worker in self.workers if worker.speaks(table)]
            assert len(speaking) < 2, f"pages of {table} are served by {speaking}"

    def _well_again(self) -> None:
        """In the end everything works, and so does every table, within the length of a lease and a beat."""
        for worker in self.workers:
            worker.paused = False
        self._deliver_all()
        for _ in range(4):
            self.time_passes(1.2, beats=True)
        self._deliver_all()
        if not any(worker.runs for worker in self.workers):
            self.workers[0].start()
            self._deliver_all()
        for table in TABLES:
            for _ in range(3):
                for worker in self.workers:
                    if worker.runs and worker.believes() and table not in worker.held and table not in worker.busy:
                        worker.claim(table)
                self._deliver_all()
            assert [worker for worker in self.workers if worker.speaks(table)], f"nobody serves {table}"
            for action in list(self.waiting[table]):
                for _ in range(2):
                    for worker in self.workers:
                        self._send(table, action, worker)
                    self._deliver_all()
            assert not self.waiting[table], "an action was never acknowledged"
        self.nothing_is_lost_or_twice()
        self.a_table_speaks_with_one_voice()
