"""``prikup backup`` and ``prikup restore``: copies of a server's database."""

from __future__ import annotations

from pathlib import Path

from prikup.cli.errors import InputError, input_error
from prikup.cli.serve import no_server, own_database
from prikup.cli.texts import CliTexts


def backup(words: CliTexts, file: Path, database: str | None) -> int:
    """Copies the database while its server runs. Raises InputError."""
    try:
        from prikup.server.errors import ServerError
        from prikup.server.store.backup import back_up
    except ImportError as error:
        raise no_server("prikup backup", error) from None
    try:
        back_up(database if database is not None else own_database(), file)
    except ServerError as error:
        raise InputError("prikup backup", error) from None
    except FileExistsError:
        raise input_error(str(file), "file_exists") from None
    except (OSError, ValueError) as error:
        raise input_error(str(file), "not_writable", why=getattr(error, "strerror", None) or str(error)) from None
    print(words.say("cli-backup-done", file=str(file)))
    return 0


def restore(words: CliTexts, file: Path, database: str | None) -> int:
    """Puts a copy in the database's place. Raises InputError."""
    try:
        from prikup.server.errors import ServerError
        from prikup.server.store.backup import restore as put_back
    except ImportError as error:
        raise no_server("prikup restore", error) from None
    if not file.is_file():
        raise input_error(str(file), "not_readable" if file.exists() else "no_file", **_why(file))
    try:
        aside = put_back(database if database is not None else own_database(), file)
    except ServerError as error:
        raise InputError("prikup restore", error) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise input_error("prikup restore", "not_writable", why=why) from None
    print(words.say("cli-restore-done", file=str(file)))
    if aside is not None:
        print(words.say("cli-restore-aside", file=str(aside)))
    return 0


def _why(file: Path) -> dict[str, str]:
    return {"why": "none"} if file.exists() else {}
