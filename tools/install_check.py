"""Installs what ``make wheels`` built as people will, and has each installation serve its page.

``python -m tools.install_check`` takes prikup from ``dist/`` alone, and what it needs from the package index: the wheel
by pip, uvx and pipx, and the source distribution, built by pip.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
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


def installed(folder: Path, file: Path, *options: str) -> list[str]:
    """The command of prikup after ``pip install FILE[server]`` into a new environment."""
    venv.create(folder, with_pip=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run([*pip, "install", *options, f"{file}[server]"], check=True)
    return [str(folder / "bin" / "prikup")]


def ways(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """Each way to install prikup, and the command that starts it so."""
    tools = Path(sys.executable).parent
    wheel = built(f"prikup-{version()}-*{os.uname().machine}.whl")
    sdist = built(f"prikup-{version()}.tar.gz")
    wanted = f"prikup[server] @ {wheel.as_uri()}"
    yield "pip", installed(folder / "wheel", wheel)
    yield "uvx", [str(tools / "uvx"), "--quiet", "--from", wanted, "prikup"]
    yield "pipx", [str(tools / "pipx"), "run", "--quiet", "--spec", wanted, "prikup"]
    yield "sdist", installed(folder / "sdist", sdist)


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
