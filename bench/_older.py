"""The rule of thumb of an older commit, to play against today's."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from io import BytesIO
from pathlib import Path
from subprocess import run
from tarfile import open as open_tar
from tempfile import mkdtemp

from prikup.bots import Bot, make_bot

Maker = Callable[[str], Bot]
"""A bot from its seed."""


def older(commit: str, game: str) -> Path:
    """A folder in which a game's player of an older commit is a package of its own, beside the installed one."""
    parts, package = f"src/prikup/bots/{game}", f"older_{game}"
    home = Path(mkdtemp(prefix="prikup-older-"))
    packed = run(["git", "archive", commit, parts], check=True, capture_output=True).stdout
    with open_tar(fileobj=BytesIO(packed)) as archive:
        archive.extractall(home, filter="data")
    (home / parts).rename(home / package)
    for file in (home / package).rglob("*.py"):
        file.write_text(file.read_text("utf-8").replace(f"prikup.bots.{game}", package), "utf-8")
    return home


def opponents(folder: Path | None, game: str) -> Maker:
    """Who plays against the measured player: the player of the older commit in the folder, or random players."""
    if folder is None:
        return lambda seed: make_bot("random", seed, game)
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    player = import_module(f"older_{game}.thumb")
    # What the class is called in older commits.
    found: Maker = getattr(player, "RuleOfThumbBot", None) or player.Thumb
    return found
