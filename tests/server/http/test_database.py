"""The database file: one server for it, and none on a broken one."""

from __future__ import annotations

import errno
import os
import signal
import sqlite3
import subprocess
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from prikup.server import health
from prikup.server.errors import ServerError
from prikup.server.store import lock as lock_module
from prikup.server.store import store
from prikup.server.store.lock import lock
from tests.server.http.processes import serve, serving
from tests.server.http.support import problem, running, settings


def refused(answer: subprocess.CompletedProcess[str], code: str) -> None:
    """The command ended with one line that holds the code."""
    assert answer.returncode == 2, answer.stderr
    assert (answer.stdout, answer.stderr.count("\n")) == ("", 1), answer.stderr
    assert f"({code})" in answer.stderr
    assert "Traceback" not in answer.stderr


@pytest.mark.turns(3)
def test_two_servers_do_not_share_a_database(tmp_path: Path) -> None:
    place = tmp_path / "home" / "server.sqlite"
    with serving(tmp_path, "--database", f"sqlite:///{place}") as first:
        refused(serve(tmp_path, "--port", "0", "--database", f"sqlite:///{place}"), "database_in_use")
        # Another name is no other database.
        (tmp_path / "link.sqlite").symlink_to(place)
        link = f"sqlite:///{tmp_path}/home/../link.sqlite"
        refused(serve(tmp_path, "--port", "0", "--database", link), "database_in_use")
        page = first.guest("Anna")
        table = page.table()["id"]
        first.process.send_signal(signal.SIGKILL)
        first.process.wait(30)
        with serving(tmp_path, "--database", f"sqlite:///{place}") as second:
            page.client.base_url = second.url
            assert page.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Anna"
            assert second.stop() == 0
        page.close()
    # It says how it is called, in the reader's language.
    with serving(tmp_path, "--database", f"sqlite:///{place}"):
        german = serve(tmp_path, "--port", "0", "--database", f"sqlite:///{place}", LANG="de_DE.UTF-8")
        refused(german, "database_in_use")
        assert "Ein anderer Server" in german.stderr


def test_a_lock_is_held_until_it_is_given_up(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    held = lock(file, "a")
    with pytest.raises(ServerError, match="database_in_use"):
        lock(file, "a")
    held.release()
    held.release()
    lock(file, "a").release()
    with pytest.raises(ServerError, match="bad_database"):
        lock(tmp_path / "nothing" / "a.sqlite", "a")


def test_a_file_system_without_locks_is_told_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(lock_module, "_lock_file", none)
    with capture_logs() as told:
        lock(tmp_path / "a.sqlite", "a").release()
    assert told == [{"event": "no_lock", "log_level": "warning", "why": "No locks available"}]


def furnished(folder: Path) -> tuple[Path, str]:
    """A database with something in it, and the id of a table there."""
    with running(settings(folder)) as site:
        page = site.guest()
        table = [str(page.table(bots=["thumb"])["id"]) for _ in range(5)].pop()
        page.close()
    return folder / "server.sqlite", table


def page_of(file: Path, name: str) -> tuple[int, int]:
    """Where the root page of a table lies in the file, and how long a page is."""
    link = sqlite3.connect(file)
    try:
        size = int(link.execute("PRAGMA page_size").fetchone()[0])
        number = int(link.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()[0])
        link.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        link.close()
    return (number - 1) * size, size


def overwrite(file: Path, at: int, size: int) -> None:
    """Puts nonsense there, as a failing disk does."""
    with file.open("r+b") as raw:
        raw.seek(at)
        raw.write(os.urandom(16) * (size // 16))


@pytest.mark.parametrize("table", ["entries", "users", "seats"])
@pytest.mark.turns(3)
def test_a_server_does_not_start_on_a_damaged_database(tmp_path: Path, table: str) -> None:
    file, _ = furnished(tmp_path)
    overwrite(file, *page_of(file, table))
    refused(serve(tmp_path, "--port", "0", "--database", f"sqlite:///{file}"), "damaged_database")
    # It is left as it was found, and the lock is given up.
    refused(serve(tmp_path, "--port", "0", "--database", f"sqlite:///{file}"), "damaged_database")


@pytest.mark.turns(3)
def test_a_server_does_not_start_on_what_was_a_database(tmp_path: Path) -> None:
    file, _ = furnished(tmp_path)
    overwrite(file, 0, 4096)
    refused(serve(tmp_path, "--port", "0", "--database", f"sqlite:///{file}"), "bad_database")


def test_damage_that_is_met_later_is_an_answer_and_no_health(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0)
    monkeypatch.setattr(store, "check", lambda _: None)
    file, table = furnished(tmp_path)
    overwrite(file, *page_of(file, "entries"))
    with running(settings(tmp_path)) as site:
        page = site.guest()
        assert page.get("/health").json()["database"] == "ok"
        with capture_logs() as told:
            for _ in range(2):
                assert problem(page.get(f"/api/tables/{table}")) == (503, "storage_failed")
        assert [line["event"] for line in told].count("database_damaged") == 1
        answer = page.get("/health")
        assert (answer.status_code, answer.json()["ok"], answer.json()["database"]) == (503, False, "damaged")
        page.close()
