"""Generated files: written, or compared with what would be generated now."""

from __future__ import annotations

import sys
from pathlib import Path


def write_or_check(files: dict[Path, str], again: str) -> int:
    """Writes files that are out of date; with ``--check`` only lists them, with the command to run (``again``), and
    returns 1."""
    stale = [path for path, text in files.items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            sys.stderr.write(f"{path.name} is out of date: run {again}\n")
        return int(bool(stale))
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[path], "utf-8")
    return 0
