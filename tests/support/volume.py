"""A small file system of its own, for tests of a full disk.

This file is also the program that mounts it, waits until the test is done with it or has ended, however that ended, and
unmounts it: a killed pytest leaves no mount. (A mount namespace of the test's own would belong to one of its threads.)
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path


class Volume:
    """A small file system."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        self.size = megabytes << 20

    @property
    def free(self) -> int:
        """Bytes that are free."""
        found = os.statvfs(self.folder)
        return found.f_bavail * found.f_frsize

    def fill(self, name: str, leave: int = 0) -> Path:
        """A file of somebody else's, which leaves so many bytes."""
        file = self.folder / name
        with file.open("wb") as raw:
            left = self.free - leave
            while left > 0:
                raw.write(b"x" * min(left, 65_536))
                left -= 65_536
        return file


@contextlib.contextmanager
def mounted(folder: Path, megabytes: int) -> Iterator[Volume]:
    """A volume in a folder, which is made. Raises OSError with the reason where none can be mounted here."""
    if sys.platform != "linux":
        raise OSError("a volume of a set size is made on Linux only")
    folder.mkdir()
    keeper = subprocess.Popen(
        [sys.executable, "-I", "-S", __file__, str(folder), str(megabytes)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    assert keeper.stdin is not None
    assert keeper.stdout is not None
    try:
        said = keeper.stdout.readline().strip()
        if said != MOUNTED:
            raise OSError(said)
        yield Volume(folder, megabytes)
    finally:
        keeper.stdin.close()
        keeper.stdout.close()
        ended = keeper.wait(60)
    assert ended == 0


MOUNTED = "mounted"


def main(folder: str, megabytes: str) -> int:
    """Mounts, tells so or why not, waits for the end of its input, and unmounts."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "prikup-test", folder]
    try:
        made = subprocess.run(command, capture_output=True, text=True, check=False)
        why = " ".join(made.stderr.split()) if made.returncode else ""
    except OSError as error:
        why = f"mount: {error}"
    sys.stdout.write(f"{why or MOUNTED}\n")
    sys.stdout.flush()
    if why:
        return 0
    # The end of the test, or of its process, ends the input.
    sys.stdin.read()
    return subprocess.run(["umount", "-l", folder], check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
