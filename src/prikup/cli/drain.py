"""``prikup drain``: a server hands its tables over to the others of its database, and ends."""

from __future__ import annotations

from prikup.cli.errors import InputError
from prikup.cli.serve import no_server
from prikup.cli.texts import CliTexts


def drain(words: CliTexts, name: str, database: str) -> int:
    """Asks a server to leave, and waits until it has. Raises InputError."""
    try:
        from prikup.server.errors import ServerError
        from prikup.server.owners.leaving import have_leave
    except ImportError as error:
        raise no_server("prikup drain", error) from None
    try:
        have_leave(database, name)
    except ServerError as error:
        raise InputError("prikup drain", error) from None
    print(words.say("cli-drain-done", name=name))
    return 0
