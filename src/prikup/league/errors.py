"""What is wrong with a league: its settings, its files, its workers."""

from __future__ import annotations

from typing import ClassVar

from prikup.core.errors import PrikupError


class LeagueError(PrikupError):
    """A league that cannot be played or read."""

    kind: ClassVar[str] = "league"


EXTRA = "pip install 'prikup[analysis]'"
"""What installs numpy, the charts and the ratings."""
