"""A Python process that ends when the process that started it does, however that one ends: ``command`` gives its
command line.

This file is also the program that runs between the two. It asks Linux for SIGKILL at the end of its parent, takes
signals as a program in a terminal does (a parent in the background ignores Ctrl-C, and its children would too), and
becomes the Python that was asked for. Elsewhere than on Linux it only does the latter, and a test that is killed
leaves its processes.
"""

from __future__ import annotations

import os
import signal
import sys

PR_SET_PDEATHSIG = 1


def command(*arguments: str) -> list[str]:
    """The command line of Python with these arguments. It must be started by the main thread of this process."""
    return [sys.executable, "-I", "-S", __file__, str(os.getpid()), *arguments]


def main() -> None:
    """Becomes the program, or ends at once if the parent has ended before it could be watched."""
    if sys.platform == "linux":
        import ctypes

        if ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGKILL) != 0:
            raise OSError(ctypes.get_errno(), "prctl")
    if os.name == "posix":
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        if os.getppid() != int(sys.argv[1]):
            raise SystemExit("the process that started this one has ended")
    os.execv(sys.executable, [sys.executable, *sys.argv[2:]])


if __name__ == "__main__":
    main()
