"""``prikup serve`` as a process of its own."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tests.server.http.support import Page
from tests.support import bound

ADDRESS = re.compile(r"(http://\S+:\d+)/")


class Process:
    """A server process that answers. Its logs go to a file; what its tests have left open, ``opened`` closes."""

    def __init__(self, process: subprocess.Popen[str], url: str, logs: Path, opened: contextlib.ExitStack) -> None:
        self.process = process
        self.url = url
        self.logs = logs
        self._opened = opened

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def guest(self, name: str) -> Page:
        """A guest at this server."""
        page = self._opened.enter_context(contextlib.closing(Page(self.url)))
        page.join(name)
        return page

    def stop(self, number: int = signal.SIGTERM) -> int:
        """Sends a signal and gives the exit status."""
        self.process.send_signal(number)
        return self.process.wait(120)


def environ(home: Path, **more: str) -> dict[str, str]:
    """The environment of a user who speaks English."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PRIKUP"))}
    return clean | {"PRIKUP_HOME": str(home), "LANG": "en_US.UTF-8", "PYTHONIOENCODING": "utf-8"} | more


@contextlib.contextmanager
def serving(
    folder: Path, *arguments: str, port: int = 0, program: tuple[str, ...] = ("-m", "prikup")
) -> Iterator[Process]:
    """Runs ``prikup serve`` on a free port until the end of the block; ``program``: what Python runs as prikup."""
    logs = folder / "server.log"
    command = bound.command(*program, "serve", "--port", str(port), "--bots", "1", *arguments)
    with (
        logs.open("a") as errors,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, encoding="utf-8", env=environ(folder / "home"), cwd=folder
        ) as process,
    ):
        assert process.stdout is not None
        try:
            first = process.stdout.readline()
            found = ADDRESS.search(first)
            assert found, (first, logs.read_text())
            with contextlib.ExitStack() as opened:
                yield Process(process, found[1], logs, opened)
        finally:
            if process.poll() is None:
                process.terminate()
            process.wait(120)
            process.stdout.close()


def serve(folder: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Runs ``prikup serve`` where it cannot start, and gives how it ended."""
    return subprocess.run(
        bound.command("-m", "prikup", "serve", *arguments),
        capture_output=True,
        stdin=subprocess.DEVNULL,
        encoding="utf-8",
        env=environ(folder / "home", **more),
        timeout=300,
        check=False,
    )
