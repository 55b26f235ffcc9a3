"""Copies of a database under load, and putting them back."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sqlite3
import stat
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from prikup.cli.backup import backup
from prikup.cli.errors import InputError
from prikup.cli.texts import CliTexts
from prikup.server.errors import ServerError
from prikup.server.store import backup as store_backup
from prikup.server.store import schema
from prikup.server.store.backup import back_up, restore
from prikup.server.store.rows import Row
from prikup.server.store.store import Store
from prikup.server.tables.log_entries import Did, read_entry
from prikup.server.tables.table import load
from tests.support import bound

ROOT = Path(__file__).parents[3]
Key = tuple[str, int, str]
"""Table, seat, and the client's id of an action."""


def logs(file: Path) -> dict[str, list[bytes]]:
    """The logs of all tables in a database file."""
    found: dict[str, list[bytes]] = {}
    with contextlib.closing(sqlite3.connect(file)) as link:
        for table, body in link.execute("SELECT table_id, body FROM entries ORDER BY table_id, seq"):
            found.setdefault(table, []).append(body)
    return found


def actions(file: Path) -> set[Key]:
    """The actions of people in a database file."""
    entries = [(table, read_entry(body)) for table, bodies in logs(file).items() for body in bodies]
    return {(table, entry.seat, entry.id) for table, entry in entries if isinstance(entry, Did) and entry.id}


class Players:
    """A server under load in a process of its own, and what it has acknowledged."""

    def __init__(self, url: str) -> None:
        command = bound.command("-m", "tests.server.tables.killed", url, "7")
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdin is not None
        self.process.stdin.write(b"[]")
        self.process.stdin.close()
        self._news = threading.Condition()
        self._done: set[Key] = set()
        self._ended = False
        self._thread = threading.Thread(target=self._listen)
        self._thread.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith(b'["done"') and line.endswith(b"\n"):
                _, table, seat, name, _ = msgspec.json.decode(line)
                with self._news:
                    self._done.add((table, seat, name))
                    self._news.notify_all()
        with self._news:
            self._ended = True
            self._news.notify_all()

    def more(self, count: int) -> set[Key]:
        """All that is acknowledged, after ``count`` more than now."""
        with self._news:
            wanted = len(self._done) + count
            assert self._news.wait_for(lambda: self._ended or len(self._done) >= wanted, 300)
            assert not self._ended
            return set(self._done)

    def kill(self) -> set[Key]:
        self.process.kill()
        self.process.wait()
        self._thread.join()
        if self.process.stdout is not None:
            self.process.stdout.close()
        return self._done


@contextlib.contextmanager
def playing(url: str) -> Iterator[Players]:
    players = Players(url)
    try:
        yield players
    finally:
        players.kill()


def prikup(*arguments: str) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "LANG": "C", "PRIKUP_LANG": "en"}
    command = bound.command("-m", "prikup", *arguments)
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environ, timeout=300, check=False)


def refused(answer: subprocess.CompletedProcess[str], code: str) -> None:
    assert (answer.returncode, answer.stdout, answer.stderr.count("\n")) == (2, "", 1), answer.stderr
    assert f"({code})" in answer.stderr
    assert "Traceback" not in answer.stderr


@pytest.mark.search
@pytest.mark.turns(3)
def test_a_copy_under_load_has_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite"
    url = f"sqlite:///{file}"
    with playing(url) as players:
        for number in range(3):
            before = players.more(60)
            copy = tmp_path / f"copy-{number}.sqlite"
            answer = prikup("backup", str(copy), "--database", url)
            assert (answer.returncode, answer.stderr) == (0, "")
            assert before <= actions(copy)
            with contextlib.closing(sqlite3.connect(copy)) as link:
                assert link.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
                assert link.execute("PRAGMA foreign_key_check").fetchall() == []
            tables = logs(copy)
            assert tables
            for table, bodies in tables.items():
                assert load(table, bodies).length == len(bodies), "the table is played again"
        # One file that nobody else may read; the folder holds nothing else of it.
        assert stat.S_IMODE((tmp_path / "copy-0.sqlite").stat().st_mode) == 0o600
        assert {place.name for place in tmp_path.iterdir() if "copy" in place.name} == {
            f"copy-{number}.sqlite" for number in range(3)
        }
        # A running server's database is not replaced.
        refused(prikup("restore", str(tmp_path / "copy-0.sqlite"), "--database", url), "database_in_use")
        refused(prikup("backup", str(tmp_path / "copy-0.sqlite"), "--database", url), "file_exists")
        players.more(5)
        done = players.kill()
    answer = prikup("restore", str(tmp_path / "copy-0.sqlite"), "--database", url)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert actions(file) == actions(tmp_path / "copy-0.sqlite")
    # The former database is there with all that it had acknowledged, and the restored one goes on.
    aside = next(place for place in tmp_path.iterdir() if "before-restore" in place.name and place.name[-1].isdecimal())
    assert str(aside) in answer.stdout
    assert done <= actions(aside)
    with playing(url) as players:
        players.more(5)


async def store_with(file: Path, name: str) -> None:
    """A database with one table of this name."""
    store = Store(f"sqlite:///{file}")
    await store.start()
    row = {"id": name, "made": 1, "host": "h", "private": False, "status": "w", "rules": "r", "summary_seq": 0}
    await store.write(lambda connection: connection.execute(insert(schema.tables).values(**row)).rowcount)
    await store.write(lambda connection: None, rows=[Row(name, 0, b"x" * 1000)])
    await store.stop()


def names(file: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(file)) as link:
        return [str(row[0]) for row in link.execute("SELECT id FROM tables")]


def code(call: Any, *arguments: Any) -> str:
    with pytest.raises(ServerError) as caught:
        call(*arguments)
    return caught.value.code


async def test_a_copy_comes_back(tmp_path: Path) -> None:
    file, copy = tmp_path / "server.sqlite", tmp_path / "copy #1?.sqlite"
    url = f"sqlite:///{file}"
    await store_with(file, "old")
    back_up(url, copy)
    await store_with(tmp_path / "other.sqlite", "new")
    shutil.copy(tmp_path / "other.sqlite", file)
    copy.chmod(0o400)
    aside = restore(url, copy)
    assert aside is not None
    assert (names(file), names(aside)) == (["old"], ["new"])
    assert restore(url, copy) != aside, "each former one is kept"
    # In a folder that is not there yet.
    assert restore(f"sqlite:///{tmp_path}/deep/down/x.sqlite", copy) is None
    assert names(tmp_path / "deep" / "down" / "x.sqlite") == ["old"]


async def test_a_disk_that_is_full_is_told_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite names it in a way of its own; the database is not at fault."""
    source, copy = tmp_path / "server.sqlite", tmp_path / "copy.sqlite"
    await store_with(source, "old")

    def full(file: Path) -> sqlite3.Connection:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    monkeypatch.setattr(store_backup, "_opened", full)
    with pytest.raises(InputError) as caught:
        backup(CliTexts("en"), copy, f"sqlite:///{source}")
    assert caught.value.error.code == "not_writable"
    assert "disk is full" in CliTexts("en").input_error(caught.value)
    assert not copy.exists()


async def test_where_nothing_was_nothing_is_kept_aside(tmp_path: Path) -> None:
    copy, file = tmp_path / "copy.sqlite", tmp_path / "new.sqlite"
    await store_with(copy, "old")
    answer = prikup("restore", str(copy), "--database", f"sqlite:///{file}")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert len(answer.stdout.splitlines()) == 1
    assert names(file) == ["old"]


async def test_a_file_system_without_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> None:
        raise OSError(errno.EPERM, "no links")

    file, copy = tmp_path / "server.sqlite", tmp_path / "copy.sqlite"
    await store_with(file, "old")
    monkeypatch.setattr(os, "link", none)
    back_up(f"sqlite:///{file}", copy)
    aside = restore(f"sqlite:///{file}", copy)
    assert aside is not None
    assert names(copy) == names(file) == names(aside) == ["old"]


async def test_a_copy_that_is_made_meanwhile_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, copy = tmp_path / "server.sqlite", tmp_path / "copy.sqlite"
    await store_with(file, "old")
    link = os.link

    def late(source: Path, target: Path) -> None:
        target.write_text("somebody else's")
        link(source, target)

    monkeypatch.setattr(os, "link", late)
    with pytest.raises(FileExistsError):
        back_up(f"sqlite:///{file}", copy)
    assert copy.read_text() == "somebody else's"


async def test_the_file_alone_is_no_copy(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite"
    store = Store(f"sqlite:///{file}")
    await store.start()
    row = {"id": "a", "made": 1, "host": "h", "private": False, "status": "w", "rules": "r", "summary_seq": 0}
    await store.write(lambda connection: connection.execute(insert(schema.tables).values(**row)).rowcount)
    shutil.copy(file, tmp_path / "plain.sqlite")
    back_up(store.url, tmp_path / "copy.sqlite")
    assert names(tmp_path / "copy.sqlite") == ["a"]
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        names(tmp_path / "plain.sqlite")
    # The log lies beside the database, not beside a link to it.
    (tmp_path / "links").mkdir()
    (tmp_path / "links" / "link.sqlite").symlink_to(file)
    back_up(f"sqlite:///{tmp_path}/links/link.sqlite", tmp_path / "linked.sqlite")
    assert names(tmp_path / "linked.sqlite") == ["a"]
    await store.stop()


async def test_what_is_no_copy_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite"
    url = f"sqlite:///{file}"
    await store_with(file, "old")
    before = {place.name: place.read_bytes() for place in tmp_path.iterdir()}
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "text").write_text("no database, but long enough to be looked at as one" * 100)
    (elsewhere / "empty").write_bytes(b"")
    with contextlib.closing(sqlite3.connect(elsewhere / "foreign")) as link:
        link.execute("CREATE TABLE t (a)")
    shutil.copy(file, elsewhere / "later")
    with contextlib.closing(sqlite3.connect(elsewhere / "later")) as link:
        link.execute("UPDATE alembic_version SET version_num = '9999'")
        link.commit()
    whole = file.read_bytes()
    (elsewhere / "broken").write_bytes(whole[: len(whole) // 2] + os.urandom(4096) + whole[len(whole) // 2 + 4096 :])
    (elsewhere / "cut").write_bytes(whole[: len(whole) // 2])
    for name in ("text", "empty", "foreign"):
        assert code(restore, url, elsewhere / name) == "bad_database", name
    assert code(restore, url, elsewhere / "later") == "newer_database"
    for name in ("broken", "cut"):
        assert code(restore, url, elsewhere / name) in ("damaged_database", "bad_database"), name
    assert {place.name: place.read_bytes() for place in tmp_path.iterdir() if place.is_file()} == before
    assert names(file) == ["old"]


async def test_what_cannot_be_copied(tmp_path: Path) -> None:
    assert code(back_up, f"sqlite:///{tmp_path}/none.sqlite", tmp_path / "copy") == "bad_database"
    assert not (tmp_path / "none.sqlite").exists()
    assert code(back_up, "postgresql://localhost/prikup", tmp_path / "copy") == "sqlite_only"
    file = tmp_path / "server.sqlite"
    await store_with(file, "old")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for there in ("server.sqlite", "link"):
        with pytest.raises(FileExistsError):
            back_up(f"sqlite:///{file}", tmp_path / there)
    with pytest.raises(OSError, match="No such file"):
        back_up(f"sqlite:///{file}", tmp_path / "no" / "copy")
    assert names(file) == ["old"]
    assert not list(tmp_path.glob(".*.new*"))


@pytest.mark.turns(3)
async def test_the_commands_say_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite"
    url = f"sqlite:///{file}"
    await store_with(file, "old")
    refused(prikup("restore", str(tmp_path / "none"), "--database", url), "no_file")
    refused(prikup("restore", str(tmp_path), "--database", url), "not_readable")
    refused(prikup("backup", str(tmp_path / "no" / "copy"), "--database", url), "not_writable")
    refused(prikup("backup", str(tmp_path / "copy"), "--database", "postgresql://localhost/x"), "sqlite_only")
    back_up(url, tmp_path / "copy")
    refused(prikup("restore", str(tmp_path / "copy"), "--database", "postgresql://localhost/x"), "sqlite_only")
    refused(prikup("restore", str(tmp_path / "copy"), "--database", "sqlite:////proc/no/x.sqlite"), "not_writable")


def test_without_the_servers_packages_they_say_how_to_get_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # As in an installation without the extra: the packages cannot be found.
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\nsys.modules.update(dict.fromkeys(('alembic', 'sqlalchemy')))\n"
    )
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    for command in ("backup", "restore"):
        answer = prikup(command, str(tmp_path / "copy"))
        refused(answer, "no_server")
        assert answer.stderr.startswith(f"prikup {command}: ")
        assert "prikup[server]" in answer.stderr
