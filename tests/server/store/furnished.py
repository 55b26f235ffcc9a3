"""A database with something in every table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, insert, inspect, select

from prikup.server.store import schema
from prikup.server.store.database import migrate, open_engine

ROWS: dict[str, list[dict[str, Any]]] = {
    "users": [
        {"id": "anna", "name": "Анна «Ąę» 🂡", "language": "ru", "login": "anna", "password": "$argon2", "made": 5},
        {"id": "guest", "name": "'; --", "language": "en", "login": None, "password": None, "made": 2**62},
    ],
    "sessions": [{"hash": "f" * 64, "user": "anna", "made": 1, "seen": 2}],
    "tokens": [{"id": "k", "user": "anna", "name": "бот", "hash": "e" * 64, "made": 3}],
    "tables": [
        {
            "id": name,
            "made": number,
            "host": "anna",
            "private": number % 2 == 0,
            "status": ("playing", "over", "waiting")[number % 3],
            "rules": "thousand/ru",
            "summary": None if number % 3 else bytes(range(256)),
            "summary_seq": number,
            "used": 7,
            "ended": None if number % 2 else 8,
            "named": number != 3,
            "size": number,
            "size_seq": number,
            "origin": None if number % 2 else 65_535,
            "secret": f"{number:064x}",
        }
        for number, name in enumerate(("a", "B", "-c", "_d"))
    ],
    "entries": [
        {
            "table_id": name,
            "seq": seq,
            "body": f'{{"e":"did","name":"Ж{seq}"}}'.encode(),
            "seat": None if seq % 2 else 1,
            "client": None if seq % 2 else f"c{seq}",
        }
        for name in ("a", "B", "-c")
        for seq in range(200)
    ],
    "seats": [{"table_id": "a", "seat": 0, "user": "anna"}, {"table_id": "a", "seat": 2, "user": "guest"}],
    "records": [
        {"id": "r", "made": 5, "user": None, "body": b"\x00\xff'", "opened": 6, "size": 3, "origin": 9},
    ],
    "owners": [{"table_id": name, "worker": "w", "epoch": 2**40 + number} for number, name in enumerate(("a", "B"))],
}


def furnish(url: str) -> None:
    """Makes a database in the present form, with these rows."""
    engine = open_engine(url, readers=1)
    migrate(engine)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        for name, rows in ROWS.items():
            connection.execute(insert(schema.metadata.tables[name]), rows)
        connection.execute(insert(schema.server_values), [{"name": "key", "value": b"\x00" * 32}])
    engine.dispose()


def contents(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of the tables that are there, in an order that is the same everywhere."""
    found: dict[str, list[tuple[Any, ...]]] = {}
    for name in inspect(connection).get_table_names():
        if name in schema.metadata.tables:
            table = schema.metadata.tables[name]
            there = [column["name"] for column in inspect(connection).get_columns(name)]
            rows = connection.execute(select(*[table.c[column] for column in there if column in table.c]))
            found[name] = sorted((tuple(row) for row in rows), key=repr)
    return found


def contents_of(url: str) -> dict[str, list[tuple[Any, ...]]]:
    engine = open_engine(url, readers=1)
    try:
        with engine.connect() as connection:
            return contents(connection)
    finally:
        engine.dispose()
