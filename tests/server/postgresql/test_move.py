"""A club moves from SQLite to PostgreSQL and back, and PostgreSQL's migrations."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from prikup.server.errors import ServerError
from prikup.server.owners import statements
from prikup.server.store import move as move_module
from prikup.server.store.database import migrate, open_engine
from prikup.server.store.lock import lock
from prikup.server.store.move import move
from tests.server.store.furnished import ROWS, contents_of, furnish
from tests.server.store.steps import down_and_up
from tests.server.store.test_backup import prikup, refused
from tests.support.postgresql import Cluster

pytestmark = pytest.mark.search


def nobodys(contents: dict[str, list[tuple[Any, ...]]]) -> dict[str, list[tuple[Any, ...]]]:
    """The same, with all tables given up."""
    return {**contents, "owners": [(row[0], None, row[2]) for row in contents["owners"]]}


def test_all_steps_go_back_and_on_again(database: str) -> None:
    down_and_up(database)


def test_there_and_back(tmp_path: Path, database: str) -> None:
    here, back = f"sqlite:///{tmp_path}/here.sqlite", f"sqlite:///{tmp_path}/back.sqlite"
    furnish(here)
    before = contents_of(here)
    assert move(here, database) == (4, len(ROWS["entries"]), 2)
    assert contents_of(database) == nobodys(before)
    assert contents_of(here) == before, "the source is as it was"
    assert move(database, back).entries == len(ROWS["entries"])
    assert contents_of(back) == nobodys(before)
    assert [place.name for place in tmp_path.iterdir() if place.name.startswith(".")] == []


def test_a_file_of_an_older_version_is_moved_and_stays_as_it_is(tmp_path: Path, database: str) -> None:
    file = tmp_path / "old.sqlite"
    url = f"sqlite:///{file}"
    furnish(url)
    engine = open_engine(url, readers=1)
    migrate(engine, "0004")
    engine.dispose()
    assert move(url, database).tables == 4
    with contextlib.closing(sqlite3.connect(file)) as link:
        assert link.execute("SELECT version_num FROM alembic_version").fetchone() == ("0004",)
    # PostgreSQL is brought up to date by its server.
    engine = open_engine(database, readers=1)
    migrate(engine, "0004")
    engine.dispose()
    with pytest.raises(ServerError, match="old_database"):
        move(database, f"sqlite:///{tmp_path}/new.sqlite")


def test_everything_or_nothing(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path}/a.sqlite"
    furnish(url)
    # What the copy holds is not what was sent: as if the database had changed it.
    honest, count = move_module._digest_of, iter(range(10_000))
    monkeypatch.setattr(move_module, "_digest_of", lambda row: honest(row) + (next(count) == 700))
    with pytest.raises(ServerError, match="not_moved"):
        move(url, database)
    monkeypatch.undo()
    assert sum(map(len, contents_of(database).values())) == 1, "the row that shows whether it can be written"
    move(url, database)
    with pytest.raises(ServerError, match="database_not_empty"):
        move(url, database)


@pytest.mark.turns(3)
def test_text_that_postgresql_does_not_take(tmp_path: Path, database: str) -> None:
    """No name has such a character; but a file may have been changed by hand."""
    file = tmp_path / "a.sqlite"
    furnish(f"sqlite:///{file}")
    with contextlib.closing(sqlite3.connect(file)) as link:
        link.execute("UPDATE users SET name = ? WHERE id = 'anna'", ("x" * 81,))
        link.commit()
    refused(prikup("move", f"sqlite:///{file}", database), "not_moved")
    assert sum(map(len, contents_of(database).values())) == 1


@pytest.mark.turns(3)
def test_nobody_works_with_what_is_moved(tmp_path: Path, database: str, cluster: Cluster) -> None:
    file = tmp_path / "a.sqlite"
    url = f"sqlite:///{file}"
    furnish(url)
    held = lock(file, "")
    with pytest.raises(ServerError, match="database_in_use"):
        move(url, database)
    held.release()
    move(url, database)
    engine = open_engine(database, readers=1)
    with engine.begin() as connection:
        statements.register(connection, "w", "w1", "")
    with pytest.raises(ServerError, match="database_in_use"):
        move(database, cluster.database())
    with engine.begin() as connection:
        statements.resign(connection, "w", "w1")
    engine.dispose()
    assert move(database, cluster.database()).users == 2


@pytest.mark.turns(3)
def test_the_command(tmp_path: Path, database: str) -> None:
    url = f"sqlite:///{tmp_path}/a.sqlite"
    furnish(url)
    refused(prikup("move", url, url), "same_database")
    refused(prikup("move", f"sqlite:///{tmp_path}/none.sqlite", database), "bad_database")
    refused(prikup("move", url, "mysql://x/y"), "other_system")
    refused(prikup("move", url, database.replace("/club", "/nothing_")), "no_connection")
    answer = prikup("move", url, database)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert len(answer.stdout.splitlines()) == 2
    assert "600" in answer.stdout
    refused(prikup("backup", str(tmp_path / "copy"), "--database", database), "sqlite_only")
