"""Has a worker hand its tables over and end, from outside of it: through the database that all of them share."""

from __future__ import annotations

import time

from prikup.server.errors import ServerError
from prikup.server.owners import statements
from prikup.server.store.database import check, demand_present_form, is_postgresql, open_engine

PAUSE = 0.2
"""Seconds between looks whether it has ended."""


def have_leave(database: str, name: str) -> None:
    """Asks the worker of a name to leave, and waits until it has ended.

    Raises ServerError: no_such_worker (nobody lives by this name there), and what ``open_engine``, ``check`` and
    ``demand_present_form`` raise.
    """
    if not is_postgresql(database):
        raise ServerError("no_such_worker", name=name)
    engine = open_engine(database, readers=0)
    try:
        check(engine)
        demand_present_form(engine)
        with engine.begin() as connection:
            incarnation = statements.ask_to_leave(connection, name)
        if incarnation is None:
            raise ServerError("no_such_worker", name=name)
        living = True
        while living:
            time.sleep(PAUSE)
            with engine.connect() as connection:
                living = statements.lives(connection, name, incarnation)
    finally:
        engine.dispose()
