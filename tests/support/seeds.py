"""The seed of random trials: another one for every state of the source tree, the same for one and the same state.

``PRIKUP_SEED`` in the environment takes another one, for instance that of a failure that is to be seen again.
"""

from __future__ import annotations

import hashlib
import os
import random
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ("src/prikup/**/*.py", "src/prikup/**/*.ftl", "crates/**/*.rs", "tests/**/*.py", "spec/cases/**/*.toml")


def of_the_sources() -> str:
    """Eight hexadecimal digits that change with any file that the tests are about."""
    found = hashlib.sha256()
    for pattern in SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            found.update(path.relative_to(ROOT).as_posix().encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:8]


# Workers inherit the environment, so that all have the seed of the process that started them.
SEED = os.environ.setdefault("PRIKUP_SEED", "") or of_the_sources()
os.environ["PRIKUP_SEED"] = SEED


def rng(name: object) -> random.Random:
    """Random numbers for one trial, told by its name."""
    return random.Random(f"{SEED} {name}")
