"""The statements of the owner protocol. They are the same for SQLite and PostgreSQL.

A worker is a name, an incarnation (one process) and an address. A table belongs to one worker at most, since its last
claim, whose number is the table's epoch: every claim and every release adds one. An entry of a log is inserted only
while the epoch is still that of its writer (``store/rows.py``). Nothing here waits for a lock of its own making, and no
clock but the database's is read.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, text

from prikup.server.owners.lease import LENGTH

NOW = {
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    "postgresql": "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
}
"""The database's clock at this moment (not at the begin of the transaction), in milliseconds since 1970."""


class Place(NamedTuple):
    """Where a table lives."""

    worker: str
    url: str
    epoch: int


def _run(connection: Connection, statement: str, **values: Any) -> Any:
    """Runs a statement; ``$now`` in it is the database's clock."""
    return connection.execute(text(statement.replace("$now", NOW[connection.dialect.name])), values)


def register(connection: Connection, name: str, incarnation: str, url: str) -> bool:
    """Takes a name for a process, with a lease. False while another process lives by this name."""
    taken = _run(
        connection,
        """
        INSERT INTO workers (name, incarnation, url, until, leaving)
        VALUES (:name, :incarnation, :url, $now + :length, FALSE)
        ON CONFLICT (name) DO UPDATE
        SET incarnation = excluded.incarnation, url = excluded.url, until = excluded.until, leaving = FALSE
        WHERE workers.until <= $now OR workers.incarnation = excluded.incarnation
        RETURNING name
        """,
        name=name,
        incarnation=incarnation,
        url=url,
        length=round(LENGTH * 1000),
    )
    return taken.first() is not None


class Beat(NamedTuple):
    """The answer to a beat."""

    alive: bool
    """Whether the lease was renewed; False: another process has the name."""
    leaving: bool = False
    """Whether the worker was asked to leave."""


def beat(connection: Connection, name: str, incarnation: str) -> Beat:
    """Renews the lease."""
    renewed = _run(
        connection,
        """
        UPDATE workers SET until = $now + :length WHERE name = :name AND incarnation = :incarnation RETURNING leaving
        """,
        name=name,
        incarnation=incarnation,
        length=round(LENGTH * 1000),
    ).first()
    return Beat(alive=False) if renewed is None else Beat(alive=True, leaving=bool(renewed[0]))


def ask_to_leave(connection: Connection, name: str) -> str | None:
    """Asks the worker of a name to hand its tables over and to end: its incarnation; None if none lives."""
    found = _run(
        connection,
        "UPDATE workers SET leaving = TRUE WHERE name = :name AND until > $now RETURNING incarnation",
        name=name,
    ).scalar()
    return None if found is None else str(found)


def lives(connection: Connection, name: str, incarnation: str) -> bool:
    """Whether a process lives by a name."""
    query = "SELECT 1 FROM workers WHERE name = :name AND incarnation = :incarnation AND until > $now"
    return _run(connection, query, name=name, incarnation=incarnation).first() is not None


def other_worker(connection: Connection, name: str) -> Place | None:
    """Another living worker, which is not leaving: of several the one with the fewest tables."""
    found = _run(
        connection,
        """
        SELECT workers.name, workers.url, count(owners.table_id) AS tables
        FROM workers LEFT JOIN owners ON owners.worker = workers.name
        WHERE workers.name <> :name AND workers.until > $now AND NOT workers.leaving
        GROUP BY workers.name, workers.url ORDER BY tables, workers.name LIMIT 1
        """,
        name=name,
    ).first()
    return None if found is None else Place(found[0], found[1], 0)


def resign(connection: Connection, name: str, incarnation: str) -> None:
    """Ends the lease now: what the worker still has may be claimed at once."""
    _run(
        connection,
        "UPDATE workers SET until = 0 WHERE name = :name AND incarnation = :incarnation",
        name=name,
        incarnation=incarnation,
    )


def claim(connection: Connection, table_id: str, name: str) -> int | None:
    """Claims a table that is in the database: its new epoch, or None while another worker lives that has it.

    A table of one's own is claimed anew: whatever an earlier claim has sent and not heard of is refused from now on.
    """
    claimed = _run(
        connection,
        """
        INSERT INTO owners (table_id, worker, epoch) VALUES (:table_id, :worker, 1)
        ON CONFLICT (table_id) DO UPDATE SET worker = excluded.worker, epoch = owners.epoch + 1
        WHERE owners.worker IS NULL OR owners.worker = excluded.worker OR NOT EXISTS (
            SELECT 1 FROM workers WHERE workers.name = owners.worker AND workers.until > $now
        )
        RETURNING epoch
        """,
        table_id=table_id,
        worker=name,
    ).scalar()
    return None if claimed is None else int(claimed)


def release(connection: Connection, table_id: str, epoch: int) -> bool:
    """Gives a table up that was claimed with this epoch; False if it is somebody else's by now."""
    released = _run(
        connection,
        """
        UPDATE owners SET worker = NULL, epoch = epoch + 1 WHERE table_id = :table_id AND epoch = :epoch
        RETURNING epoch
        """,
        table_id=table_id,
        epoch=epoch,
    )
    return released.first() is not None


def epoch_of(connection: Connection, table_id: str) -> int:
    """The epoch of a table; 0 for one that was never claimed."""
    return int(_run(connection, "SELECT epoch FROM owners WHERE table_id = :id", id=table_id).scalar() or 0)


def place_of(connection: Connection, table_id: str) -> Place | None:
    """The living worker that has a table; None if nobody has it."""
    found = _run(
        connection,
        """
        SELECT workers.name, workers.url, owners.epoch FROM owners JOIN workers ON workers.name = owners.worker
        WHERE owners.table_id = :table_id AND workers.until > $now
        """,
        table_id=table_id,
    ).first()
    return None if found is None else Place(found[0], found[1], int(found[2]))


def database_now(connection: Connection) -> int:
    """The database's clock, in milliseconds since 1970."""
    return int(_run(connection, "SELECT $now").scalar_one())


def living(connection: Connection) -> list[str]:
    """The names of the workers that live."""
    return list(_run(connection, "SELECT name FROM workers WHERE until > $now ORDER BY name").scalars())
