"""System programs that tests need: found, or installed where that is allowed (Debian, as root), else named.

``python -m tools.system chromium`` never fails: a test that misses its program skips and says so, or fails under CI.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

PROGRAMS = {"chromium": ("chromium", "chromium-browser", "google-chrome")}
"""Debian's package, and the names under which the program may be there already."""


def found(package: str) -> str | None:
    """The path of a program, under any of its names."""
    return next(filter(None, map(shutil.which, PROGRAMS[package])), None)


def install(package: str) -> str | None:
    """The path of a program, installed if it was missing and that is allowed; None where it cannot be had."""
    path = found(package)
    if path or not shutil.which("apt-get") or os.geteuid() != 0:
        return path
    sys.stdout.write(f"installing {package} for the tests\n")
    sys.stdout.flush()
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["-y", "--no-install-recommends", "install", package]):
        # What goes wrong shows itself when the program is looked for.
        subprocess.run(["apt-get", "-q", *step], env=environ, capture_output=True, check=False)
    return found(package)


def main() -> int:
    """Installs what is named; says what could not be had."""
    for package in sys.argv[1:]:
        if not install(package):
            sys.stdout.write(f"note: {package} is missing and cannot be installed here; its tests will be skipped\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
