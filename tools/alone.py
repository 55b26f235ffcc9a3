"""Runs each test file in a process of its own: no file may depend on another.

``python -m tools.alone [--jobs N] [-- pytest arguments]`` lists the files that failed, and returns 1 if any did.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NO_TESTS = 5
"""pytest's exit status if every test of a file is deselected."""


def run(file: Path, arguments: list[str]) -> subprocess.CompletedProcess[str]:
    """Runs one file."""
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", *arguments, str(file.relative_to(ROOT))]
    return subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)


def main() -> int:
    """Runs all files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2, help="files at a time")
    parser.add_argument("arguments", nargs="*", help="arguments of pytest")
    given = parser.parse_args()
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    failed = 0
    with ThreadPoolExecutor(given.jobs) as threads:
        for file, done in zip(files, threads.map(lambda one: run(one, given.arguments), files), strict=True):
            said = done.stdout.strip().splitlines()
            sys.stdout.write(f"{file.relative_to(ROOT)}: {said[-1] if said else done.stderr.strip()}\n")
            sys.stdout.flush()
            if done.returncode not in (0, NO_TESTS):
                failed += 1
                sys.stdout.write(done.stdout)
    sys.stdout.write(f"{len(files)} files, {failed} failed\n")
    return failed > 0


if __name__ == "__main__":
    raise SystemExit(main())
