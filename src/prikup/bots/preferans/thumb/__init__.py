"""A rule-of-thumb player for Preferans: one module for each decision, a reason for every choice.

It searches only tricks in which every card that matters is known.
"""

from __future__ import annotations

from prikup.bots.preferans.thumb.player import RuleOfThumbBot

__all__ = ["RuleOfThumbBot"]
