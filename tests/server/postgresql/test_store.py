"""The store on PostgreSQL: what its tests with SQLite show, and what PostgreSQL alone can do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
from sqlalchemy import make_url, select

from prikup.server.errors import ServerError
from prikup.server.owners import statements
from prikup.server.store import schema, writer
from prikup.server.store.rows import Overtaken, Row
from prikup.server.store.store import Store
from tests.server.store.test_store import (
    Figures,
    appended,
    figures,
    logs,
    tables,
    test_a_clock_that_cannot_be_read_was_never_kept,
    test_a_large_batch_is_whole,
    test_a_question_that_is_wrong_is_no_failure_of_the_database,
    test_jobs_are_refused_while_the_database_fails,
    test_one_failing_job_harms_no_other,
    test_somebody_who_gives_up_does_not_stop_the_writer,
    test_the_migrations_make_the_schema,
    test_very_many_are_several_transactions,
    test_what_waits_is_one_transaction,
    test_work_that_raises_writes_nothing,
)
from tests.support.postgresql import Cluster, running

__all__ = [
    "figures",
    "test_a_clock_that_cannot_be_read_was_never_kept",
    "test_a_large_batch_is_whole",
    "test_a_question_that_is_wrong_is_no_failure_of_the_database",
    "test_jobs_are_refused_while_the_database_fails",
    "test_one_failing_job_harms_no_other",
    "test_somebody_who_gives_up_does_not_stop_the_writer",
    "test_the_migrations_make_the_schema",
    "test_very_many_are_several_transactions",
    "test_what_waits_is_one_transaction",
    "test_work_that_raises_writes_nothing",
]
pytestmark = pytest.mark.search


@pytest.fixture
async def store(database: str, figures: Figures) -> AsyncIterator[Store]:
    found = Store(database, meter=figures)
    await found.start()
    yield found
    await found.stop()


async def owned(store: Store, *names: str) -> None:
    """Tables with an owner, the worker ``a``; their epoch is 1."""
    await tables(store, *names)
    await store.write(lambda connection: statements.register(connection, "a", "a1", ""))
    for name in names:
        assert await store.write(partial(statements.claim, table_id=name, name="a")) == 1


async def test_a_batch_goes_on_without_the_table_that_moved(store: Store) -> None:
    await owned(store, "a", "b", "c")
    await store.write(lambda connection: statements.claim(connection, "b", "a"))
    jobs = [appended(store, [Row(name, 0, b"x", epoch=1), Row(name, 1, b"y", epoch=1)]) for name in ("a", "b", "c")]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Overtaken, type(None)]
    assert await logs(store) == {"a": [0, 1], "c": [0, 1]}
    # A number that is taken is the same to its writer: there is something that it has not read.
    late = await asyncio.gather(appended(store, [Row("a", 1, b"z", epoch=1)]), return_exceptions=True)
    assert [type(result) for result in late] == [Overtaken]
    assert store.healthy


async def test_the_databases_clock_says_who_lives(store: Store) -> None:
    def until(connection: Any) -> int:
        return int(connection.execute(select(schema.workers.c.until)).scalar_one())

    await owned(store, "a")
    assert not await store.write(lambda connection: statements.register(connection, "a", "a2", ""))
    before = await store.read(until)
    await asyncio.sleep(0.01)
    assert await store.write(lambda connection: statements.beat(connection, "a", "a1")) == (True, False)
    assert await store.read(until) > before
    assert await store.write(lambda connection: statements.beat(connection, "a", "a2")) == (False, False)
    assert await store.write(lambda connection: statements.claim(connection, "a", "b")) is None
    place = await store.read(lambda connection: statements.place_of(connection, "a"))
    assert place == ("a", "", 1)
    await store.write(lambda connection: statements.resign(connection, "a", "a1"))
    assert await store.write(lambda connection: statements.claim(connection, "a", "b")) == 2


async def test_a_claim_waits_for_no_append_and_the_key_tells_its_table(store: Store, cluster: Cluster) -> None:
    """An append may look at the epoch before a claim and be committed after it: then the claimer's first entry finds
    its number taken, and reads again."""
    await owned(store, "a")
    other = Store(store.url)
    await other.start()
    slow = asyncio.Event()
    loop = asyncio.get_running_loop()

    def append_slowly(connection: Any) -> None:
        from prikup.server.store.rows import insert_rows

        insert_rows(connection, [Row("a", 0, b"old", epoch=1)])
        loop.call_soon_threadsafe(slow.set)
        connection.exec_driver_sql("SELECT pg_sleep(0.5)")

    slowly = asyncio.ensure_future(store.write(append_slowly))
    await slow.wait()
    assert await other.write(lambda connection: statements.claim(connection, "a", "a")) == 2
    late = await asyncio.gather(appended(other, [Row("a", 0, b"new", epoch=2)]), slowly, return_exceptions=True)
    assert [type(result) for result in late] == [Overtaken, type(None)]
    assert await logs(store) == {"a": [0]}
    await other.stop()


@pytest.mark.slow
async def test_a_database_that_stops_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """As ``pg_ctl stop -m immediate`` does it, in the midst of work."""
    monkeypatch.setattr(writer, "TRIAL", 0.05)
    # The other tests' server writes its log late, and would lose what it has acknowledged.
    with running("synchronous_commit=on", "fsync=on", "full_page_writes=on") as own:
        store = Store(own.database())
        await store.start()
        await owned(store, "a")
        await appended(store, [Row("a", 0, b"x", epoch=1)])
        own.stop()
        results = await asyncio.gather(appended(store, [Row("a", 1, b"y", epoch=1)]), return_exceptions=True)
        assert str(results[0]) == "storage_failed"
        with pytest.raises(ServerError, match="storage_failed"):
            await store.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
        own.start()
        for _ in range(400):
            if store.healthy:
                break
            await asyncio.sleep(0.05)
        assert store.healthy
        await appended(store, [Row("a", 1, b"y", epoch=1)])
        assert await logs(store) == {"a": [0, 1]}
        await store.stop()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("/club", "/nothing_"), "no_connection"),
        (("prikup@", "nobody_here@"), "no_connection"),
        (("host=/tmp/", "host=/tmp/nowhere/"), "no_connection"),
        (("?host", "?colour=red&host"), "bad_database"),
        (("?host", "?sslmode=maybe&host"), "bad_database"),
        (("postgresql:", "postgresql+psycopg:"), "bad_database"),
        (("postgresql:", "mysql:"), "other_system"),
    ],
)
async def test_a_url_that_leads_nowhere(database: str, change: tuple[str, str], code: str) -> None:
    url = database.replace(*change)
    assert url != database
    with pytest.raises(ServerError) as caught:
        await Store(url).start()
    assert caught.value.code == code
    assert "\n" not in str(caught.value.params)


async def test_a_database_of_a_later_version_or_of_somebody_else(store: Store, cluster: Cluster) -> None:
    await store.write(lambda connection: connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'"))
    await store.stop()
    with pytest.raises(ServerError, match="newer_database"):
        await Store(store.url).start()
    other = cluster.database()
    cluster.run("CREATE TABLE users (shoe int)", database=str(make_url(other).database))
    with pytest.raises(ServerError, match="bad_database"):
        await Store(other).start()
