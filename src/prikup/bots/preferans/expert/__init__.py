"""A player of Preferans that weighs sampled worlds by calls and plays; what it does not search it leaves to `pimc`."""

from __future__ import annotations

from prikup.bots.preferans.expert.player import ExpertBot

__all__ = ["ExpertBot"]
