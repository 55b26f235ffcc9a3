"""Installs what ``make wheels`` built as people will, and has each installation serve its page.

``python -m tools.install_check`` takes prikup from ``dist/`` alone, and what it needs from the package index: the wheel
by pip and uvx from an index on this machine, by pipx as a file, and the source distribution, built by pip.
"""

from __future__ import annotations

import contextlib
import functools
import os
import subprocess
import sys
import tempfile
import threading
import venv
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tools.prebuilt import version
from tools.wheel_check import browser, served

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
SERVE = ("serve", "--port", "0", "--no-open")


def built(pattern: str) -> Path:
    """The one file in dist/ of this name. Raises SystemExit if there is none."""
    files = sorted(DIST.glob(pattern))
    if not files:
        raise SystemExit(f"error: no {pattern} in dist/; run make wheels")
    return files[0]


def installed(folder: Path, what: str, *options: str) -> list[str]:
    """The command of prikup after ``pip install`` into a new environment."""
    venv.create(folder, with_pip=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run([*pip, "install", *options, what], check=True)
    return [str(folder / "bin" / "prikup")]


@contextlib.contextmanager
def index(folder: Path, name: str, *files: Path) -> Iterator[str]:
    """The address of a package index (PEP 503) on this machine that has these files of one project and nothing else."""
    pages = folder / "index" / name
    pages.mkdir(parents=True)
    links = "".join(f'<a href="{file.name}">{file.name}</a>' for file in files)
    (pages / "index.html").write_text(f"<!DOCTYPE html><title>{name}</title>{links}", "utf-8")
    for file in files:
        (pages / file.name).write_bytes(file.read_bytes())
    handler = functools.partial(Quiet, directory=str(pages.parent))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing of the requests."""

    def log_message(self, *_: object) -> None:
        pass


def ways(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """Each way to install prikup, and the command that starts it so."""
    tools = Path(sys.executable).parent
    wheel = built(f"prikup-{version()}-*{os.uname().machine}.whl")
    sdist = built(f"prikup-{version()}.tar.gz")
    with index(folder, "prikup", wheel) as address:
        yield "pip", installed(folder / "wheel", "prikup[server]", "--extra-index-url", address)
        yield "uvx", [str(tools / "uvx"), "--quiet", "--index", address, "--from", "prikup[server]", "prikup"]
    wanted = f"prikup[server] @ {wheel.as_uri()}"
    yield "pipx", [str(tools / "pipx"), "run", "--quiet", "--spec", wanted, "prikup"]
    yield "sdist", installed(folder / "sdist", f"{sdist}[server]")


def main() -> int:
    """Checks each way; stops at the first that fails."""
    chromium = browser()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PIPX_HOME"] = f"{folder}/pipx"
        for name, command in ways(Path(folder)):
            error = served([*command, *SERVE], chromium)
            if error is not None:
                sys.stderr.write(f"error: {name}: {error}\n")
                return 1
            opened = "opens a table" if chromium else "was not opened in a browser: no chromium"
            sys.stdout.write(f"{name}: installs, serves the page; the page {opened}\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
