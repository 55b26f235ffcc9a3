"""Small leagues."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from prikup.league import LeagueFile, LocalWorkers, Rows, Settings, Share, play, settings_of

VERSION = "test"


def small(rules: str = "thousand/ru", players: str = "thumb,random", **more: Any) -> Settings:
    """A league of ten deals."""
    return settings_of(rules, players.split(","), **{"version": VERSION, "deals": 10, **more})


def played(settings: Settings, path: Path | None = None, share: Share | None = None, jobs: int = 1) -> Rows:
    """The rows after a run."""
    file = LeagueFile(settings, path)
    try:
        play(file, LocalWorkers(jobs), share)
    finally:
        file.close()
    return file.rows
