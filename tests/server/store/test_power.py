"""Power loss: every acknowledged action is in every state that a disk may have after it.

A server plays under ``strace``, which records its writes and syncs of the database and of its log, and its
acknowledgements, in one order. A write that no sync followed may be on the disk, or not, or in part (sector by sector),
in any order; a write before a finished sync is there. Of the states that are possible after each call, these are built
and opened: nothing unsynced; all of it; parts chosen by chance.
"""

from __future__ import annotations

import contextlib
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from prikup.server.store.store import Store
from tests.server.store.test_backup import Key, actions
from tests.support.unable import needs, unable

pytestmark = [pytest.mark.search, needs(sys.platform == "linux", "strace is for Linux")]

ROOT = Path(__file__).parents[3]
SECTOR = 512
ACTS = 80
"""Acknowledgements of a recorded run."""
CALLS = "pwrite64,write,fdatasync,fsync,ftruncate,unlink"
Write = tuple[int, bytes | None]
"""A place and what was written there; None: the file was cut there."""

_CALL = re.compile(r"(\d+) +(\w+)\((?:(\d+)<([^>]*)>|\"([^\"]*)\")(.*)")
_RESUMED = re.compile(r"(\d+) +<\.\.\. (\w+) resumed>.*= (-?\d+)")


def unescaped(text: str) -> bytes:
    """A string as ``strace -xx`` writes it."""
    return bytes.fromhex(text.replace("\\x", "")) if text.startswith("\\x") else text.encode()


def traced(folder: Path, mode: str = "-") -> list[str]:
    """Plays on a database that is there already; gives the lines of the trace. Skips where that is not possible."""
    strace = shutil.which("strace")
    why = "strace is missing" if strace is None else ""
    if strace is not None:
        tried = subprocess.run([strace, "-o", "/dev/null", "true"], capture_output=True, text=True, check=False)
        why = tried.stderr.strip()[-200:] if tried.returncode else ""
    if strace is None or why:
        unable(f"processes cannot be traced here: {why}")
    file, told, trace = folder / "server.sqlite", folder / "told", folder / "trace"
    told.touch()
    paths = [part for place in (file, f"{file}-wal", f"{file}-journal", told) for part in ("-P", str(place))]
    options = ["-f", "-y", "-xx", "-s", "200000", "-e", f"trace={CALLS}", "-o", str(trace)]
    command = [sys.executable, "-m", "tests.server.tables.killed", f"sqlite:///{file}", "11", mode, str(ACTS)]
    with told.open("ab") as output, (folder / "errors").open("wb") as errors:
        # It kills itself: were strace ended, the program would go on without it.
        subprocess.run(
            [strace, *options, *paths, *command], cwd=ROOT, input=b"[]", stdout=output, stderr=errors, check=False
        )
    assert told.read_bytes().count(b'["done"') == ACTS, (folder / "errors").read_text()[-2000:]
    return trace.read_text("ascii", "replace").splitlines()


class Disk:
    """Files of which it is known what was synced."""

    def __init__(self, synced: dict[str, bytes]) -> None:
        self.synced = {name: bytearray(data) for name, data in synced.items()}
        self.pending: dict[str, list[Write]] = {}

    def write(self, name: str, at: int, data: bytes | None) -> None:
        self.pending.setdefault(name, []).append((at, data))

    def sync(self, name: str, count: int) -> None:
        """The first so many writes are there for good."""
        for one in self.pending.get(name, [])[:count]:
            _apply(self.synced.setdefault(name, bytearray()), one)
        self.pending[name] = self.pending.get(name, [])[count:]

    def after_a_power_cut(self, rng: random.Random | None, *, everything: bool = False) -> dict[str, bytearray]:
        """What may be on the disk: with ``rng`` any part of what was not synced."""
        found = {name: bytearray(data) for name, data in self.synced.items()}
        for name, writes in self.pending.items():
            kept = writes if everything else [] if rng is None else _some(writes, rng)
            for one in kept:
                _apply(found.setdefault(name, bytearray()), one)
        return found


def _some(writes: list[Write], rng: random.Random) -> list[Write]:
    """A part of the writes, some of them torn, in another order."""
    kept: list[Write] = []
    for at, data in writes:
        if rng.random() < 0.4:
            continue
        if data is not None and rng.random() < 0.5:
            sectors = range(0, len(data), SECTOR)
            kept += [(at + start, data[start : start + SECTOR]) for start in sectors if rng.random() < 0.6]
        else:
            kept.append((at, data))
    rng.shuffle(kept)
    return kept


def _apply(file: bytearray, write: Write) -> None:
    at, data = write
    if data is None:
        del file[at:]
        file.extend(bytes(at - len(file)))
        return
    file.extend(bytes(max(0, at + len(data) - len(file))))
    file[at : at + len(data)] = data


def replayed(lines: list[str], folder: Path, disk: Disk) -> Iterator[tuple[str, set[Key]]]:
    """Does to the disk what the trace says. After each call its name, and what was acknowledged until then."""
    done: set[Key] = set()
    syncs: dict[str, tuple[str, int]] = {}
    for line in lines:
        if resumed := _RESUMED.match(line):
            if resumed[1] in syncs and resumed[2] in ("fdatasync", "fsync"):
                name, count = syncs.pop(resumed[1])
                disk.sync(name, count)
                yield "sync", done
            continue
        call = _CALL.match(line)
        if call is None:
            continue
        process, kind, _, by_number, by_name, rest = call.groups()
        name = Path(os.fsdecode(unescaped(by_number if by_number is not None else by_name))).name
        if not name.startswith(("server.sqlite", "told")):
            continue
        if name == "told":
            for one in unescaped(rest.split('"')[1]).splitlines():
                if one.startswith(b'["done"'):
                    _, table, seat, client, _ = msgspec.json.decode(one)
                    done.add((table, seat, client))
            yield "told", done
        elif kind in ("fdatasync", "fsync"):
            count = len(disk.pending.get(name, []))
            if "unfinished" in rest:
                syncs[process] = name, count
                continue
            disk.sync(name, count)
            yield "sync", done
        elif kind == "pwrite64":
            data = unescaped(rest.split('"')[1])
            numbers = re.search(r'", (\d+), (\d+)', rest)
            assert numbers is not None, rest[-100:]
            assert int(numbers[1]) == len(data), "the trace cut a write off"
            disk.write(name, int(numbers[2]), data)
            yield "write", done
        elif kind == "ftruncate":
            disk.write(name, int(re.findall(r"\d+", rest)[0]), None)
            yield "cut", done
        else:
            raise AssertionError(f"a call that is not replayed: {line[:200]}")


def check(folder: Path, files: dict[str, bytearray], done: set[Key]) -> None:
    """The database of these files is whole, and holds what was acknowledged."""
    for left in folder.iterdir():
        left.unlink()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    found = actions(folder / "server.sqlite")
    assert done <= found, f"acknowledged and lost: {len(done - found)}"
    with contextlib.closing(sqlite3.connect(folder / "server.sqlite")) as link:
        assert link.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


async def prepared(folder: Path) -> dict[str, bytes]:
    """A database that is made and closed; its file as it is on the disk."""
    store = Store(f"sqlite:///{folder}/server.sqlite")
    await store.start()
    await store.stop()
    return {"server.sqlite": (folder / "server.sqlite").read_bytes()}


def cut_everywhere(folder: Path, lines: list[str], synced: dict[str, bytes]) -> dict[str, int]:
    """Cuts the power after every call; counts the calls by kind."""
    rng = random.Random(1)
    place = folder / "after"
    place.mkdir()
    disk = Disk(synced)
    kinds: dict[str, int] = {}
    for kind, done in replayed(lines, folder, disk):
        kinds[kind] = kinds.get(kind, 0) + 1
        # Between two acknowledgements only the unsynced writes grow: each of their states is seen when it is reached.
        if kind in ("told", "sync"):
            check(place, disk.after_a_power_cut(None), done)
        if kind == "told" or kinds[kind] % 4 == 0:
            check(place, disk.after_a_power_cut(rng), done)
            check(place, disk.after_a_power_cut(None, everything=True), done)
    return kinds


@pytest.mark.turns(3)
async def test_nothing_acknowledged_is_lost_when_the_power_goes(tmp_path: Path) -> None:
    synced = await prepared(tmp_path)
    kinds = cut_everywhere(tmp_path, traced(tmp_path), synced)
    assert kinds["told"] >= ACTS
    assert kinds["sync"] >= 20
    assert kinds["write"] >= ACTS


@pytest.mark.parametrize("mode", ["unsynced", pytest.param("early", marks=pytest.mark.slow)])
async def test_an_acknowledgement_before_the_sync_is_noticed(tmp_path: Path, mode: str) -> None:
    synced = await prepared(tmp_path)
    lines = traced(tmp_path, mode)
    with pytest.raises(AssertionError, match="acknowledged and lost"):
        cut_everywhere(tmp_path, lines, synced)
