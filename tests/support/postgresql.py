"""A PostgreSQL of the tests' own: from the system's packages, on a socket in a temporary folder, ended with the tests.

``initdb`` takes seconds, so what it makes is kept in ``build/`` and copied. PostgreSQL refuses to run as root: there it
runs as the system's user ``postgres``, or ``nobody``. The program between the two, this file, asks Linux for SIGQUIT at
the end of its parent, so that a killed pytest leaves no server.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
WAIT = 60.0
"""Seconds that a server may take to start on a busy machine."""
FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""These tests do not wait for the disk."""
PR_SET_PDEATHSIG = 1


@cache
def programs() -> Path | None:
    """The folder with PostgreSQL's programs, of the latest version that is installed."""
    from tools.system import found

    path = found("postgresql")
    return Path(path).resolve().parent if path else None


def owner() -> pwd.struct_passwd:
    """The user as whom PostgreSQL runs."""
    if os.geteuid() != 0:
        return pwd.getpwuid(os.geteuid())
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise RuntimeError("neither postgres nor nobody is a user here")


def _give(folder: Path) -> None:
    """Gives a folder with all that is in it to PostgreSQL's user."""
    user = owner()
    if os.geteuid() == 0:
        for place in (folder, *folder.rglob("*")):
            os.chown(place, user.pw_uid, user.pw_gid, follow_symlinks=False)


def _environment() -> dict[str, str]:
    return {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "HOME": "/"}


def _new_cluster(folder: Path) -> None:
    """An empty cluster, from the one that is kept."""
    bin_folder, user = programs(), owner()
    assert bin_folder is not None
    version = subprocess.run([bin_folder / "postgres", "-V"], capture_output=True, text=True, check=True).stdout
    kept = ROOT / "build" / "postgresql" / "".join(char if char.isalnum() else "-" for char in version.strip())
    if not kept.is_dir():
        with tempfile.TemporaryDirectory(prefix="prikup-initdb-") as place:
            made = Path(place) / "data"
            made.mkdir()
            os.chmod(place, 0o755)
            _give(made)
            command = ["-A", "trust", "-U", "prikup", "-E", "UTF8", "--locale=C", "--no-sync", "-D", str(made)]
            subprocess.run(
                [str(bin_folder / "initdb"), *command],
                check=True,
                capture_output=True,
                user=user.pw_uid,
                group=user.pw_gid,
                extra_groups=[] if os.geteuid() == 0 else None,
                env=_environment(),
                cwd="/",
            )
            kept.parent.mkdir(parents=True, exist_ok=True)
            copy = Path(tempfile.mkdtemp(dir=kept.parent))
            shutil.copytree(made, copy / "data")
            # Another worker may have been quicker.
            with contextlib.suppress(OSError):
                os.rename(copy / "data", kept)
            shutil.rmtree(copy)
    shutil.copytree(kept, folder)
    folder.chmod(0o700)
    _give(folder)


class Cluster:
    """A server of PostgreSQL, started."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self.folder = folder
        self.data = folder / "data"
        self._settings = settings
        self._numbers = itertools.count(1)
        self.process: subprocess.Popen[bytes] | None = None
        _new_cluster(self.data)
        self.start()

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://prikup@/{database}?host={self.folder}"

    def start(self) -> None:
        """Starts the server; returns when it takes connections."""
        user, bin_folder = owner(), programs()
        assert bin_folder is not None
        options = [part for setting in (*FAST, *self._settings) for part in ("-c", setting)]
        command = [
            *(sys.executable, "-I", "-S", __file__, str(os.getpid()), str(user.pw_uid), str(user.pw_gid)),
            *(str(bin_folder / "postgres"), "-D", str(self.data), "-k", str(self.folder)),
            *("-c", "listen_addresses=", "-c", "max_connections=60", "-c", "shared_buffers=16MB", *options),
        ]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=_environment(), cwd="/")
        until = time.monotonic() + WAIT
        while not self._answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()[-2000:]
            assert time.monotonic() < until, "PostgreSQL does not start"
            time.sleep(0.02)

    def _answers(self) -> bool:
        import pg8000.dbapi

        with contextlib.suppress(pg8000.dbapi.Error, OSError):
            pg8000.dbapi.connect("prikup", database="postgres", unix_sock=self.socket, timeout=5).close()
            return True
        return False

    @property
    def socket(self) -> str:
        return str(self.folder / ".s.PGSQL.5432")

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Ends the server: at once, as a crash does (SIGQUIT), or in order (SIGINT)."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None

    def run(self, *statements: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Runs statements; the rows of the last one."""
        import pg8000.dbapi

        link = pg8000.dbapi.connect("prikup", database=database, unix_sock=self.socket, timeout=60)
        try:
            link.autocommit = True
            cursor = link.cursor()
            for statement in statements:
                cursor.execute(statement)
            return [tuple(row) for row in cursor.fetchall()] if cursor.description else []
        finally:
            link.close()

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"club{next(self._numbers)}"
        self.run(f"CREATE DATABASE {name}")
        return self.url(name)


@contextlib.contextmanager
def running(*settings: str) -> Iterator[Cluster]:
    """A server of one's own."""
    # The path of a socket is short.
    with tempfile.TemporaryDirectory(prefix="prikup-pg-", dir="/tmp") as place:
        folder = Path(place)
        folder.chmod(0o755)
        if os.geteuid() == 0:
            os.chown(folder, owner().pw_uid, owner().pw_gid)
        cluster = None
        try:
            cluster = Cluster(folder, *settings)
            yield cluster
        finally:
            if cluster is not None:
                cluster.stop()


def main() -> None:
    """Becomes PostgreSQL, as the user that was named, and ends with the process that started it."""
    import ctypes

    parent, uid, gid = map(int, sys.argv[1:4])
    # Loaded before: that user may not be able to read this Python.
    system = ctypes.CDLL(None, use_errno=True)
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(gid)
        os.setuid(uid)
    if sys.platform == "linux" and system.prctl(PR_SET_PDEATHSIG, signal.SIGQUIT) != 0:
        raise OSError(ctypes.get_errno(), "prctl")
    if os.getppid() != parent:
        raise SystemExit("the process that started this one has ended")
    os.execv(sys.argv[4], sys.argv[4:])


if __name__ == "__main__":
    main()
