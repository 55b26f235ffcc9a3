"""boardgame.io's server with its FlatFile storage (npm, `bench/peer`), played by its own client."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer

import msgspec
from msgspec import Struct

FOLDER = Path(__file__).parent / "peer"
BIN = Path(sys.executable).parent
START = 30
"""Seconds that the server may take to answer."""
CONNECT = 180
"""Seconds that the client may take in addition to playing."""


class Figures(Struct, frozen=True):
    """The output of `load.mjs` for a closed loop; times in milliseconds."""

    rate: float
    p50: float | None
    p99: float | None
    moves: int


def missing() -> str:
    """Why the peer cannot be measured; empty if it can. Installs its packages if they are missing."""
    node = _node()
    if node is None:
        return "Node is not installed"
    if not (FOLDER / "node_modules" / "boardgame.io").exists():
        command = [str(BIN / "npm"), "ci", "--no-audit", "--no-fund", "--no-update-notifier", "--prefix", str(FOLDER)]
        try:
            subprocess.run(command, check=True, env=_env(), stdout=subprocess.DEVNULL, timeout=300)
        except (OSError, subprocess.SubprocessError) as error:
            return f"npm ci in bench/peer failed: {error}"
    return ""


@contextmanager
def peer() -> Iterator[int]:
    """Runs the server, with its matches in a temporary folder; yields its port."""
    with TemporaryDirectory(prefix="prikup-bench-peer-") as folder:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port: int = free.getsockname()[1]
        command = [_node() or "node", "server.mjs", str(port), folder]
        out, errors = subprocess.PIPE, subprocess.DEVNULL
        with subprocess.Popen(command, cwd=FOLDER, env=_env(), stdout=out, stderr=errors, process_group=0) as one:
            assert one.stdout is not None
            # The venv's node is a script that starts the real one: both must end.
            late = Timer(START, _end, (one.pid,))
            late.start()
            try:
                if not any(b"ready" in line for line in one.stdout):
                    raise RuntimeError("boardgame.io's server ended before it was ready")
                late.cancel()
                yield port
            finally:
                late.cancel()
                _end(one.pid)
                # Its files are in use until the last process ends.
                one.stdout.read()


def closed(port: int, tables: int, seconds: float) -> Figures:
    """Runs the closed loop."""
    command = [_node() or "node", "load.mjs", str(port), str(tables), str(seconds)]
    done = subprocess.run(
        command, cwd=FOLDER, env=_env(), check=True, stdout=subprocess.PIPE, timeout=CONNECT + seconds
    )
    return msgspec.json.decode(done.stdout, type=Figures)


def _end(group: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


def _node() -> str | None:
    """The venv's Node, the one that the client was built with."""
    own = BIN / "node"
    return str(own) if own.exists() else shutil.which("node")


def _env() -> dict[str, str]:
    return {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}", "NODE_ENV": "production"}
