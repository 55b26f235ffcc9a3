"""System programs that tests need: found, or installed where allowed (Debian, as root), or else reported.

``python -m tools.system chromium`` never fails: a test without its program is skipped with a message, or fails under
CI.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from glob import glob

PROGRAMS = {
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "strace": ("strace",),
    # Debian keeps the programs of each version by themselves.
    "postgresql": ("initdb", "/usr/lib/postgresql/*/bin/initdb"),
}
"""The Debian package, and the names under which the program may already exist."""


def found(package: str) -> str | None:
    """The path of a program, under any of its names; of several versions the latest."""
    names = [place for name in PROGRAMS[package] for place in (sorted(glob(name))[::-1] if "*" in name else [name])]
    return next(filter(None, map(shutil.which, names)), None)


def install(package: str) -> str | None:
    """The path of a program, installed if it is missing and that is allowed; None if it is not available."""
    path = found(package)
    if path or not shutil.which("apt-get") or os.geteuid() != 0:
        return path
    sys.stdout.write(f"installing {package} for the tests\n")
    sys.stdout.flush()
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["-y", "--no-install-recommends", "install", package]):
        # Errors show when the program is looked up.
        subprocess.run(["apt-get", "-q", *step], env=environ, capture_output=True, check=False)
    return found(package)


def main() -> int:
    """Installs the named programs; reports those that are not available."""
    for package in sys.argv[1:]:
        if not install(package):
            sys.stdout.write(f"note: {package} is missing and cannot be installed here; its tests will be skipped\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
