"""A player of Preferans that searches its last tricks over all layouts; all else it leaves to `expert`."""

from __future__ import annotations

from prikup.bots.preferans.master.player import MasterBot

__all__ = ["MasterBot"]
