"""A player of Preferans that searches on sampled worlds; what it does not search it leaves to `thumb`."""

from __future__ import annotations

from prikup.bots.preferans.pimc.player import PimcBot

__all__ = ["PimcBot"]
