"""A player of Thousand and 1001 that names amounts for the match; all else it leaves to `pimc`."""

from __future__ import annotations

from prikup.bots.thousand.expert.player import ExpertBot

__all__ = ["ExpertBot"]
