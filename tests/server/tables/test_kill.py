"""kill -9 at any moment: every acknowledged action is in the log exactly once, and every table goes on."""

from __future__ import annotations

import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import IO, Any

import msgspec
import pytest

from prikup.server.tables.log_entries import Did, read_entry
from prikup.server.tables.table import Table, load
from tests.support import bound
from tests.support.unable import needs

pytestmark = pytest.mark.search

ROOT = Path(__file__).parents[3]
Key = tuple[str, int, str]


class Checker:
    """What the world knows of a server that is killed again and again."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "server.sqlite"
        self.sent: dict[Key, tuple[int, Any]] = {}
        self.done: dict[Key, int] = {}
        self.refused: dict[Key, str] = {}
        self.open: list[Key] = []
        """Sent and not answered when the server died."""

    def run(self, seed: str, acts: int | None, seconds: float, *, early: bool = False) -> None:
        """Starts the server, kills it some seconds after so many actions, and takes note of all that it had said.

        ``acts``: acknowledged actions; None: it need not even be up.
        """
        again = [(*key, *self.sent[key]) for key in self.open]
        with subprocess.Popen(
            bound.command(
                *("-m", "tests.server.tables.killed", f"sqlite:///{self.path}", seed), *(("early",) if early else ())
            ),
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(again))
            process.stdin.close()
            try:
                if acts is not None:
                    assert process.stdout.readline() == b'["ready"]\n'
                    self.listen(process.stdout, acts)
                time.sleep(seconds)
                assert process.poll() is None, "it ended by itself"
            finally:
                process.send_signal(signal.SIGKILL)
            for line in process.stdout:
                self.note(msgspec.json.decode(line))
        self.open = [key for key in self.sent if key not in self.done and key not in self.refused]

    def listen(self, said: IO[bytes], acts: int) -> None:
        """Until so many more actions are acknowledged."""
        while acts > 0:
            line = said.readline()
            assert line, "it ended by itself"
            words = msgspec.json.decode(line)
            self.note(words)
            acts -= words[0] == "done"

    def note(self, words: list[Any]) -> None:
        match words:
            case ["sent", table, seat, name, decision, action]:
                assert self.sent.setdefault((table, seat, name), (decision, action)) == (decision, action)
            case ["done", table, seat, name, number]:
                assert self.done.setdefault((table, seat, name), number) == number, "a repeat had another answer"
            case ["refused", table, seat, name, code]:
                self.refused[table, seat, name] = code

    def check(self) -> int:
        """Reads the database as it was left; gives how many entries it has."""
        with sqlite3.connect(self.path) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            rows = connection.execute("SELECT table_id, seq, body, seat, client FROM entries ORDER BY table_id, seq")
            logs: dict[str, list[bytes]] = {}
            clients: Counter[Key] = Counter()
            for table, seq, body, seat, client in rows:
                log = logs.setdefault(table, [])
                assert seq == len(log), "an entry is missing"
                log.append(body)
                entry = read_entry(body)
                if isinstance(entry, Did) and entry.id:
                    key = (table, entry.seat, entry.id)
                    assert (seat, client) == (entry.seat, entry.id)
                    clients[key] += 1
                    assert msgspec.json.decode(entry.action) == self.sent[key][1]
        connection.close()
        assert set(clients.values()) <= {1}
        missing = [key for key in self.done if key not in clients]
        assert not missing, "acknowledged and lost"
        strangers = [key for key in clients if key not in self.done and key not in self.open]
        assert not strangers, "refused and written all the same"
        for table, bodies in logs.items():
            found: Table = load(table, bodies)
            for (_, seat, name), number in self.done.items():
                if (seat, name) in found.done and _ == table:
                    assert found.done[seat, name] == number
        return sum(map(len, logs.values()))


def kill(folder: Path, times: int, seed: int, *, early: bool = False) -> None:
    # What is counted has its own seed, the same each time.
    rng = random.Random(seed)
    checker = Checker(folder)
    grown = between = before = 0
    for number in range(times):
        # Now and then it dies before it is up, perhaps in the middle of making the database. Else it is given work and
        # not time: how much it does in a second is the machine's affair.
        at_once = rng.random() < 0.15
        acts, seconds = (None, rng.uniform(0.3, 1.2)) if at_once else (rng.randint(1, 80), rng.uniform(0.0, 0.02))
        checker.run(f"{seed}/{number}", acts, seconds, early=early)
        between += bool(checker.open)
        if checker.path.exists() and checker.done:
            length = checker.check()
            grown += length > before
            before = length
    assert grown >= times * 0.6
    assert len(checker.done) > 5 * times
    assert between, "no kill came between an action and its answer"


@needs(sys.platform != "win32", "there is no SIGKILL")
def test_kill_a_few_times(tmp_path: Path) -> None:
    kill(tmp_path, 6, 1)


@needs(sys.platform != "win32", "there is no SIGKILL")
def test_an_acknowledgement_that_comes_too_early_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="acknowledged and lost"):
        kill(tmp_path, 12, 3, early=True)


@pytest.mark.slow
@needs(sys.platform != "win32", "there is no SIGKILL")
def test_kill_fifty_times(tmp_path: Path) -> None:
    kill(tmp_path, 50, 2)
