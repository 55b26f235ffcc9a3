"""The database: its schema, its one writer, and its failures."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError, OperationalError, ProgrammingError

from prikup.server.errors import ServerError
from prikup.server.meter import Meter
from prikup.server.retention_clock import KeptTime, wall_time
from prikup.server.store import schema, writer
from prikup.server.store.database import open_engine
from prikup.server.store.log_limit import SMALLEST, LogLimit
from prikup.server.store.rows import LARGEST_CHUNK, Row
from prikup.server.store.server_values import keep_time, kept_time
from prikup.server.store.store import Store


class Figures(Meter):
    """Remembers what the writer reports."""

    def __init__(self) -> None:
        self.batches: list[int] = []
        self.failures = 0

    def committed(self, entries: int, seconds: float) -> None:
        assert seconds >= 0
        self.batches.append(entries)

    def storage_failed(self) -> None:
        self.failures += 1


@pytest.fixture
def figures() -> Figures:
    return Figures()


@pytest.fixture
async def store(tmp_path: Path, figures: Figures) -> AsyncIterator[Store]:
    found = Store(f"sqlite:///{tmp_path}/deep/down/server.sqlite", meter=figures)
    await found.start()
    yield found
    await found.stop()


async def tables(store: Store, *names: str) -> None:
    """Tables without entries."""

    def work(connection: Any) -> None:
        for name in names:
            connection.execute(
                insert(schema.tables).values(
                    id=name,
                    made=1,
                    host="h",
                    private=False,
                    status="waiting",
                    rules="r",
                    summary_seq=0,
                    used=1,
                    named=True,
                )
            )

    await store.write(work)


def appended(store: Store, rows: list[Row]) -> asyncio.Future[None]:
    """Rows given to the writer."""
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(_: Any, error: BaseException | None) -> None:
        future.set_result(None) if error is None else future.set_exception(error)

    store.append(rows, done)
    return future


async def logs(store: Store) -> dict[str, list[int]]:
    """The numbers of all entries by table."""
    query = select(schema.entries.c.table_id, schema.entries.c.seq).order_by(schema.entries.c.seq)
    rows = await store.read(lambda connection: connection.execute(query).all())
    found: dict[str, list[int]] = {}
    for table, seq in rows:
        found.setdefault(table, []).append(seq)
    return found


async def test_the_migrations_make_the_schema(store: Store) -> None:
    def work(connection: Any) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    assert await store.read(work) == []


def first_form(file: Path) -> None:
    """A database as the first version left it: a match that is being played, one that is over, a record."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("prikup.server.store") / "migrations"))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for name, status in (("a", "playing"), ("b", "over"), ("c", "abandoned")):
            connection.exec_driver_sql(
                "INSERT INTO tables VALUES (?, 5, 'anna', 0, ?, 'thousand/ru', NULL, 0)", (name, status)
            )
        connection.exec_driver_sql("INSERT INTO entries VALUES ('a', 0, x'0102', NULL, NULL)")
        connection.exec_driver_sql("INSERT INTO records VALUES ('r', 5, 'anna', x'010203')")
    engine.dispose()


async def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    first_form(tmp_path / "old.sqlite")
    began = wall_time()
    store = Store(f"sqlite:///{tmp_path}/old.sqlite")
    await store.start()
    row, record = schema.tables.c, schema.records.c
    found = await store.read(
        lambda connection: connection.execute(
            select(row.id, row.made, row.status, row.used, row.ended, row.named, row.size, row.origin).order_by(row.id)
        ).all()
    )
    now = found[0].used
    # What is there counts as used now, so that nothing is deleted at once.
    assert began <= now <= wall_time()
    assert [tuple(one) for one in found] == [
        ("a", 5, "playing", now, None, True, 0, None),
        ("b", 5, "over", now, now, True, 0, None),
        ("c", 5, "abandoned", now, now, True, 0, None),
    ]
    kept = await store.read(
        lambda connection: connection.execute(select(record.opened, record.size, record.origin, record.body)).one()
    )
    assert tuple(kept) == (now, 3, None, b"\1\2\3")
    assert await logs(store) == {"a": [0]}
    await store.stop()


def secrets_of(connection: Any) -> dict[str, str]:
    """By table the secret of its bots."""
    return dict(connection.exec_driver_sql("SELECT id, secret FROM tables").all())


async def test_tables_that_are_there_get_a_secret_each(tmp_path: Path) -> None:
    first_form(tmp_path / "old.sqlite")
    store = Store(f"sqlite:///{tmp_path}/old.sqlite")
    await store.start()
    found = await store.read(secrets_of)
    await store.stop()
    assert set(found) == {"a", "b", "c"}
    assert len({bytes.fromhex(secret) for secret in found.values()}) == 3
    assert {len(secret) for secret in found.values()} == {64}


def test_the_secrets_go_with_a_step_back_and_nothing_else_does(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    first_form(file)
    config = Config()
    config.set_main_option("script_location", str(resources.files("prikup.server.store") / "migrations"))
    engine = open_engine(f"sqlite:///{file}", readers=1)
    rows = "SELECT id, made, host, status, rules, used, size FROM tables ORDER BY id"
    states: list[Any] = []
    for step in (command.upgrade, command.downgrade, command.upgrade):
        with engine.connect().execution_options(writes=True) as connection, connection.begin():
            config.attributes["connection"] = connection
            step(config, "0004" if step is command.downgrade else "0005")
            columns = [row[1] for row in connection.exec_driver_sql("PRAGMA table_info(tables)")]
            indexes = [row[1] for row in connection.exec_driver_sql("PRAGMA index_list(tables)")]
            entries = connection.exec_driver_sql("SELECT * FROM entries").all()
            kept = (connection.exec_driver_sql(rows).all(), sorted(indexes), entries)
            secrets = secrets_of(connection) if "secret" in columns else None
            states.append((kept, secrets))
    engine.dispose()
    (before, first), (between, none), (after, second) = states
    assert before == between == after
    assert none is None
    assert all(first.values())
    assert not set(first.values()) & set(second.values())


async def test_the_database_is_set_up_to_lose_nothing(store: Store) -> None:
    def work(connection: Any) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await store.read(work) == ["wal", 2, 1, 10_000]


async def test_a_second_start_finds_everything(tmp_path: Path, store: Store) -> None:
    await tables(store, "a")
    await appended(store, [Row("a", 0, b"x")])
    await store.stop()
    await store.stop()
    again = Store(store.url)
    await again.start()
    assert await logs(again) == {"a": [0]}
    await again.stop()


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "sqlite://",
        "sqlite:///:memory:",
        "x://y",
        "sqlite:////proc/none/x.sqlite",
        "sqlite+none:////tmp/x",
        "sqlite+aiosqlite:////tmp/x",
    ],
)
async def test_a_database_that_cannot_be(url: str) -> None:
    with pytest.raises(ServerError) as caught:
        await Store(url).start()
    assert caught.value.code == "bad_database"


@pytest.mark.parametrize(
    ("url", "system"),
    [
        ("mysql+pymysql://localhost/prikup", "MySQL"),
        ("cockroachdb://localhost/prikup", "CockroachDB"),
        ("oracle://localhost/prikup", "Oracle"),
    ],
)
async def test_a_system_that_prikup_does_not_work_with_is_refused_by_name(url: str, system: str) -> None:
    with pytest.raises(ServerError) as caught:
        await Store(url).start()
    assert (caught.value.code, caught.value.params) == ("other_system", {"system": system})


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite").write_text("no database at all, but long enough to be looked at as one" * 50)
    with pytest.raises(ServerError) as caught:
        await Store(f"sqlite:///{tmp_path}/x.sqlite").start()
    assert caught.value.code == "bad_database"


async def test_a_database_of_a_later_version(tmp_path: Path, store: Store) -> None:
    await store.write(lambda connection: connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'"))
    await store.stop()
    with pytest.raises(ServerError) as caught:
        await Store(store.url).start()
    assert caught.value.code == "newer_database"


@pytest.mark.parametrize("url", ["nothing://anna:secret@host/db", "sqlite://anna:secret@host:port/db"])
def test_a_password_in_a_url_is_not_told(url: str) -> None:
    with pytest.raises(ServerError, match="bad_database") as caught:
        open_engine(url, readers=1)
    assert "secret" not in str(caught.value)


async def test_what_waits_is_one_transaction(store: Store, figures: Figures) -> None:
    names = [f"t{number}" for number in range(50)]
    await tables(store, *names)
    figures.batches.clear()
    await asyncio.gather(*(appended(store, [Row(name, 0, b"x"), Row(name, 1, b"y")]) for name in names))
    assert sum(figures.batches) == 100
    assert len(figures.batches) < 10
    assert await logs(store) == {name: [0, 1] for name in names}


async def test_very_many_are_several_transactions(
    store: Store, figures: Figures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "MOST_JOBS", 5)
    await tables(store, "a")
    figures.batches.clear()
    await asyncio.gather(*(appended(store, [Row("a", number, b"x")]) for number in range(23)))
    assert sum(figures.batches) == 23
    assert max(figures.batches) <= 5
    assert await logs(store) == {"a": list(range(23))}


async def test_a_large_batch_is_whole(store: Store) -> None:
    await tables(store, "a")
    count = 2 * LARGEST_CHUNK + 77
    await appended(store, [Row("a", seq, b"%d" % seq) for seq in range(count)])
    assert await logs(store) == {"a": list(range(count))}


async def test_one_failing_job_harms_no_other(store: Store) -> None:
    await tables(store, "a", "b", "c")
    await appended(store, [Row("a", 0, b"x", 1, "id")])
    jobs = [
        appended(store, [Row("b", 0, b"x")]),
        appended(store, [Row("a", 1, b"x"), Row("a", 0, b"again")]),
        appended(store, [Row("a", 2, b"x", 1, "id")]),
        appended(store, [Row("nowhere", 0, b"x")]),
        appended(store, [Row("c", 0, b"x"), Row("c", 1, b"x")]),
    ]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), *[IntegrityError] * 3, type(None)]
    assert await logs(store) == {"a": [0], "b": [0], "c": [0, 1]}
    assert store.healthy


async def test_work_that_raises_writes_nothing(store: Store) -> None:
    def work(connection: Any) -> None:
        connection.execute(
            insert(schema.users).values(id="u", name="Anna", language="en", login=None, password=None, made=1)
        )
        raise ServerError("not_host")

    await tables(store, "a")
    one = store.write(work)
    two = store.write(lambda connection: 7, rows=[Row("a", 0, b"x")])
    results = await asyncio.gather(one, two, return_exceptions=True)
    assert isinstance(results[0], ServerError)
    assert results[1] == 7
    count = select(func.count()).select_from(schema.users)
    assert await store.read(lambda connection: connection.execute(count).scalar()) == 0
    assert await logs(store) == {"a": [0]}


async def test_work_that_meets_a_failing_database_fails_all_with_it(store: Store) -> None:
    def work(connection: Any) -> None:
        raise OperationalError("SELECT", {}, sqlite3.OperationalError("disk I/O error"))

    await tables(store, "a")
    health: list[bool] = []
    store.on_health.append(health.append)
    results = await asyncio.gather(store.write(work), appended(store, [Row("a", 0, b"x")]), return_exceptions=True)
    assert str(results[0]) == "storage_failed"
    while health != [False, True]:
        await asyncio.sleep(0.02)
    await appended(store, [Row("a", 1, b"x")])
    assert 1 in (await logs(store))["a"]


async def test_a_question_that_is_wrong_is_no_failure_of_the_database(store: Store, figures: Figures) -> None:
    with pytest.raises(ProgrammingError):
        await store.read(lambda connection: connection.exec_driver_sql("SELECT ?", ()).scalar())
    assert store.healthy
    assert figures.failures == 0


async def test_somebody_who_gives_up_does_not_stop_the_writer(store: Store) -> None:
    await tables(store, "a")
    task = asyncio.create_task(store.write(lambda connection: None, rows=[Row("a", 0, b"x")]))
    await asyncio.sleep(0)
    task.cancel()
    await appended(store, [Row("a", 1, b"x")])
    assert await logs(store) == {"a": [0, 1]}


async def test_a_full_disk_fails_everything_until_there_is_room(store: Store, figures: Figures) -> None:
    await tables(store, "a", "b")
    await appended(store, [Row("a", 0, b"x")])
    health: list[bool] = []
    store.on_health.append(health.append)
    engine: Any = store._engine
    pages = await store.write(lambda connection: connection.exec_driver_sql("PRAGMA page_count").scalar())
    limit = {"pages": pages}

    def limited(connection: Any) -> None:
        # The largest size is asked for anew before each transaction, as a disk's room would be.
        connection.connection.dbapi_connection.execute(f"PRAGMA max_page_count={limit['pages']}")

    event.listen(engine, "begin", limited, insert=True)
    with pytest.raises(ServerError) as caught:
        await appended(store, [Row("a", seq, b"x" * 4000) for seq in range(1, 50)])
    assert caught.value.code == "storage_failed"
    assert health == [False]
    # A trial write that changes a row in place may succeed on a full disk: this one must fail as well.
    limit["pages"] = 1
    with pytest.raises(ServerError):
        await appended(store, [Row("b", seq, b"x" * 4000) for seq in range(50)])
    limit["pages"] = 100_000
    for _ in range(100):
        if store.healthy:
            break
        await asyncio.sleep(0.05)
    assert health[0] is False
    assert health[-1] is True
    await appended(store, [Row("a", seq, b"x" * 4000) for seq in range(1, 50)])
    assert await logs(store) == {"a": list(range(50))}
    assert figures.failures >= 1


async def test_jobs_are_refused_while_the_database_fails(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await tables(store, "a")

    def broken(*_: object) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("disk I/O error"))

    monkeypatch.setattr(writer, "insert_rows", broken)
    monkeypatch.setattr(writer, "TRIAL", 0.05)
    jobs = [appended(store, [Row("a", number, b"x")]) for number in range(3)]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert {str(result) for result in results} == {"storage_failed"}
    monkeypatch.undo()
    for _ in range(100):
        if store.healthy:
            break
        await asyncio.sleep(0.02)
    await appended(store, [Row("a", 0, b"x")])
    assert await logs(store) == {"a": [0]}


async def test_a_store_that_is_not_open_reads_and_writes_nothing(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/x.sqlite")
    for ask in (store.read, store.write):
        with pytest.raises(ServerError) as caught:
            await ask(lambda connection: None)
        assert caught.value.code == "storage_failed"


async def test_a_clock_that_cannot_be_read_was_never_kept(store: Store) -> None:
    assert await store.read(kept_time) is None
    await store.write(partial(keep_time, KeptTime(5, 7)))
    assert await store.read(kept_time) == KeptTime(5, 7)
    await store.write(lambda connection: connection.execute(update(schema.server_values).values(value=b"{")).rowcount)
    assert await store.read(kept_time) is None


def test_a_disk_that_cannot_be_looked_at_counts_as_small(tmp_path: Path) -> None:
    limit = LogLimit(tmp_path / "gone" / "x.sqlite")
    with contextlib.closing(sqlite3.connect(tmp_path / "x.sqlite")) as raw:
        limit.set_up(raw)
        assert raw.execute("PRAGMA wal_autocheckpoint").fetchone() == (SMALLEST,)
