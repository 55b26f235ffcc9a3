"""``prikup drain``: a server hands its tables over to the others of its database, and ends."""

from __future__ import annotations

import time

from prikup.cli.errors import InputError
from prikup.cli.serve import no_server
from prikup.cli.texts import CliTexts

PAUSE = 0.2
"""Seconds between looks whether it has ended."""


def drain(words: CliTexts, name: str, database: str) -> int:
    """Asks a server to leave, and waits until it has. Raises InputError."""
    try:
        from prikup.server.errors import ServerError
        from prikup.server.owners import statements
        from prikup.server.store.database import check, demand_present_form, is_postgresql, open_engine
    except ImportError as error:
        raise no_server("prikup drain", error) from None
    try:
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
    except ServerError as error:
        raise InputError("prikup drain", error) from None
    print(words.say("cli-drain-done", name=name))
    return 0
