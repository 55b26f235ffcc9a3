"""A player of Preferans that judges games by what declarers make of them; all else it leaves to `pimc`."""

from __future__ import annotations

from prikup.bots.preferans.expert.player import ExpertBot

__all__ = ["ExpertBot"]
