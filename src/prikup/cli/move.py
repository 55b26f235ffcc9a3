"""``prikup move``: a server's database copied into another one."""

from __future__ import annotations

from prikup.cli.errors import InputError, input_error
from prikup.cli.serve import no_server
from prikup.cli.texts import CliTexts


def move(words: CliTexts, source: str, target: str) -> int:
    """Copies everything from one database to another, empty one. Raises InputError."""
    try:
        from prikup.server.errors import ServerError
        from prikup.server.store.database import shown
        from prikup.server.store.move import move as copy_all
    except ImportError as error:
        raise no_server("prikup move", error) from None
    try:
        done = copy_all(source, target)
    except ServerError as error:
        raise InputError("prikup move", error) from None
    except OSError as error:
        raise input_error("prikup move", "not_writable", why=error.strerror or str(error)) from None
    print(words.say("cli-move-done", url=shown(target), tables=done.tables, entries=done.entries, people=done.users))
    print(words.say("cli-move-source", url=shown(source)))
    return 0
