"""A player of Thousand and 1001 that searches on sampled worlds; what it does not search it leaves to `thumb`."""

from __future__ import annotations

from prikup.bots.thousand.pimc.player import PimcBot

__all__ = ["PimcBot"]
