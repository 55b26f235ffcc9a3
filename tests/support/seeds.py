"""The number of random trials, and their seed.

The seed depends on the state of the source tree; ``PRIKUP_SEED`` in the environment sets another one, for instance to
repeat a failure. With ``PRIKUP_TRIALS=all`` each search has its full length (``make test-all``), without it a length
that ``make test`` has time for.
"""

from __future__ import annotations

import hashlib
import os
import random
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = (
    *("src/prikup/**/*.py", "src/prikup/**/*.ftl", "src/prikup/**/*.toml", "crates/**/*.rs", "tests/**/*.py"),
    *("spec/cases/**/*.toml", "spec/*.toml", "web/src/**/*.ts", "web/src/**/*.svelte", "web/src/**/*.css"),
)


def of_the_sources() -> str:
    """Eight hexadecimal digits that change with any file that the tests are about."""
    found = hashlib.sha256()
    for pattern in SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            found.update(path.relative_to(ROOT).as_posix().encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:8]


# Workers inherit the environment, and so the seed of the process that started them.
SEED = os.environ.get("PRIKUP_SEED") or of_the_sources()
os.environ["PRIKUP_SEED"] = SEED
ALL = os.environ.get("PRIKUP_TRIALS") == "all"


def trials(some: int, full: int) -> int:
    """The number of trials: some, or with ``PRIKUP_TRIALS=all`` the full number."""
    return full if ALL else some


def random_of(name: object) -> random.Random:
    """Random numbers by the seed, for what has this name."""
    return random.Random(f"{SEED} {name}")


def repeated(test: str) -> str:
    """The command that runs a test as it was run."""
    everything = "PRIKUP_TRIALS=all " if ALL else ""
    return f"{everything}PRIKUP_SEED={SEED} .venv/bin/pytest '{test}'"
