"""What the players share that search the last tricks over every layout that is left."""

from __future__ import annotations

from prikup.bots.master.ending import ending

__all__ = ["ending"]
