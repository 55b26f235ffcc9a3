"""A player of Thousand and 1001 that searches its last tricks over all layouts; all else it leaves to `expert`."""

from __future__ import annotations

from prikup.bots.thousand.master.player import MasterBot

__all__ = ["MasterBot"]
