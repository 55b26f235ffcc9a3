"""What the server keeps for itself in the database: a random key, and the clock by which things are old."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Connection, insert, select, update

from prikup.server.retention_clock import KeptTime
from prikup.server.store.schema import server_values

_KEY, _CLOCK = "key", "clock"


def server_key(connection: Connection) -> bytes:
    """The server's key, 32 random bytes, made the first time."""
    key = _read(connection, _KEY)
    if key is None:
        key = secrets.token_bytes(32)
        _write(connection, _KEY, key)
    return key


def kept_time(connection: Connection) -> KeptTime | None:
    """The clock as it was kept last; None if it never was, or cannot be read."""
    found = _read(connection, _CLOCK)
    try:
        return None if found is None else msgspec.json.decode(found, type=KeptTime)
    except msgspec.MsgspecError:
        return None


def keep_time(kept: KeptTime, connection: Connection) -> None:
    """Keeps the clock."""
    _write(connection, _CLOCK, msgspec.json.encode(kept))


def _read(connection: Connection, name: str) -> bytes | None:
    found = connection.execute(select(server_values.c.value).where(server_values.c.name == name)).scalar()
    return None if found is None else bytes(found)


def _write(connection: Connection, name: str, value: bytes) -> None:
    done = connection.execute(update(server_values).where(server_values.c.name == name).values(value=value))
    if not done.rowcount:
        connection.execute(insert(server_values).values(name=name, value=value))
